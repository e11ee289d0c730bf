import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
