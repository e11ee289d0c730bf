import { ApiError } from '../api/api-error.ts';
import type { CheckedPayment } from '../api/payments.ts';

/** The pauses between two questions, in ms: growing, for a shopper's data and a provider's patience; then the last one over and over. */
const PAUSES_MS = [1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000];
const LAST_PAUSE_MS = 30_000;
/** After so many polls (some half an hour) the page stops: the shop's own job continues. */
const MOST = 60;

/** Waits, or less when the page is seen again or the network is back: then there may be news. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const stop = new AbortController();
    const end = () => {
      clearTimeout(timer);
      stop.abort();
      done();
    };
    const timer = setTimeout(end, ms);
    const { signal: listening } = stop;
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: listening,
    });
    window.addEventListener('online', end, { signal: listening });
    signal.addEventListener('abort', end, { signal: listening });
  });
}

/**
 * Polls until our server has the result of a payment, and passes on each answer. It continues while the network or the
 * server is down. It ends by the signal, by an answer other than `pending`, or by a refusal, which it throws.
 */
export async function pollPayment(
  check: () => Promise<CheckedPayment>,
  onAnswer: (answer: CheckedPayment) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; turn < MOST && !signal.aborted; turn += 1) {
    try {
      const answer = await check();
      if (signal.aborted) return;
      onAnswer(answer);
      if (answer.status !== 'pending') return;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isPassing) throw error;
    }
    await pause(PAUSES_MS[turn] ?? LAST_PAUSE_MS, signal);
  }
}
