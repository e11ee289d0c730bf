import { SENT_CHANNELS } from '@karite/shared/messages';
import { CURRENCIES } from '@karite/shared/payments';
import { messagesOf } from '@karite/shared/resource';
import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOne } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { moneyOfOrder } from '../order-core/order-money.ts';

const consequences = z
  .object({
    /** Pieces of counted products that go back on sale. */
    pieces: z.number().int(),
    /** What was received for it and not refunded, in the shop's currency: a cancellation refunds nothing by itself. */
    toRefund: z.number(),
    /** The payment to refund it by; `null` for cash, or where there is nothing to refund. */
    paymentId: z.uuid().nullable(),
    /** Cash that a courier or relay still owes for it. */
    owed: z.object({ courier: z.string(), amount: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
    /** The ways by which its customer is notified. */
    channels: z.array(z.enum(SENT_CHANNELS)),
  })
  .meta({ id: 'CancellationConsequences' });
type Owed = z.infer<typeof consequences>['owed'];

/** What the cancellation of an order would do, for staff who are about to cancel it. Changes nothing. */
export const cancellationRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/orders/:id/cancellation',
    {
      onRequest: app.access.administers(orders, 'update'),
      schema: {
        tags: [orders.label.many],
        summary: 'Lire ce que l’annulation d’une commande entraînerait',
        params: z.object({ id: z.uuid() }),
        response: { 200: consequences },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const order = await findOne(database, orders, id);
      if (!order) throw notFound(messagesOf(orders).notFound);
      reply.header('cache-control', 'no-store');
      const [money, moved, owing, channels] = await Promise.all([
        moneyOfOrder(database, id),
        database.execute<{ pieces: number }>(sql`
          select greatest(coalesce(-sum(change), 0), 0)::int as pieces from "stock-movements" where order_id = ${id}`),
        database.execute<NonNullable<Owed>>(sql`
          select couriers.name as courier, it.expected::float8 as amount, it.currency
          from "cash-receipts" it join couriers on couriers.id = it.courier_id
          where it.order_id = ${id} and it.status = 'expected'`),
        app.messages.channelsOf(database, 'order-cancelled', order),
      ]);
      const toRefund = money.left.order;
      return {
        pieces: firstRow(moved).pieces,
        toRefund,
        paymentId: toRefund > 0 ? (money.payment?.id ?? null) : null,
        owed: owing.rows[0] ?? null,
        channels,
      };
    },
  );
};
