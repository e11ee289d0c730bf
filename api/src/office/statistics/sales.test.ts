import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { cohortsOf } from './cohorts.ts';

// One hour before UTC's: a day begins at 23:00 of the one before.
const ZONE = 'Africa/Porto-Novo';
const shop = withTestApp([], { settings: { SHOP_TIME_ZONE: ZONE } });
let soap: Product;
let oil: Product;
let [brand, care, body] = ['', '', ''];

const admin = async (url: string, json: object) =>
  (await shop.call('POST', url, { token: shop.adminToken, json })).body.id as string;

type Given = {
  total: number;
  at: string;
  status?: string;
  country?: string;
  city?: string;
  payment?: string;
  delivery?: string;
  code?: string;
  phone?: string;
  isTest?: boolean;
};

/** An order of the checkout, set to what a test counts. */
async function placed(products: Product[], given: Given): Promise<string> {
  const { status, body } = await shop.call('POST', '/orders', { json: orderOf(products) });
  expect(status).toBe(201);
  await shop.database.execute(sql`
    update orders set total_price = ${given.total}, created_at = ${given.at}, status = ${given.status ?? 'pending'},
      country = ${given.country ?? null}, city = ${given.city ?? null}, payment_method = ${given.payment ?? 'especes'},
      delivery_type = ${given.delivery ?? 'domicile'}, code_influenceur = ${given.code ?? null},
      phone = ${given.phone ?? '+2290197000000'}, is_test = ${given.isTest ?? false}
    where id = ${body.id}`);
  return body.id;
}

const sales = (query: string, token = shop.adminToken) => shop.call('GET', `/statistics/sales?${query}`, { token });
const exported = (query: string) =>
  shop.app.inject({
    url: `/api/statistics/sales/export?${query}`,
    headers: { authorization: `Bearer ${shop.adminToken}` },
  });
/** The rows that are not nothing, as `value: orders / revenue (orders before)`. */
const rows = async (query: string): Promise<string[]> => {
  const { status, body } = await sales(query);
  expect(status, JSON.stringify(body)).toBe(200);
  type Row = { value: string; name: string | null; orders: number; revenue: number; before: { orders: number } | null };
  return body.rows
    .filter(({ orders, before }: Row) => orders + (before?.orders ?? 0) > 0)
    .map(
      ({ value, name, orders, revenue, before }: Row) =>
        `${name ?? value}: ${orders} / ${revenue} (${before?.orders ?? '-'})`,
    );
};
const NOVEMBER = 'from=2026-11-01&to=2026-11-30';

beforeAll(async () => {
  brand = await admin('/brands', { name: 'Karité Pur' });
  care = await admin('/categories', { title: 'Soins' });
  body = await admin('/categories', { title: 'Corps' });
  await admin('/influencers', { code: 'Été10', name: 'Awa' });
  soap = await makeProduct(shop, { price: 1_000, brandId: brand, categories: [care, body] });
  oil = await makeProduct(shop, { price: 3_000, categories: [care] });
  const benin = { country: 'BJ', city: 'Cotonou' };
  // The last moment of October there, the first and the last of November, and the first of December.
  await placed([soap], { total: 100, at: '2026-10-31T22:59:59.999Z', ...benin, phone: '+2290197000001' });
  await placed([soap, oil], { total: 1_000, at: '2026-10-31T23:00:00Z', ...benin, phone: '+2290197000001' });
  await placed([oil], { total: 2_000, at: '2026-11-10T08:30:00Z', status: 'paid', code: 'ete10' });
  await placed([oil], {
    total: 4_000,
    at: '2026-11-10T09:00:00Z',
    country: 'CI',
    payment: 'en-ligne',
    status: 'completed',
  });
  await placed([soap], {
    total: 8_000,
    at: '2026-11-30T22:59:59.999Z',
    status: 'cancelled',
    delivery: 'point-relais',
    phone: '+33612345678',
  });
  await placed([soap], { total: 16_000, at: '2026-11-30T23:00:00Z', ...benin });
  await placed([soap], { total: 99_999, at: '2026-11-10T08:30:00Z', isTest: true, ...benin });
});

