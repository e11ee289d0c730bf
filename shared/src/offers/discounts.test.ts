import { describe, expect, it } from 'vitest';
import { FIRST_RULES } from '../pricing/index.ts';
import { discountsOf } from './discounts.ts';
import { exampleOffer as offer } from './example-offer.ts';
import { isOpen, type Offer, type OfferedLine } from './offer.ts';
import { totalsOf } from './totals.ts';

const line = (given: Partial<OfferedLine> = {}): OfferedLine => ({
  price: 10_000,
  quantity: 1,
  isOnPromo: false,
  productId: 'soap',
  brandId: 'brand',
  categoryIds: ['care'],
  ...given,
});
const of = (lines: OfferedLine[], ...offers: Offer[]) => discountsOf(lines, FIRST_RULES, offers);

describe('what an offer takes off (R1933)', () => {
  it('a percentage of the lines that are not on promotion, rounded once', () => {
    const lines = [line({ price: 3_333 }), line({ price: 4_495.5, isOnPromo: true })];
    expect(of(lines, offer())).toMatchObject({ discount: 667, shares: [667, 0] });
    expect(of(lines, offer({ withPromotions: true })).discount).toBe(1_566);
  });
  it('an amount, and never more than the articles cost', () => {
    expect(of([line()], offer({ kind: 'amount', amount: 10_000 })).discount).toBe(10_000);
    expect(of([line()], offer({ kind: 'amount', amount: 10_001 })).discount).toBe(10_000);
  });
  it('one piece of the gift, once it is in the cart', () => {
    const gift = offer({ kind: 'gift', giftId: 'soap' });
    expect(of([line({ quantity: 3 })], gift).discount).toBe(10_000);
    const without = of([line({ productId: 'oil' })], gift);
    expect([without.discount, without.refused[0]?.reason]).toEqual([0, { why: 'gift' }]);
  });
  it('nothing of a gift that is alone, or without what it is given for', () => {
    const gift = offer({ kind: 'gift', giftId: 'soap' });
    expect(of([line()], gift)).toMatchObject({ discount: 0, refused: [{ reason: { why: 'none' } }] });
    const given = { ...gift, isForAll: false, productIds: ['oil'] };
    expect(of([line(), line({ productId: 'balm' })], given).discount).toBe(0);
    expect(of([line(), line({ productId: 'oil' })], given).discount).toBe(10_000);
  });
  it('nothing, with the reason, where it is less than half a franc', () =>
    expect(of([line({ price: 2 })], offer({ percent: 10 }))).toMatchObject({
      discount: 0,
      refused: [{ reason: { why: 'none' } }],
    }));
  it('a gift does not help to earn itself', () => {
    const gift = offer({ kind: 'gift', giftId: 'soap', minimum: 20_000 });
    expect(of([line({ quantity: 2 })], gift).discount).toBe(0);
    expect(of([line({ quantity: 3 })], gift).discount).toBe(10_000);
  });
  it('each line bears its part, to the centime', () => {
    const lines = [line({ price: 1_000 }), line({ price: 1_000 }), line({ price: 1_000 })];
    const { shares, discount } = of(lines, offer({ kind: 'amount', amount: 1_000 }));
    expect(shares.reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(discount * 100);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.011);
  });
});

describe('what an offer is for (R1932)', () => {
  const only = (given: Partial<Offer>) => offer({ isForAll: false, ...given });
  it.each([{ productIds: ['soap'] }, { categoryIds: ['care'] }, { brandIds: ['brand'] }])('%j', (given) => {
    expect(of([line(), line({ productId: 'x', brandId: 'y', categoryIds: [] })], only(given)).shares).toEqual([
      2_000, 0,
    ]);
  });
  it('for nothing where what was chosen is gone', () => {
    expect(of([line()], only({})).refused[0]?.reason).toEqual({ why: 'none' });
  });
  it('from its minimum on, promotions included', () => {
    const from = offer({ minimum: 15_000 });
    expect(of([line(), line({ price: 4_999, isOnPromo: true })], from).refused[0]?.reason).toEqual({
      why: 'short',
      short: 1,
    });
    expect(of([line(), line({ price: 5_000, isOnPromo: true })], from).discount).toBe(2_000);
  });
  it('has a reason where all is on promotion', () => {
    expect(of([line({ isOnPromo: true })], offer()).refused[0]?.reason).toEqual({ why: 'promotions' });
  });
  it('from its beginning on, until before its end', () => {
    const open = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-01-02T00:00:00.000Z' };
    const at = (moment: string) => isOpen(open, Date.parse(moment));
    expect([at(open.startsAt), at(open.endsAt), at('2025-12-31T23:59:59.999Z')]).toEqual([true, false, false]);
  });
});

describe('what combines with what (R1934)', () => {
  const big = [line({ quantity: 5 })];
  it('the greater one alone, where they do not combine', () => {
    expect(of(big, offer()).applied.map(({ name, amount }) => [name, amount])).toEqual([['Bienvenue', 10_000]]);
    const small = of(big, offer({ percent: 5 }));
    expect(small.applied).toMatchObject([{ offerId: null, amount: 5_000 }]);
    expect(small.refused[0]?.reason).toEqual({ why: 'better', than: 'Remise sur le panier' });
  });
  it('both, where they do; never more than the articles cost', () => {
    expect(of(big, offer({ combines: true })).discount).toBe(15_000);
    const two = [offer({ combines: true, percent: 90 }), offer({ id: 'b', combines: true, percent: 90 })];
    expect(of(big, ...two).discount).toBe(50_000);
  });
  it('free delivery with everything, unless it is free already', () => {
    const free = offer({ id: 'free', kind: 'delivery' });
    const cheap = totalsOf([line()], FIRST_RULES, { offers: [free, offer({ id: 'b' })] });
    expect([cheap.fee, cheap.discount, cheap.total, cheap.applied.length]).toEqual([0, 2_000, 8_000, 2]);
    const dear = totalsOf([line({ quantity: 2 })], FIRST_RULES, { offers: [free] });
    expect([dear.applied, dear.refused[0]?.reason]).toEqual([[], { why: 'free' }]);
  });
  it('is judged before delivery is: a discount may cost it', () => {
    const totals = totalsOf([line({ price: 15_000 })], FIRST_RULES, { offers: [offer()] });
    expect([totals.discount, totals.fee]).toEqual([3_000, FIRST_RULES.homeFee]);
  });
});
