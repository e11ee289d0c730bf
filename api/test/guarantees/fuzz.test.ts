import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomFor } from '@karite/shared/random';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/quick.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { hashPassword } from '../../src/people/accounts/passwords/password.ts';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { INTERNALS, type Route, readRoutes, urlOf } from './support/contract.ts';
import { figure } from './support/figure.ts';
import { type Existing, oddRequest } from './support/odd-requests.ts';
import { ODD_CONTENT_TYPES } from './support/odd-values.ts';

/** `FUZZ_REQUESTS=200000` for the whole guarantee. */
const REQUESTS = rounds('FUZZ_REQUESTS', 10_000, 2_000);
const SEED = process.env.FUZZ_SEED ?? 'fuzz 1';
const FRESH_EVERY = 100;
const SLOWEST_MS = 5_000;

let shop: TestApp;
let routes: Route[];
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword('mot de passe sûr');
  shop = await openTestApp();
  routes = await readRoutes(shop);
});
afterAll(() => shop.close());

/** Fresh records and sessions: earlier requests have deleted them, or signed out. */
async function acquaint(): Promise<Existing> {
  const added = await shop.database.execute<{ id: string }>(sql`
    insert into users (email, role, is_active, password_hash) values (${`${crypto.randomUUID()}@example.com`}, 'admin', true, ${passwordHash}) returning id`);
  const adminToken = await openSession(shop.database, added.rows[0]!.id);
  const user = await shop.signUp();
  const product = await makeProduct({ ...shop, adminToken });
  const make = (url: string, json: object) => shop.call('POST', url, { token: adminToken, json });
  const [brand, category] = [await make('/brands', { name: 'Sènami' }), await make('/categories', { title: 'Visage' })];
  const order = await shop.call('POST', '/orders', { json: orderOf([product]), token: user.token });
  return {
    ids: [product.id, brand.body.id, category.body.id, order.body.id, user.id, '00000000-0000-4000-8000-000000000000'],
    tokens: [adminToken, adminToken, adminToken, user.token, 'x'.repeat(43), ''],
  };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** What is still held once everything under way has ended: the least of a few checks, each after a collection. */
const memory = async () => {
  // The catalogue's cache has a limit of its own.
  shop.app.catalogueCache.drop();
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 5; look += 1) {
    await pause(100);
    collect();
    least = Math.min(least, process.memoryUsage().heapUsed);
  }
  return least;
};

describe('malformed requests', () => {
  it(
    `P24: ${REQUESTS} of them: no 5xx, no stack trace, nothing polluted, memory level`,
    async () => {
      const random = randomFor(SEED);
      const wrong: string[] = [];
      let existing = await acquaint();
      let before = 0;
      let accepted = 0;
      let slowest = 0;
      for (let sent = 0; sent < REQUESTS; sent += 1) {
        if (sent === Math.floor(REQUESTS / 4)) before = await memory();
        if (sent % FRESH_EVERY === 0) existing = await acquaint();
        const request = oddRequest(random, routes, existing);
        const since = performance.now();
        const timer = new AbortController();
        const tooLate = pause(SLOWEST_MS, null, { signal: timer.signal });
        const answer = await Promise.race([shop.app.inject(request), tooLate]);
        // A timer left running would hold its answer, and count as memory of the server.
        timer.abort();
        slowest = Math.max(slowest, performance.now() - since);
        if (!answer) {
          wrong.push(`${sent}: ${JSON.stringify(request).slice(0, 600)} hangs`);
          continue;
        }
        if (answer.statusCode < 300) accepted += 1;
        if (answer.statusCode >= 500 || (answer.statusCode >= 400 && INTERNALS.test(answer.payload)))
          wrong.push(
            `${sent}: ${JSON.stringify(request).slice(0, 600)} → ${answer.statusCode} ${answer.payload.slice(0, 300)}`,
          );
      }
      const growth = (await memory()) / before;
      figure(
        'P24',
        `${REQUESTS} requests (${accepted} accepted), ${wrong.length} wrong, slowest ${Math.round(slowest)} ms, memory × ${growth.toFixed(2)}`,
      );
      expect(wrong.slice(0, 20)).toEqual([]);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      // Not all of them may stop at the first check.
      expect(accepted).toBeGreaterThan(REQUESTS / 50);
      expect(slowest).toBeLessThan(SLOWEST_MS);
      expect(growth).toBeLessThanOrEqual(1.3);
      expect((await shop.app.inject('/health/ready')).statusCode).toBe(200);
      expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
    },
    REQUESTS * 20,
  );

  it('P25: no content type carries a body past its validation', async () => {
    const existing = await acquaint();
    const writable = routes.filter((route) => Object.keys(route.body).length > 0);
    expect(writable.length).toBeGreaterThan(8);
    for (const route of writable)
      for (const type of ODD_CONTENT_TYPES) {
        const answer = await shop.app.inject({
          method: route.method as 'POST',
          url: `/api${urlOf(route, existing.ids[0]!)}`,
          headers: { authorization: `Bearer ${existing.tokens[0]}`, 'content-type': type },
          payload: '{"isAdmin":true,"unknown":1}',
        });
        expect([400, 404, 413, 415, 422], `${route.method} ${route.path} ${type}`).toContain(answer.statusCode);
      }
  });
});
