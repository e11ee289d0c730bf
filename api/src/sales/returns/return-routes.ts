import { valuesOf } from '@karite/shared/labels';
import { MAX_ORDER_LINES, MAX_QUANTITY } from '@karite/shared/orders';
import { messagesOf } from '@karite/shared/resource';
import { linesText, recordSchema } from '@karite/shared/resource/validation';
import { orders, returns } from '@karite/shared/resources';
import { RETURN_COMMENT_LENGTH, RETURN_REASONS, RETURN_STATUSES } from '@karite/shared/returns';
import { tooLong } from '@karite/shared/text';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findMany } from '../../engine/list/find-page.ts';
import { findOne } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { requestReturn, returnableUntil } from './return-store.ts';
import { type OnRefunded, settleReturn } from './settle-return.ts';

const record = recordSchema(returns);
const idParams = z.object({ id: z.string().max(64) });
const text = linesText().max(RETURN_COMMENT_LENGTH, tooLong(RETURN_COMMENT_LENGTH)).nullish();
const quantity = z.number('Quantité attendue').int('Nombre entier attendu').min(1, 'Au moins 1').max(MAX_QUANTITY);

/** What a shopper sees of their wish: its state, not who in the shop settled it. */
const shown = record
  .omit({ orderId: true, order: true, refundId: true, refund: true, fromTill: true })
  .meta({ id: 'AskedReturn' });

const asking = z.strictObject({
  key: z.string().max(100).nullish(),
  reason: z.enum(valuesOf(RETURN_REASONS), 'Choisissez une raison'),
  comment: text,
  items: z
    .array(z.strictObject({ productId: z.string().max(64), quantity }))
    .min(1, 'Choisissez au moins un article')
    .max(MAX_ORDER_LINES)
    .refine(
      (items) => new Set(items.map((item) => item.productId)).size === items.length,
      'Un article figure deux fois',
    ),
});

/** Returns: requested by anyone who may open the order, settled by administrators. */
export const returnRoutes: FastifyPluginAsyncZod<{ database: Database; onRefunded: OnRefunded }> = async (
  app,
  { database, onRefunded },
) => {
  app.get(
    '/orders/:id/returns',
    {
      onRequest: app.access.everyoneOn(orders, 'read'),
      schema: {
        tags: [returns.label.many],
        summary: 'Les retours d’une commande, et jusqu’à quand en demander',
        params: idParams,
        querystring: z.strictObject({ key: z.string().max(100).optional() }),
        response: { 200: z.object({ until: z.string().nullable(), items: z.array(shown) }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await app.orderAccess.judge(request, id, request.query.key);
      const order = await findOne(database, orders, id);
      if (!order) throw notFound(messagesOf(orders).notFound);
      const sort = [{ field: 'createdAt', descending: false, nulls: null }];
      const lines = { start: 0, end: MAX_ORDER_LINES, sort, isRanked: false, after: null };
      const page = { ...lines, q: '', ids: null, filters: [], fields: null };
      const { rows } = await findMany(database, returns, page, sql`it.order_id = ${id}`);
      return { until: await returnableUntil(database, order), items: rows };
    },
  );

  app.post(
    '/orders/:id/returns',
    {
      onRequest: app.access.everyoneOn(orders, 'update'),
      schema: {
        tags: [returns.label.many],
        summary: 'Demander un retour',
        params: idParams,
        body: asking,
        response: { 201: shown },
      },
    },
    async (request, reply) => {
      const { key, reason, comment, items } = request.body;
      await app.orderAccess.judge(request, request.params.id, key);
      const writer = { app, database, by: request.user };
      const requested = await requestReturn(writer, request.params.id, { reason, comment: comment || null, items });
      return reply.code(201).send(requested);
    },
  );

  app.post(
    '/returns/:id/settle',
    {
      onRequest: app.access.administers(returns, 'update'),
      schema: {
        tags: [returns.label.many],
        summary: 'Faire avancer un retour',
        params: idParams,
        body: z.strictObject({
          status: z.enum(RETURN_STATUSES, 'Statut inconnu'),
          answer: text,
          refunded: z.number('Montant attendu').int('Nombre entier attendu').min(1, 'Montant attendu').optional(),
          refundId: z.uuid('Remboursement inconnu').nullish(),
          fromTill: z.boolean('Vrai ou faux attendu').optional(),
          refundNote: z.string().max(200, tooLong(200)).nullish(),
        }),
        response: { 200: record },
      },
    },
    async (request) => {
      const writer = { app, database, by: signedIn(request) };
      const settled = await settleReturn(writer, request.params.id, request.body, onRefunded);
      if (!settled) throw notFound(messagesOf(returns).notFound);
      request.recordVersion = settled.rowVersion;
      return settled;
    },
  );
};
