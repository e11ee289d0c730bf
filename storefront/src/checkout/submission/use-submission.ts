import type { CheckoutProblem } from '@karite/shared/orders';
import { useSetAtom } from 'jotai';
import { type Dispatch, type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NETWORK_MESSAGE } from '../../api/api-error.ts';
import { changeCartAtom } from '../../cart/cart-atoms.ts';
import { promoCodeAtom } from '../../cart/offers/offer-atoms.ts';
import type { withoutOrdered } from '../../cart/ordered-lines.ts';
import { closeAttempt } from '../../orders/attempt-key.ts';
import type { Ordered } from '../../orders/queue/order-queue.ts';
import { hasQueuedOrder } from '../../orders/queue/queue-flag.ts';
import type { Draft } from '../checkout-draft.ts';
import type { CheckoutEvent, CheckoutState } from '../checkout-state.ts';
import type { Confirmation } from '../confirmation/confirmation-state.ts';
import { fetchSubmission } from './lazy-submission.ts';
import type { Found, Order } from './submit-order.ts';
import { useQueuedOrder } from './use-queued-order.ts';

type Options = {
  order: Omit<Order, 'checked'>;
  state: CheckoutState;
  dispatch: Dispatch<CheckoutEvent>;
  setDraft: (draft: Draft) => void;
  /** Requests the prices again. */
  refresh: () => Promise<unknown>;
};

type Submission = {
  submit: () => Promise<void>;
  /** Takes an order that waits for the network back into the form. */
  takeBack: () => void;
  /** Accepts the first order as the valid one. */
  finish: () => void;
};

/** The kind of order, and its lines in the cart. */
type OfOrder = { ordered: Ordered; items: Parameters<typeof withoutOrdered>[1] };
const ofFound = ({ ordered, body }: Found): OfOrder => ({ ordered, items: body.items });

/** Sends the one order of a checkout, retries it while it waits for the network, and shows the result. */
export function useSubmission({ order, state, dispatch, setDraft, refresh }: Options): Submission {
  const change = useSetAtom(changeCartAtom);
  const setCode = useSetAtom(promoCodeAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sending = useRef(false);
  const checking = useRef(false);
  /** Incremented when the shopper makes a new decision: results of earlier attempts are then ignored. */
  const decision = useRef(0);

  const confirm = async (confirmation: Confirmation, { ordered, items }: OfOrder) => {
    const { withoutOrdered } = await fetchSubmission();
    // An order that is still to be paid does not empty its cart yet.
    if (ordered === 'cart' && !confirmation.toPay) {
      closeAttempt('cart');
      setCode(null);
      change((now) => withoutOrdered(now, items));
    }
    dispatch({ type: 'answered', confirmation });
    // The result is also shown to shoppers who left the page, which is in their history.
    // Here, the confirmation replaces the form: « Back » leads to it (R2130).
    await navigate(pathname + search, { replace: window.location.pathname === pathname, state: confirmation });
  };

  /** Shows the result of an order: in the form, which gets its values back, or as a confirmation. */
  const settle = async (event: CheckoutEvent, of: OfOrder) => {
    if (event.type === 'answered') return confirm(event.confirmation, of);
    const refusal = event.type === 'failed' && event.state.status === 'refused' ? event.state : null;
    if (refusal?.codeRefused) setCode({ code: '', offer: null, reason: refusal.message });
    if (refusal?.figuresChanged) await refresh();
    dispatch(event);
  };

  /** One at a time: a second click comes before the first is drawn, when the reducer alone would be too late. */
  const alone = async (busy: RefObject<boolean>, work: () => Promise<void>, failed: () => void) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } catch {
      failed();
    } finally {
      busy.current = false;
    }
  };

  const submit = async () => {
    // What waits is being sent by itself at this moment. An order that was taken back meanwhile goes its own way.
    if (checking.current && state.status === 'waiting') return;
    decision.current += 1;
    await alone(
      sending,
      async () => {
        const { submitOrder, checkQueuedOrder, pay } = await fetchSubmission();
        const checked = (problems: CheckoutProblem[]) => dispatch({ type: 'submitted', problems });
        if (state.status === 'waiting' && hasQueuedOrder()) {
          checked([]);
          const found = await checkQueuedOrder({ send: true });
          if (found) return settle(found.event, ofFound(found));
        }
        const event = await submitOrder({ ...order, checked });
        if (event?.type === 'answered' && event.confirmation.toPay) {
          await pay(event.confirmation.toPay, order.lines);
          return dispatch({ type: 'closed' });
        }
        if (event) await settle(event, { ordered: order.ordered, items: order.lines });
      },
      // The file itself could not be fetched: nothing was sent.
      () =>
        dispatch({
          type: 'failed',
          state: { status: 'refused', message: NETWORK_MESSAGE, problems: [], figuresChanged: false },
        }),
    );
  };

  const check = async () => {
    if (sending.current || !hasQueuedOrder()) return;
    const decided = decision.current;
    await alone(
      checking,
      async () => {
        const { checkQueuedOrder, draftOf } = await fetchSubmission();
        const found = await checkQueuedOrder({ send: true });
        if (!found || sending.current || (found.isQueued && decision.current !== decided)) return;
        if (found.event.type !== 'answered' && found.isQueued) setDraft(draftOf(found.body));
        await settle(found.event, ofFound(found));
      },
      // Without the file or the database: the next turn, or the next visit.
      () => undefined,
    );
  };
  useQueuedOrder(state.status === 'waiting', check);

  return {
    submit,
    takeBack: () => {
      if (state.status !== 'waiting') return;
      decision.current += 1;
      dispatch({ type: 'takenBack' });
      fetchSubmission().then(
        ({ takeBack }) => takeBack(state.orderId),
        () => null,
      );
    },
    finish: () => {
      if (state.status !== 'taken') return;
      const { ordered, lines: items, totals } = order;
      closeAttempt(ordered);
      void confirm({ orderId: state.orderId, total: totals.total }, { ordered, items });
    },
  };
}
