import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { type Order, orders } from '@karite/shared/resources';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { separateEchoedFields } from '../../engine/write/echoed-fields.ts';
import { checkPreconditions, preconditionsOf } from '../../engine/write/if-match.ts';
import type { Database } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { lifeOf } from '../order-core/link-life.ts';
import { boundHolds, holdUntilConfirmed } from './bound-holds.ts';
import { cancelRoutes } from './cancel-routes.ts';
import { cancellationRoutes } from './cancellation-routes.ts';
import { changeStatus, orderStatus } from './change-status.ts';
import { followRoutes } from './follow-routes.ts';
import { lookUpRoutes } from './look-up-routes.ts';
import { countOrder } from './order-limits.ts';
import { orderBody, orderRefusal } from './order-schema.ts';
import { placeOrder } from './place-order.ts';
import type { Terms } from './price-order.ts';
import { staffOrderRoutes } from './staff-order-routes.ts';
import { timelineRoutes } from './timeline-routes.ts';

const order = recordSchema(orders);
/** `reason`: why an order is cancelled, for its history, which its customer reads too. */
const statusBody = z
  .strictObject({
    status: orderStatus,
    reason: z.string('Texte attendu').trim().max(200, '200 caractères au plus').nullish(),
  })
  .refine(({ status, reason }) => status === 'cancelled' || !reason, {
    path: ['reason'],
    message: 'Une raison accompagne une annulation',
  });
/** With the key of its signed link: `GET /followed-orders/{id}?key=…`. */
const placedOrder = order.extend({ followKey: z.string() }).meta({ id: 'PlacedOrder' });

/** What a declaration cannot say of orders: how one is placed, and how its status changes (R502, R811). */
export const orderRoutes: FastifyPluginAsyncZod<{
  database: Database;
  readTerms: () => Promise<Terms>;
}> = async (app, { database, readTerms }) => {
  const { links, days } = app.orderAccess;
  await app.register(followRoutes, { database });
  await app.register(lookUpRoutes, { database });
  await app.register(cancelRoutes, { database });
  await app.register(cancellationRoutes, { database });
  await app.register(timelineRoutes, { database });
  await app.register(staffOrderRoutes, { database, readTerms });

  app.post(
    '/orders',
    {
      onRequest: app.access.everyone,
      schema: {
        tags: [orders.label.many],
        summary: 'Commander',
        body: orderBody,
        response: { 200: placedOrder, 201: placedOrder, 409: orderRefusal },
      },
    },
    async (request, reply) => {
      const { order: placed, isNew } = await placeOrder(database, {
        app,
        body: request.body,
        by: request.user,
        user: request.user,
        readTerms,
        async onPlaced(transaction, it, { templates, holds }) {
          const isHeld = await holdUntilConfirmed(transaction, request, it);
          if (app.limitsAreOn) await countOrder(transaction, request, it);
          if (app.limitsAreOn && isHeld) await boundHolds(transaction, request, it, holds);
          await app.messages.tell(transaction, 'order-placed', it, { templates });
        },
      });
      if (isNew) app.metrics.ordersPlaced.inc();
      request.recordVersion = placed.rowVersion;
      const life = isNew ? null : await lifeOf(database, placed.id, days);
      const followKey = await links.keyOf(placed.id, life?.version);
      return reply.code(isNew ? 201 : 200).send({ ...placed, followKey });
    },
  );

  const change = async (request: FastifyRequest, id: string, to: Order['status'] | undefined, reason?: string) => {
    const expected = preconditionsOf(request);
    const changed = await changeStatus(app, database, {
      id,
      to,
      reason,
      by: signedIn(request),
      check: (transaction, before) => checkPreconditions(transaction, orders, before, expected),
      tell: (transaction, status) => app.messages.tellStatus(transaction, id, status),
    });
    if (!changed) throw notFound(messagesOf(orders).notFound);
    const { from, order: saved } = changed;
    if (to !== undefined && from !== to) request.logEvent('status changed', { orderId: id, from, to });
    request.recordVersion = saved.rowVersion;
    return saved;
  };
  const changing = {
    onRequest: app.access.administers(orders, 'update'),
    schema: {
      tags: [orders.label.many],
      summary: 'Changer le statut d’une commande',
      params: z.object({ id: z.string().max(64) }),
      response: { 200: order },
    },
  };
  app.patch('/orders/:id/status', { ...changing, schema: { ...changing.schema, body: statusBody } }, (request) =>
    change(request, request.params.id, request.body.status, request.body.reason || undefined),
  );
  // Generic clients of the REST dialect put the whole order back with another status.
  for (const method of ['PUT', 'PATCH'] as const)
    app.route({
      ...changing,
      method,
      url: '/orders/:id',
      preValidation: separateEchoedFields(orders, new Set(['status']), false),
      schema: { ...changing.schema, body: z.strictObject({ status: orderStatus.optional() }) },
      handler: (request) => change(request, request.params.id, request.body.status),
    });
};
