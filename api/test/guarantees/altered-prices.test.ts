import type { OrderPayload } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

/** What the server makes of the basket below: 2 × 2 500 and 2 × 2 250 on promotion, 2 000 to deliver. */
const CURRENT = { subtotal: 9_500, discount: 0, fee: 2_000, total: 11_500 };

const shop = withTestApp();
let plain: Product;
let promo: Product;
let payload: OrderPayload;
beforeAll(async () => {
  plain = await makeProduct(shop, { price: 2_500 });
  promo = await makeProduct(shop, { price: 2_500, badge: 'Promo' });
});
beforeEach(() => {
  payload = orderOf([plain, promo], { quantity: 2 });
});

const place = (json: unknown) => shop.call('POST', '/orders', { json });
const orders = async () =>
  (await shop.database.execute<{ n: number }>(sql`select count(*)::int as n from orders`)).rows[0]!.n;

const linePrice =
  (price: unknown, line = 0) =>
  (it: OrderPayload) => ({
    ...it,
    items: it.items.map((item, index) => (index === line ? { ...item, price } : item)),
  });
const fee = (value: unknown) => (it: OrderPayload) => ({ ...it, delivery: { ...it.delivery, fee: value } });
const toPay = (amount: unknown) => (it: OrderPayload) => ({ ...it, payment: { ...it.payment, amount } });
const total = (totalPrice: unknown) => (it: OrderPayload) => ({ ...it, totalPrice });
/** Every amount is what a forger's own arithmetic gives: it agrees with itself. */
const consistent = (price: number, delivery: number) => (it: OrderPayload) => {
  const sum = it.items.reduce((all, item) => all + price * item.quantity, delivery);
  return [fee(delivery), toPay(sum), total(sum)].reduce<object>((body, alter) => alter(body as OrderPayload), {
    ...it,
    items: it.items.map((item) => ({ ...item, price })),
  });
};

/** What a shopper's browser might say instead of the truth, and whether it is even an amount. */
const ALTERED: [string, 400 | 409, (it: OrderPayload) => object][] = [
  ['a line for nothing', 409, linePrice(0)],
  ['a line for one franc', 409, linePrice(1)],
  ['a line one centime cheaper', 409, linePrice(2_499.99)],
  ['a line a billionth cheaper', 409, linePrice(2_499.999999999)],
  ['a promotion on what is on none', 409, linePrice(2_250)],
  ['a promotion taken twice', 409, linePrice(2_025, 1)],
  ['a line that costs more', 409, linePrice(2_501)],
  ['a negative line', 400, linePrice(-2_500)],
  ['a line priced in text', 400, linePrice('1')],
  ['a line priced by nothing', 400, linePrice(null)],
  ['no delivery fee', 409, fee(0)],
  ['a fee of one franc', 409, fee(1)],
  ['the fee of the cheapest relay point', 409, fee(1_500)],
  ['a negative fee', 400, fee(-2_000)],
  ['a total of nothing', 409, total(0)],
  ['a total of one franc', 409, total(1)],
  ['a total one franc lower', 409, total(CURRENT.total - 1)],
  ['a total one centime lower', 409, total(CURRENT.total - 0.01)],
  ['a total without delivery', 409, total(CURRENT.subtotal)],
  ['a negative total', 400, total(-CURRENT.total)],
  ['a total in a list', 400, total([CURRENT.total])],
  ['a total beyond all money', 400, total(1e15)],
  ['one franc to pay', 409, toPay(1)],
  ['nothing to pay', 409, toPay(0)],
  ['a tenth less to pay', 409, toPay(CURRENT.total * 0.9)],
  ['everything for one franc, in agreement', 409, consistent(1, 0)],
  ['everything at half price, in agreement', 409, consistent(1_250, 2_000)],
  [
    'right prices without delivery, in agreement',
    409,
    (it) => ({
      ...it,
      delivery: { ...it.delivery, fee: 0 },
      payment: { ...it.payment, amount: 9_500 },
      totalPrice: 9_500,
    }),
  ],
  ['a discount of its own', 400, (it) => ({ ...it, discount: 5_000 })],
  ['a discount on a line', 400, (it) => ({ ...it, items: it.items.map((item) => ({ ...item, discount: 100 })) })],
  ['a code that takes all off', 400, (it) => ({ ...it, payment: { ...it.payment, coupon: 'GRATUIT' } })],
];

describe('P4 the server’s price wins', () => {
  it.each(ALTERED)('P4 %s: no order (%i)', async (_what, status, alter) => {
    const refused = await place(alter(payload));
    expect(refused.status, refused.text).toBe(status);
    if (status === 400) expect(refused.body.fields).not.toEqual({});
    else
      expect(refused.body).toMatchObject({
        error: 'price_changed',
        current: {
          ...CURRENT,
          items: [
            { productId: plain.id, price: 2_500, inStock: true },
            { productId: promo.id, price: 2_250, inStock: true },
          ],
        },
      });
    expect(await orders()).toBe(0);
  });

  it.each([
    ['at a higher price', { price: 3_000 }, { price: 3_000, total: 12_500 }],
    ['cheaper', { price: 2_000 }, { price: 2_000, total: 10_500 }],
    ['off its promotion', { badge: null }, { price: 2_500, total: 12_000 }],
    ['on a promotion', { badge: 'promotion' }, { price: 2_250, total: 11_000 }],
  ])(
    'P4 a product that became %s: 409 with the figures by which it is then ordered',
    async (_what, change, expected) => {
      const product = 'badge' in change && change.badge === null ? promo : plain;
      const fresh = await makeProduct(shop, { price: 2_500, badge: product.badge });
      const other = product === plain ? promo : plain;
      const stale = orderOf([fresh, other], { quantity: 2 });
      const set = await shop.call('PATCH', `/products/${fresh.id}`, { token: shop.adminToken, json: change });
      expect(set.status).toBe(200);

      const before = await orders();
      const refused = await place(stale);
      expect([refused.status, refused.body.error, await orders()]).toEqual([409, 'price_changed', before]);
      const { current } = refused.body;
      expect(current.items[0]).toMatchObject({ productId: fresh.id, price: expected.price });
      expect(current.total).toBe(expected.total);

      const requested = {
        ...stale,
        items: stale.items.map((item, index) => ({ ...item, price: current.items[index].price })),
        delivery: { ...stale.delivery, fee: current.fee },
        payment: { ...stale.payment, amount: current.total },
        totalPrice: current.total,
      };
      const placed = await place(requested);
      expect([placed.status, placed.body.totalPrice]).toEqual([201, expected.total]);
    },
  );

  it('P4 leaves no order below the server’s total', async () => {
    figure('P4', `${ALTERED.length} altered orders and 4 stale prices: 0 below the server's total`);
    expect(ALTERED.length).toBeGreaterThanOrEqual(26);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });
});
