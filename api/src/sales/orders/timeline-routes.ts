import { NOTE_KINDS } from '@karite/shared/cash';
import { messagesOf } from '@karite/shared/resource';
import { orderNotes, orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOne } from '../../engine/read/read.ts';
import { createIn } from '../../engine/write/write.ts';
import type { Database } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { moneyOfOrder } from '../order-core/order-money.ts';
import { event, eventsOf } from './timeline-events.ts';

/**
 * `refunded`: what has gone back of the order's money, in the shop's currency; `refusals`: how many orders to the same
 * number were refused on delivery.
 */
const timeline = z
  .object({ events: z.array(event), refunded: z.number(), refusals: z.number() })
  .meta({ id: 'OrderTimeline' });
const params = z.object({ id: z.uuid() });
const tags = ['Commandes'];

/** An order's life in one line of time, and the notes that staff add to it. */
export const timelineRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const missing = () => notFound(messagesOf(orders).notFound);

  app.get(
    '/orders/:id/timeline',
    {
      onRequest: app.access.administers(orders, 'read'),
      schema: { tags, summary: 'Lire l’histoire d’une commande', params, response: { 200: timeline } },
    },
    async (request) => {
      const { id } = request.params;
      const order = await findOne(database, orders, id);
      if (!order) throw missing();
      const events = await eventsOf(database, id);
      const refused = await database.execute<{ n: number }>(sql`
        select count(*)::int as n from orders join "cash-receipts" it on it.order_id = orders.id
        where orders.phone = ${order.phone} and it.status = 'refused'`);
      const { refunded } = await moneyOfOrder(database, id);
      return { events, refunded, refusals: firstRow(refused).n };
    },
  );

  app.post(
    '/orders/:id/notes',
    {
      onRequest: app.access.administers(orderNotes, 'create'),
      schema: {
        tags,
        summary: 'Noter quelque chose sur une commande',
        params,
        body: z.strictObject({
          kind: z.enum(NOTE_KINDS, 'Type de note inconnu'),
          body: z.string('Texte attendu').trim().max(1_000, '1000 caractères au plus').default(''),
        }),
        response: { 201: z.object({ id: z.uuid() }) },
      },
    },
    async (request, reply) => {
      const { kind, body } = request.body;
      const orderId = request.params.id;
      if (!(await findOne(database, orders, orderId))) throw missing();
      const by = signedIn(request);
      const values = { orderId, kind, body: body || null, by: by.email };
      const { id } = await database.transaction((transaction) =>
        createIn(transaction, { app, database, resource: orderNotes, by }, values),
      );
      return reply.code(201).send({ id });
    },
  );
};
