import { expect, it } from 'vitest';
import { unitPrice } from './index.ts';

it.each([
  [8_500, 400, 'ml', { price: 2_125, per: 100, unit: 'ml' }],
  [12_000, 30, 'ml', { price: 40_000, per: 100, unit: 'ml' }],
  [3_200, 250, 'g', { price: 1_280, per: 100, unit: 'g' }],
  [5_000, 4, 'piece', { price: 1_250, per: 1, unit: 'piece' }],
  // 2 500,5 and 2 500,4975: half a franc is the first that goes up.
  [5_001, 200, 'ml', { price: 2_501, per: 100, unit: 'ml' }],
  [5_001, 200.02, 'ml', { price: 2_500, per: 100, unit: 'ml' }],
  // A promotion's price has centimes.
  [899.1, 50, 'g', { price: 1_798, per: 100, unit: 'g' }],
] as const)('%d FCFA for %d %s (R1834)', (price, size, unit, expected) =>
  expect(unitPrice(price, size, unit)).toEqual(expected),
);

it('is omitted where it equals the price (R1834)', () => {
  expect(unitPrice(5_000, 100, 'ml')).toBeNull();
  expect(unitPrice(5_000, 100.01, 'ml')).not.toBeNull();
  expect(unitPrice(5_000, 1, 'piece')).toBeNull();
  expect(unitPrice(5_000, 1, 'g')).toEqual({ price: 500_000, per: 100, unit: 'g' });
  expect(unitPrice(5_000, null, 'ml')).toBeNull();
  expect(unitPrice(5_000, 50, null)).toBeNull();
  expect(unitPrice(5_000, 0, 'ml')).toBeNull();
});
