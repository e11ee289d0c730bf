import { valuesOf } from '@karite/shared/labels';
import { CURRENCY_SYMBOL } from '@karite/shared/locale';
import { ORDER_STATUSES } from '@karite/shared/orders';
import { paths } from '@karite/shared/paths';
import { CURRENCIES, PAYER_LABELS, PAYMENT_STATUS_LABELS, paymentMessage } from '@karite/shared/payments';
import { COUNTRY_NAMES } from '@karite/shared/region';
import { messagesOf } from '@karite/shared/resource';
import { orders, paymentMethods, payments } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { countAttempt, type Limit } from '../../platform/server/access/rate-limit.ts';
import { allOfResource } from '../../platform/server/cache/reads.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import type { Cashier } from './cashier.ts';
import { noticeRoutes } from './notice-routes.ts';
import { offeredIn, offeredMethod, readMethods, type Shop } from './offered.ts';
import { otherWayRoutes } from './other-way-routes.ts';
import { orderById } from './payment-store.ts';
import { standInRoutes } from './providers/stand-in/stand-in-routes.ts';
import { checkPayment, findPaymentWithOrder } from './settle/check-payment.ts';
import { settleRoutes } from './settle/settle-routes.ts';
import { startPayment } from './start-payment.ts';

/** How often one order may be begun to be paid: each makes the provider work. */
const STARTS: Limit = { name: 'payment:order', most: 30, minutes: 60 };

const status = z.enum(valuesOf(PAYMENT_STATUS_LABELS));
const key = z.string().max(100).optional().describe('La clé du lien de suivi, pour qui n’a pas de compte');
const opening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('widget'), script: z.string(), config: z.record(z.string(), z.unknown()) }),
  z.object({ kind: z.literal('page'), url: z.string() }),
]);
const started = z
  .object({
    id: z.uuid(),
    provider: z.string(),
    status,
    orderAmount: z.number().describe(`En ${CURRENCY_SYMBOL}`),
    amount: z.number(),
    currency: z.enum(CURRENCIES),
    rate: z.number().nullable(),
    isTest: z.boolean(),
    open: opening,
  })
  .meta({ id: 'StartedPayment' });
const checked = z
  .object({
    status,
    orderStatus: z.enum(ORDER_STATUSES),
    message: z.string(),
    reason: z.string().nullable().describe('Pourquoi il a échoué'),
  })
  .meta({ id: 'CheckedPayment' });
const params = z.object({ id: z.string().max(64) });
const tags = [payments.label.many];

type Options = { cashier: Cashier; shop: Shop; isStandInServed: boolean };

/** How an order is paid online: what is offered, how a payment starts, and what has become of it. */
export const paymentRoutes: FastifyPluginAsyncZod<Options> = async (app, { cashier, shop, isStandInServed }) => {
  await app.register(noticeRoutes, { cashier });
  await app.register(settleRoutes, { cashier });
  await app.register(otherWayRoutes, { cashier, shop });
  if (isStandInServed) await app.register(standInRoutes, { database: cashier.database });

  app.get(
    '/payment-methods/offered',
    {
      config: { reads: [allOfResource(paymentMethods.name)] },
      schema: {
        tags,
        summary: 'Lire les moyens de paiement offerts',
        querystring: z.strictObject({
          country: z
            .string()
            .refine((code) => Object.hasOwn(COUNTRY_NAMES, code), 'Pays inconnu')
            .optional(),
        }),
        response: { 200: z.array(offeredMethod) },
      },
    },
    async (request) => offeredIn(await readMethods(cashier.database), shop, request.query.country ?? null),
  );

  app.post(
    '/orders/:id/payments',
    {
      onRequest: app.access.everyoneOn(orders, 'update'),
      schema: {
        tags,
        summary: 'Payer une commande en ligne',
        params,
        body: z.strictObject({ key, provider: z.enum(valuesOf(PAYER_LABELS), 'Prestataire inconnu').optional() }),
        response: { 201: started },
      },
    },
    async (request, reply) => {
      const { key: given, provider } = request.body;
      await app.orderAccess.judge(request, request.params.id, given);
      const order = await orderById(cashier.database, request.params.id);
      if (!order) throw notFound(messagesOf(orders).notFound);
      if (order.paymentMethod !== 'en-ligne')
        throw new ApiError(409, 'conflict', 'Cette commande ne se paie pas en ligne');
      if (order.totalPrice === 0) throw new ApiError(409, 'conflict', 'Il n’y a rien à payer pour cette commande');
      if (app.limitsAreOn) await countAttempt(cashier.database, STARTS, order.id);
      // The page that waits for our word; its address contains no secret.
      const returnUrl = app.mail.urlOf(paths.payment(order.id));
      const { payment, open } = await startPayment(cashier, shop, order, {
        by: request.user,
        ...(provider && { provider }),
        returnUrl,
      });
      request.logEvent('payment started', { orderId: order.id, paymentId: payment.id, provider: payment.provider });
      const { id, status, orderAmount, amount, currency, rate, isTest } = payment;
      return reply
        .code(201)
        .send({ id, provider: payment.provider, status, orderAmount, amount, currency, rate, isTest, open });
    },
  );

  app.post(
    '/payments/:id/check',
    {
      onRequest: app.access.everyoneOn(orders, 'update'),
      schema: {
        tags,
        summary: 'Vérifier un paiement auprès du prestataire',
        params,
        body: z.strictObject({ key, transactionId: z.string().min(1).max(200).optional() }),
        response: { 200: checked },
      },
    },
    async (request) => {
      const { key: given, transactionId } = request.body;
      const { id } = request.params;
      const existing = await findPaymentWithOrder(cashier.database, id);
      if (!existing) throw notFound(messagesOf(payments).notFound);
      await app.orderAccess.judge(request, existing.order.id, given);
      const { payment, order } = (await checkPayment(cashier, id, transactionId ?? null)) ?? existing;
      return {
        status: payment.status,
        orderStatus: order.status,
        message: paymentMessage(payment.status),
        reason: payment.failure,
      };
    },
  );
};
