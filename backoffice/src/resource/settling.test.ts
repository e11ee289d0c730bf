import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSettling, settling } from './settling.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('R2156 steps are held while one is done, and for a second after it, however it ended', async () => {
  for (const end of [() => Promise.resolve(1), () => Promise.reject(new Error('no'))]) {
    expect(isSettling()).toBe(false);
    const done = settling(end).catch(() => null);
    expect(isSettling()).toBe(true);
    await done;
    vi.advanceTimersByTime(999);
    expect(isSettling()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isSettling()).toBe(false);
  }
});

it('two at once are held until a second after the last', async () => {
  let end: () => void = () => undefined;
  const slow = settling(() => new Promise<void>((resolve) => (end = resolve)));
  await settling(() => Promise.resolve());
  vi.advanceTimersByTime(5_000);
  expect(isSettling()).toBe(true);
  end();
  await slow;
  vi.advanceTimersByTime(1_000);
  expect(isSettling()).toBe(false);
});