describe('sales of a period (R1610, R1611)', () => {
  it('are those of the days of the shop’s time zone, beside as many days before, without tests', async () => {
    const { body } = await sales(`by=status&${NOVEMBER}`);
    expect(body).toMatchObject({
      timeZone: ZONE,
      current: {
        from: '2026-11-01',
        to: '2026-11-30',
        begins: '2026-10-31T23:00:00.000Z',
        ends: '2026-11-30T22:59:59.999Z',
      },
      before: { from: '2026-10-02', to: '2026-10-31' },
      totals: { orders: 4, revenue: 15_000 },
      totalsBefore: { orders: 1, revenue: 100 },
    });
    expect(body.totals.byStatus).toEqual([
      { status: 'pending', orders: 1, revenue: 1_000 },
      { status: 'paid', orders: 1, revenue: 2_000 },
      { status: 'shipped', orders: 0, revenue: 0 },
      { status: 'completed', orders: 1, revenue: 4_000 },
      { status: 'cancelled', orders: 1, revenue: 8_000 },
    ]);
  });

  it('have each day and month with its moments, those without an order too', async () => {
    const { body } = await sales(`by=day&${NOVEMBER}`);
    expect(body.rows).toHaveLength(30);
    expect(body.rows[0]).toEqual({
      value: '2026-11-01',
      name: null,
      orders: 1,
      revenue: 1_000,
      // By its place in the period: the second of October.
      before: { orders: 0, revenue: 0 },
      moments: { begins: '2026-10-31T23:00:00.000Z', ends: '2026-11-01T22:59:59.999Z' },
    });
    expect(body.rows[29].before).toEqual({ orders: 1, revenue: 100 });
    expect(await rows(`by=month&from=2026-10-15&to=2026-12-02`)).toEqual([
      '2026-10: 1 / 100 (0)',
      '2026-11: 4 / 15000 (0)',
      '2026-12: 1 / 16000 (0)',
    ]);
    const months = (await sales('by=month&from=2026-10-15&to=2026-12-02')).body.rows;
    expect(months[0].moments).toEqual({ begins: '2026-10-14T23:00:00.000Z', ends: '2026-10-31T22:59:59.999Z' });
    expect(months[2].moments.ends).toBe('2026-12-02T22:59:59.999Z');
  });

  it.each([
    ['status', ['pending: 1 / 1000 (1)', 'paid: 1 / 2000 (0)', 'completed: 1 / 4000 (0)', 'cancelled: 1 / 8000 (0)']],
    ['country', [': 1 / 8000 (0)', 'CI: 1 / 4000 (0)', 'BJ: 2 / 3000 (1)']],
    ['city', [': 3 / 14000 (0)', 'Cotonou: 1 / 1000 (1)']],
    ['payment', ['especes: 3 / 11000 (1)', 'en-ligne: 1 / 4000 (0)']],
    ['delivery', ['point-relais: 1 / 8000 (0)', 'domicile: 3 / 7000 (1)']],
    ['influencer', [': 3 / 13000 (1)', 'Awa (Été10): 1 / 2000 (0)']],
    ['hour', ['00: 1 / 1000 (0)', '09: 1 / 2000 (0)', '10: 1 / 4000 (0)', '23: 1 / 8000 (1)']],
    // The first order of each number is a new customer's; the others' came before.
    ['customer', ['new: 2 / 10000 (1)', 'returning: 2 / 5000 (0)']],
    // Articles at their price: two oils besides the one that was bought with a soap.
    ['brand', [': 3 / 9000 (0)', 'Karité Pur: 2 / 2000 (1)']],
    ['category', ['Soins: 4 / 11000 (1)', 'Corps: 2 / 2000 (1)']],
  ])('by %s', async (by, expected) => {
    expect(await rows(`by=${by}&${NOVEMBER}`)).toEqual(expected);
  });

  it('are narrowed by what orders say', async () => {
    expect(await rows(`by=country&${NOVEMBER}&status=paid&status=completed`)).toEqual([
      'CI: 1 / 4000 (0)',
      'BJ: 1 / 2000 (0)',
    ]);
    expect(await rows(`by=category&${NOVEMBER}&country=BJ`)).toEqual(['Soins: 2 / 7000 (1)', 'Corps: 1 / 1000 (1)']);
    const narrowed = await sales(`by=day&${NOVEMBER}&payment=especes&delivery=domicile&city=Cotonou`);
    expect(narrowed.body.totals).toMatchObject({ orders: 1, revenue: 1_000 });
  });

  it('of a day that clocks change on are those of its 23 hours', async () => {
    const paris = await openTestApp([], { settings: { SHOP_TIME_ZONE: 'Europe/Paris' } });
    const { body } = await paris.call('GET', '/statistics/sales?by=day&from=2026-03-29&to=2026-03-30', {
      token: paris.adminToken,
    });
    await paris.close();
    expect(body.rows.map(({ moments }: { moments: object }) => moments)).toEqual([
      { begins: '2026-03-28T23:00:00.000Z', ends: '2026-03-29T21:59:59.999Z' },
      { begins: '2026-03-29T22:00:00.000Z', ends: '2026-03-30T21:59:59.999Z' },
    ]);
  });

  it.each([
    ['by=day', 'from'],
    ['by=day&from=2026-11-02', 'to'],
    ['by=day&from=2026-11-02&to=2026-11-01', 'to'],
    ['by=day&period=7d&from=2026-11-02', 'period'],
    ['by=day&from=2025-01-01&to=2026-02-05', 'by'],
    ['by=month&from=2016-01-01&to=2026-01-09', 'to'],
    ['by=rien&period=7d', 'by'],
    ['by=day&period=8d', 'period'],
    ['by=day&from=2026-02-30&to=2026-03-01', 'from'],
  ])('%s is refused', async (query, key) => {
    const { status, body } = await sales(query);
    expect([status, Object.keys(body.fields)]).toEqual([400, [key]]);
  });

  it('are sheets with the same figures', async () => {
    const file = (format: string) => exported(`by=payment&${NOVEMBER}&format=${format}`);
    const csv = await file('csv');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="ventes-2026-11-01-2026-11-30.csv"');
    expect(parseCsv(csv.payload, { delimiter: ';' }).slice(1)).toEqual([
      ['Espèces', '3', '11000', '1', '100'],
      ['En ligne', '1', '4000', '0', '0'],
    ]);
    const [sheet] = (await readXlsx((await file('xlsx')).rawPayload)).sheets;
    expect(sheet!.rows[1]).toEqual(['Espèces', 3, 11_000, 1, 100]);
  });

  it('are those of the products that brought most, and leave those asleep that nobody ordered (R1613)', async () => {
    await shop.database.execute(sql`update products set created_at = '2026-01-01'`);
    await makeProduct(shop, { inStock: false });
    const products = async (query: string) =>
      (await shop.call('GET', `/statistics/products?${query}`, { token: shop.adminToken })).body;
    const names = async (query: string) => (await products(query)).map(({ id }: { id: string }) => id);
    expect(await products(`list=best&${NOVEMBER}`)).toEqual([
      { id: oil.id, name: oil.name, quantity: 3, orders: 3, revenue: 9_000, isSold: true },
      { id: soap.id, name: soap.name, quantity: 2, orders: 2, revenue: 2_000, isSold: true },
    ]);
    expect(await names('list=asleep&from=2026-11-11&to=2026-11-29')).toEqual([oil.id, soap.id]);
    expect(await names('list=asleep&from=2026-11-30&to=2026-11-30')).toEqual([oil.id]);
    // What came since has not slept as long.
    expect(await names('list=asleep&from=2025-12-31&to=2025-12-31')).toEqual([]);
  });

  it('come of customers who come back (R1614)', async () => {
    const cohorts = await cohortsOf(shop.database, '2026-12-05', ZONE);
    expect(cohorts).toHaveLength(12);
    expect(cohorts.slice(-3)).toEqual([
      { month: '2026-10', customers: 1, returned: [1, 1, 0] },
      { month: '2026-11', customers: 2, returned: [2, 1] },
      { month: '2026-12', customers: 0, returned: [0] },
    ]);
    expect((await shop.call('GET', '/statistics/cohorts', { token: shop.adminToken })).body).toHaveLength(12);
  });

  it('are read by who reads orders', async () => {
    expect((await sales('by=day&period=7d')).status).toBe(200);
    expect((await sales('by=day&from=2025-01-01&to=2026-02-04')).status).toBe(200);
    const { token } = await shop.signUp();
    expect((await sales('by=day&period=7d', token)).status).toBe(403);
  });
});

