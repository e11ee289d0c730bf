import { newOrderId, ORDER_ID_PATTERN } from '@karite/shared/orders';
import { ATTEMPT_KEY } from '../orders/attempt-key.ts';
import { readJson, writeJson } from '../storage/browser-storage.ts';
import { fieldsOf } from '../storage/fields-of.ts';

/** One attempt to order: its number stands from the first click to the answer, however often it is sent. */
export type Attempt = { orderId: string; createdAt: string };

/** Sixteen digits of the browser's cryptographic source: nobody can guess another's order. */
function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An attempt that was kept; `null` when it is none of ours. */
export function readAttempt(value: unknown): Attempt | null {
  const { orderId, createdAt } = fieldsOf(value);
  const known = typeof orderId === 'string' && ORDER_ID_PATTERN.test(orderId) && typeof createdAt === 'string';
  return known ? { orderId, createdAt } : null;
}

/** The attempt is this tab's from now on: an order that waited since another visit keeps its number. */
export const saveAttempt = (attempt: Attempt): void => writeJson(ATTEMPT_KEY, attempt, 'session');

/** The attempt under way in this tab, or a new one. */
export function currentAttempt(now: number = Date.now()): Attempt {
  const known = readAttempt(readJson(ATTEMPT_KEY, 'session'));
  if (known) return known;
  const attempt = { orderId: newOrderId(now, randomPart()), createdAt: new Date(now).toISOString() };
  saveAttempt(attempt);
  return attempt;
}
