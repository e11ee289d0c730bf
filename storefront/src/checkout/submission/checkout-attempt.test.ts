import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAttempt } from '../../orders/attempt-key.ts';
import { ATTEMPT_LIFE_MS, currentAttempt, saveAttempt, TAKEN_LIFE_MS } from './checkout-attempt.ts';

const NOW = Date.UTC(2026, 10, 28, 12);

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage });
  return () => vi.unstubAllGlobals();
});

describe('R2130 The number of an order under way', () => {
  it('is the same until it is closed, for all tabs', () => {
    const first = currentAttempt('cart', NOW);
    expect(currentAttempt('cart', NOW + 60_000)).toEqual(first);
    closeAttempt('cart');
    expect(currentAttempt('cart', NOW + 60_000).orderId).not.toBe(first.orderId);
  });

  it('is another one for each thing that is ordered', () => {
    const cart = currentAttempt('cart', NOW);
    const product = currentAttempt('p1', NOW);
    expect(product.orderId).not.toBe(cart.orderId);
    closeAttempt('p1');
    expect(currentAttempt('cart', NOW)).toEqual(cart);
  });

  it.each([
    { what: 'an unanswered order', life: ATTEMPT_LIFE_MS, ordered: 'cart', taken: undefined },
    { what: 'a cart that waits to be paid', life: ATTEMPT_LIFE_MS, ordered: 'cart', taken: '{}' },
    { what: 'a product that was ordered', life: TAKEN_LIFE_MS, ordered: 'p1', taken: '{}' },
  ])('of $what holds for $life ms, and not a moment more', ({ life, ordered, taken }) => {
    const attempt = { ...currentAttempt(ordered, NOW), ...(taken && { taken }) };
    saveAttempt(attempt, ordered, NOW);
    expect(currentAttempt(ordered, NOW + life - 1)).toEqual(attempt);
    expect(currentAttempt(ordered, NOW + life).orderId).not.toBe(attempt.orderId);
  });
});
