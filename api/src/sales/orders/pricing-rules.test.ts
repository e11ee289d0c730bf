import { totalsOf } from '@karite/shared/offers';
import { FIRST_RULES } from '@karite/shared/pricing';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';

let neighbour: FastifyInstance;
let product: Product;

const shop = withTestApp();

beforeAll(async () => {
  neighbour = await openSecondApp(shop, {});
  product = await makeProduct(shop, { price: 12_000 });
});
afterAll(async () => {
  await neighbour.close();
});

const read = () => shop.call('GET', '/pricing-rules');
const change = (json: object, headers?: Record<string, string>) =>
  shop.call('PATCH', '/pricing-rules', { token: shop.adminToken, json, headers });

/** An order of one product for cash, as a shopper who knows these rules sends it. */
const orderBy = (rules = FIRST_RULES) => {
  const order = orderOf([product]);
  const { fee, total } = totalsOf([{ price: product.salePrice, quantity: 1, isOnPromo: false }], rules);
  return {
    ...order,
    delivery: { ...order.delivery, fee },
    payment: { ...order.payment, amount: total },
    totalPrice: total,
  };
};
const place = (json: object) => shop.call('POST', '/orders', { json });

describe('settings: a resource with one record', () => {
  it('begins with the first rules, which everyone reads, by a tag', async () => {
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject(FIRST_RULES);
    expect(headers.etag).toMatch(/^"1-/);
  });

  it('is changed by administrators alone, within its limits, and neither added to nor deleted', async () => {
    const { token } = await shop.signUp();
    const json = { freeDeliveryFrom: 1 };
    expect((await shop.call('PATCH', '/pricing-rules', { json })).status).toBe(401);
    expect((await shop.call('PATCH', '/pricing-rules', { json, token })).status).toBe(403);
    expect((await change({ discountPercent: 91 })).body.fields).toEqual({ discountPercent: '90 au plus' });
    expect((await change({ discountPercent: 1.5 })).body.fields).toEqual({ discountPercent: 'Nombre entier attendu' });
    expect((await change({ freeDeliveryFrom: null })).body.fields).toEqual({
      freeDeliveryFrom: 'Un montant est obligatoire',
    });
    expect((await change({ freeFrom: 1 })).status).toBe(400);
    for (const method of ['POST', 'DELETE'])
      expect((await shop.call(method, '/pricing-rules', { token: shop.adminToken, json })).status).toBe(404);
    await expect(shop.database.execute(sql`insert into "pricing-rules" default values`)).rejects.toThrow();
    expect((await read()).body).toMatchObject(FIRST_RULES);
  });

  it('keeps two administrators from overwriting each other, and is taken back from its history', async () => {
    const { body: before, headers } = await read();
    const tag = { 'if-match': String(headers.etag) };
    expect((await change({ homeFee: 2_100 }, tag)).status).toBe(200);
    const late = await change({ homeFee: 2_200 }, tag);
    expect(late).toMatchObject({ status: 412, body: { error: 'stale_version', current: { homeFee: 2_100 } } });
    const whole = await shop.call('PUT', '/pricing-rules', {
      token: shop.adminToken,
      json: { ...before, discountPercent: 12, updatedAt: undefined },
    });
    expect(whole.body).toMatchObject({ ...FIRST_RULES, discountPercent: 12 });
    const entries = await shop.call('GET', '/audit?resource=pricing-rules', { token: shop.adminToken });
    expect(entries.body).toHaveLength(2);
    for (const { id } of entries.body)
      await shop.call('POST', `/audit/${id}/restore`, { token: shop.adminToken, json: { force: false } });
    expect((await read()).body).toMatchObject(FIRST_RULES);
  });
});

describe('settings with lists', () => {
  const contacts = (json: object) => shop.call('PATCH', '/contact-settings', { token: shop.adminToken, json });

  it('begin with the rows that are declared, in their order', async () => {
    const { body } = await shop.call('GET', '/contact-settings');
    expect(body).toMatchObject({ announcement: null, whatsapp: '+2290197000000' });
    expect(body.branches.map(({ name }: { name: string }) => name)).toEqual([
      'Bénin',
      'Côte d’Ivoire',
      'RDC',
      'République du Congo',
    ]);
    expect(body.ticker).toHaveLength(2);
  });

  it('are judged and normalised as any record is, and a text is cleared', async () => {
    const refused = await contacts({ whatsapp: '123', networks: [{ icon: 'fax', url: 'karite' }] });
    expect(refused).toMatchObject({ status: 400, body: { fields: { whatsapp: expect.any(String) } } });
    const changed = await contacts({
      announcement: ' Soldes ',
      whatsapp: '+225 07 08 09 10 11',
      ticker: [{ text: 'Un' }],
    });
    expect(changed.body).toMatchObject({
      announcement: 'Soldes',
      whatsapp: '+2250708091011',
      ticker: [{ text: 'Un' }],
    });
    expect((await contacts({ announcement: '' })).body.announcement).toBeNull();
    expect((await shop.call('GET', '/contact-settings')).body.ticker).toEqual([{ text: 'Un' }]);
  });
});

describe('the rules that an administrator sets', () => {
  it('hold from the next request on, in every process', async () => {
    expect((await send(neighbour, 'GET', '/pricing-rules')).body).toMatchObject(FIRST_RULES);
    await change({ freeDeliveryFrom: 12_001, homeFee: 900 });
    expect((await read()).body).toMatchObject({ freeDeliveryFrom: 12_001, homeFee: 900 });
    await expect
      .poll(async () => (await send(neighbour, 'GET', '/pricing-rules')).body)
      .toMatchObject({ homeFee: 900 });
    const { type, address } = orderBy().delivery;
    const { body } = await shop.call('POST', '/orders/quote', {
      token: shop.adminToken,
      json: { delivery: { type, address }, items: [{ productId: product.id, quantity: 1 }] },
    });
    expect(body).toMatchObject({ fee: 900, total: 12_900 });
  });

  it('price a cart anew that was made by others: 409 with the present figures, then as agreed', async () => {
    const refused = await send(neighbour, 'POST', '/orders', { json: orderBy() });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'price_changed', current: { fee: 900, total: 12_900 } },
    });
    const rules = { ...FIRST_RULES, freeDeliveryFrom: 12_001, homeFee: 900 };
    expect((await place(orderBy(rules))).body).toMatchObject({ fee: 900, freeDeliveryFrom: 12_001, deliveryRate: 900 });
  });

  it.each([
    { freeDeliveryFrom: 12_000, fee: 0 },
    { freeDeliveryFrom: 12_001, fee: 900 },
  ])('deliver 12 000 FCFA for $fee when it is free from $freeDeliveryFrom', async ({ freeDeliveryFrom, fee }) => {
    await change({ freeDeliveryFrom });
    const placed = await place(orderBy({ ...FIRST_RULES, freeDeliveryFrom, homeFee: 900 }));
    expect(placed).toMatchObject({ status: 201, body: { fee } });
  });

  it('leave an order what it was: each keeps its own, and is judged by them', async () => {
    await change(FIRST_RULES);
    const order = orderBy();
    expect((await place(order)).status).toBe(201);
    await change({ discountFrom: 10_000, discountPercent: 50, freeDeliveryFrom: 0 });
    const half = orderBy({ ...FIRST_RULES, discountFrom: 10_000, discountPercent: 50, freeDeliveryFrom: 0 });
    expect((await place(half)).body).toMatchObject({ discount: 6_000, fee: 0, totalPrice: 6_000, discountPercent: 50 });
    expect((await place(order)).body).toMatchObject({ fee: 2_000, discount: 0, discountFrom: 50_000 });
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
    await shop.database.execute(sql`update orders set discount_percent = 10 where discount_percent = 50`);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toMatchObject([
      { invariant: 'I3', problem: 'no rule gives this discount' },
    ]);
  });
});
