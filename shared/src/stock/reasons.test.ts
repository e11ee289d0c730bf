import { describe, expect, it } from 'vitest';
import { isLowStock, stockChange } from './index.ts';

describe('R1861 What a movement changes', () => {
  it.each([
    ['received', 12, 3, 12],
    ['returned', 1, 0, 1],
    ['sold', 2, 5, -2],
    ['lost', 5, 5, -5],
    ['counted', 7, 10, -3],
    ['counted', 10, 10, 0],
    ['counted', 0, 4, -4],
  ] as const)('%s %i of %i: %i', (reason, quantity, left, change) =>
    expect(stockChange(reason, quantity, left)).toBe(change),
  );
});

describe('R1864 Low stock', () => {
  it.each([
    [6, 0, 5, false],
    [5, 0, 5, true],
    [0, 0, 0, true],
    [0, 0, null, false],
    [9, 3, 5, false],
    [9, 4, 5, true],
    [9, null, 5, false],
  ])('%i, %s of them withheld, with a threshold of %s: %s', (quantity, withheld, lowAt, isLow) =>
    expect(isLowStock({ quantity, withheld, lowAt })).toBe(isLow),
  );
});
