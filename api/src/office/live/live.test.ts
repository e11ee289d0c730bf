import type { AddressInfo } from 'node:net';
import { heldRights, type StaffRight } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openSecondApp } from '../../../test/support/second-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { MOST_CHANGES } from './changes.ts';
import { MOST_OF_ACCOUNT } from './live-feed.ts';

/** Another process on the same database. */
let second: FastifyInstance;
const left: AbortController[] = [];

const addressOf = ({ server }: FastifyInstance) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;

const shop = withTestApp();

beforeAll(async () => {
  second = await openSecondApp(shop, {});
  for (const app of [shop.app, second]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const each of left.splice(0)) each.abort();
});
afterAll(async () => {
  for (const { server } of [second, shop.app]) server.closeAllConnections();
  await second.close();
});

type Notified = { event: string; data: unknown };

/** Listens by real HTTP; `notified` grows as events come. */
async function listen(app: FastifyInstance, token: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  left.push(leaving);
  const answer = await fetch(`${addressOf(app)}/live`, {
    headers: {
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
      authorization: `Bearer ${token}`,
      ...headers,
    },
    signal: leaving.signal,
  });
  const notified: Notified[] = [];
  let ended = false;
  const read = async () => {
    let text = '';
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += piece;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(text.slice(0, end)) ?? [];
        if (event && data) notified.push({ event, data: JSON.parse(data) });
        text = text.slice(end + 2);
      }
    }
  };
  if (answer.ok)
    void read()
      .catch(() => undefined)
      .finally(() => {
        ended = true;
      });
  if (answer.ok) await expect.poll(() => notified[0]?.event, { timeout: 5_000 }).toBe('open');
  return {
    answer,
    events: notified,
    isEnded: () => ended,
    leave: () => leaving.abort(),
    changes: () => notified.filter(({ event }) => event === 'changes').flatMap(({ data }) => data as object[]),
  };
}

const staff = async (...rights: StaffRight[]) => {
  const account = await shop.signUp();
  await shop.database.execute(
    sql`update users set rights = ${JSON.stringify(heldRights(rights))}::jsonb where id = ${account.id}`,
  );
  return account;
};
const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
/** So long takes whatever comes after the one that a test waits for, in ms. */
const soon = { timeout: 5_000, interval: 50 };

describe('the stream of what happens', () => {
  it('sends every process creations, changes and deletions, by id alone, and is not delayed by compression', async () => {
    const here = await listen(shop.app, shop.adminToken);
    const there = await listen(second, shop.adminToken);
    expect(here.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(here.answer.headers.get('content-encoding')).toBeNull();
    const { id } = (await admin('POST', '/brands', { name: 'Sènami' })).body;
    await expect.poll(there.changes, soon).toEqual([{ resource: 'brands', id, kind: 'created' }]);
    await admin('PATCH', `/brands/${id}`, { name: 'Sènami Bio' });
    await expect.poll(there.changes, soon).toContainEqual({ resource: 'brands', id, kind: 'updated' });
    await admin('DELETE', `/brands/${id}`);
    const last = { resource: 'brands', id, kind: 'deleted' };
    await expect.poll(() => [here.changes().at(-1), there.changes().at(-1)], soon).toEqual([last, last]);
    expect(JSON.stringify(there.events)).not.toContain('Sènami');
  });

  it('sends a change when it is committed, however long that takes and whatever came meanwhile; never one that was rolled back', async () => {
    const { changes } = await listen(second, shop.adminToken);
    const add = (name: string) => sql`insert into brands (name, featured) values (${name}, false) returning id`;
    const early = await shop.database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ id: string }>(add('lente'));
      const meanwhile = (await admin('POST', '/brands', { name: 'rapide' })).body.id;
      await expect.poll(changes, soon).toEqual([{ resource: 'brands', id: meanwhile, kind: 'created' }]);
      return rows[0]!.id;
    });
    await expect.poll(changes, soon).toContainEqual({ resource: 'brands', id: early, kind: 'created' });
    await shop.database
      .transaction(async (transaction) => {
        await transaction.execute(add('défaite'));
        throw new Error('undone');
      })
      .catch(() => undefined);
    const { id } = (await admin('POST', '/brands', { name: 'dernière' })).body;
    await expect.poll(changes, soon).toContainEqual({ resource: 'brands', id, kind: 'created' });
    expect(changes()).toHaveLength(3);
  });

  it('says that anything may have changed when too much has', async () => {
    const { events: notified, changes } = await listen(shop.app, shop.adminToken);
    await shop.database.execute(
      sql`insert into brands (name, featured) select 'marque ' || n, false from generate_series(0, ${MOST_CHANGES}::int) n`,
    );
    await expect.poll(() => notified.map(({ event }) => event), soon).toEqual(['open', 'all']);
    expect(changes()).toEqual([]);
    await shop.database.execute(
      sql`update brands set name = name || ' bis' where name in (select name from brands where name like 'marque %' limit ${MOST_CHANGES}::int)`,
    );
    await expect.poll(() => changes().length, soon).toBe(MOST_CHANGES);
  });
});

