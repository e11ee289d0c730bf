import { describe, expect, it } from 'vitest';
import { cartDiscount, deliveryFee, FIRST_RULES, itemCount, lineTotal, subtotalOf } from './index.ts';

const line = (price: number, isOnPromo = false, quantity = 1) => ({ price, quantity, isOnPromo });

describe('R105 Cart total', () => {
  it('sums price times quantity, and quantities', () => {
    expect(subtotalOf([line(1_500, false, 3), line(250.5, true, 2)])).toBe(5_001);
    expect(itemCount([{ quantity: 3 }, { quantity: 2 }])).toBe(5);
  });
  it('adds centimes exactly', () => {
    expect(subtotalOf([line(0.1, true), line(0.2, true)])).toBe(0.3);
    expect(lineTotal({ price: 33.3, quantity: 15 })).toBe(499.5);
  });
});

describe('R201 Cart discount', () => {
  it.each([
    { rule: 'nothing below 50 000', lines: [line(49_999)], discount: 0 },
    { rule: 'nothing a centime below', lines: [line(49_999.99)], discount: 0 },
    { rule: '10 % at exactly 50 000', lines: [line(50_000)], discount: 5_000 },
    { rule: 'promotions count, undiscounted', lines: [line(30_000), line(20_000, true)], discount: 3_000 },
    { rule: 'nothing on promotions alone', lines: [line(60_000, true)], discount: 0 },
    { rule: 'half a franc rounds up', lines: [line(50_005)], discount: 5_001 },
    { rule: 'below half rounds down', lines: [line(50_004)], discount: 5_000 },
    { rule: 'rounded once, not line by line', lines: [line(10_003, false, 5)], discount: 5_002 },
  ])('$rule: $discount FCFA off', ({ lines, discount }) => expect(cartDiscount(lines, FIRST_RULES)).toBe(discount));
});

describe('R301 Delivery', () => {
  it.each([
    { amount: 14_999, fee: 2_000 },
    { amount: 14_999.99, fee: 2_000 },
    { amount: 15_000, fee: 0 },
  ])('after the discount $amount: $fee', ({ amount, fee }) => {
    expect(deliveryFee(amount, 2_000, FIRST_RULES)).toBe(fee);
  });
});
