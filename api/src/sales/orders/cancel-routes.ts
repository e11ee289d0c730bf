import { mayCancel, type OrderStatus } from '@karite/shared/orders';
import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lock, type Writer } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import { moveOrder } from '../order-core/move-order.ts';

/** Why an order in another state than pending can't be cancelled by its customer, and what can be done instead. */
const REFUSALS: Record<Exclude<OrderStatus, 'pending' | 'cancelled'>, string> = {
  paid: 'Votre commande est déjà payée : elle ne peut plus être annulée ici. Vous pouvez demander un retour et un remboursement.',
  shipped: 'Votre commande est déjà en route : elle ne peut plus être annulée ici. Vous pourrez demander un retour.',
  completed: 'Votre commande est terminée : elle ne peut plus être annulée. Vous pouvez demander un retour.',
};

/**
 * Cancels an order for anyone who placed it. Under the row's lock, as a payment is: of a cancellation and a payment at once
 * one comes first, and the other sees it. Cancelling again changes nothing. Throws a 409 that says what can be done instead.
 */
async function cancelOrder(
  writer: Pick<Writer, 'app' | 'database' | 'by'>,
  id: string,
  tell: (transaction: Executor) => Promise<void>,
): Promise<void> {
  await writer.database.transaction(async (transaction) => {
    const order = await lock(transaction, orders, id);
    if (!order) throw notFound(messagesOf(orders).notFound);
    if (order.status === 'cancelled') return;
    if (order.isRefunded)
      throw new ApiError(409, 'conflict', 'Votre commande a été remboursée : il n’y a plus rien à annuler.');
    if (order.status !== 'pending' && !mayCancel(order)) throw new ApiError(409, 'conflict', REFUSALS[order.status]);
    await moveOrder(transaction, writer, order, { to: 'cancelled', note: 'Annulée par le client' });
    await tell(transaction);
  });
}

/** How a shopper takes back an order that nobody has paid. */
export const cancelRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/orders/:id/cancel',
    {
      onRequest: app.access.everyoneOn(orders, 'update'),
      schema: {
        tags: [orders.label.many],
        summary: 'Annuler sa commande',
        description: 'Tant qu’elle est en attente. `key` : la clé du lien de suivi, pour qui n’a pas de compte.',
        params: z.object({ id: z.string().max(64) }),
        body: z.strictObject({ key: z.string().max(100).nullish() }),
        response: { 200: z.object({ status: recordSchema(orders).shape.status }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await app.orderAccess.judge(request, id, request.body.key);
      await cancelOrder({ app, database, by: request.user }, id, (transaction) =>
        app.messages.tellStatus(transaction, id, 'cancelled'),
      );
      request.logEvent('status changed', { orderId: id, to: 'cancelled' });
      return { status: 'cancelled' as const };
    },
  );
};
