import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

let limited: TestApp;
const shop = withTestApp([], { settings: { SHOP_TIME_ZONE: 'Africa/Porto-Novo' } });

beforeAll(async () => {
  limited = await openTestApp([], { settings: { RATE_LIMIT: 'on' } });
});
afterAll(() => limited.close());

const add = (json: object) => shop.call('POST', '/influencers', { token: shop.adminToken, json });
const checkCode = (code: string, at = shop) => at.call('POST', '/influencers/known', { json: { code } });

/** An order of the checkout, set to a total and a moment. */
async function placed(code: string | null, total: number, at: string, isTest = false): Promise<void> {
  const order = orderOf([await makeProduct(shop)]);
  const json = { ...order, customerInfo: { ...order.customerInfo, codeInfluenceur: code } };
  const { status, body } = await shop.call('POST', '/orders', { json });
  expect([status, body.codeInfluenceur]).toEqual([201, code]);
  await shop.database.execute(
    sql`update orders set total_price = ${total}, created_at = ${at}, is_test = ${isTest} where id = ${body.id}`,
  );
}

describe('influencers', () => {
  it('have a code each, whatever its case and accents', async () => {
    const created = await add({ code: 'Été10', name: 'Awa', share: 12.5, country: 'BJ' });
    expect([created.status, created.body.isActive, created.body.share]).toEqual([201, true, 12.5]);
    expect((await add({ code: 'ETE10', name: 'Afi' })).body.fields).toEqual({ code: 'Ce code existe déjà' });
    expect((await add({ code: 'AFI', name: 'Afi', share: 101 })).body.fields).toEqual({ share: '100 au plus' });
    expect((await add({ code: 'PARTI', name: 'Koffi', isActive: false })).status).toBe(201);
  });

  it('are checked by one code at a time, and no data of them is returned', async () => {
    for (const code of ['Été10', 'ete10', ' ÉTÉ10 ']) expect((await checkCode(code)).body).toEqual({ isKnown: true });
    for (const code of ['ete1', 'PARTI', '%', 'ete10%'])
      expect((await checkCode(code)).body).toEqual({ isKnown: false });
    expect((await checkCode(' ')).body.fields).toEqual({ code: 'Code manquant' });
    expect((await checkCode('x'.repeat(61))).status).toBe(400);
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/influencers')).status).toBe(401);
    expect((await shop.call('GET', '/influencers', { token })).status).toBe(403);
  });

  it('are guessed 300 times an hour at most', async () => {
    for (let requested = 0; requested < 300; requested += 1) await checkCode('x', limited);
    expect((await checkCode('x', limited)).status).toBe(429);
  });

  it('have sales: of a month, or of all time, without tests, as the sum of the orders', async () => {
    await placed('ÉTÉ10', 10_000, '2026-10-31T22:59:59Z');
    await placed('ete10', 5_000, '2026-10-31T23:00:00Z');
    await placed('inconnu', 2_000, '2026-11-30T22:59:59Z');
    await placed('ete10', 99_000, '2026-11-02T00:00:00Z', true);
    await placed(null, 50_000, '2026-11-02T00:00:00Z');
    const sales = async (query = '') =>
      (await shop.call('GET', `/statistics/influencers${query}`, { token: shop.adminToken })).body;
    const { id: influencerId } = (await shop.call('GET', '/influencers?code=Été10', { token: shop.adminToken }))
      .body[0];
    const awa = { code: 'Été10', name: 'Awa', share: 12.5, influencerId, commission: 0, paid: 0, owed: 0 };
    const none = { influencerId: null, commission: null, paid: null, owed: null };
    const nobody = { code: 'inconnu', name: null, share: null, orders: 1, revenue: 2_000, ...none };
    expect(await sales()).toEqual([{ ...awa, orders: 2, revenue: 15_000 }, nobody]);
    expect(await sales('?month=2026-11')).toEqual([{ ...awa, orders: 1, revenue: 5_000 }, nobody]);
    expect(await sales('?month=2026-10')).toEqual([{ ...awa, orders: 1, revenue: 10_000 }]);
    expect(await sales('?month=2026-12')).toEqual([]);
    // A commission is earned by what was delivered and not refunded, and owed until it is paid.
    await shop.database.execute(
      sql`update orders set status = 'completed' where code_influenceur in ('ÉTÉ10', 'ete10')`,
    );
    const pay = { influencerId, amount: 1_000, paidOn: '2026-11-30' };
    expect((await shop.call('POST', '/influencer-payouts', { token: shop.adminToken, json: pay })).status).toBe(201);
    const [november] = await sales('?month=2026-11');
    expect(november).toMatchObject({ commission: 625, paid: 1_000, owed: 875 });
    const [october] = await sales('?month=2026-10');
    expect(october).toMatchObject({ commission: 1_250, paid: 0, owed: 875 });
    await shop.database.execute(sql`update orders set is_refunded = true where code_influenceur = 'ÉTÉ10'`);
    expect((await sales())[0]).toMatchObject({ commission: 625, paid: 1_000, owed: -375 });
    expect((await shop.call('GET', '/statistics/influencers?month=2026-13', { token: shop.adminToken })).status).toBe(
      400,
    );
    expect((await shop.call('GET', '/statistics/influencers')).status).toBe(401);
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/statistics/influencers', { token })).status).toBe(403);
  });
});
