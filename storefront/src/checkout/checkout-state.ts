import type { CheckoutProblem } from '@karite/shared/orders';
import type { Confirmation } from './confirmation/confirmation-state.ts';

/**
 * The state of a checkout (R809).
 * - `refused`: something must be corrected first, in the form or by the shopper's consent to new figures;
 * - `waiting`: the order is stored on this phone and is sent automatically; `tried`: it was sent without an answer, so that
 *   the server may have it, and only the same order may be sent again;
 * - `taken`: the number was used before by a different order: the first order is valid.
 */
export type CheckoutState =
  | { status: 'filling' }
  | { status: 'sending' }
  | { status: 'refused'; message: string; problems: CheckoutProblem[]; figuresChanged: boolean; codeRefused?: true }
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
  /** What a refusal or a lost answer leads to (`order-failure.ts`). */
  | { type: 'failed'; state: CheckoutState };

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
    case 'submitted': {
      if (state.status === 'sending') return state;
      const { problems } = event;
      const [first] = problems;
      return first
        ? { status: 'refused', message: first.message, problems, figuresChanged: false }
        : { status: 'sending' };
    }
    case 'waits':
      return { status: 'waiting', orderId: event.orderId, tried: event.tried };
    case 'answered':
      return { status: 'confirmed', confirmation: event.confirmation };
    case 'failed':
      return event.state;
  }
}
