import { totalsOf } from '@karite/shared/offers';
import { CHECKOUT_MESSAGES, checkoutProblems } from '@karite/shared/orders';
import { FIRST_RULES } from '@karite/shared/pricing';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/cart-lines.ts';
import { changeDraft, type Draft, EMPTY_DRAFT, placedDraft, readDraft } from '../checkout-draft.ts';
import { readAttempt } from './checkout-attempt.ts';
import { payloadOf } from './order-payload.ts';

const lines: CartLine[] = [
  {
    productId: 'a',
    quantity: 2,
    product: {
      id: 'a',
      name: 'Savon',
      price: 3_000,
      badge: 'Promo',
      inStock: true,
      images: [],
      rating: null,
      reviews: null,
      brand: null,
    },
  },
];
const totals = totalsOf([{ price: 2_700, quantity: 2, isOnPromo: true }], FIRST_RULES);
const attempt = { orderId: 'ORDER_1763690000000_0123456789abcdef', createdAt: '2026-11-21T02:00:00.000Z' };
const filled: Draft = { ...EMPTY_DRAFT, nom: ' Adjovi ', prenom: 'Afi', whatsapp: '01 97 12 34 56', address: 'Rue 12' };
const problems = (draft: Draft, cart = lines) =>
  checkoutProblems(payloadOf(draft, cart, totals, attempt)).map((it) => it.message);

describe('R810 Checkout order payload', () => {
  it('is what the shopper saw: sale price, fee, whole total', () =>
    expect(payloadOf(filled, lines, totals, attempt)).toEqual({
      ...attempt,
      customerInfo: { nom: 'Adjovi', prenom: 'Afi', whatsapp: '+2290197123456', email: null, codeInfluenceur: null },
      delivery: { type: 'domicile', address: 'Rue 12', country: null, city: null, fee: 2_000 },
      payment: { method: 'especes', amount: 7_400 },
      items: [{ productId: 'a', quantity: 2, price: 2_700, name: 'Savon' }],
      totalPrice: 7_400,
      note: null,
    }));

  it.each([
    { rule: 'nothing', draft: filled, says: [] },
    { rule: 'a missing name', draft: { ...filled, nom: ' ' }, says: [CHECKOUT_MESSAGES.customer] },
    {
      rule: 'a missing address',
      draft: { ...filled, address: '' },
      says: ['Veuillez saisir votre adresse de livraison'],
    },
    {
      rule: 'a missing country',
      draft: { ...filled, type: 'point-relais' as const },
      says: ['Veuillez sélectionner un pays pour le point de relais'],
    },
    {
      rule: 'a city of another country',
      draft: { ...filled, type: 'point-relais' as const, country: 'BJ' as const, city: 'Abidjan' },
      says: ['Veuillez sélectionner une ville pour le point de relais'],
    },
    { rule: 'a number that nobody has', draft: { ...filled, whatsapp: '12' }, says: [CHECKOUT_MESSAGES.phone] },
    { rule: 'an e-mail that is none', draft: { ...filled, email: 'afi@' }, says: [CHECKOUT_MESSAGES.email] },
  ])('R802 to R807 complains of $rule', ({ draft, says }) => expect(problems(draft)).toEqual(says));

  it('R805 complains of an empty cart', () => expect(problems(filled, [])).toEqual([CHECKOUT_MESSAGES.empty]));
});

describe('R808 Delivery', () => {
  const relay: Draft = { ...filled, type: 'point-relais', country: 'BJ', city: 'Cotonou' };
  it('clears country and city on home delivery', () =>
    expect(changeDraft(relay, { type: 'domicile' })).toMatchObject({ country: '', city: '' }));
  it('goes back to the country of the device', () =>
    expect(changeDraft(relay, { type: 'domicile' }, 'CI')).toMatchObject({ country: 'CI', city: '' }));
  it('keeps a country that changes the mode, and what holds in any', () =>
    expect(changeDraft(relay, { type: 'domicile', country: 'CI' })).toEqual({
      ...relay,
      type: 'domicile',
      country: 'CI',
      city: '',
    }));
  it('keeps the country, and no city, for a pick-up; another country clears its shop', () => {
    const pickup = changeDraft({ ...relay, shop: 'Haie Vive' }, { type: 'retrait' });
    expect(pickup).toMatchObject({ country: 'BJ', city: '', shop: 'Haie Vive' });
    expect(changeDraft(pickup, { country: 'CI' })).toMatchObject({ country: 'CI', shop: '' });
    expect(changeDraft(pickup, { country: 'CI', shop: 'Cocody' }).shop).toBe('Cocody');
  });
  it('clears the city with the country', () => expect(changeDraft(relay, { country: 'CI' }).city).toBe(''));
  it('does not change the city otherwise', () =>
    expect(changeDraft(relay, { nom: 'X', country: 'BJ' }).city).toBe('Cotonou'));
});

describe('R2152 A pick-up', () => {
  const [cotonou, abidjan] = [
    { name: 'Bénin', country: 'BJ', address: 'Haie Vive', hours: null },
    { name: 'Côte d’Ivoire', country: 'CI', address: 'Cocody', hours: null },
  ] as const;
  const pickup: Draft = { ...filled, type: 'retrait' };
  it('is a home delivery where no shop offers it', () =>
    expect(placedDraft(pickup, [])).toMatchObject({ type: 'domicile' }));
  it('goes to the shop that was chosen, or to the only one that can be meant', () => {
    expect(placedDraft({ ...pickup, shop: 'Cocody' }, [cotonou, abidjan])).toMatchObject({
      shop: 'Cocody',
      country: 'CI',
    });
    expect(placedDraft({ ...pickup, country: 'BJ' }, [cotonou, abidjan])).toMatchObject({ shop: 'Haie Vive' });
    expect(placedDraft(pickup, [cotonou])).toMatchObject({ type: 'retrait', shop: 'Haie Vive', country: 'BJ' });
  });
  it('is chosen for nobody where several shops can be meant', () =>
    expect(placedDraft({ ...pickup, shop: 'Ailleurs' }, [cotonou, abidjan])).toMatchObject({ shop: '', country: '' }));
});

describe('What a tab remembers', () => {
  it.each([null, 3, 'x', [], { nom: 3, country: 'FR', method: 'or', type: 'avion' }])(
    'starts afresh from %j',
    (stored) => expect(readDraft(stored)).toEqual(EMPTY_DRAFT),
  );
  it('keeps a draft', () => expect(readDraft(JSON.parse(JSON.stringify(filled)))).toEqual(filled));
  it('keeps an attempt, so that a retry is the same order', () => expect(readAttempt({ ...attempt })).toEqual(attempt));
  it.each([null, {}, { orderId: 'x', createdAt: 'y' }, { orderId: attempt.orderId }])(
    'makes no attempt of %j',
    (stored) => expect(readAttempt(stored)).toBeNull(),
  );
});
