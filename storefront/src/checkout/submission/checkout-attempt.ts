import { newOrderId, ORDER_ID_PATTERN } from '@karite/shared/orders';
import { ATTEMPT_KEY, storedAttempts } from '../../orders/attempt-key.ts';
import type { Ordered } from '../../orders/queue/order-queue.ts';
import { writeJson } from '../../storage/browser-storage.ts';
import { fieldsOf } from '../../storage/fields-of.ts';

/**
 * One attempt to order (R2130): its number is the same from the first click to the answer, however often it is sent, by
 * whichever tab. `taken`: what the server took under it, where no emptied cart ends the attempt.
 */
export type Attempt = { orderId: string; createdAt: string; taken?: string };

/** How long the same words are the same order of one product, in ms: afterwards, the shopper means another one. */
export const TAKEN_LIFE_MS = 3_600_000;
/** How long a number may wait for its answer, in ms: after a day it is not under way any more. */
export const ATTEMPT_LIFE_MS = 86_400_000;

/** Sixteen digits of the browser's cryptographic source: nobody can guess another's order. */
function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A stored attempt; `null` when it is invalid. */
export function readAttempt(value: unknown): Attempt | null {
  const { orderId, createdAt, taken } = fieldsOf(value);
  const isValid = typeof orderId === 'string' && ORDER_ID_PATTERN.test(orderId) && typeof createdAt === 'string';
  return isValid ? { orderId, createdAt, ...(typeof taken === 'string' && { taken }) } : null;
}

/** Whether an attempt is still under way at `now`. */
function isOpen({ createdAt, taken }: Attempt, ordered: Ordered, now: number): boolean {
  const life = taken !== undefined && ordered !== 'cart' ? TAKEN_LIFE_MS : ATTEMPT_LIFE_MS;
  return now - Date.parse(createdAt) < life;
}

/** Stores an attempt for all tabs of this browser; those that are over leave. */
export function saveAttempt(attempt: Attempt, ordered: Ordered, now: number = Date.now()): void {
  const others = Object.entries(storedAttempts()).flatMap(([each, value]) => {
    const stored = readAttempt(value);
    return stored && each !== ordered && isOpen(stored, each, now) ? [[each, stored]] : [];
  });
  writeJson(ATTEMPT_KEY, { ...Object.fromEntries(others), [ordered]: attempt });
}

/** The attempt under way in this browser, or a new one. */
export function currentAttempt(ordered: Ordered, now: number = Date.now()): Attempt {
  const stored = readAttempt(storedAttempts()[ordered]);
  if (stored && isOpen(stored, ordered, now)) return stored;
  const attempt = { orderId: newOrderId(now, randomPart()), createdAt: new Date(now).toISOString() };
  saveAttempt(attempt, ordered, now);
  return attempt;
}
