import { FIRST_ZONES } from '@karite/shared/delivery';
import { type Offer, totalsOf } from '@karite/shared/offers';
import { MAX_QUANTITY, priceLine } from '@karite/shared/orders';
import { FIRST_RULES } from '@karite/shared/pricing';
import { type Random, randomFor } from '@karite/shared/random';
import type { Product } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/quick.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';
import { referenceDiscount } from './support/reference-offers.ts';
import { type ReferenceDelivery, type ReferenceLine, referenceTotal } from './support/reference-total.ts';
import { loadStorefront } from './support/storefront.ts';

const BASKETS = rounds('BASKETS', 100_000, 10_000);
const ORDERS = rounds('RANDOM_ORDERS', 300, 75);
const BADGES = [null, null, 'Nouveau', 'Promo', 'PROMO -10 %', 'Grande promotion', 'Pro'];
const DELIVERIES: ReferenceDelivery[] = ['domicile', 'BJ', 'CI', 'CD', 'CG', null];
const CITIES = { BJ: 'Cotonou', CI: 'Man', CD: 'Kinshasa', CG: 'Dolisie' };

const shop = withTestApp();

/** Prices of all sizes, most in whole francs; about the two thresholds more often than chance would have it. */
const randomCentimes = (random: Random): number => {
  const whole = random.pick([
    random.int(0, 30_000),
    random.int(0, 2_000),
    random.int(0, 500),
    random.int(14_990, 15_010),
    random.int(49_990, 55_560),
  ]);
  return whole * 100 + (random.chance(0.2) ? random.int(0, 99) : 0);
};
const randomQuantity = (random: Random): number =>
  random.chance(0.05) ? random.int(1, MAX_QUANTITY) : random.int(1, 3);

const NAMES = ['a', 'b', 'c'];
/** Any offer: on all articles or on few, with a minimum or without, of round figures and of odd ones. */
const randomOffer = (random: Random): Offer => {
  const kind = random.pick(['percent', 'amount', 'delivery', 'gift'] as const);
  return {
    id: String(random.int(0, 1_000_000)),
    name: 'Offre',
    code: null,
    kind,
    percent: kind === 'percent' ? random.int(1, 90) : null,
    amount: kind === 'amount' ? random.int(1, 20_000) : null,
    giftId: kind === 'gift' ? `product ${random.int(0, 4)}` : null,
    minimum: random.chance(0.4) ? random.int(0, 60_000) : null,
    isForAll: random.chance(0.5),
    productIds: random.chance(0.4) ? [`product ${random.int(0, 4)}`] : [],
    categoryIds: random.chance(0.4) ? [random.pick(NAMES)] : [],
    brandIds: random.chance(0.4) ? [random.pick(NAMES)] : [],
    withPromotions: random.chance(0.5),
    combines: random.chance(0.5),
    startsAt: null,
    endsAt: null,
  };
};

const asDelivery = (delivery: ReferenceDelivery) =>
  delivery === 'domicile'
    ? ({ type: 'domicile', country: null } as const)
    : ({ type: 'point-relais', country: delivery } as const);

