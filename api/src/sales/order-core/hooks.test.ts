import { randomUUID } from 'node:crypto';
import type { Product, Resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { check, orderOnline, play } from '../../../test/support/online-order.ts';
import { shopDay } from '../../../test/support/shop-day.ts';
import { certifyDue, issueDue, runTask } from '../../../test/support/tasks.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { hooks } from '../../engine/write/hooks.ts';

let seen: string[] = [];
let refuses = '';
const who = (by: { email: string } | null) => by?.email.replace(/@.*/, '') ?? 'nobody';
const part = (record: object | null) => (record && 'status' in record ? record.status : record ? 'there' : '-');
/** Writes down who did what, and throws where a test wants it to. */
const recordingHooks = (name: keyof Resources) => ({
  async afterSave({ by, before, after }: { by: { email: string } | null; before: object | null; after: object }) {
    seen.push(`${who(by)} ${name} ${part(before)} > ${part(after)}`);
    if (refuses === `${name} ${part(after)}`) throw new Error(refuses);
  },
});
const of = (...names: string[]) => seen.filter((line) => names.some((name) => line.includes(` ${name} `)));

let shop: TestApp;
let soap: Product;
beforeAll(async () => {
  const all = hooks({
    orders: recordingHooks('orders'),
    payments: recordingHooks('payments'),
    refunds: recordingHooks('refunds'),
    returns: recordingHooks('returns'),
    invoices: recordingHooks('invoices'),
    'cash-receipts': recordingHooks('cash-receipts'),
    'cash-closings': recordingHooks('cash-closings'),
  });
  shop = await openTestApp([], { hooks: [all] });
  soap = await makeProduct(shop, { price: 20_000 });
});
afterAll(() => shop.close());
beforeEach(() => {
  seen = [];
  refuses = '';
});

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const place = async () => (await shop.call('POST', '/orders', { json: orderOf([soap]) })).body;
const setStatus = (id: string, status: string) => admin('PATCH', `/orders/${id}/status`, { status });

describe('hooks of orders run for every change of status', () => {
  it('by staff, one after the other, and taken back', async () => {
    const { id } = await place();
    for (const status of ['paid', 'shipped', 'completed', 'cancelled']) await setStatus(id, status);
    const { body } = await admin('GET', `/audit?recordId=${id}`);
    expect((await admin('POST', `/audit/${body[0].id}/restore`)).status).toBe(200);
    expect(seen).toEqual([
      'nobody orders - > pending',
      'admin orders pending > paid',
      'admin orders paid > shipped',
      'admin orders shipped > completed',
      'admin orders completed > cancelled',
      'admin orders cancelled > completed',
    ]);
    // The same again is no change.
    await setStatus(id, 'completed');
    expect(seen).toHaveLength(6);
  });

  it('by anyone who placed it: an account, and a visitor by their link', async () => {
    const { token } = await shop.signUp('afi@example.com');
    const own = (await shop.call('POST', '/orders', { json: orderOf([soap]), token })).body;
    await shop.call('POST', `/orders/${own.id}/cancel`, { json: {}, token });
    const { id, followKey: key } = await place();
    await shop.call('POST', `/orders/${id}/cancel`, { json: { key } });
    expect(of('orders').filter((line) => line.endsWith('cancelled'))).toEqual([
      'afi orders pending > cancelled',
      'nobody orders pending > cancelled',
    ]);
  });

  it('by a payment that its provider says has come, and by an administrator who takes what came', async () => {
    const order = await orderOnline(shop, soap);
    await check(shop, order, await play(shop, order, 'success'));
    expect(seen).toEqual([
      'nobody orders - > pending',
      'nobody payments - > pending',
      // What the browser is to open.
      'nobody payments pending > pending',
      'nobody payments pending > paid',
      'nobody orders pending > paid',
    ]);
    const short = await orderOnline(shop, soap);
    await check(shop, short, await play(shop, short, 'wrong-amount'));
    seen = [];
    await admin('POST', `/payments/${short.paymentId}/settle`, { action: 'accept', note: 'Le reste en espèces' });
    expect(seen.map((line) => line.replace('overpaid', 'underpaid'))).toEqual([
      'admin payments underpaid > paid',
      'admin orders pending > paid',
    ]);
  });

  it('by time, when nobody pays', async () => {
    const order = await orderOnline(shop, soap);
    await shop.database.execute(sql`update orders set created_at = now() - interval '3 days' where id = ${order.id}`);
    await shop.database.execute(
      sql`update payments set created_at = now() - interval '3 days' where order_id = ${order.id}`,
    );
    seen = [];
    await runTask(shop, 'expire-orders');
    expect(seen).toEqual(['nobody orders pending > cancelled', 'nobody payments pending > expired']);
  });

  it('by cash: handed over, received, refused on delivery; and of the closing of the day', async () => {
    const { body: courier } = await admin('POST', '/couriers', { name: 'Koffi', kind: 'courier', isActive: true });
    const [first, second] = [await place(), await place()];
    seen = [];
    const handed = async ({ id }: { id: string }) =>
      (await admin('POST', `/orders/${id}/hand-over`, { courierId: courier.id })).body.id;
    await admin('POST', `/cash-receipts/${await handed(first)}/receive`, { received: 5_000 });
    await admin('POST', `/cash-receipts/${await handed(second)}/refuse`, {});
    expect((await admin('POST', '/cash-closings', { day: shopDay() })).status).toBe(201);
    expect(seen).toEqual([
      'admin cash-receipts - > expected',
      'admin orders pending > shipped',
      'admin cash-receipts expected > received',
      'admin orders shipped > completed',
      'admin cash-receipts - > expected',
      'admin orders pending > shipped',
      'admin cash-receipts expected > refused',
      'admin orders shipped > cancelled',
      'admin cash-closings - > there',
    ]);
  });

  it('and undo the change when they throw: no message is sent, no step is stored', async () => {
    const { id } = await place();
    refuses = 'orders shipped';
    expect((await setStatus(id, 'shipped')).status).toBe(500);
    const { body } = await admin('GET', `/orders/${id}`);
    expect([body.status, body.history.length]).toEqual(['pending', 1]);
  });
});

describe('hooks of records that features write run as well', () => {
  it('refunds, with the payment that is refunded whole', async () => {
    const order = await orderOnline(shop, soap);
    await check(shop, order, await play(shop, order, 'success'));
    const url = `/payments/${order.paymentId}/refunds`;
    seen = [];
    await admin('POST', url, { id: randomUUID(), amount: 1_000, byHand: true, note: 'Rendu en boutique' });
    const { body } = await admin('POST', url, {
      id: randomUUID(),
      amount: order.total - 1_000,
      byHand: false,
      note: null,
    });
    expect(body.status).toBe('done');
    expect(seen).toEqual([
      'admin refunds - > pending',
      'admin refunds pending > done',
      'admin refunds - > pending',
      'admin refunds pending > done',
      'admin payments paid > refunded',
      // It is marked as refunded (R2084).
      'admin orders paid > paid',
    ]);
  });

  it('returns, from the wish to the money, with its credit note; invoices, issued and certified', async () => {
    const { id, followKey: key, items } = await place();
    await setStatus(id, 'completed');
    await issueDue(shop);
    seen = [];
    const wish = { key, reason: 'damaged', items: [{ productId: items[0].productId, quantity: 1 }] };
    const { body } = await shop.call('POST', `/orders/${id}/returns`, { json: wish });
    await admin('POST', `/returns/${body.id}/settle`, { status: 'accepted' });
    await admin('POST', `/returns/${body.id}/settle`, { status: 'refunded', refunded: 2_000 });
    expect(seen).toEqual([
      'nobody returns - > requested',
      'admin returns requested > accepted',
      'admin returns accepted > refunded',
      'admin invoices - > there',
    ]);
    seen = [];
    await certifyDue(shop, { certify: async () => ({ code: 'MECEF-1', qr: 'F;1', counters: '1/1' }) });
    expect(new Set(seen)).toEqual(new Set(['nobody invoices there > there']));
  });
});

it('hooks that would never run do not compile, and stop the start', async () => {
  // @ts-expect-error messages are an outbox
  hooks({ messages: {} });
  // @ts-expect-error the audit is a log
  hooks({ audit: {} });
  await expect(openTestApp([], { hooks: [{ messages: {} }] })).rejects.toThrow(/hooks.messages: .* runs no hooks/);
  await expect(openTestApp([], { hooks: [{ order: {} }] })).rejects.toThrow(/hooks.order: no resource/);
});
