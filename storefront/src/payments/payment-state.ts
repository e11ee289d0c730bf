import type { CheckedPayment, StartedPayment } from '../api/payments.ts';
import { FAILED } from './messages.ts';

/**
 * The state of paying an order.
 * - `ready`: nothing is running here; `starting`: the server is requested, the widget or the provider's page comes;
 * - `open`: the widget is on the screen; `waiting`: our server has no result yet; `isClaimed`: the widget reports a payment,
 *   so that the shopper must not pay again;
 * - `stopped`: it failed, and can be tried again; `problem`: it could not be started;
 * - `ended`: our server has the result.
 */
export type PaymentState =
  | { step: 'ready' }
  | { step: 'starting' }
  | { step: 'open' }
  | { step: 'waiting'; isClaimed: boolean }
  | { step: 'stopped'; message: string | null; reason?: string }
  | { step: 'problem'; message: string; isFinal: boolean }
  | { step: 'ended'; isPaid: boolean; message: string };

export type PaymentEvent =
  | { type: 'idle' }
  | { type: 'requested' }
  | { type: 'opened'; started: StartedPayment }
  | { type: 'answered'; answer: CheckedPayment }
  | { type: 'widget'; event: 'success' | 'failed' | 'pending' | 'closed' }
  | { type: 'refused'; message: string; isFinal: boolean }
  | { type: 'unanswered' };

/** The message describes a payment that came differently; these states require no new payment. */
const ENDED: readonly CheckedPayment['status'][] = ['paid', 'underpaid', 'overpaid', 'late', 'refunded'];

const CLOSED = 'Vous avez fermé le paiement. Votre commande et votre panier sont gardés.';

/** The next state. Our server's result is final, whatever the widget reports after it. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  if (state.step === 'ended') return state;
  switch (event.type) {
    case 'idle':
      return { step: 'ready' };
    case 'requested':
      return { step: 'starting' };
    case 'opened':
      return event.started.open.kind === 'widget' ? { step: 'open' } : state;
    case 'answered': {
      const { status, message, reason } = event.answer;
      if (ENDED.includes(status)) return { step: 'ended', isPaid: status === 'paid', message };
      // A new attempt is starting: the result of the last one is ignored.
      if (status === 'pending' || state.step === 'starting') return state;
      return { step: 'stopped', message: status === 'failed' ? FAILED : message, ...(reason && { reason }) };
    }
    case 'widget':
      if (event.event === 'success' || event.event === 'pending') return { step: 'waiting', isClaimed: true };
      if (event.event === 'failed') return { step: 'stopped', message: FAILED };
      // Closing comes after the other words as well, and changes nothing of them.
      return state.step === 'open' ? { step: 'stopped', message: CLOSED } : state;
    case 'refused':
      return { step: 'problem', message: event.message, isFinal: event.isFinal };
    case 'unanswered':
      return state.step === 'starting' ? { step: 'waiting', isClaimed: false } : state;
  }
}
