import { readdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { GIVEN_UP_MS } from '../../src/platform/database/time-limit.ts';
import { MOST_AT_ONCE } from '../../src/platform/server/plugins/admission-control.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { watchCalls } from './support/database-calls.ts';
import { rawConnection } from './support/raw-connection.ts';

const REFUSED_MS = 1_000;

let app: FastifyInstance;
let api = '';
const shop = withTestApp([], { web: { publicUrl: 'http://shop.example/', offlinePages: false } });

beforeAll(async () => {
  app = shop.app;
  api = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

const ask = (url: string) => fetch(`${api}${url}`, { headers: { authorization: `Bearer ${shop.adminToken}` } });
const statusOf = async (url: string) => {
  const answer = await ask(url);
  await answer.text();
  return answer.status;
};

it('P45: more than can be answered soon is refused at once; what is cached, built files and health checks never are', async () => {
  await expect.poll(() => app.catalogueCache.isFresh).toBe(true);
  await statusOf('/brands');
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  const stop = watchCalls(shop.database, () => {
    held += 1;
    return gate;
  });
  const underway = Array.from({ length: MOST_AT_ONCE }, async () => {
    const since = performance.now();
    return { status: await statusOf('/statistics'), ms: performance.now() - since };
  });
  await expect.poll(() => held, { timeout: 10_000 }).toBe(MOST_AT_ONCE);
  const since = performance.now();
  const refused = await ask('/statistics');
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    ((await refused.json()) as { error: string }).error,
  ]).toEqual([503, '2', 'unavailable']);
  expect(performance.now() - since).toBeLessThan(REFUSED_MS);
  expect(await statusOf('/../health/live')).toBe(200);
  expect(await statusOf('/brands')).toBe(200);
  const [script] = await readdir(new URL('../../../backoffice/dist/assets/', import.meta.url));
  expect(await statusOf(`/../admin/assets/${script}`)).toBe(200);
  stop();
  release();
  // All of them are answered; 503 only where a busy machine held one for as long as any request may take.
  for (const { status, ms } of await Promise.all(underway))
    expect(status === 200 || (status === 503 && ms > GIVEN_UP_MS), `${status} after ${ms} ms`).toBe(true);
  expect(await statusOf('/statistics')).toBe(200);
}, 60_000);

it('P45: who sends slowly, leaves early or is refused takes no place for good', async () => {
  const head = 'HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{';
  const slow = Array.from({ length: MOST_AT_ONCE + 20 }, () => rawConnection(api, `POST /api/orders ${head}`));
  expect(await statusOf('/statistics')).toBe(200);
  for (const { line } of slow) line.destroy();
  for (let at = 0; at < MOST_AT_ONCE + 20; at += 1) {
    const leaving = new AbortController();
    const left = fetch(`${api}/products?_start=${at}&_end=${at + 1}`, { signal: leaving.signal }).catch(() => null);
    if (at % 2) leaving.abort();
    await left;
    await fetch(`${api}/statistics`).then((answer) => answer.text());
  }
  expect(await statusOf('/statistics')).toBe(200);
}, 60_000);
