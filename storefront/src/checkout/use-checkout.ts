import type { DeliveryZone } from '@karite/shared/delivery';
import type { CheckoutProblem, OrderPayload } from '@karite/shared/orders';
import { type Totals, totalsOf } from '@karite/shared/pricing';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { NETWORK_MESSAGE } from '../api/api-error.ts';
import type { OfferedMethod } from '../api/payments.ts';
import { paths } from '../paths.ts';
import { cartAtom, changeCartAtom } from '../state/cart-atoms.ts';
import { type CartLine, setQuantity } from '../state/cart-lines.ts';
import { pricedLines } from '../state/cart-totals.ts';
import { useCartRefresh } from '../state/use-cart-refresh.ts';
import { hasWaitingOrder } from '../storage/waiting-flag.ts';
import type { Draft } from './checkout-draft.ts';
import { type Confirmation, closeAttempt } from './checkout-memory.ts';
import { type CheckoutEvent, type CheckoutState, nextCheckout } from './checkout-state.ts';
import { fetchConfirmation } from './lazy-confirmation.tsx';
import { fetchNotices } from './lazy-notices.tsx';
import { openMethod } from './payment-section.tsx';
import { useDraft } from './use-draft.ts';
import { useOffer } from './use-offer.ts';

export type Checkout = {
  state: CheckoutState;
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
  /** Writes the number as it will be kept: an old one is completed before the shopper's eyes. */
  mendPhone: () => void;
  totals: Totals;
  zones: DeliveryZone[] | undefined;
  methods: OfferedMethod[] | undefined;
  changes: string[];
  submit: () => Promise<void>;
  /** Takes what ran out off the cart. */
  dropMissing: () => void;
  /** Takes an order that waits for the line back into the form. */
  takeBack: () => void;
  /** Accepts that the first order stands. */
  finish: () => void;
};

const fetchSubmission = () => import('./submit-order.ts');

/** How long the page waits before it sends again what got no answer, in ms; the last one over and over. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000];

/** What was ordered leaves the cart; what was put there since stays. */
const without = (lines: readonly CartLine[], items: OrderPayload['items']): CartLine[] =>
  items.reduce<CartLine[]>(
    (left, { productId, quantity }) =>
      setQuantity(left, productId, (left.find((line) => line.productId === productId)?.quantity ?? 0) - quantity),
    [...lines],
  );

type Options = {
  /** What is ordered instead of the cart. */
  lines?: readonly CartLine[];
  /** The way to pay, where it is not chosen. */
  method?: Draft['method'];
  /** What follows an order that was taken, instead of the checkout's thanks. */
  onTaken?: (confirmation: Confirmation) => void;
};

/** The checkout: its form, its figures, and the one order that comes of it. */
export function useCheckout({ lines: given, method, onTaken }: Options = {}): Checkout {
  const [kept, setDraft] = useDraft();
  const { zones, methods, refresh: refreshZones } = useOffer(kept.country);
  const draft = { ...kept, method: method ?? openMethod(kept.method, methods) };
  const [state, dispatch] = useReducer(nextCheckout, { status: 'filling' });
  const cart = useAtomValue(cartAtom);
  const lines = given ?? cart;
  const change = useSetAtom(changeCartAtom);
  const { changes, refresh } = useCartRefresh();
  const navigate = useNavigate();
  const sending = useRef(false);
  const totals = totalsOf(
    pricedLines(lines),
    { type: draft.type, country: draft.country || null, city: draft.city },
    zones,
  );

  const confirm = (confirmation: Confirmation, items?: OrderPayload['items']) => {
    // An order that is still to be paid keeps its cart until it is.
    if (!confirmation.toPay) {
      closeAttempt();
      if (!given) change((now) => (items ? without(now, items) : []));
    }
    dispatch({ type: 'answered', confirmation });
    if (onTaken) return onTaken(confirmation);
    // Who went elsewhere while the answer was on its way is told as well, and finds that page again by going back.
    navigate(paths.checkout, { replace: window.location.pathname === paths.checkout, state: confirmation });
  };

  /** Shows what became of an order: in the form, which gets its words back, or as thanks. */
  const settle = async (event: CheckoutEvent, body?: OrderPayload) => {
    if (event.type === 'answered') return confirm(event.confirmation, body?.items);
    if (event.type === 'failed' && event.state.status === 'refused' && event.state.figuresChanged)
      await Promise.all([refresh(), refreshZones()]);
    dispatch(event);
  };

  const submit = async () => {
    // A second click comes before the first is drawn: the reducer alone would be too late.
    if (sending.current) return;
    sending.current = true;
    try {
      const { submitOrder, lookAfterWaiting, pay } = await fetchSubmission();
      const checked = (problems: CheckoutProblem[]) => dispatch({ type: 'submitted', problems });
      if (state.status === 'waiting' && hasWaitingOrder()) {
        checked([]);
        const found = await lookAfterWaiting({ send: true });
        if (found) return await settle(found.event, found.body);
      }
      const event = await submitOrder({ draft, lines, totals, zones, checked });
      if (event?.type === 'answered' && event.confirmation.toPay) {
        await pay(event.confirmation.toPay, lines);
        return dispatch({ type: 'closed' });
      }
      if (event) await settle(event);
    } catch {
      // The file itself could not be fetched: nothing was sent.
      const state: CheckoutState = { status: 'refused', message: NETWORK_MESSAGE, problems: [], figuresChanged: false };
      dispatch({ type: 'failed', state });
    } finally {
      sending.current = false;
    }
  };

  // What waits since before, in this visit or an earlier one, is looked after while the page is open.
  const look = useRef<(send: boolean) => Promise<void>>(undefined);
  look.current = async (send) => {
    if (sending.current || !hasWaitingOrder()) return;
    sending.current = true;
    try {
      const { lookAfterWaiting, draftOf } = await fetchSubmission();
      const found = await lookAfterWaiting({ send });
      if (!found) return;
      if (found.event.type !== 'answered') setDraft(draftOf(found.body));
      await settle(found.event, found.body);
    } catch {
      // Without the file or the database: the next turn, or the next visit.
    } finally {
      sending.current = false;
    }
  };
  const isWaiting = state.status === 'waiting';
  useEffect(() => {
    let turn = 0;
    let timer = 0;
    const again = async () => {
      await look.current?.(true);
      if (isWaiting) timer = window.setTimeout(again, PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)]);
      turn += 1;
    };
    const now = () => void look.current?.(true);
    if (isWaiting) timer = window.setTimeout(again, PAUSES_MS[0]);
    else now();
    window.addEventListener('online', now);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isWaiting]);

  return {
    state,
    draft,
    edit: (part) => {
      setDraft(part);
      fetchSubmission().catch(() => null);
      fetchConfirmation();
      fetchNotices();
      dispatch({ type: 'edited' });
    },
    mendPhone: () =>
      void fetchSubmission().then(
        ({ readPhone }) => {
          const whatsapp = readPhone(draft);
          if (whatsapp !== draft.whatsapp) setDraft({ whatsapp });
        },
        () => null,
      ),
    totals,
    zones,
    methods,
    changes,
    submit,
    dropMissing: () => {
      change((now) => now.filter((line) => line.product.inStock));
      dispatch({ type: 'edited' });
    },
    takeBack: () => {
      if (state.status !== 'waiting') return;
      dispatch({ type: 'takenBack' });
      fetchSubmission().then(
        ({ takeBack }) => takeBack(state.orderId),
        () => null,
      );
    },
    finish: () => state.status === 'taken' && confirm({ orderId: state.orderId, total: totals.total }),
  };
}
