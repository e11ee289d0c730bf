import { describe, expect, it } from 'vitest';
import { isOnPromo, salePrice } from './index.ts';

describe('R103, R104 Promotion', () => {
  it.each([
    ['Promo', true],
    ['PROMO -10%', true],
    ['Grande promotion', true],
    ['Nouveau', false],
    ['Pro', false],
    [null, false],
  ])('badge %s: %s', (badge, expected) => expect(isOnPromo({ badge })).toBe(expected));

  it.each([
    { price: 4_995, sold: 4_495.5 },
    { price: 10_000, sold: 9_000 },
    { price: 0, sold: 0 },
    { price: 0.05, sold: 0.05 }, // 4.5 centimes: half a centime rounds up
    { price: 1.15, sold: 1.04 }, // 1.035: exact arithmetic rounds up, 1.15 * 0.9 in binary does not
    { price: 33.33, sold: 30 }, // 29.997
  ])('$price is sold at $sold', ({ price, sold }) => expect(salePrice({ price, badge: 'Promo' })).toBe(sold));

  it('sells at the price itself without a promotion', () => {
    expect(salePrice({ price: 4_995, badge: 'Bio' })).toBe(4_995);
  });
});
