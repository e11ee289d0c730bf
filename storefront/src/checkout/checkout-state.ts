import type { CheckoutProblem } from '@karite/shared/orders';
import { ApiError } from '../api/api-error.ts';
import type { Confirmation } from './checkout-memory.ts';

/**
 * Where a checkout stands (spec §4, "Checkout").
 * - `refused`: something must be mended first, in the form or by the shopper's consent to new figures;
 * - `waiting`: the order is kept on this phone and goes out by itself; `tried`: it did once, and no answer came, so that
 *   the server may have it, and only the same one may be sent again;
 * - `taken`: the same number was taken before with other words: the first order stands.
 */
export type CheckoutState =
  | { status: 'filling' }
  | { status: 'sending' }
  | { status: 'refused'; message: string; problems: CheckoutProblem[]; figuresChanged: boolean }
  | { status: 'waiting'; orderId: string; tried: boolean }
  | { status: 'taken'; orderId: string }
  | { status: 'confirmed'; confirmation: Confirmation };

export type CheckoutEvent =
  | { type: 'edited' }
  | { type: 'submitted'; problems: CheckoutProblem[] }
  | { type: 'waits'; orderId: string; tried: boolean }
  | { type: 'takenBack' }
  | { type: 'closed' }
  | { type: 'answered'; confirmation: Confirmation }
  | { type: 'failed'; error: unknown; orderId: string };

const TECHNICAL = 'Erreur technique. Veuillez réessayer.';

/** What the shopper is told when the shop moved on since the cart was filled. */
const CHANGED: Record<string, string> = {
  price_changed: 'Certains prix ont changé. Vérifiez le nouveau total, puis confirmez à nouveau.',
  out_of_stock: 'Un article de votre panier est en rupture de stock. Retirez-le pour continuer.',
  unknown_product:
    'Un article de votre panier n’est plus proposé. Vérifiez le nouveau total, puis confirmez à nouveau.',
};

export const figuresMoved = (error: unknown): boolean =>
  error instanceof ApiError && Object.hasOwn(CHANGED, error.code);

/** The next state. A confirmed order is final, and nothing but an answer, or that none came, ends a sending. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (state.status === 'confirmed') return state;
  switch (event.type) {
    case 'edited':
      return state.status === 'refused' ? { status: 'filling' } : state;
    case 'takenBack':
      return state.status === 'waiting' ? { status: 'filling' } : state;
    // Back from the payment, which was not made: the same order can be paid again.
    case 'closed':
      return { status: 'filling' };
    case 'submitted':
      if (state.status === 'sending') return state;
      return event.problems.length === 0 ? { status: 'sending' } : refusedWith(event.problems);
    case 'waits':
      return { status: 'waiting', orderId: event.orderId, tried: event.tried };
    case 'answered':
      return { status: 'confirmed', confirmation: event.confirmation };
    case 'failed':
      return afterFailure(event.error, event.orderId);
  }
}

const refusedWith = (problems: CheckoutProblem[]): CheckoutState => ({
  status: 'refused',
  message: problems[0]?.message ?? TECHNICAL,
  problems,
  figuresChanged: false,
});

function afterFailure(error: unknown, orderId: string): CheckoutState {
  if (!(error instanceof ApiError)) return refusedWith([]);
  // A 429 is an answer: nothing was taken, and the server says why.
  if (error.isPassing && error.statusCode !== 429) return { status: 'waiting', orderId, tried: true };
  if (error.code === 'order_id_taken') return { status: 'taken', orderId };
  const problems = Object.entries(error.fields).map(([field, message]) => ({ field, message }));
  const changed = CHANGED[error.code];
  return {
    status: 'refused',
    message: changed ?? problems[0]?.message ?? (error.message || TECHNICAL),
    problems: changed ? [] : problems,
    figuresChanged: changed !== undefined,
  };
}
