import { initialMoney } from '@karite/shared/money';
import type { DemoOffer } from '../types.ts';

/** The offers of the demo shop for codes; none applies by itself, so that its prices are those of its lists. */
export const demoOffers: readonly DemoOffer[] = [
  {
    name: 'Bienvenue',
    code: 'BIENVENUE',
    influencer: null,
    kind: 'percent',
    percent: 15,
    minimum: null,
    audience: 'first',
    maxUsesEach: 1,
  },
  {
    name: 'Livraison offerte',
    code: 'LIVRAISON',
    influencer: null,
    kind: 'delivery',
    percent: null,
    minimum: initialMoney(8_000),
    audience: 'everyone',
    maxUsesEach: null,
  },
  {
    name: 'Avec Beauté 229',
    code: null,
    influencer: 'BEAUTE229',
    kind: 'percent',
    percent: 10,
    minimum: null,
    audience: 'everyone',
    maxUsesEach: null,
  },
];