describe('who hears what', () => {
  it('staff hear of what their rights cover alone, customers and visitors of nothing, programs have webhooks', async () => {
    const catalogue = await listen(shop.app, (await staff('catalogue')).token);
    const orders = await listen(shop.app, (await staff('orders')).token);
    const product = await makeProduct(shop);
    const order = (await shop.call('POST', '/orders', { json: orderOf([product]) })).body;
    await expect.poll(orders.changes, soon).toContainEqual({ resource: 'orders', id: order.id, kind: 'created' });
    await expect
      .poll(catalogue.changes, soon)
      .toContainEqual({ resource: 'products', id: product.id, kind: 'created' });
    const heard = new Set(catalogue.changes().map((change) => (change as { resource: string }).resource));
    expect(heard.has('orders')).toBe(false);
    const refused = [(await shop.signUp()).token, 'x'.repeat(43)].map(
      async (token) => (await listen(shop.app, token)).answer.status,
    );
    expect(await Promise.all(refused)).toEqual([403, 401]);
    const plain = await listen(shop.app, shop.adminToken, { accept: 'application/json' });
    expect(plain.answer.status).toBe(406);
  });

  it('hears nothing more from the moment when the session or the rights end', async () => {
    const account = await staff('catalogue', 'orders');
    const narrowed = await listen(second, account.token);
    const gone = await staff('catalogue');
    const ended = await listen(second, gone.token);
    await shop.database.execute(
      sql`update users set rights = ${JSON.stringify(heldRights(['orders']))}::jsonb where id = ${account.id}`,
    );
    await shop.call('POST', '/auth/logout', { token: gone.token });
    await admin('POST', '/brands', { name: 'après' });
    await expect.poll(ended.isEnded, soon).toBe(true);
    const order = (await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) })).body;
    await expect.poll(narrowed.changes, soon).toContainEqual({ resource: 'orders', id: order.id, kind: 'created' });
    const heard = narrowed.changes().map((change) => (change as { resource: string }).resource);
    expect(heard).not.toContain('brands');
    expect(ended.changes()).toEqual([]);
  });

  it(`opens ${MOST_OF_ACCOUNT} streams for one account, and another when one is closed`, async () => {
    const { token } = await staff('reading');
    const open = [];
    for (let count = 0; count < MOST_OF_ACCOUNT; count += 1) open.push(await listen(shop.app, token));
    const { answer } = await listen(shop.app, token);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    open[0]!.leave();
    await expect.poll(async () => (await listen(shop.app, token)).answer.status, { ...soon, interval: 500 }).toBe(200);
  });
});

describe('who has a record open', () => {
  const say = (app: FastifyInstance, token: string, place: string, method = 'PUT', isEditing = false) =>
    fetch(`${addressOf(app)}/presence/${place}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(method === 'PUT' && { body: JSON.stringify({ isEditing }) }),
    });

  it('is sent to the others through any process, until they leave or time out', async () => {
    const brand = (await admin('POST', '/brands', { name: 'Tòhoun' })).body.id;
    const place = `brands/${brand}`;
    const other = await staff('catalogue');
    expect(await (await say(shop.app, shop.adminToken, place)).json()).toEqual([]);
    const { changes } = await listen(shop.app, shop.adminToken);
    const presences = () => changes().filter((change) => (change as { kind: string }).kind === 'presence');
    expect(await (await say(second, other.token, place)).json()).toEqual([
      { email: 'admin@example.com', isEditing: false },
    ]);
    await expect.poll(presences, soon).toEqual([{ resource: 'brands', id: brand, kind: 'presence' }]);
    // The same again is no news; that they change it now is.
    await say(second, other.token, place);
    await say(second, other.token, place, 'PUT', true);
    await expect.poll(() => presences().length, soon).toBe(2);
    expect(await (await say(shop.app, shop.adminToken, place)).json()).toEqual([
      { email: other.email, isEditing: true },
    ]);
    await shop.database.execute(
      sql`update presences set seen_at = now() - interval '46 seconds' where user_id = ${other.id}`,
    );
    expect(await (await say(shop.app, shop.adminToken, place)).json()).toEqual([]);
    await say(second, other.token, place);
    expect((await say(second, other.token, place, 'DELETE')).status).toBe(204);
    expect(await (await say(shop.app, shop.adminToken, place)).json()).toEqual([]);
  });

  it('is nobody’s business who may not read it', async () => {
    const { token } = await staff('orders');
    const id = crypto.randomUUID();
    const places = [`brands/${id}`, `rien/${id}`, 'orders/7', `orders/${id}`];
    const statuses = await Promise.all(places.map(async (place) => (await say(shop.app, token, place)).status));
    expect(statuses).toEqual([403, 404, 404, 200]);
  });
});
