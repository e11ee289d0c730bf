import { ORDER_STATUSES } from '@karite/shared/orders';
import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { type Order, orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database, Executor } from '../database/database.ts';
import { notFound } from '../plugins/api-error.ts';
import type { SignedIn } from '../plugins/sessions.ts';
import { recordChange } from '../resource/changes.ts';
import { findOne } from '../resource/read.ts';
import type { ResourceHooks } from '../resource/write.ts';
import { followRoutes } from './follow-routes.ts';
import { orderLinks, WeakSecretError } from './order-link.ts';
import { confirmationOf } from './order-mail.ts';
import { orderBody, orderRefusal } from './order-schema.ts';
import { placeOrder } from './place-order.ts';

const order = recordSchema(orders);
/** With the key of its signed link: `GET /orders/follow/{id}?key=…`. */
const placedOrder = order.extend({ followKey: z.string() }).meta({ id: 'PlacedOrder' });
const UNKNOWN_STATUS = 'Statut inconnu';
/** More are not mailed to one address: an order can be placed in anyone's name, and must not become a way to flood them. */
const CONFIRMATIONS_PER_HOUR = 10;

/** Sets an order's status and keeps the step (who, when, from, to); the same status again changes nothing (spec §4). */
async function setStatus(database: Database, id: string, status: string, by: SignedIn) {
  return database.transaction(async (transaction) => {
    const before = await transaction.execute<{ status: string }>(
      sql`select status from orders where id = ${id} for update`,
    );
    const from = before.rows[0]?.status;
    if (!from) return null;
    if (from !== status) {
      await transaction.execute(sql`update orders set status = ${status}, updated_at = now() where id = ${id}`);
      await transaction.execute(sql`
        insert into orders_history (orders_id, position, "from", "to", at, by)
        select ${id}, count(*), ${from}, ${status}, clock_timestamp(), ${by.email} from orders_history where orders_id = ${id}`);
      await recordChange(transaction, {
        by,
        resource: orders.name,
        recordId: id,
        action: 'edit',
        before: { status: from },
        after: { status },
      });
    }
    return { from, order: await findOne(transaction, orders, id) };
  });
}

/** A customer sees when their order moved on, not which administrator moved it. */
export const orderHooks: ResourceHooks = {
  forOwner: (order) => ({
    ...order,
    history: (order.history as object[]).map((step) => ({ ...step, by: null })),
  }),
};

/** Puts the status of before back, as one more step of the order's history. */
export const restoreStatus =
  (database: Database) => async (change: { recordId: string; before: object | null }, by: SignedIn) => {
    await setStatus(database, change.recordId, (change.before as { status: string }).status, by);
  };

/** What a declaration cannot say of orders: how one is placed, and how its status changes (spec §4, §7). */
export const orderRoutes: FastifyPluginAsyncZod<{ database: Database; linkSecret?: string }> = async (
  app,
  { database, linkSecret },
) => {
  const links = orderLinks(database, linkSecret);
  // A weak secret stops the start; a database that is away does not: the secret is read when it is back.
  app.addHook('onReady', () =>
    links.prepare().catch((error) => {
      if (error instanceof WeakSecretError) throw error;
    }),
  );
  await app.register(followRoutes, { database, links });

  const confirm = async (transaction: Executor, placed: Order) => {
    if (!placed.email) return;
    const followUrl = app.mail.urlOf(`/commande/${placed.id}?cle=${await links.keyOf(placed.id)}`);
    const letter = { to: [placed.email], mostPerHour: CONFIRMATIONS_PER_HOUR, ...confirmationOf(placed, followUrl) };
    await app.mail.queue(transaction, letter);
  };

  app.post(
    '/orders',
    {
      onRequest: app.access.everyone,
      schema: {
        tags: ['Commandes'],
        summary: 'Commander',
        body: orderBody,
        response: { 200: placedOrder, 201: placedOrder, 409: orderRefusal },
      },
    },
    async (request, reply) => {
      const { order: placed, isNew } = await placeOrder(database, request.body, request.user, confirm);
      if (isNew) app.metrics.ordersPlaced.inc();
      return reply.code(isNew ? 201 : 200).send({ ...placed, followKey: await links.keyOf(placed.id) } as never);
    },
  );

  app.patch(
    '/orders/:id/status',
    {
      onRequest: app.access.admin,
      schema: {
        tags: ['Commandes'],
        summary: "Changer le statut d'une commande",
        params: z.object({ id: z.string().max(64) }),
        body: z.strictObject({ status: z.enum(ORDER_STATUSES, UNKNOWN_STATUS) }),
        response: { 200: order },
      },
    },
    async (request) => {
      const isId = z.uuid().safeParse(request.params.id).success;
      const changed = isId && (await setStatus(database, request.params.id, request.body.status, request.user!));
      if (!changed) throw notFound(messagesOf(orders).notFound);
      const { from, order } = changed;
      const to = request.body.status;
      if (from !== to) request.tell('status changed', { orderId: request.params.id, from, to });
      return order as never;
    },
  );
};
