import { describe, expect, it } from 'vitest';
import { FALL_HOLDS_MS, NOTIFY_EVERY_MS, RISE_HOLDS_MS, type WatchedPrice, watchPrice } from './price-watch.ts';

const START = 1_795_000_000_000;
const HOUR = 3_600_000;
const initial: WatchedPrice = { price: 5_000, seenPrice: 5_000, seenAt: START, toldAt: null };

/** Follows the watch through these prices at these moments after it was created; returns the notified falls. */
function follow(...seen: [after: number, price: number, inStock?: boolean][]) {
  let watch = initial;
  const falls: unknown[] = [];
  for (const [after, price, inStock = true] of seen) {
    const next = watchPrice(watch, { price, inStock }, START + after);
    watch = next.watch;
    if (next.fell) falls.push([next.fell.from, next.fell.to]);
  }
  return { falls, watch };
}

describe('a watched price (R1963)', () => {
  it('is notified once, after the price has been lower for a quarter of an hour', () => {
    expect(follow([HOUR, 4_500], [HOUR + FALL_HOLDS_MS - 1, 4_500]).falls).toEqual([]);
    expect(follow([HOUR, 4_500], [HOUR + FALL_HOLDS_MS, 4_500], [2 * NOTIFY_EVERY_MS, 4_500]).falls).toEqual([
      [5_000, 4_500],
    ]);
  });

  it('is not notified when the price rises, stays or was a mistake', () => {
    expect(follow([HOUR, 5_000], [48 * HOUR, 6_000], [90 * HOUR, 6_000]).falls).toEqual([]);
    expect(follow([HOUR, 500], [HOUR + 60_000, 5_000], [3 * HOUR, 5_000]).falls).toEqual([]);
  });

  it('that rises and falls back within a day has not fallen; one that was higher for a day has', () => {
    const back = (after: number) =>
      follow([HOUR, 6_000], [HOUR + after, 6_000], [HOUR + after, 5_000], [2 * HOUR + after, 5_000]).falls;
    expect(back(RISE_HOLDS_MS - 1)).toEqual([]);
    expect(back(RISE_HOLDS_MS)).toEqual([[6_000, 5_000]]);
  });

  it('is notified again a day later at the earliest, compared with the price notified before', () => {
    const notifiedAt = HOUR + FALL_HOLDS_MS;
    const first = [
      [HOUR, 4_500],
      [notifiedAt, 4_500],
      [notifiedAt + HOUR, 4_000],
    ] as [number, number][];
    expect(follow(...first, [notifiedAt + NOTIFY_EVERY_MS - 1, 4_000]).falls).toEqual([[5_000, 4_500]]);
    expect(follow(...first, [notifiedAt + NOTIFY_EVERY_MS, 4_000]).falls).toEqual([
      [5_000, 4_500],
      [4_500, 4_000],
    ]);
    // The price is up again: nothing has fallen below the price notified before.
    expect(follow(...first, [notifiedAt + 2 * HOUR, 4_500], [notifiedAt + NOTIFY_EVERY_MS, 4_500]).falls).toEqual([
      [5_000, 4_500],
    ]);
  });

  it('of what can’t be bought waits until it can', () => {
    expect(follow([HOUR, 4_500, false], [9 * HOUR, 4_500, false]).falls).toEqual([]);
    expect(follow([HOUR, 4_500, false], [9 * HOUR, 4_500, true]).falls).toEqual([[5_000, 4_500]]);
  });
});
