import type { CheckoutProblem } from '@karite/shared/orders';
import { type Totals, totalsOf } from '@karite/shared/pricing';
import { useAtomValue, useSetAtom } from 'jotai';
import { useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, NETWORK_MESSAGE } from '../api/api-error.ts';
import { paths } from '../paths.ts';
import { cartAtom, changeCartAtom } from '../state/cart-atoms.ts';
import { pricedLines } from '../state/cart-totals.ts';
import { useCartRefresh } from '../state/use-cart-refresh.ts';
import type { Draft } from './checkout-draft.ts';
import { type Confirmation, closeAttempt } from './checkout-memory.ts';
import { type CheckoutState, figuresMoved, nextCheckout } from './checkout-state.ts';
import { fetchConfirmation } from './lazy-confirmation.tsx';
import { useDraft } from './use-draft.ts';

type Checkout = {
  state: CheckoutState;
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
  totals: Totals;
  changes: string[];
  submit: () => Promise<void>;
  /** Takes what ran out off the cart. */
  dropMissing: () => void;
  /** Accepts that the first order stands. */
  finish: () => void;
};

const fetchSubmission = () => import('./submit-order.ts');

/** The checkout: its form, its figures, and the one order that comes of it. */
export function useCheckout(): Checkout {
  const [draft, setDraft] = useDraft();
  const [state, dispatch] = useReducer(nextCheckout, { status: 'filling' });
  const lines = useAtomValue(cartAtom);
  const change = useSetAtom(changeCartAtom);
  const { changes, refresh } = useCartRefresh();
  const navigate = useNavigate();
  const sending = useRef(false);
  const totals = totalsOf(pricedLines(lines), { type: draft.type, country: draft.country || null });

  const confirm = (confirmation: Confirmation) => {
    closeAttempt();
    change(() => []);
    dispatch({ type: 'answered', confirmation });
    // Who went elsewhere while the answer was on its way is told as well, and finds that page again by going back.
    navigate(paths.checkout, { replace: window.location.pathname === paths.checkout, state: confirmation });
  };

  const submit = async () => {
    // A second click comes before the first is drawn: the reducer alone would be too late.
    if (sending.current || draft.method === 'en-ligne') return;
    sending.current = true;
    try {
      const { submitOrder } = await fetchSubmission();
      const checked = (problems: CheckoutProblem[]) => dispatch({ type: 'submitted', problems });
      const event = await submitOrder({ draft, lines, totals, checked });
      if (event?.type === 'answered') confirm(event.confirmation);
      if (event?.type !== 'failed') return;
      if (figuresMoved(event.error)) await refresh();
      dispatch(event);
    } catch {
      // The file itself could not be fetched: nothing was sent.
      dispatch({ type: 'failed', error: new ApiError(0, 'network', NETWORK_MESSAGE), orderId: '' });
    } finally {
      sending.current = false;
    }
  };

  return {
    state,
    draft,
    edit: (part) => {
      setDraft(part);
      fetchSubmission().catch(() => null);
      fetchConfirmation();
      dispatch({ type: 'edited' });
    },
    totals,
    changes,
    submit,
    dropMissing: () => {
      change((now) => now.filter((line) => line.product.inStock));
      dispatch({ type: 'edited' });
    },
    finish: () => state.status === 'taken' && confirm({ orderId: state.orderId, total: totals.total }),
  };
}
