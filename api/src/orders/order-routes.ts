import { ORDER_STATUSES } from '@karite/shared/orders';
import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { type Order, orders } from '@karite/shared/resources';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database, Executor } from '../database/database.ts';
import { lifeOf } from '../order-state/link-life.ts';
import { moveOrder } from '../order-state/move-order.ts';
import { recordChange } from '../resource/changes.ts';
import { checkExpected, type Expected, expectedBy } from '../resource/expected.ts';
import { findOne, type Row } from '../resource/read.ts';
import { partsSentBack } from '../resource/sent-back.ts';
import { refuseUnseen, type UndoAsked, type Undone } from '../resource/undo-check.ts';
import { lock, type ResourceHooks } from '../resource/write.ts';
import { type SignedIn, signedIn } from '../server/access/signed-in.ts';
import { ApiError, notFound } from '../server/errors/api-error.ts';
import { cancelRoutes } from './cancel-routes.ts';
import { followRoutes } from './follow-routes.ts';
import { lookUpRoutes } from './look-up-routes.ts';
import { countOrder } from './order-limits.ts';
import { orderBody, orderRefusal } from './order-schema.ts';
import { type JudgePayment, placeOrder } from './place-order.ts';
import { staffOrderRoutes } from './staff-order-routes.ts';
import { timelineRoutes } from './timeline-routes.ts';

const order = recordSchema(orders);
/** With the key of its signed link: `GET /orders/follow/{id}?key=…`. */
const placedOrder = order.extend({ followKey: z.string() }).meta({ id: 'PlacedOrder' });
const UNKNOWN_STATUS = 'Statut inconnu';

/**
 * Sets an order's status and keeps the step (who, when, from, to); the same status again changes nothing (R502, R503).
 * `check` may refuse, having seen the order as it stands, locked; `tell` writes of the change. `null` when there is no
 * such order.
 */
async function setStatus(
  database: Database,
  id: string,
  status: Order['status'] | undefined,
  by: SignedIn,
  check: (transaction: Executor, before: Row) => Promise<void>,
  tell: (transaction: Executor, to: Order['status'], from: Order['status']) => Promise<void>,
) {
  return database.transaction(async (transaction) => {
    const before = await lock(transaction, orders, id);
    if (!before) return null;
    await check(transaction, before);
    const from = before.status as Order['status'];
    if (status !== undefined && from !== status) {
      await moveOrder(transaction, { id, from, to: status as Order['status'], by: by.email });
      await recordChange(transaction, {
        by,
        resource: orders.name,
        recordId: id,
        action: 'edit',
        before: { status: from, rowVersion: before.rowVersion },
        after: { status, rowVersion: before.rowVersion + 1 },
      });
      await tell(transaction, status, from);
    }
    return { from, order: (await findOne(transaction, orders, id))! };
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
  (app: FastifyInstance, database: Database) =>
  async (change: Undone, asked: UndoAsked): Promise<void> => {
    const { status } = change.before ?? {};
    if (!status) throw new ApiError(409, 'conflict', 'Seul un changement de statut peut être annulé');
    const id = change.recordId;
    await setStatus(
      database,
      id,
      status as Order['status'],
      asked.by,
      (transaction, present) => refuseUnseen(transaction, orders, present, change, ['status'], asked),
      (transaction, to, from) => app.messages.tellUndone(transaction, id, { from, to }),
    );
  };

/** What a declaration cannot say of orders: how one is placed, and how its status changes (R502, R811). */
export const orderRoutes: FastifyPluginAsyncZod<{
  database: Database;
  /** Refuses a way to pay that is not open where the order goes. */
  judgePayment: JudgePayment;
}> = async (app, { database, judgePayment }) => {
  const { links, days } = app.orderAccess;
  await app.register(followRoutes, { database });
  await app.register(lookUpRoutes, { database });
  await app.register(cancelRoutes, { database });
  await app.register(timelineRoutes, { database });
  await app.register(staffOrderRoutes, { database, judgePayment });

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
      const { order: placed, isNew } = await placeOrder(database, {
        body: request.body,
        user: request.user,
        judgePayment,
        async onPlaced(transaction, it) {
          if (app.limitsAreOn) await countOrder(transaction, request, it);
          await app.messages.tell(transaction, 'order-placed', it.id);
        },
      });
      if (isNew) app.metrics.ordersPlaced.inc();
      request.recordVersion = placed.rowVersion;
      const life = isNew ? null : await lifeOf(database, placed.id, days);
      const followKey = await links.keyOf(placed.id, life?.version);
      return reply.code(isNew ? 201 : 200).send({ ...placed, followKey } as never);
    },
  );

  const changeStatus = async (request: FastifyRequest, id: string, to: Order['status'] | undefined) => {
    const expected: Expected = expectedBy(request);
    const changed = await setStatus(
      database,
      id,
      to,
      signedIn(request),
      (transaction, before) => checkExpected(transaction, orders, before, expected),
      (transaction, status) => app.messages.tellStatus(transaction, id, status),
    );
    if (!changed) throw notFound(messagesOf(orders).notFound);
    const { from, order } = changed;
    if (to !== undefined && from !== to) request.tell('status changed', { orderId: id, from, to });
    request.recordVersion = order.rowVersion;
    return order as never;
  };
  const changing = {
    onRequest: app.access.admin,
    schema: {
      tags: ['Commandes'],
      summary: "Changer le statut d'une commande",
      params: z.object({ id: z.string().max(64) }),
      response: { 200: order },
    },
  };
  const status = z.enum(ORDER_STATUSES, UNKNOWN_STATUS);
  app.patch(
    '/orders/:id/status',
    { ...changing, schema: { ...changing.schema, body: z.strictObject({ status }) } },
    (request) => changeStatus(request, request.params.id, request.body.status),
  );
  // Generic clients of the REST dialect put the whole order back with another status.
  for (const method of ['PUT', 'PATCH'] as const)
    app.route({
      ...changing,
      method,
      url: '/orders/:id',
      preValidation: partsSentBack(orders, new Set(['status']), false),
      schema: { ...changing.schema, body: z.strictObject({ status: status.optional() }) },
      handler: (request) => changeStatus(request, request.params.id, request.body.status),
    });
};
