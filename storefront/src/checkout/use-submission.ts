import type { CheckoutProblem, OrderPayload } from '@karite/shared/orders';
import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { type Dispatch, useRef } from 'react';
import { useNavigate } from 'react-router';
import { NETWORK_MESSAGE } from '../api/api-error.ts';
import { changeCartAtom } from '../cart/cart-atoms.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { promoCodeAtom } from '../cart/offers/offer-atoms.ts';
import { hasQueuedOrder } from '../orders/queue/queue-flag.ts';
import type { Draft } from './checkout-draft.ts';
import type { CheckoutEvent, CheckoutState } from './checkout-state.ts';
import { type Confirmation, closeAttempt } from './confirmation-state.ts';
import { fetchSubmission } from './lazy-submission.ts';
import type { Order } from './submit-order.ts';
import { useQueuedOrder } from './use-queued-order.ts';

type Options = {
  order: Omit<Order, 'checked'>;
  /** Whether the cart is what is ordered. */
  isCart: boolean;
  state: CheckoutState;
  dispatch: Dispatch<CheckoutEvent>;
  setDraft: (draft: Draft) => void;
  /** Asks anew for what things cost. */
  refresh: () => Promise<unknown>;
  /** What follows an order that was taken, instead of the checkout's thanks. */
  onTaken?: (confirmation: Confirmation) => void;
};

type Submission = {
  submit: () => Promise<void>;
  /** Takes an order that waits for the network back into the form. */
  takeBack: () => void;
  /** Accepts that the first order stands. */
  finish: () => void;
};

/** Sends the one order of a checkout, looks after it while it waits for the network, and shows what became of it. */
export function useSubmission({ order, isCart, state, dispatch, setDraft, refresh, onTaken }: Options): Submission {
  const change = useSetAtom(changeCartAtom);
  const setCode = useSetAtom(promoCodeAtom);
  const navigate = useNavigate();
  const sending = useRef(false);

  const confirm = (confirmation: Confirmation, left: (now: readonly CartLine[]) => CartLine[] = () => []) => {
    // An order that is still to be paid keeps its cart until it is.
    if (!confirmation.toPay) {
      closeAttempt();
      setCode(null);
      if (isCart) change(left);
    }
    dispatch({ type: 'answered', confirmation });
    if (onTaken) return onTaken(confirmation);
    // Who went elsewhere while the answer was on its way is told as well, and finds that page again by going back.
    navigate(paths.checkout, { replace: window.location.pathname === paths.checkout, state: confirmation });
  };

  /** Shows what became of an order: in the form, which gets its words back, or as thanks. */
  const settle = async (event: CheckoutEvent, body?: OrderPayload) => {
    if (event.type === 'answered') {
      const { withoutOrdered } = await fetchSubmission();
      return confirm(event.confirmation, body && ((now) => withoutOrdered(now, body.items)));
    }
    const refusal = event.type === 'failed' && event.state.status === 'refused' ? event.state : null;
    if (refusal?.codeRefused) setCode({ code: '', offer: null, reason: refusal.message });
    if (refusal?.figuresChanged) await refresh();
    dispatch(event);
  };

  /** One at a time: a second click comes before the first is drawn, when the reducer alone would be too late. */
  const alone = async (work: () => Promise<void>, failed: () => void) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await work();
    } catch {
      failed();
    } finally {
      sending.current = false;
    }
  };

  const submit = () =>
    alone(
      async () => {
        const { submitOrder, checkQueuedOrder, pay } = await fetchSubmission();
        const checked = (problems: CheckoutProblem[]) => dispatch({ type: 'submitted', problems });
        if (state.status === 'waiting' && hasQueuedOrder()) {
          checked([]);
          const found = await checkQueuedOrder({ send: true });
          if (found) return settle(found.event, found.body);
        }
        const event = await submitOrder({ ...order, checked });
        if (event?.type === 'answered' && event.confirmation.toPay) {
          await pay(event.confirmation.toPay, order.lines);
          return dispatch({ type: 'closed' });
        }
        if (event) await settle(event);
      },
      // The file itself could not be fetched: nothing was sent.
      () =>
        dispatch({
          type: 'failed',
          state: { status: 'refused', message: NETWORK_MESSAGE, problems: [], figuresChanged: false },
        }),
    );

  const look = async () => {
    if (!hasQueuedOrder()) return;
    await alone(
      async () => {
        const { checkQueuedOrder, draftOf } = await fetchSubmission();
        const found = await checkQueuedOrder({ send: true });
        if (!found) return;
        if (found.event.type !== 'answered') setDraft(draftOf(found.body));
        await settle(found.event, found.body);
      },
      // Without the file or the database: the next turn, or the next visit.
      () => undefined,
    );
  };
  useQueuedOrder(state.status === 'waiting', look);

  return {
    submit,
    takeBack: () => {
      if (state.status !== 'waiting') return;
      dispatch({ type: 'takenBack' });
      fetchSubmission().then(
        ({ takeBack }) => takeBack(state.orderId),
        () => null,
      );
    },
    finish: () => state.status === 'taken' && confirm({ orderId: state.orderId, total: order.totals.total }),
  };
}
