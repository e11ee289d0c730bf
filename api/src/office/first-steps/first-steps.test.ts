import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  const own = { key: 'shelves', label: 'Rayons', help: 'Rangez la boutique.', to: 'brands' };
  shop = await openTestApp([], {
    settings: { SMTP_URL: 'smtp://127.0.0.1:1' },
    firstSteps: [{ ...own, isDone: sql`exists (select from brands)` }],
  });
});
afterAll(() => shop.close());

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const steps = async () => (await admin('GET', '/first-steps')).body;
const done = async (): Promise<string[]> =>
  (await steps()).steps.flatMap(({ key, isDone }: { key: string; isDone: boolean }) => (isDone ? [key] : []));
/** Places orders, and completes them all. */
async function complete(number: number) {
  const product = await makeProduct(shop);
  for (let n = 0; n < number; n++) await shop.call('POST', '/orders', { json: orderOf([product]) });
  await shop.database.execute(sql`update orders set status = 'completed'`);
}

describe('the first steps of a shop (R1581)', () => {
  it('are for administrators', async () => {
    expect((await shop.call('GET', '/first-steps')).status).toBe(401);
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/first-steps', { token })).status).toBe(403);
    expect((await shop.call('PUT', '/first-steps/hidden', { token, json: { isHidden: true } })).status).toBe(403);
  });

  it('are ticked by what is stored and configured, the shop’s own as well', async () => {
    const first = await steps();
    expect([first.isNew, first.isHidden]).toEqual([true, false]);
    expect(first.steps.at(-1)).toEqual({
      key: 'shelves',
      label: 'Rayons',
      help: 'Rangez la boutique.',
      to: 'brands',
      isDone: false,
    });
    expect(await done()).toEqual(['mail']);
    await admin('PATCH', '/identity', { name: 'Sènami' });
    const { body: fees } = await admin('GET', '/delivery-countries');
    await admin('PATCH', `/delivery-countries/${fees[0].id}`, { homeFee: fees[0].homeFee });
    const { body: sellers } = await admin('GET', '/shop-identities');
    for (const { id } of sellers.slice(1)) await admin('PATCH', `/shop-identities/${id}`, { taxId: '1' });
    expect(await done()).not.toContain('legal-identity');
    // A country where the shop does not deliver needs none.
    const { body: countries } = await admin('GET', '/delivery-countries');
    const unsold = countries.find(({ country }: { country: string }) => country === sellers[0].country);
    await admin('PATCH', `/delivery-countries/${unsold.id}`, { isOpen: false });
    expect(await done()).toContain('legal-identity');
    await admin('PATCH', `/delivery-countries/${unsold.id}`, { isOpen: true });
    expect(await done()).not.toContain('legal-identity');
    await admin('PATCH', `/shop-identities/${sellers[0].id}`, { rccm: 'RB/COT/26' });
    await makeProduct(shop);
    await admin('POST', '/brands', { name: 'Sènami' });
    await shop.database.execute(sql`
      insert into users (email, password_hash, role, is_active) values ('seconde@example.com', 'x', 'admin', true)`);
    expect(await done()).toEqual([
      'identity',
      'legal-identity',
      'delivery',
      'product',
      'mail',
      'team',
      'access',
      'shelves',
    ]);
    for (const { id, method } of (await admin('GET', '/payment-methods')).body)
      if (method === 'en-ligne') await admin('PATCH', `/payment-methods/${id}`, { isOpen: false });
    expect(await done()).toContain('payment');
    await shop.database.execute(sql`update users set is_active = false where email = 'seconde@example.com'`);
    expect(await done()).not.toContain('access');
  });

  it('are hidden, and shown again', async () => {
    for (const isHidden of [true, true, false]) {
      const answer = await admin('PUT', '/first-steps/hidden', { isHidden });
      expect([answer.status, answer.body]).toEqual([200, { isHidden }]);
      expect((await steps()).isHidden).toBe(isHidden);
    }
    expect((await admin('PUT', '/first-steps/hidden', { isHidden: 'non' })).status).toBe(400);
  });

  it('are those of a new shop until ten orders are completed', async () => {
    await complete(9);
    expect((await steps()).isNew).toBe(true);
    await complete(1);
    expect((await steps()).isNew).toBe(false);
  });
});
