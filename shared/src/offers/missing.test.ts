import { describe, expect, it } from 'vitest';
import { FIRST_RULES } from '../pricing/index.ts';
import { exampleOffer } from './example-offer.ts';
import type { Offer } from './offer.ts';
import { totalsOf } from './totals.ts';

const line = (price: number, isOnPromo = false) => ({ price, quantity: 1, isOnPromo });
const of = (price: number, ...offers: Offer[]) => totalsOf([line(price)], FIRST_RULES, { offers });

describe('R202 How much more brings the discount', () => {
  it.each([
    { what: 'an offer that combines leaves it', offer: { combines: true }, missing: 3_650 },
    { what: 'a smaller one that does not combine loses against it', offer: { percent: 9 }, missing: 3_650 },
    { what: 'an equal one comes second', offer: { percent: 10 }, missing: 3_650 },
    { what: 'a greater one replaces it', offer: { percent: 11 }, missing: 0 },
    { what: 'one that does not apply changes nothing', offer: { minimum: 60_000 }, missing: 3_650 },
  ])('$what: $missing', ({ offer, missing }) => {
    expect(of(46_350, exampleOffer(offer)).missingForDiscount).toBe(missing);
  });
});

describe('R308 How much more brings free delivery', () => {
  it.each([
    { what: 'a percentage grows with the cart', offer: { percent: 20 }, missing: 8_750 },
    { what: 'an amount does not', offer: { kind: 'amount' as const, percent: null, amount: 1_000 }, missing: 6_000 },
    { what: 'a percentage of other products does not', offer: { isForAll: false, productIds: ['x'] }, missing: 5_000 },
    { what: 'great discounts need much', offer: { percent: 90 }, missing: 139_996 },
    { what: 'nothing brings it', offer: { percent: 100 }, missing: Number.POSITIVE_INFINITY },
  ])('$what: $missing', ({ offer, missing }) => {
    expect(of(10_000, exampleOffer(offer)).missingForFreeDelivery).toBe(missing);
  });

  it('comes true: with that much more delivery is free, with a franc less it is not', () => {
    const withMore = (more: number) =>
      totalsOf([line(10_000), line(8_750 + more)], FIRST_RULES, { offers: [exampleOffer()] }).fee;
    expect([withMore(0), withMore(-1)]).toEqual([0, 2_000]);
  });
});
