import { operatorsOf } from '@karite/shared/payments';
import { countryOfPhone } from '@karite/shared/region';
import { messagesOf } from '@karite/shared/resource';
import { orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeIn } from '../../engine/write/write.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import type { Cashier } from './cashier.ts';
import { judgeMethod, offeredIn, offeredMethod, readMethods, type Shop } from './offered.ts';
import { lockUnpaid, orderById } from './payment-store.ts';

const params = z.object({ id: z.string().max(64) });
const key = z.string().max(100).optional().describe('La clé du lien de suivi, pour qui n’a pas de compte');
const tags = [orders.label.many];

/** Other ways to pay an order that waits for its online payment: the same order, for its owner and for those with its link. */
export const otherWayRoutes: FastifyPluginAsyncZod<{ cashier: Cashier; shop: Shop }> = async (
  app,
  { cashier, shop },
) => {
  const { database } = cashier;

  app.get(
    '/orders/:id/ways-to-pay',
    {
      onRequest: app.access.everyoneOn(orders, 'update'),
      schema: {
        tags,
        summary: 'Lire les moyens de payer une commande',
        params,
        querystring: z.strictObject({ key }),
        response: { 200: z.array(offeredMethod) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await app.orderAccess.judge(request, id, request.query.key);
      const order = await orderById(database, id);
      if (!order) throw notFound(messagesOf(orders).notFound);
      const offered = await offeredIn(await readMethods(database), shop, order.country);
      // At home nobody needs to name a country: the number does.
      const operators = [...operatorsOf(order.country ?? countryOfPhone(order.phone))];
      return offered.map((way) => (way.method === 'en-ligne' ? { ...way, operators } : way));
    },
  );

  app.post(
    '/orders/:id/ways-to-pay',
    {
      onRequest: app.access.everyoneOn(orders, 'update'),
      schema: {
        tags,
        summary: 'Payer une commande autrement',
        description:
          'Une commande en attente de son paiement en ligne se paie à la remise : la même, sans une seconde. Un paiement en ligne qui arrive quand même la paie.',
        params,
        body: z.strictObject({ key, method: z.enum(['especes', 'boutique'], 'Mode de paiement inconnu') }),
        response: { 200: z.object({ paymentMethod: z.enum(['especes', 'boutique']) }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { key: given, method } = request.body;
      await app.orderAccess.judge(request, id, given);
      const methods = await readMethods(database);
      await database.transaction(async (transaction) => {
        const order = await lockUnpaid(transaction, id);
        if (order.paymentMethod === method) return;
        if (order.paymentMethod !== 'en-ligne' || order.totalPrice === 0)
          throw new ApiError(409, 'conflict', 'Cette commande ne se paie pas en ligne');
        await judgeMethod(methods, shop, method, order.country);
        const writer = { app: cashier.app, database, by: request.user, resource: orders };
        await changeIn(transaction, writer, order, { paymentMethod: method });
      });
      request.logEvent('way to pay changed', { orderId: id, to: method });
      return { paymentMethod: method };
    },
  );
};