describe('the money that came in (R1601)', () => {
  const received = async (query = '') =>
    (await shop.call('GET', `/statistics/received${query}`, { token: shop.adminToken })).body;

  it('is cash and payments less refunds, of a period or of all time, without tests', async () => {
    expect(await received()).toEqual({ received: 0, refunded: 0, net: 0 });
    const id = await placed([soap], { total: 1_000, at: '2025-01-10T08:00:00Z' });
    const pay = async (status: string, amount: number, isTest: boolean, at: string) =>
      (
        await shop.database.execute<{ id: string }>(sql`
          insert into payments (order_id, provider, status, order_amount, amount, paid_amount, paid_currency, currency, is_test, verified_at)
          values (${id}, 'kkiapay', ${status}, ${amount}, ${amount}, ${amount}, 'XOF', 'XOF', ${isTest}, ${at}) returning id`)
      ).rows[0]!.id;
    const payment = await pay('paid', 5_000, false, '2025-01-10T08:00:00Z');
    await pay('late', 3_000, false, '2025-01-31T23:00:00Z');
    await pay('late', 99_000, true, '2025-01-10T08:00:00Z');
    await shop.database.execute(sql`
      insert into refunds (payment_id, status, amount, currency, by_hand, by, created_at, updated_at)
      values (${payment}, 'done', 1500, 'XOF', true, 'x', '2025-01-11', '2025-01-11'),
        (${payment}, 'pending', 500, 'XOF', true, 'x', '2025-01-11', '2025-01-11')`);
    expect(await received()).toEqual({ received: 8_000, refunded: 1_500, net: 6_500 });
    expect(await received('?from=2025-01-01&to=2025-01-31')).toEqual({ received: 5_000, refunded: 1_500, net: 3_500 });
    expect((await shop.call('GET', '/statistics/received?from=2025-01-01', { token: shop.adminToken })).status).toBe(
      400,
    );
    expect((await shop.call('GET', '/statistics/received')).status).toBe(401);
  });
});
