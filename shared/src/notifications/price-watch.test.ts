import { describe, expect, it } from 'vitest';
import { FALL_HOLDS_MS, RISE_HOLDS_MS, TOLD_EVERY_MS, type WatchedPrice, watchPrice } from './price-watch.ts';

const START = 1_795_000_000_000;
const HOUR = 3_600_000;
const asked: WatchedPrice = { price: 5_000, seenPrice: 5_000, seenAt: START, toldAt: null };

/** The watch looked at with these prices at these moments after it was asked for; what was told. */
function follow(...seen: [after: number, price: number, inStock?: boolean][]) {
  let watch = asked;
  const told: unknown[] = [];
  for (const [after, price, inStock = true] of seen) {
    const next = watchPrice(watch, { price, inStock }, START + after);
    watch = next.watch;
    if (next.fell) told.push([next.fell.from, next.fell.to]);
  }
  return { told, watch };
}

describe('a watched price (R1963)', () => {
  it('is told once it has been lower for a quarter of an hour, once', () => {
    expect(follow([HOUR, 4_500], [HOUR + FALL_HOLDS_MS - 1, 4_500]).told).toEqual([]);
    expect(follow([HOUR, 4_500], [HOUR + FALL_HOLDS_MS, 4_500], [2 * TOLD_EVERY_MS, 4_500]).told).toEqual([
      [5_000, 4_500],
    ]);
  });

  it('is told nobody when it rises, stays, or was a slip of the hand', () => {
    expect(follow([HOUR, 5_000], [48 * HOUR, 6_000], [90 * HOUR, 6_000]).told).toEqual([]);
    expect(follow([HOUR, 500], [HOUR + 60_000, 5_000], [3 * HOUR, 5_000]).told).toEqual([]);
  });

  it('that rises and falls back within a day has not fallen; one that was higher for a day has', () => {
    const back = (after: number) =>
      follow([HOUR, 6_000], [HOUR + after, 6_000], [HOUR + after, 5_000], [2 * HOUR + after, 5_000]).told;
    expect(back(RISE_HOLDS_MS - 1)).toEqual([]);
    expect(back(RISE_HOLDS_MS)).toEqual([[6_000, 5_000]]);
  });

  it('is told again a day later at the earliest, with what was known', () => {
    const told = HOUR + FALL_HOLDS_MS;
    const first = [
      [HOUR, 4_500],
      [told, 4_500],
      [told + HOUR, 4_000],
    ] as [number, number][];
    expect(follow(...first, [told + TOLD_EVERY_MS - 1, 4_000]).told).toEqual([[5_000, 4_500]]);
    expect(follow(...first, [told + TOLD_EVERY_MS, 4_000]).told).toEqual([
      [5_000, 4_500],
      [4_500, 4_000],
    ]);
    // Up again meanwhile: nothing has fallen below what was told.
    expect(follow(...first, [told + 2 * HOUR, 4_500], [told + TOLD_EVERY_MS, 4_500]).told).toEqual([[5_000, 4_500]]);
  });

  it('of what can’t be bought waits until it can', () => {
    expect(follow([HOUR, 4_500, false], [9 * HOUR, 4_500, false]).told).toEqual([]);
    expect(follow([HOUR, 4_500, false], [9 * HOUR, 4_500, true]).told).toEqual([[5_000, 4_500]]);
  });
});
