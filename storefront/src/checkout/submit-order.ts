import { type CheckoutProblem, checkoutProblems } from '@karite/shared/orders';
import type { Totals } from '@karite/shared/pricing';
import { ApiError } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { placeOrder } from '../api/orders.ts';
import { paths } from '../paths.ts';
import type { CartLine } from '../state/cart-lines.ts';
import { currentAttempt } from './checkout-attempt.ts';
import type { Draft } from './checkout-draft.ts';
import type { CheckoutEvent } from './checkout-state.ts';
import { payloadOf } from './order-payload.ts';
import { sendOrder } from './send-order.ts';

type Order = {
  draft: Draft;
  lines: readonly CartLine[];
  totals: Totals;
  checked: (problems: CheckoutProblem[]) => void;
};

/**
 * Checks an order and sends it, under the number that this attempt keeps until it is answered. In a file of its own:
 * it is fetched while the form is being filled in, not before the form shows. `null`: there was something to mend.
 */
export async function submitOrder({ draft, lines, totals, checked }: Order): Promise<CheckoutEvent | null> {
  const attempt = currentAttempt();
  const payload = payloadOf(draft, lines, totals, attempt);
  const problems = checkoutProblems(payload);
  checked(problems);
  if (problems.length > 0) return null;
  if (!navigator.onLine) return { type: 'failed', error: new ApiError(0, 'offline', ''), orderId: attempt.orderId };
  try {
    const { id, orderId, totalPrice, followKey } = await sendOrder(() => placeOrder(browserClient, payload));
    return { type: 'answered', confirmation: { orderId, total: totalPrice, follow: paths.follow(id, followKey) } };
  } catch (error) {
    return { type: 'failed', error, orderId: attempt.orderId };
  }
}
