import { randomBytes } from 'node:crypto';
import { CURRENCY_CODE } from '@karite/shared/locale';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { orderOf } from './makers.ts';
import type { TestApp } from './test-app.ts';

/** An order that waits for its payment, and the payment that was begun for it. */
export type OnlineOrder = { id: string; followKey: string; total: number; paymentId: string };

/** Places an order that is to be paid online and begins to pay it, as a guest's checkout does. */
export async function orderOnline({ call }: TestApp, product: Product): Promise<OnlineOrder> {
  const payload = orderOf([product]);
  payload.orderId = `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}`;
  payload.payment.method = 'en-ligne';
  const placed = await call('POST', '/orders', { json: payload });
  if (placed.status !== 201) throw new Error(placed.text);
  const { id, followKey, totalPrice } = placed.body;
  const started = await call('POST', `/orders/${id}/payments`, { json: { key: followKey } });
  if (started.status !== 201) throw new Error(started.text);
  return { id, followKey, total: totalPrice, paymentId: started.body.id };
}

/** Presses a button of the stand-in's widget; returns the transaction that it names. */
export async function play(
  { call }: TestApp,
  order: Pick<OnlineOrder, 'paymentId' | 'total'>,
  what: string,
  given: { amount?: number } = {},
): Promise<string> {
  const answer = await call('POST', '/payments/stand-in/transactions', {
    json: { play: what, amount: given.amount ?? order.total, currency: CURRENCY_CODE, partnerId: order.paymentId },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.transactionId;
}

/** Queries the server about a payment, as the browser that waits does; more than a second after the last time. */
export async function check(shop: TestApp, order: OnlineOrder, transactionId?: string) {
  await shop.database.execute(sql`update payments set asked_at = null where id = ${order.paymentId}`);
  const answer = await shop.call('POST', `/payments/${order.paymentId}/check`, {
    json: { key: order.followKey, ...(transactionId && { transactionId }) },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as { status: string; orderStatus: string; message: string };
}
