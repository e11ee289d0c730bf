import type { Offer } from './offer.ts';

/** An offer for tests: 20 % off all that is not on promotion, by a code that combines with nothing. */
export const exampleOffer = (given: Partial<Offer> = {}): Offer => ({
  id: 'offer',
  name: 'Bienvenue',
  code: 'BIENVENUE',
  kind: 'percent',
  percent: 20,
  amount: null,
  giftId: null,
  minimum: null,
  isForAll: true,
  productIds: [],
  categoryIds: [],
  brandIds: [],
  withPromotions: false,
  combines: false,
  startsAt: null,
  endsAt: null,
  ...given,
});
