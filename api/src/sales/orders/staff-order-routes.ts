import { ORDER_CHANNELS } from '@karite/shared/cash';
import { recordSchema } from '@karite/shared/resource/validation';
import { orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { type OrderBody, orderBody, orderRefusal } from './order-schema.ts';
import { placeOrder } from './place-order.ts';
import { orderFigures, type Terms } from './price-order.ts';
import { quoteOrder } from './quote-order.ts';

const { customerInfo, delivery, payment, items } = orderBody.shape;
/** The checkout's own body without what a shopper saw: nobody has to type a price that the server knows. */
const requested = {
  delivery: delivery.omit({ fee: true }),
  items: z.array(items.element.omit({ price: true, name: true })).max(100),
  promoCode: orderBody.shape.promoCode,
};
const quoteBody = z.strictObject(requested);
const staffBody = z.strictObject({
  ...requested,
  orderId: orderBody.shape.orderId,
  channel: z.enum(ORDER_CHANNELS, 'Dites comment la commande est arrivée'),
  customerInfo,
  payment: payment.omit({ amount: true }),
  /** The total that the customer agreed to; another total now is a 409. */
  totalPrice: orderBody.shape.totalPrice,
  note: orderBody.shape.note,
});
const quote = orderFigures.meta({ id: 'OrderQuote' });
const order = recordSchema(orders);
const tags = ['Commandes'];

/** Orders that staff enter for somebody on the phone: priced, judged and stored as the checkout does, with who entered them. */
export const staffOrderRoutes: FastifyPluginAsyncZod<{
  database: Database;
  readTerms: () => Promise<Terms>;
}> = async (app, { database, readTerms }) => {
  app.post(
    '/orders/quote',
    {
      onRequest: app.access.administers(orders, 'create'),
      schema: { tags, summary: 'Chiffrer une commande', body: quoteBody, response: { 200: quote } },
    },
    (request) => quoteOrder(database, request.body, readTerms),
  );

  app.post(
    '/orders/staff',
    {
      onRequest: app.access.administers(orders, 'create'),
      schema: {
        tags,
        summary: 'Saisir une commande pour un client',
        body: staffBody,
        response: { 200: order, 201: order, 409: orderRefusal },
      },
    },
    async (request, reply) => {
      const { channel, totalPrice, ...given } = request.body;
      const now = await quoteOrder(database, given, readTerms);
      const existing = new Map(now.items.map((item) => [item.productId, item]));
      const body: OrderBody = {
        ...given,
        delivery: { ...given.delivery, fee: now.fee },
        payment: { ...given.payment, amount: totalPrice },
        items: given.items.map((item) => ({
          ...item,
          price: existing.get(item.productId)?.price ?? 0,
          name: existing.get(item.productId)?.name ?? '',
        })),
        totalPrice,
      };
      const { order: placed, isNew } = await placeOrder(database, {
        app,
        body,
        by: signedIn(request),
        user: null,
        staff: { email: signedIn(request).email, channel },
        readTerms,
        onPlaced: (transaction, order, { templates }) =>
          app.messages.tell(transaction, 'order-placed', order, { templates }),
      });
      if (isNew) app.metrics.ordersPlaced.inc();
      request.recordVersion = placed.rowVersion;
      return reply.code(isNew ? 201 : 200).send(placed);
    },
  );
};
