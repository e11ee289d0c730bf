import { ORDER_STATUSES } from '@karite/shared/orders';
import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOne } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { renewLink } from '../order-core/link-life.ts';

const order = recordSchema(orders);
/**
 * A link is passed on and lies in mailboxes: it shows the order, and of the people nothing that a stranger could write
 * or call to. Steps say when and what, not which administrator.
 */
const followed = order
  .omit({ email: true, userId: true, user: true, position: true, history: true })
  .extend({
    history: z.array(
      z.object({
        from: z.enum(ORDER_STATUSES).nullable(),
        to: z.enum(ORDER_STATUSES),
        at: z.string(),
        /** Why it was cancelled; `null` of other steps. */
        note: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'FollowedOrder' });

/** `+2290197000042` as `+229••••••••42`. */
const masked = (phone: string): string =>
  `${phone.slice(0, 4)}${'•'.repeat(Math.max(0, phone.length - 6))}${phone.slice(-2)}`;

/**
 * How a guest follows an order: by the signed link that the confirmation and its mail carry, and by the one that an
 * administrator gives when that has expired.
 */
export const followRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const { byKey, days, links } = app.orderAccess;
  app.get(
    '/followed-orders/:id',
    {
      schema: {
        tags: [orders.label.many],
        summary: 'Suivre une commande par son lien',
        params: z.object({ id: z.string().max(64) }),
        querystring: z.strictObject({ key: z.string('Lien incomplet').max(100) }),
        response: { 200: followed },
      },
    },
    async (request) => {
      const { id } = request.params;
      await byKey(id, request.query.key);
      const found = await findOne(database, orders, id);
      if (!found) throw notFound(messagesOf(orders).notFound);
      const history = found.history.map(({ note, ...step }) => ({
        ...step,
        note: step.to === 'cancelled' ? note : null,
      }));
      return { ...found, history, phone: masked(found.phone) };
    },
  );

  app.post(
    '/orders/:id/follow-link',
    {
      onRequest: app.access.administers(orders, 'update'),
      schema: {
        tags: [orders.label.many],
        summary: 'Renouveler le lien de suivi d’une commande',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: z.object({ url: z.string(), expiresAt: z.string() }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const isId = isUuid(id);
      const renewed = isId && (await renewLink(database, id, days, signedIn(request)));
      if (!renewed) throw notFound(messagesOf(orders).notFound);
      request.logEvent('order link renewed', { orderId: id });
      return { url: app.mail.urlOf(await links.pathOf(id, renewed.version)), expiresAt: renewed.expiresAt };
    },
  );
};
