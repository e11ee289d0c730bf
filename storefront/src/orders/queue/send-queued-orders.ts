import { ApiError } from '../../api/api-error.ts';
import { createClient } from '../../api/client.ts';
import { placeOrder } from '../../api/orders.ts';
import { type QueuedOrder, queuedOrders, type Refused, type Taken, updateQueuedOrder } from './order-queue.ts';

declare global {
  /** Background sync, which some browsers have and TypeScript's own types do not have yet. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register: (tag: string) => Promise<void> };
  }
}

/** The tag of the background sync that sends orders. */
export const SYNC_TAG = 'orders';

/** Whether there was no answer: the order may be sent again, under its number. A 429 is an answer, which requests a later retry. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.isPassing;

/** Sends one waiting order; returns the server's answer, or `null` when there was none. */
async function sendOne(order: QueuedOrder): Promise<Taken | Refused | null> {
  const client = createClient({ fetch: (path, init) => fetch(path, init), token: () => order.token });
  try {
    const { id, orderId, shortNumber, totalPrice, followKey } = await placeOrder(client, order.body);
    return { type: 'taken', id, orderId, shortNumber, totalPrice, followKey };
  } catch (error) {
    if (isUnanswered(error) || !(error instanceof ApiError)) return null;
    const { statusCode, code, message, fields } = error;
    return { type: 'refused', statusCode, code, message, fields };
  }
}

/**
 * Sends every order that waits, each under its number, and stores the answers for a page to show. By the worker and by
 * pages alike: should both send the same one, the server accepts it once and answers both. Returns whether one still waits,
 * and which the server took although they had left the queue by then.
 */
export async function sendQueuedOrders(): Promise<{ waits: boolean; late: QueuedOrder[] }> {
  let waits = false;
  const late: QueuedOrder[] = [];
  for (const order of await queuedOrders()) {
    if (order.outcome) continue;
    const outcome = await sendOne(order);
    const isQueued = await updateQueuedOrder(order, { tried: true, outcome });
    if (!outcome && isQueued) waits = true;
    if (outcome?.type === 'taken' && !isQueued) late.push(order);
  }
  return { waits, late };
}

/** Requests a background sync, which also runs with the shop closed; where the browser has none, pages send the queue. */
export async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}
