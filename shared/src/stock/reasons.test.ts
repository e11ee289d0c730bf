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
    [6, 5, false],
    [5, 5, true],
    [0, 0, true],
    [0, null, false],
  ])('%i with a threshold of %s: %s', (quantity, lowAt, isLow) => expect(isLowStock({ quantity, lowAt })).toBe(isLow));
});
