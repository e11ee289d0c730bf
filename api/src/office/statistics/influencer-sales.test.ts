import { sql } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

// One hour before UTC's: a day begins at 23:00 of the one before.
const shop = withTestApp([], { settings: { SHOP_TIME_ZONE: 'Africa/Porto-Novo' } });
const admin = () => ({ token: shop.adminToken });
let awa = '';

/** An order of the checkout, set to a total, a moment and a status. */
async function placed(code: string | null, total: number, at: string, status = 'completed', isTest = false) {
  const order = orderOf([await makeProduct(shop)]);
  const json = { ...order, customerInfo: { ...order.customerInfo, codeInfluenceur: code } };
  const { body } = await shop.call('POST', '/orders', { json });
  await shop.database.execute(sql`
    update orders set total_price = ${total}, created_at = ${at}, is_test = ${isTest}, status = ${status}
    where id = ${body.id}`);
}
const pay = (amount: number, paidOn: string) =>
  shop.call('POST', '/influencer-payouts', { ...admin(), json: { influencerId: awa, amount, paidOn } });
const ask = (query = '', caller = admin()) => shop.call('GET', `/statistics/influencers${query}`, caller);
/** The orders, revenue, commission, paid and owed by code. */
const figures = async (query = '') => {
  const { status, body } = await ask(query);
  expect(status, JSON.stringify(body)).toBe(200);
  type Row = Record<'orders' | 'revenue' | 'commission' | 'paid' | 'owed', number | null> & { code: string };
  return body.map((it: Row) => [it.code, it.orders, it.revenue, it.commission, it.paid, it.owed]);
};

beforeAll(async () => {
  const added = await shop.call('POST', '/influencers', {
    ...admin(),
    json: { code: 'Été10', name: 'Awa', share: 12.5 },
  });
  awa = added.body.id;
  await placed('ÉTÉ10', 10_000, '2025-10-31T22:59:59Z');
  await placed('ete10', 5_000, '2025-10-31T23:00:00Z');
  await placed('ete10', 3_000, '2025-11-15T12:00:00Z', 'pending');
  await placed('ete10', 99_000, '2025-11-15T12:00:00Z', 'completed', true);
  await placed('inconnu', 20_000, '2025-11-30T22:59:59Z');
  await placed(null, 50_000, '2025-11-15T12:00:00Z');
  expect((await pay(1_000, '2025-11-30')).status).toBe(201);
});

describe('the sales of influencers (R1609)', () => {
  it('are of all time without a period, influencers first, without tests and orders of no code', async () => {
    expect(await figures()).toEqual([
      ['Été10', 3, 18_000, 1_875, 1_000, 875],
      ['inconnu', 1, 20_000, null, null, null],
    ]);
  });

  it('are of free days, both meant: earned and paid in them, owed at their end', async () => {
    expect(await figures('?from=2025-10-01&to=2025-10-31')).toEqual([['Été10', 1, 10_000, 1_250, 0, 1_250]]);
    expect(await figures('?from=2025-11-01&to=2025-11-29')).toEqual([['Été10', 2, 8_000, 625, 0, 1_875]]);
    expect(await figures('?from=2025-11-30&to=2025-11-30')).toEqual([
      ['Été10', 0, 0, 0, 1_000, 875],
      ['inconnu', 1, 20_000, null, null, null],
    ]);
    expect(await figures('?from=2025-09-01&to=2025-09-30')).toEqual([]);
  });

  it('show who sold nothing while something is owed, and no more once all is paid', async () => {
    const december = '?from=2025-12-01&to=2025-12-30';
    expect(await figures(december)).toEqual([['Été10', 0, 0, 0, 0, 875]]);
    await pay(875, '2025-12-31');
    expect(await figures(december)).toEqual([['Été10', 0, 0, 0, 0, 875]]);
    expect(await figures('?from=2025-12-01&to=2025-12-31')).toEqual([['Été10', 0, 0, 0, 875, 0]]);
    expect(await figures('?from=2026-01-01&to=2026-01-31')).toEqual([]);
  });

  it('owe less once an order was refunded: what was paid is in advance', async () => {
    await shop.database.execute(sql`update orders set is_refunded = true where code_influenceur = 'ÉTÉ10'`);
    expect((await figures())[0]).toEqual(['Été10', 3, 18_000, 625, 1_875, -1_250]);
    await shop.database.execute(sql`update orders set is_refunded = false where code_influenceur = 'ÉTÉ10'`);
  });

  it.each([
    ['?from=2025-11-02&to=2025-11-01', { to: 'Le dernier jour est avant le premier' }],
    ['?from=2025-02-29&to=2025-03-01', { from: 'Ce jour n’existe pas : date attendue, comme 2026-11-22' }],
    ['?from=2025-11-01', { to: 'Dernier jour manquant' }],
    ['?to=2025-11-01', { from: 'Premier jour manquant' }],
    ['?from=2015-11-01&to=2025-11-08', { to: 'Dix ans au plus' }],
    ['?month=2025-11', undefined],
  ])('refuses %s', async (query, fields) => {
    for (const path of ['', '/export']) {
      const format = path && '&format=csv';
      const { status, body } = await shop.call('GET', `/statistics/influencers${path}${query}${format}`, admin());
      expect(status).toBe(400);
      if (fields) expect(body.fields).toEqual(fields);
    }
  });

  it('takes ten years, and names of periods', async () => {
    expect((await figures('?from=2015-11-02&to=2025-11-08'))[0][1]).toBe(2);
    expect((await ask('?period=month')).status).toBe(200);
  });

  it('are exported with the words of the page', async () => {
    const { text, headers } = await shop.call(
      'GET',
      '/statistics/influencers/export?format=csv&from=2025-11-01&to=2025-11-30',
      admin(),
    );
    expect(headers['content-disposition']).toContain('influenceurs-2025-11-01-2025-11-30.csv');
    const [headings, first] = parseCsv(text, { delimiter: ';' });
    expect(headings?.map((it) => String(it).replace(/ \(.*/, ''))).toEqual([
      'Code',
      'Influenceur',
      'Commandes',
      'Chiffre d’affaires',
      'Part des ventes',
      'Commission',
      'Commission payée',
      'Commission due',
    ]);
    expect(first?.map(String)).toEqual(['Été10', 'Awa', '2', '8000', '12.5', '625', '1000', '875']);
  });

  it('are for those who read influencers', async () => {
    const { token } = await shop.signUp();
    for (const path of ['', '/export?format=csv'])
      expect([
        (await shop.call('GET', `/statistics/influencers${path}`)).status,
        (await ask(path, { token })).status,
      ]).toEqual([401, 403]);
  });
});
