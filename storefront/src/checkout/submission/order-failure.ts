import { ApiError } from '../../api/api-error.ts';
import type { CheckoutEvent, CheckoutState } from '../checkout-state.ts';

const TECHNICAL = 'Erreur technique. Veuillez réessayer.';

/** The message when the shop has changed since the cart was filled. */
const CHANGED: Record<string, string> = {
  price_changed: 'Certains prix ont changé. Vérifiez le nouveau total, puis confirmez à nouveau.',
  out_of_stock: 'Un article de votre panier est en rupture de stock. Retirez-le pour continuer.',
  unknown_product:
    'Un article de votre panier n’est plus proposé. Vérifiez le nouveau total, puis confirmez à nouveau.',
};

/** The result of a failed order: something to correct, a network to wait for, or the first order, which is valid. */
function afterFailure(error: unknown, orderId: string): CheckoutState {
  if (!(error instanceof ApiError))
    return { status: 'refused', message: TECHNICAL, problems: [], figuresChanged: false };
  // A 429 is an answer: no order was made, and the server sends the reason.
  if (error.isPassing && error.statusCode !== 429) return { status: 'waiting', orderId, tried: true };
  if (error.code === 'order_id_taken') return { status: 'taken', orderId };
  if (error.code === 'code_refused')
    return { status: 'refused', message: error.message, problems: [], figuresChanged: true, codeRefused: true };
  const problems = Object.entries(error.fields).map(([field, message]) => ({ field, message }));
  const changed = CHANGED[error.code];
  return {
    status: 'refused',
    message: changed ?? problems[0]?.message ?? (error.message || TECHNICAL),
    problems: changed ? [] : problems,
    figuresChanged: changed !== undefined,
  };
}

export const failedEvent = (error: unknown, orderId: string): CheckoutEvent => ({
  type: 'failed',
  state: afterFailure(error, orderId),
});
