import { type DeliveryZones, isFetched, type PickupShop } from '@karite/shared/delivery';
import type { Totals } from '@karite/shared/offers';
import { type CheckoutProblem, checkoutProblems, type OrderPayload } from '@karite/shared/orders';
import { paths } from '@karite/shared/paths';
import { lineTotal } from '@karite/shared/pricing';
import { COUNTRY_CODES, formatPhone, normalisePhone } from '@karite/shared/region';
import { ApiError } from '../../api/api-error.ts';
import { browserClient } from '../../api/browser-client.ts';
import { placeOrder } from '../../api/orders.ts';
import { readToken } from '../../api/token.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { closeAttempt } from '../../orders/attempt-key.ts';
import {
  type Ordered,
  type QueuedOrder,
  queuedOrders,
  removeQueuedOrder,
  saveQueuedOrder,
  type Taken,
  updateQueuedOrder,
} from '../../orders/queue/order-queue.ts';
import { flagQueuedOrder } from '../../orders/queue/queue-flag.ts';
import { isUnanswered, requestBackgroundSync, sendQueuedOrders } from '../../orders/queue/send-queued-orders.ts';
import { readPlace, savePlace } from '../../orders/saved-place.ts';
import type { Draft } from '../checkout-draft.ts';
import type { CheckoutEvent } from '../checkout-state.ts';
import type { Confirmation } from '../confirmation/confirmation-state.ts';
import { currentAttempt, saveAttempt } from './checkout-attempt.ts';
import { orderFacts } from './order-facts.ts';
import { failedEvent } from './order-failure.ts';
import { payloadOf } from './order-payload.ts';
import { sendOrder } from './send-order.ts';

export type Order = {
  ordered: Ordered;
  draft: Draft;
  lines: readonly CartLine[];
  totals: Totals;
  /** The code that brings one of its offers. */
  promoCode: string | null;
  zones?: DeliveryZones;
  shops: readonly PickupShop[];
  checked: (problems: CheckoutProblem[]) => void;
};

/** The number as it will be stored, formatted; an invalid number does not change. */
export function readPhone({ whatsapp, country }: Draft): string {
  const read = normalisePhone(whatsapp, country || null);
  return read ? formatPhone(read) : whatsapp;
}

/** What costs nothing is taken as paid (R2065). */
const isToPay = ({ payment }: OrderPayload, total: number): boolean => payment.method === 'en-ligne' && total > 0;

/** The confirmation of an order that the server has accepted. */
function confirmationOfTaken(
  { id, orderId, shortNumber, totalPrice, followKey }: Taken,
  body: OrderPayload,
  lines: readonly CartLine[] = [],
  zones?: DeliveryZones,
): Confirmation {
  const pictures = new Map(lines.map(({ productId, product }) => [productId, product.images[0]?.url ?? null]));
  return {
    orderId,
    shortNumber,
    total: totalPrice,
    articles: totalPrice - (body.delivery.fee ?? 0),
    ...(isFetched(body.delivery.type) && body.delivery.address && { shop: body.delivery.address }),
    follow: paths.follow(id, followKey),
    facts: orderFacts(body, totalPrice, zones),
    lines: body.items.map(({ productId, name, quantity, price }) => ({
      productId,
      name,
      quantity,
      amount: lineTotal({ price, quantity }),
      picture: pictures.get(productId) ?? null,
    })),
    ...(isToPay(body, totalPrice) && { toPay: { id, followKey } }),
  };
}

/** The fields that make two orders of one number the same: all but the browser's clock. */
const contentOf = (body: OrderPayload): string => JSON.stringify({ ...body, createdAt: '' });

/** Leads to the payment of an order; comes back when the shopper does. */
export async function pay(order: NonNullable<Confirmation['toPay']>, items: readonly CartLine[]): Promise<void> {
  const { payOnline } = await import('../../payments/pay-online.ts');
  await payOnline({ order, followKey: order.followKey, items });
}

/** The form's words, as they were sent. */
export const draftOf = ({ customerInfo, delivery, payment, note }: OrderPayload): Draft => ({
  ...customerInfo,
  email: customerInfo.email ?? '',
  codeInfluenceur: customerInfo.codeInfluenceur ?? '',
  type: delivery.type,
  address: isFetched(delivery.type) ? '' : (delivery.address ?? ''),
  shop: isFetched(delivery.type) ? (delivery.address ?? '') : '',
  landmark: delivery.landmark ?? '',
  position: delivery.position ? `${delivery.position.latitude},${delivery.position.longitude}` : '',
  country: COUNTRY_CODES.find((code) => code === delivery.country) ?? '',
  city: delivery.city ?? '',
  method: payment.method,
  note: note ?? '',
});

