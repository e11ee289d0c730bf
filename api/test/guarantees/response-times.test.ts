import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { openSecondApp } from '../support/second-app.ts';
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

/** The guaranteed times, in ms. */
const ANSWER_MS = 5_000;
const READY_MS = 1_000;
/** How long a route beside a locked table may take, in ms. */
const BESIDE_MS = 2_000;
/** Requests a second against a locked table, and for how long, in ms. */
const PACE = 50;
const LOCKED_MS = 4_000;

let proxy: SilentProxy;
/** A server with its database behind the proxy. */
let app: FastifyInstance;
let database: Database;
const routes: { method: string; url: string }[] = [];

const shop = withTestApp();

beforeAll(async () => {
  proxy = await startSilentProxy(shop.url);
  database = openDatabase(proxy.url);
  app = await openSecondApp({ database, mediaDir: shop.mediaDir }, {});
  const document = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, object> };
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of Object.keys(methods)) routes.push({ method: method.toUpperCase(), url: path });
});
afterAll(async () => {
  proxy.mend();
  await app.close();
  await database.close();
  await proxy.close();
});

type Timed = { what: string; status: number; ms: number; retryAfter: unknown; text: string };

/** One request of an administrator, with how long it took. */
async function timed(
  method: string,
  url: string,
  { json, headers = { authorization: `Bearer ${shop.adminToken}` } }: { json?: object; headers?: object } = {},
): Promise<Timed> {
  const since = performance.now();
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers },
    ...(json && { payload: json }),
  });
  return {
    what: `${method} ${url}`,
    status: answer.statusCode,
    ms: performance.now() - since,
    retryAfter: answer.headers['retry-after'],
    text: answer.payload,
  };
}

const slowest = (answers: Timed[]) => answers.reduce((one, other) => (one.ms > other.ms ? one : other));
const ID = '00000000-0000-4000-8000-000000000000';

describe('P54: every request is answered within five seconds', () => {
  it('P54: of every route, with the packets of the database dropped, on lines that are open and on new ones', async () => {
    const product = await makeProduct(shop);
    const list = '/api/products?_end=3';
    const isCached = async () => {
      const { hit } = app.catalogueCache.lookups.api;
      return (await timed('GET', list)).status === 200 && app.catalogueCache.lookups.api.hit > hit;
    };
    await expect.poll(isCached, { timeout: 5_000 }).toBe(true);
    // Open lines, in the pool, for some of them.
    await Promise.all(Array.from({ length: 5 }, () => timed('GET', '/api/statistics')));
    expect(routes.length).toBeGreaterThan(50);
    const calls = () => [
      ...routes.map(({ method, url }) =>
        timed(method, url.replace(/\{\w+\}/g, ID), method === 'GET' || method === 'DELETE' ? {} : { json: {} }),
      ),
      timed('POST', '/api/orders', { json: orderOf([product]), headers: {} }),
      timed('POST', '/api/auth/login', { json: { email: 'admin@example.com', password: 'mot de passe sûr' } }),
      timed('POST', '/api/auth/register', {
        json: { email: 'neuve@example.com', password: 'une phrase assez longue' },
      }),
      timed('PATCH', `/api/products/${product.id}`, { json: { price: 3_000 } }),
      timed('GET', list),
      timed('GET', '/api/products?_start=1&_end=4', { headers: {} }),
    ];
    proxy.silence();
    const answers = await Promise.all(calls());
    const ready = await timed('GET', '/health/ready');
    // Again, when every line of the pool has been given up: new ones have to be made.
    const later = await Promise.all(calls());
    const late = [...answers, ...later];
    figure(
      'P54',
      `packets dropped: ${late.length} requests of ${routes.length} routes, slowest ${Math.round(slowest(late).ms)} ms (${slowest(late).what}); ready after ${Math.round(ready.ms)} ms`,
    );
    expect(late.filter(({ ms }) => ms > ANSWER_MS)).toEqual([]);
    expect([ready.status, ready.ms < READY_MS]).toEqual([503, true]);
    expect(late.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
    expect(late.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(late.filter(({ what, status }) => what === 'POST /api/orders' && status !== 503 && status !== 400)).toEqual(
      [],
    );
    expect(late.filter(({ what, status }) => what === `GET ${list}` && status !== 200)).toEqual([]);

    proxy.mend();
    const since = performance.now();
    await expect
      .poll(async () => (await timed('GET', '/api/statistics')).status, { timeout: 10_000, interval: 50 })
      .toBe(200);
    figure('P54', `works again ${Math.round(performance.now() - since)} ms after the packets come through`);
    const orders = await shop.database.execute(sql`select 1 from orders`);
    expect(orders.rows, 'nothing is ordered behind a 503').toHaveLength(0);
  }, 60_000);

  it(`P54: a locked table under ${PACE} requests a second: the others are answered, cached lists as well`, async () => {
    await expect.poll(() => app.catalogueCache.isFresh, { timeout: 5_000 }).toBe(true);
    const list = '/api/brands';
    await timed('GET', list);
    let unlock = () => {};
    const unlocked = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const lock = shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table products in access exclusive mode`);
      locked();
      await unlocked;
    });
    await isLocked;
    const against: Promise<Timed>[] = [];
    const beside: Timed[] = [];
    const end = performance.now() + LOCKED_MS;
    const flood = (async () => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        against.push(timed('GET', `/api/products?_start=${turn}&_end=${turn + 5}`, { headers: {} }));
        await pause(1_000 / PACE);
      }
    })();
    await pause(100);
    while (performance.now() < end) {
      beside.push(await timed('GET', '/api/orders?_end=5'));
      beside.push(await timed('GET', '/api/users/me'));
      beside.push(await timed('GET', list, { headers: {} }));
      await pause(50);
    }
    await flood;
    const waiting = await Promise.all(against);
    unlock();
    await lock;
    figure(
      'P54',
      `a locked table under ${against.length} requests: slowest of these ${Math.round(slowest(waiting).ms)} ms, of ${beside.length} beside it ${Math.round(slowest(beside).ms)} ms`,
    );
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set([503]));
    expect(waiting.filter(({ ms }) => ms > ANSWER_MS)).toEqual([]);
    expect(beside.filter(({ status, ms }) => status !== 200 || ms > BESIDE_MS)).toEqual([]);
    await expect.poll(async () => (await timed('GET', '/api/products?_end=5')).status, { timeout: 5_000 }).toBe(200);
  }, 30_000);

  it('P54: what waits for a lock ends in the database as well, and a server that only reads is away for a moment', async () => {
    await expect.poll(async () => (await timed('GET', '/api/statistics')).status, { timeout: 10_000 }).toBe(200);
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table favourites in access exclusive mode`);
      const waiting = timed('GET', '/api/users/me/favourites');
      const ours = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%favourites%'`;
      const seen = async () => (await shop.database.execute(ours)).rows.length;
      await expect.poll(seen, { interval: 10, timeout: 5_000 }).toBe(1);
      expect((await waiting).status).toBe(503);
      expect(await seen()).toBe(0);
    });
    await shop.database.execute(sql`alter database ${sql.identifier(new URL(shop.url).pathname.slice(1))}
      set default_transaction_read_only = on`);
    const reading = openDatabase(shop.url, 2);
    const second = await openSecondApp({ database: reading, mediaDir: shop.mediaDir }, {});
    const answer = await second.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: 'lectrice@example.com' },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await second.close();
    await reading.close();
  }, 30_000);
});
