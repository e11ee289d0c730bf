import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { CheckedPayment } from '../api/payments.ts';
import { pollPayment } from './poll-payment.ts';

const answer = (status: CheckedPayment['status']): CheckedPayment => ({
  status,
  orderStatus: 'pending',
  message: '',
  reason: null,
});
const away = new ApiError(0, 'network', '');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('waiting for our server', () => {
  it('polls with growing pauses until there is a result, also while the network is down', async () => {
    const polledAt: number[] = [];
    const answers = [answer('pending'), away, answer('pending'), answer('pending'), answer('paid')];
    const check = async () => {
      polledAt.push(Date.now());
      const next = answers.shift()!;
      if (next instanceof ApiError) throw next;
      return next;
    };
    const onAnswer = vi.fn();
    const waiting = pollPayment(check, onAnswer, new AbortController().signal);
    await vi.runAllTimersAsync();
    await waiting;
    expect(polledAt.slice(1).map((at, turn) => at - polledAt[turn]!)).toEqual([1_500, 2_000, 3_000, 5_000]);
    expect(onAnswer.mock.calls.map(([{ status }]) => status)).toEqual(['pending', 'pending', 'pending', 'paid']);
  });

  it('polls at once when the page is visible again or the network is back', async () => {
    const check = vi.fn().mockResolvedValue(answer('pending'));
    const stop = new AbortController();
    const waiting = pollPayment(check, () => undefined, stop.signal);
    await vi.advanceTimersByTimeAsync(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(check).toHaveBeenCalledTimes(3);
    stop.abort();
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('throws a refusal, and gives up after an hour at most', async () => {
    const refused = new ApiError(404, 'not_found', 'Commande introuvable');
    await expect(
      pollPayment(
        () => Promise.reject(refused),
        () => undefined,
        new AbortController().signal,
      ),
    ).rejects.toBe(refused);
    const check = vi.fn().mockResolvedValue(answer('pending'));
    const began = Date.now();
    const waiting = pollPayment(check, () => undefined, new AbortController().signal);
    await vi.runAllTimersAsync();
    await waiting;
    expect(Date.now() - began).toBeLessThan(3_600_000);
    expect(check.mock.calls.length).toBeLessThan(100);
  });
});
