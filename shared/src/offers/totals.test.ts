import { describe, expect, it } from 'vitest';
import { FIRST_RULES } from '../pricing/index.ts';
import { totalsOf } from './index.ts';

const line = (price: number, isOnPromo = false, quantity = 1) => ({ price, quantity, isOnPromo });

describe('totals: what the cart shows is what is paid', () => {
  it.each([
    { lines: [line(14_999)], total: 16_999, missingForFreeDelivery: 1, missingForDiscount: 35_001 },
    { lines: [line(15_000)], total: 15_000, missingForFreeDelivery: 0, missingForDiscount: 35_000 },
    { lines: [line(49_999)], total: 49_999, missingForFreeDelivery: 0, missingForDiscount: 1 },
    { lines: [line(50_000)], total: 45_000, missingForFreeDelivery: 0, missingForDiscount: 0 },
    { lines: [line(4_495.5, true)], total: 6_496, missingForFreeDelivery: 10_504.5, missingForDiscount: 45_504.5 },
  ])('$lines.0.price: $total', ({ lines, ...expected }) =>
    expect(totalsOf(lines, FIRST_RULES)).toMatchObject(expected),
  );
});

describe('rules that an administrator has set', () => {
  const rules = { freeDeliveryFrom: 20_000, discountFrom: 30_000, discountPercent: 25, homeFee: 1_200 };
  it.each([
    { price: 19_999, fee: 1_200, discount: 0, missingForFreeDelivery: 1, missingForDiscount: 10_001 },
    { price: 20_000, fee: 0, discount: 0, missingForFreeDelivery: 0, missingForDiscount: 10_000 },
    { price: 29_999, fee: 0, discount: 0, missingForFreeDelivery: 0, missingForDiscount: 1 },
    { price: 30_000, fee: 0, discount: 7_500, missingForFreeDelivery: 0, missingForDiscount: 0 },
  ])('$price: $fee for delivery, $discount off', ({ price, ...expected }) =>
    expect(totalsOf([line(price)], rules)).toMatchObject(expected),
  );
  it('judges free delivery after the discount', () =>
    expect(totalsOf([line(30_000)], { ...rules, freeDeliveryFrom: 22_501 })).toMatchObject({
      fee: 1_200,
      total: 23_700,
    }));
  it('gives no discount at 0 %, and no amount is missing to reach it', () =>
    expect(totalsOf([line(1_000)], { ...rules, discountPercent: 0 })).toMatchObject({
      discount: 0,
      missingForDiscount: 0,
    }));
  it('always delivers for nothing from 0 on', () =>
    expect(totalsOf([line(1)], { ...rules, freeDeliveryFrom: 0 })).toMatchObject({
      fee: 0,
      missingForFreeDelivery: 0,
    }));
});
