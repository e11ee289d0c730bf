import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { type Receiver, startReceiver, takesIt } from '../../../test/support/webhook-receiver.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

let receiver: Receiver;
const shop = withTestApp([], { settings: { WEBHOOKS_LOCAL: 'on' } });

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
});
afterEach(async () => {
  receiver.answer = takesIt;
  await shop.database.execute(sql`update webhooks set is_open = false`);
  await shop.database.execute(sql`delete from "webhook-deliveries"`);
  receiver.received.length = 0;
});

const admin = (method: string, path: string, json?: object) =>
  shop.call(method, path, { token: shop.adminToken, json });
const listen = async (...events: object[]) =>
  (await admin('POST', '/webhooks', { name: 'Stock', url: receiver.url, isOpen: true, events })).body;
const notified = () => receiver.received.map(({ event }) => event);
const tells = (count: number) => expect.poll(() => notified().length, { timeout: 5_000 }).toBe(count);
const rows = async () => (await admin('GET', '/webhook-deliveries?_sort=createdAt&_order=asc')).body;

describe('what happens to records', () => {
  it('receives create, update with the changed fields, and delete; signed, and marked as delivered', async () => {
    const { id: webhookId } = await listen({ resource: 'brands', event: 'all' });
    const { body: taken } = await admin('POST', `/webhooks/${webhookId}/secret`);
    const { body: brand } = await admin('POST', '/brands', { featured: false, name: 'Sènami' });
    await tells(1);
    await admin('PATCH', `/brands/${brand.id}`, { name: 'Sènami Bénin' });
    await tells(2);
    const { body: shown } = await admin('GET', `/brands/${brand.id}`);
    await admin('DELETE', `/brands/${brand.id}`);
    await tells(3);
    const about = { resource: 'brands', recordId: brand.id };
    expect(notified()).toMatchObject([
      { type: 'brands.created', ...about, version: 1, changes: [], data: brand },
      { type: 'brands.updated', ...about, version: 2, changes: ['name'], previous: { name: 'Sènami' }, data: shown },
      { type: 'brands.deleted', ...about, version: 2, changes: [], previous: {}, data: null },
    ]);
    for (const { headers, event } of receiver.received) {
      expect(headers).toMatchObject({ 'webhook-id': event.id, 'content-type': 'application/json' });
      expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(10);
    }
    expect(taken.secret).toMatch(/^whsec_/);
    await expect
      .poll(rows)
      .toMatchObject(Array(3).fill({ status: 'delivered', tries: 1, problem: null, webhook: { name: 'Stock' } }));
  });

  it('has no delivery without a receiver, nor for an event that no receiver requested', async () => {
    await makeProduct(shop);
    await listen({ resource: 'categories', event: 'all' }, { resource: 'products', event: 'deleted' });
    await makeProduct(shop);
    expect(await rows()).toEqual([]);
  });

  it('receives events of orders from the checkout and from status changes, with the requested values only', async () => {
    await listen(
      { resource: 'orders', event: 'created' },
      { resource: 'orders', event: 'updated', field: 'status', value: 'shipped' },
    );
    const { body: order } = await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) });
    await tells(1);
    for (const status of ['paid', 'shipped', 'completed'])
      await admin('PATCH', `/orders/${order.id}/status`, { status });
    await tells(2);
    expect(notified()).toMatchObject([
      { type: 'orders.created', data: { totalPrice: order.totalPrice, items: [{ quantity: 1 }] } },
      { type: 'orders.updated', changes: expect.arrayContaining(['status']), previous: { status: 'paid' } },
    ]);
    expect(JSON.stringify(notified())).not.toContain('equestHash');
  });

  it('is one event for one transaction, and none when it is undone or only what nobody sees changed', async () => {
    await listen(
      { resource: 'brands', event: 'all' },
      { resource: 'brands', event: 'updated' },
      { resource: 'users', event: 'all' },
    );
    const { body: brand } = await admin('POST', '/brands', { featured: false, name: 'Une' });
    await tells(1);
    await shop.database.transaction(async (transaction) => {
      for (const name of ['Deux', 'Trois'])
        await transaction.execute(sql`
        update brands set name = ${name}, row_version = row_version + 1 where id = ${brand.id}`);
    });
    const failing = shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`update brands set name = 'Quatre', row_version = 9 where id = ${brand.id}`);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await shop.database.execute(sql`update users set password_hash = 'x', row_version = row_version + 1`);
    await tells(2);
    expect(notified()[1]).toMatchObject({
      version: 3,
      changes: ['name'],
      previous: { name: 'Une' },
      data: { name: 'Trois' },
    });
    expect(await rows()).toHaveLength(2);
  });

  it('receives an event without fields where only a line was added', async () => {
    await listen({ resource: 'delivery-countries', event: 'updated' });
    const [country] = (await shop.call('GET', '/delivery-countries')).body;
    const { id, country: _, createdAt: _c, updatedAt: _u, ...values } = country;
    await admin('PUT', `/delivery-countries/${id}`, {
      ...values,
      cities: [{ name: 'Ouidah', homeFee: null, isRelay: true }],
    });
    await tells(1);
    expect(notified()[0]).toMatchObject({ changes: [], data: { cities: [{ name: 'Ouidah' }] } });
  });
});