describe('P6 totals agree in all places', () => {
  it(`P6 ${BASKETS} random baskets: cart, checkout and API give what the rules give in whole numbers`, async () => {
    const storefront = await loadStorefront();
    const random = randomFor('baskets');
    const wrong: unknown[] = [];
    let discounted = 0;
    for (let count = 0; count < BASKETS; count += 1) {
      const lines: ReferenceLine[] = Array.from({ length: random.int(1, 5) }, () => ({
        centimes: randomCentimes(random),
        badge: random.pick(BADGES),
        quantity: randomQuantity(random),
      }));
      const delivery = random.pick(DELIVERIES);
      const expected = referenceTotal(lines, delivery);
      const products = lines.map(({ centimes, badge }) => ({ price: centimes / 100, badge, inStock: true }) as Product);
      const api = totalsOf(
        lines.map(({ quantity }, i) => priceLine(products[i]!, quantity)),
        FIRST_RULES,
        { destination: asDelivery(delivery), zones: FIRST_ZONES },
      );
      const cart = lines.map(({ quantity }, i) => ({ productId: '', product: products[i]!, quantity }));
      const seen = totalsOf(storefront.pricedLines(cart), FIRST_RULES, {
        destination: asDelivery(delivery),
        zones: FIRST_ZONES,
      });
      if (expected.discount > 0) discounted += 1;
      for (const made of [api, seen])
        for (const key of ['subtotal', 'discount', 'fee', 'total'] as const)
          if (made[key] !== expected[key]) wrong.push({ key, expected, made, lines, delivery });
    }
    figure('P6', `${BASKETS} baskets (${discounted} with a discount): ${wrong.length} differ`);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(discounted).toBeGreaterThan(BASKETS / 10);
  }, 60_000);

  it(`P6 ${BASKETS} random baskets with offers: discount, parts of lines and total are what whole numbers give`, async () => {
    const storefront = await loadStorefront();
    const random = randomFor('offers');
    const wrong: unknown[] = [];
    let offered = 0;
    for (let count = 0; count < BASKETS; count += 1) {
      const offers = Array.from({ length: random.int(0, 3) }, () => randomOffer(random));
      const cart = Array.from({ length: random.int(1, 5) }, (_, at) => {
        const id = `product ${at}`;
        const price = randomCentimes(random) / 100;
        const product = {
          id,
          price,
          badge: random.pick(BADGES),
          inStock: true,
          brand: { id: random.pick(NAMES), name: '' },
        };
        return {
          productId: id,
          product: { ...product, categoryIds: [random.pick(NAMES)] },
          quantity: randomQuantity(random),
        };
      });
      const lines = storefront.pricedLines(cart);
      const made = totalsOf(lines, FIRST_RULES, { offers });
      const expected = referenceDiscount(
        lines.map((line) => ({
          centimes: BigInt(Math.round(line.price * 100)),
          quantity: BigInt(line.quantity),
          isOnPromo: line.isOnPromo,
          productId: line.productId ?? '',
          brandId: line.brandId ?? '',
          categoryIds: [...(line.categoryIds ?? [])],
        })),
        offers,
      );
      if (made.applied.some(({ offerId }) => offerId)) offered += 1;
      const shares = made.shares.map((share) => Math.round(share * 100));
      const isRight =
        BigInt(made.discount) === expected.discount &&
        (!expected.isFree || made.fee === 0) &&
        shares.every((share, at) => share >= 0 && share <= Math.round(lines[at]!.price * 100) * lines[at]!.quantity) &&
        shares.reduce((sum, share) => sum + share, 0) === made.discount * 100 &&
        made.total >= 0;
      if (!isRight) wrong.push({ made, expected: String(expected.discount), cart, offers });
    }
    figure('P6', `${BASKETS} baskets with offers (${offered} had one): ${wrong.length} differ`);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(offered).toBeGreaterThan(BASKETS / 4);
  }, 60_000);

  it(`P6 ${ORDERS} random orders: what is stored, answered and shown afterwards is the same`, async () => {
    const random = randomFor('orders');
    const centimes: number[] = [];
    const products: Product[] = [];
    for (let count = 0; count < 40; count += 1) {
      centimes.push(randomCentimes(random));
      products.push(await makeProduct(shop, { price: centimes.at(-1)! / 100, badge: random.pick(BADGES) }));
    }
    let revenue = 0;
    for (let count = 0; count < ORDERS; count += 1) {
      const bought = random.shuffle([...products.keys()]).slice(0, random.int(1, 6));
      const quantity = randomQuantity(random);
      const delivery = random.pick(DELIVERIES.slice(0, 5));
      const country = delivery === 'domicile' ? null : (delivery as keyof typeof CITIES);
      const expected = referenceTotal(
        bought.map((index) => ({ centimes: centimes[index]!, badge: products[index]!.badge, quantity })),
        delivery,
      );
      const requested = orderOf(
        bought.map((index) => products[index]!),
        {
          quantity,
          delivery: { type: asDelivery(delivery).type, country, city: country && CITIES[country] },
        },
      );
      const placed = await shop.call('POST', '/orders', { json: requested });
      expect(placed.status, placed.text).toBe(201);
      const { subtotal, discount, fee, totalPrice: total } = placed.body;
      expect({ subtotal, discount, fee, total }, placed.text).toEqual(expected);
      revenue += total;
    }
    const { body } = await shop.call('GET', '/statistics', { token: shop.adminToken });
    expect([body.orders, body.revenue]).toEqual([ORDERS, revenue]);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  }, 60_000);
});
