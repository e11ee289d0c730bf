import { describe, expect, it } from 'vitest';
import { FIRST_RULES } from '../pricing/index.ts';
import { discountsOf } from './discounts.ts';
import { exampleOffer } from './example-offer.ts';
import type { NamedOffer, OfferedLine } from './offer.ts';
import { offerText, shownOffers } from './offer-text.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const offer = (given: Partial<NamedOffer> = {}): NamedOffer => ({
  ...exampleOffer({ name: 'Fête', code: null, percent: 10 }),
  giftName: null,
  ...given,
});
const soap: OfferedLine = {
  price: 10_000,
  quantity: 1,
  isOnPromo: false,
  productId: 'soap',
  brandId: 'brand',
  categoryIds: ['care', 'winter'],
};
const spaced = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const textOf = (given: Partial<NamedOffer>) => spaced(offerText(offer(given), NOW));

describe('R1980 an offer in words', () => {
  it('contains its benefit', () => {
    expect(textOf({})).toBe('−10 % dans le panier');
    expect(textOf({ kind: 'amount', amount: 2_000 })).toBe('−2 000 FCFA dans le panier');
    expect(textOf({ kind: 'delivery' })).toBe('Livraison offerte');
    expect(textOf({ kind: 'gift', giftName: 'Savon noir' })).toBe('Cadeau : Savon noir');
  });

  it('contains the least amount, of all articles or of those that it is for', () => {
    expect(textOf({ minimum: 0 })).toBe('−10 % dans le panier');
    expect(textOf({ minimum: 20_000 })).toBe('−10 % dans le panier, dès 20 000 FCFA d’achats');
    expect(textOf({ minimum: 20_000, isForAll: false })).toBe(
      '−10 % dans le panier, dès 20 000 FCFA d’articles concernés',
    );
  });

  it.each([
    ['2026-11-30T22:59:00Z', '30 novembre'],
    // Midnight ends the day before.
    ['2026-12-01T00:00:00Z', '30 novembre'],
    ['2026-12-01T00:01:00Z', '1er décembre'],
    ['2027-10-01T12:00:00Z', '1er octobre'],
    ['2027-11-20T12:00:00Z', '20 novembre 2027'],
  ])('names the last day on which it holds: %s', (endsAt, day) =>
    expect(textOf({ kind: 'delivery', endsAt })).toBe(`Livraison offerte, jusqu’au ${day}`),
  );
});

describe('R1980 what an article has part in', () => {
  const isShown = (given: Partial<NamedOffer>, line = soap) => shownOffers([offer(given)], line, NOW).length === 1;

  it.each([
    ['all', {}, true],
    ['the product', { isForAll: false, productIds: ['soap'] }, true],
    ['another product', { isForAll: false, productIds: ['oil'] }, false],
    ['a category', { isForAll: false, categoryIds: ['care'] }, true],
    ['another of its categories', { isForAll: false, categoryIds: ['winter', 'hair'] }, true],
    ['a category that it is not put in itself', { isForAll: false, categoryIds: ['hair'] }, false],
    ['the brand', { isForAll: false, brandIds: ['brand'] }, true],
    ['another brand', { isForAll: false, brandIds: ['other'] }, false],
    ['any of these', { isForAll: false, productIds: ['oil'], brandIds: ['brand'] }, true],
    ['nothing that is left', { isForAll: false }, false],
  ])('an offer for %s, as the cart takes it off', (_for, given, isTaken) => {
    expect(isShown(given)).toBe(isTaken);
    expect(discountsOf([soap], { ...FIRST_RULES, discountPercent: 0 }, [offer(given)]).discount).toBe(
      isTaken ? 1_000 : 0,
    );
  });

  it('on promotion: delivery, gifts, and the note about it', () => {
    const onPromo = { ...soap, isOnPromo: true };
    expect(isShown({}, onPromo)).toBe(false);
    expect(isShown({ kind: 'amount', amount: 500 }, onPromo)).toBe(false);
    expect(isShown({ withPromotions: true }, onPromo)).toBe(true);
    expect(isShown({ kind: 'delivery' }, onPromo)).toBe(true);
    expect(isShown({ kind: 'gift', giftId: 'oil' }, onPromo)).toBe(true);
  });

  it('from its beginning until its end', () => {
    const [now, next] = [NOW, NOW + 1].map((moment) => new Date(moment).toISOString());
    expect([isShown({ startsAt: now }), isShown({ startsAt: next })]).toEqual([true, false]);
    expect([isShown({ endsAt: now }), isShown({ endsAt: next })]).toEqual([false, true]);
  });
});