it('deletes what was sent of a deleted account, and sends the deletion with its id alone', async () => {
  await listen({ resource: 'users', event: 'all' }, { resource: 'addresses', event: 'all' });
  const { id, token, email } = await shop.signUp();
  await tells(1);
  expect(notified()[0]).toMatchObject({ type: 'users.created', data: { email } });
  const gone = await shop.call('POST', '/users/me/deletion', { token, json: { password: 'mot de passe sûr' } });
  expect(gone.status).toBeLessThan(300);
  await tells(2);
  const left = (await admin('GET', '/webhook-deliveries')).text;
  expect(JSON.parse(left)).toMatchObject([
    { type: 'users.deleted', recordId: id, payload: { data: null, previous: {} } },
  ]);
  expect(left).not.toContain(email);
});

describe('what is not taken', () => {
  it('holds up the later events of its record, and of no other; sent again by an administrator it goes in order', async () => {
    await listen({ resource: 'brands', event: 'all' });
    let isAway = true;
    receiver.answer = (response, { event }) =>
      void response.writeHead(isAway && event.data.name.startsWith('A') ? 503 : 200).end();
    const { body: first } = await admin('POST', '/brands', { featured: false, name: 'A' });
    await tells(1);
    await admin('PATCH', `/brands/${first.id}`, { name: 'A2' });
    await expect.poll(rows).toMatchObject([{ status: 'waiting', tries: 1, problem: 'Réponse 503' }, { tries: 0 }]);
    isAway = false;
    // Neither is due by itself yet: the first for a minute, the second behind it.
    expect(notified()).toHaveLength(1);
    const [waiting] = await rows();
    await shop.database.execute(sql`update "webhook-deliveries" set updated_at = now() - interval '1 minute'`);
    expect((await admin('POST', '/webhook-deliveries/resend', { ids: [waiting.id] })).body).toEqual({
      resent: 1,
      left: 0,
    });
    await tells(3);
    expect(notified().map(({ type }) => type)).toEqual(['brands.created', 'brands.created', 'brands.updated']);
    expect(notified()[1]).toMatchObject({ recordId: first.id });
  });
});

describe('a webhook', () => {
  it('is tried by an event of its own, while it is open', async () => {
    const { id } = await listen();
    expect((await admin('POST', `/webhooks/${id}/test`)).status).toBe(202);
    await tells(1);
    expect(notified()[0]).toMatchObject({ type: 'webhooks.test', recordId: id, data: null });
    await admin('PATCH', `/webhooks/${id}`, { isOpen: false });
    expect((await admin('POST', `/webhooks/${id}/test`)).status).toBe(409);
  });

  it('never shows its secret but when it is renewed, to administrators, and the audit says who', async () => {
    const { id } = await listen();
    const { body } = await admin('POST', `/webhooks/${id}/secret`);
    const stored = await shop.database.execute<{ secret: string }>(sql`select secret from webhooks where id = ${id}`);
    expect(stored.rows).toEqual([body]);
    for (const path of [`/webhooks/${id}`, '/webhooks', '/audit']) {
      expect((await admin('GET', path)).text).not.toContain(body.secret);
      expect((await admin('GET', path)).text).not.toContain('whsec_');
    }
    const [entry] = (await admin('GET', '/audit')).body;
    expect(entry).toMatchObject({ action: 'renew-secret', recordId: id, email: 'admin@example.com' });
    // A secret that went is not taken back, nor its webhook with it.
    expect((await admin('POST', `/audit/${entry.id}/restore`, { force: true })).status).toBe(409);
    expect((await admin('GET', `/webhooks/${id}`)).status).toBe(200);
    const { token } = await shop.signUp();
    for (const path of [`/webhooks/${id}/secret`, `/webhooks/${id}/test`, '/webhook-deliveries/resend'])
      expect((await shop.call('POST', path, { token, json: {} })).status).toBe(403);
    expect((await admin('POST', '/webhooks/00000000-0000-4000-8000-000000000000/secret')).status).toBe(404);
  });

  it.each([
    [{ url: 'ftp://exemple.com/' }, 'url'],
    [{ events: [{ resource: 'audit', event: 'all' }] }, 'events.0.resource'],
    [{ events: [{ resource: 'webhook-deliveries', event: 'all' }] }, 'events.0.resource'],
    [{ events: [{ resource: 'products', event: 'seen' }] }, 'events.0.event'],
  ])('is refused with %j', async (wrong, field) => {
    const { status, body } = await admin('POST', '/webhooks', {
      name: 'x',
      url: receiver.url,
      isOpen: true,
      events: [],
      ...wrong,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});
