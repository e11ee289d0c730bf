import { randomUUID } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { exportFile } from '../../../test/support/jobs.ts';
import { makeProduct } from '../../../test/support/makers.ts';
import { check, type OnlineOrder, orderOnline, play } from '../../../test/support/online-order.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
const admin = (method: string, path: string, json?: object) =>
  shop.call(method, path, { token: shop.adminToken, json });

let soap: Product;
let order: OnlineOrder;
beforeAll(async () => {
  soap = await makeProduct(shop, { price: 20_000 });
  order = await orderOnline(shop, soap);
  await check(shop, order, await play(shop, order, 'success'));
  // What a provider leaves that the shop has removed from its code.
  await shop.database.execute(sql`update payments set provider = 'gone' where id = ${order.paymentId}`);
});

it('a payment of a provider that is gone is in lists, details, files and timelines, by its name', async () => {
  expect((await admin('GET', `/payments/${order.paymentId}`)).body).toMatchObject({ provider: 'gone', status: 'paid' });
  expect((await admin('GET', '/payments')).body).toContainEqual(expect.objectContaining({ provider: 'gone' }));
  expect((await exportFile(shop, 'payments')).payload).toContain('gone');
  const timeline = await admin('GET', `/orders/${order.id}/timeline`);
  expect([timeline.status, timeline.text]).toEqual([200, expect.stringContaining('gone')]);
});

it('is refunded by hand, and by nobody else', async () => {
  const wanted = { id: randomUUID(), amount: 4_000, byHand: false, note: null };
  const refused = await admin('POST', `/payments/${order.paymentId}/refunds`, wanted);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('remboursez à la main et notez-le');
  const byHand = { ...wanted, byHand: true, note: 'Par Mobile Money' };
  const refund = await admin('POST', `/payments/${order.paymentId}/refunds`, byHand);
  expect([refund.status, refund.body.status]).toEqual([201, 'done']);
  expect((await admin('GET', '/refunds')).body).toContainEqual(expect.objectContaining({ paymentId: order.paymentId }));
});

it('waits while it is not settled, takes a note, and gets no notice', async () => {
  const open = await orderOnline(shop, soap);
  await shop.database.execute(sql`update payments set provider = 'gone' where id = ${open.paymentId}`);
  expect(await check(shop, open)).toMatchObject({ status: 'pending' });
  const noted = await admin('POST', `/payments/${open.paymentId}/settle`, {
    action: 'note',
    note: 'Ancien prestataire',
  });
  expect([noted.status, noted.body.provider]).toEqual([200, 'gone']);
  const notice = await shop.call('POST', '/payment-notices/gone', { json: { reference: open.paymentId } });
  expect(notice.status).toBe(404);
});

it('a way to pay by it is shown closed, and may change in everything else', async () => {
  const { body: method } = await admin('POST', '/payment-methods', {
    label: 'Ancien',
    method: 'en-ligne',
    country: 'CI',
    provider: 'kkiapay',
    currency: 'XOF',
  });
  await shop.database.execute(sql`update "payment-methods" set provider = 'gone' where id = ${method.id}`);
  const changed = await admin('PATCH', `/payment-methods/${method.id}`, { note: 'Bientôt' });
  expect([changed.status, changed.body.provider]).toEqual([200, 'gone']);
  expect((await shop.call('GET', '/payment-methods/offered?country=CI')).status).toBe(200);
  const named = await admin('PATCH', `/payment-methods/${method.id}`, { provider: 'gone' });
  expect([named.status, named.body.fields]).toEqual([400, { provider: 'Choix inconnu' }]);
});
