import { readJson, writeJson, writeText } from '../storage/browser-storage.ts';

/** What this tab remembers of a checkout. */
export const ATTEMPT_KEY = 'checkout-attempt';
const CONFIRMATION_KEY = 'checkout-confirmation';

/** What is said after an order was taken, also when the page is loaded again. `total` in FCFA. */
export type Confirmation = {
  orderId: string;
  total: number;
  /** The path by which the order is followed without an account, when the server told its key. */
  follow?: string;
};

/** The order was taken: the next one gets a number of its own. */
export function closeAttempt(confirmation: Confirmation): void {
  writeText(ATTEMPT_KEY, null, 'session');
  writeJson(CONFIRMATION_KEY, confirmation, 'session');
}

export function lastConfirmation(): Confirmation | null {
  const { orderId, total, follow } = (readJson(CONFIRMATION_KEY, 'session') ?? {}) as Partial<Confirmation>;
  return typeof orderId === 'string' && typeof total === 'number' ? { orderId, total, follow } : null;
}