/** Whether the order was stored on this phone; without a database it exists only as long as its page. */
const enqueue = (order: QueuedOrder): Promise<boolean> =>
  saveQueuedOrder(order).then(
    () => {
      flagQueuedOrder(order.orderId);
      return true;
    },
    () => false,
  );

/** Takes an order out of the queue; where another one waits, the pages go on looking after it. */
async function dequeue(orderId: string): Promise<void> {
  const others = await removeQueuedOrder(orderId)
    .then(queuedOrders)
    .catch(() => []);
  flagQueuedOrder(others[0]?.orderId ?? null);
}

/**
 * Checks an order and sends it, under the number that this attempt uses until it is answered. The order is stored on the
 * phone before it is sent, so that it can be sent again after any failure. This file is separate because it is fetched while
 * the form is being filled in, not before the form shows. `null`: something has to be corrected.
 */
export async function submitOrder(order: Order): Promise<CheckoutEvent | null> {
  const { ordered, draft, lines, totals, promoCode, zones, shops, checked } = order;
  const attempt = currentAttempt(ordered);
  const { orderId } = attempt;
  const body = { ...payloadOf(draft, lines, totals, attempt), ...(promoCode && { promoCode }) };
  // What was taken under this number is other than what is wanted now: this is another order.
  if (attempt.taken !== undefined && attempt.taken !== contentOf(body)) {
    closeAttempt(ordered);
    return submitOrder(order);
  }
  const problems = checkoutProblems(body, zones, shops);
  checked(problems);
  if (problems.length > 0) return null;
  const waiting: QueuedOrder = { orderId, body, ordered, token: readToken(), tried: false, outcome: null };
  const isQueued = await enqueue(waiting);
  if (!navigator.onLine) return wait(waiting, isQueued);
  try {
    const placed = await sendOrder(() => placeOrder(browserClient, body));
    await dequeue(orderId);
    const place = readPlace(draft);
    if (place) savePlace(place);
    saveAttempt({ ...attempt, taken: contentOf(body) }, ordered);
    return { type: 'answered', confirmation: confirmationOfTaken({ type: 'taken', ...placed }, body, lines, zones) };
  } catch (error) {
    if (error instanceof ApiError && isUnanswered(error) && error.statusCode !== 429)
      return wait(waiting, isQueued, true);
    await dequeue(orderId);
    return failedEvent(error, orderId);
  }
}

/** The order is sent when the network is back; where it could not be queued, when the shopper sends it again. */
async function wait(waiting: QueuedOrder, isQueued: boolean, tried = false): Promise<CheckoutEvent> {
  if (isQueued) {
    if (tried) await updateQueuedOrder(waiting, { tried });
    void requestBackgroundSync().catch(() => null);
  }
  return { type: 'waits', orderId: waiting.orderId, tried };
}

/** What is left of the cart: not needed before an order was sent. */
export { withoutOrdered } from '../../cart/ordered-lines.ts';

/** The order goes back to the form, to be changed: under its number, for the server may have it. */
export const takeBack = dequeue;

/** The result of an order; `isQueued`: it was in the queue until now, and its values return into the form. */
export type Found = { event: CheckoutEvent; body: OrderPayload; ordered: Ordered; isQueued: boolean };

/**
 * Sends what waits on this phone, and says what became of it, once: an order of this visit or of one before. `null`:
 * nothing waits. An order that was taken back while it was being sent, and that the server took nevertheless, is said to
 * be taken: it may not be lost on the shopper, nor leave the cart.
 */
export async function checkQueuedOrder({ send }: { send: boolean }): Promise<Found | null> {
  const { late } = send && navigator.onLine ? await sendQueuedOrders() : { late: [] };
  const order = (await queuedOrders())[0];
  if (!order) {
    flagQueuedOrder(null);
    const [taken] = late;
    if (!taken) return null;
    const event: CheckoutEvent = { type: 'failed', state: { status: 'taken', orderId: taken.orderId } };
    return { event, body: taken.body, ordered: taken.ordered ?? 'cart', isQueued: false };
  }
  const { orderId, body, ordered = 'cart', tried, outcome } = order;
  const found = { body, ordered, isQueued: true };
  const taken = outcome?.type === 'taken' ? contentOf(body) : undefined;
  saveAttempt({ orderId, createdAt: body.createdAt, taken }, ordered);
  if (!outcome) return { event: { type: 'waits', orderId, tried }, ...found };
  await dequeue(orderId);
  if (outcome.type === 'taken')
    return { event: { type: 'answered', confirmation: confirmationOfTaken(outcome, body) }, ...found };
  const { statusCode, code, message, fields } = outcome;
  const error = new ApiError(statusCode, code, message, { fields });
  return { event: failedEvent(error, orderId), ...found };
}
