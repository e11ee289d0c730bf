import { useEffect, useReducer, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { type CheckedPayment, checkPayment, type StartedPayment, startPayment } from '../api/payments.ts';
import { NOT_LOADED, TECHNICAL, UNKNOWN } from './messages.ts';
import { PAY_NOW } from './pay-online.ts';
import { nextPayment, type PaymentState } from './payment-state.ts';
import { pollPayment } from './poll-payment.ts';
import { type SavedPayment, savedPaymentOf, savePayment } from './saved-payment.ts';
import { settlePaid } from './settle-payment.ts';
import { closeWidget, loadWidget, openWidget } from './widget.ts';

type Paying = {
  state: PaymentState;
  /** The server's answer when the payment was started; `null` before. */
  started: StartedPayment | null;
  /** A guest's key to the order. */
  orderKey: string | null;
  pay: () => void;
};

/** The state of a payment that was never started. */
const nothingOf = (order: string): SavedPayment => ({
  order,
  key: null,
  payment: null,
  transaction: null,
  items: [],
  isOver: false,
  at: Date.now(),
});

/**
 * This browser's data about paying the order. The key in the fragment (`#`) is taken out of the address before any
 * script of the provider's is there to read it. A provider's own page sends back with the payment's id.
 */
function arrive(order: string): { saved: SavedPayment; paysNow: boolean } {
  const { hash, pathname, search } = window.location;
  const paysNow = hash.startsWith(PAY_NOW);
  const key = paysNow ? decodeURIComponent(hash.slice(PAY_NOW.length)) || null : null;
  const query = new URLSearchParams(search);
  if (hash || search) window.history.replaceState(window.history.state, '', pathname);
  const former = savedPaymentOf(order) ?? nothingOf(order);
  const saved = { ...former, key: key ?? former.key, payment: former.payment ?? query.get('depositId') };
  savePayment(saved);
  return { saved, paysNow };
}

/**
 * Pays one order: starts it with our server, opens the widget or page, and waits for the result
 * (docs/decisions/0024-only-the-providers-answer-counts-as-paid.md).
 */
export function usePayment(order: string): Paying {
  const [state, dispatch] = useReducer(nextPayment, { step: 'starting' });
  const [started, setStarted] = useState<StartedPayment | null>(null);
  const saved = useRef<SavedPayment>(nothingOf(order));
  const listening = useRef<AbortController | null>(null);

  const save = (change: Partial<SavedPayment>) => {
    saved.current = { ...saved.current, ...change };
    savePayment(saved.current);
  };

  const check = async () => {
    const { payment, key, transaction } = saved.current;
    if (payment === null) throw new Error('No payment was begun');
    return checkPayment(browserClient, payment, { key, transactionId: transaction });
  };

  const take = (answer: CheckedPayment) => {
    if (answer.status === 'paid') settlePaid(saved.current);
    if (answer.status !== 'pending') closeWidget();
    dispatch({ type: 'answered', answer });
  };

  /** Polls until there is an answer; a new poll replaces the former one. */
  const wait = async () => {
    listening.current?.abort();
    const mine = new AbortController();
    listening.current = mine;
    try {
      await pollPayment(check, take, mine.signal);
    } catch (error) {
      if (!mine.signal.aborted) refuse(error);
    }
  };

  const refuse = (error: unknown) => {
    const isFinal = error instanceof ApiError && !error.isPassing && error.statusCode !== 422;
    const isUnknown = error instanceof ApiError && error.statusCode === 404;
    dispatch({ type: 'refused', message: isUnknown ? UNKNOWN : messageOf(error, TECHNICAL), isFinal });
  };

  const begin = async () => {
    listening.current?.abort();
    dispatch({ type: 'requested' });
    try {
      const answer = await startPayment(browserClient, order, saved.current.key);
      save({ payment: answer.id, transaction: null });
      setStarted(answer);
      await show(answer);
    } catch (error) {
      refuse(error);
    }
  };

  const show = async (answer: StartedPayment) => {
    const { open } = answer;
    if (open.kind === 'page') return window.location.assign(open.url);
    try {
      await loadWidget(open.script);
    } catch {
      return dispatch({ type: 'refused', message: NOT_LOADED, isFinal: false });
    }
    openWidget(open.config, (event, transactionId) => {
      if (transactionId) save({ transaction: transactionId });
      dispatch({ type: 'widget', event });
      void wait();
    });
    dispatch({ type: 'opened', started: answer });
    void wait();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order; the rest is new at each drawing
  useEffect(() => {
    const arrival = arrive(order);
    saved.current = arrival.saved;
    const resume = async () => {
      if (!arrival.saved.payment) return arrival.paysNow ? begin() : dispatch({ type: 'idle' });
      if (!arrival.paysNow) {
        dispatch({ type: 'unanswered' });
        return wait();
      }
      // It may have been paid meanwhile: nobody is to pay twice.
      const answer = await check().catch(() => null);
      if (answer) take(answer);
      if (!answer || ['pending', 'failed', 'expired'].includes(answer.status)) await begin();
    };
    void resume();
    const shown = (event: PageTransitionEvent) => {
      // Back from the provider's page by the browser's own button.
      if (event.persisted && saved.current.payment) {
        dispatch({ type: 'unanswered' });
        void wait();
      }
    };
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('pageshow', shown);
      listening.current?.abort();
      closeWidget();
    };
  }, [order]);

  return { state, started, orderKey: saved.current.key, pay: () => void begin() };
}
