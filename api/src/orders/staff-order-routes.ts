import { ORDER_CHANNEL_LABELS } from '@karite/shared/cash';
import { recordSchema } from '@karite/shared/resource/validation';
import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { findOne } from '../resource/read.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { type OrderBody, orderBody, orderRefusal } from './order-schema.ts';
import { type JudgePayment, placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const { customerInfo, delivery, payment, items } = orderBody.shape;
/** The checkout's own body without what a shopper saw: nobody has to type a price that the server knows. */
const asked = {
  delivery: delivery.omit({ fee: true }),
  items: z.array(items.element.omit({ price: true, name: true })).max(100),
};
const quoteBody = z.strictObject(asked);
const staffBody = z.strictObject({
  ...asked,
  orderId: orderBody.shape.orderId,
  channel: z.enum(
    Object.keys(ORDER_CHANNEL_LABELS) as (keyof typeof ORDER_CHANNEL_LABELS)[],
    'Dites comment la commande est arrivée',
  ),
  customerInfo,
  payment: payment.omit({ amount: true }),
  /** What the customer was told; another total now is a 409. */
  totalPrice: orderBody.shape.totalPrice,
  note: orderBody.shape.note,
});
const quote = z
  .object({
    items: z.array(z.object({ productId: z.string(), name: z.string(), price: z.number(), inStock: z.boolean() })),
    subtotal: z.number(),
    discount: z.number(),
    fee: z.number(),
    total: z.number(),
  })
  .meta({ id: 'OrderQuote' });
const order = recordSchema(orders);
const tags = ['Commandes'];

/** Orders that staff enter for somebody on the phone: priced, judged and kept as the checkout does, with who entered them. */
export const staffOrderRoutes: FastifyPluginAsyncZod<{ database: Database; judgePayment: JudgePayment }> = async (
  app,
  { database, judgePayment },
) => {
  app.post(
    '/orders/quote',
    {
      onRequest: app.access.admin,
      schema: { tags, summary: 'Chiffrer une commande', body: quoteBody, response: { 200: quote } },
    },
    (request) => quoteOrder(database, request.body),
  );

  app.post(
    '/orders/staff',
    {
      onRequest: app.access.admin,
      schema: {
        tags,
        summary: 'Saisir une commande pour un client',
        body: staffBody,
        response: { 200: order, 201: order, 409: orderRefusal },
      },
    },
    async (request, reply) => {
      const { channel, totalPrice, ...given } = request.body;
      const now = await quoteOrder(database, given);
      const known = new Map(now.items.map((item) => [item.productId, item]));
      const body: OrderBody = {
        ...given,
        delivery: { ...given.delivery, fee: now.fee },
        payment: { ...given.payment, amount: totalPrice },
        items: given.items.map((item) => ({
          ...item,
          price: known.get(item.productId)?.price ?? 0,
          name: known.get(item.productId)?.name ?? '',
        })),
        totalPrice,
      };
      const by = request.user!.email;
      const placed = await placeOrder(database, body, null, judgePayment, async (transaction, { id }) => {
        await transaction.execute(sql`update orders set channel = ${channel}, ${NEXT_VERSION} where id = ${id}`);
        await transaction.execute(sql`update orders_history set by = ${by} where orders_id = ${id} and position = 0`);
        await app.messages.tell(transaction, 'order-placed', id);
      });
      if (placed.isNew) app.metrics.ordersPlaced.inc();
      const saved = (await findOne(database, orders, placed.order.id))!;
      request.recordVersion = saved.rowVersion;
      return reply.code(placed.isNew ? 201 : 200).send(saved as never);
    },
  );
};
