import { readJson, writeJson } from '../storage/browser-storage.ts';
import { fieldsOf } from '../storage/fields-of.ts';
import type { Ordered } from './queue/order-queue.ts';

/** Where this browser stores the numbers of orders under way, for all its tabs (`checkout/submission/checkout-attempt.ts`). */
export const ATTEMPT_KEY = 'checkout-attempt';

/** The attempts as they are stored, unchecked, by what is ordered. */
export const storedAttempts = (): Record<string, unknown> => fieldsOf(readJson(ATTEMPT_KEY));

/** The next order of this gets a number of its own. */
export function closeAttempt(ordered: Ordered): void {
  const { [ordered]: _closed, ...others } = storedAttempts();
  writeJson(ATTEMPT_KEY, others);
}
