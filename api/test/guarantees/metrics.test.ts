import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../support/makers.ts';
import { openOwnDatabase } from '../support/own-database.ts';
import { openSecondApp, send } from '../support/second-app.ts';
import { startServer } from '../support/server-process.ts';
import { withTestApp } from '../support/with-test-app.ts';

const METRICS_TOKEN = 'q7ZsWv3LkX9bTn5RfYc1HdGm8JpEu2Ao';
const WORKERS = 2;
const REQUESTS = 40;

const shop = withTestApp();

/** The value of a line, by its name with its labels; 0 when it is not there. */
const metric = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((it) => it.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );
const countOf = (route: string, status: string, method = 'GET') =>
  `karite_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`;

describe('metrics', () => {
  it('without a token set there is no such address', async () => {
    expect((await shop.app.inject('/metrics')).statusCode).toBe(404);
  });

  it('are returned with the token, and follow events', async () => {
    const app = await openSecondApp(shop, { METRICS_TOKEN });
    const read = (token: string) => app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    for (const wrong of ['', 'x', `${METRICS_TOKEN}x`, METRICS_TOKEN.slice(1)])
      expect((await read(wrong)).statusCode).toBe(401);

    const email = 'comptee@example.com';
    const product = await makeProduct(shop);
    await send(app, 'POST', '/auth/login', { json: { email, password: 'faux' } });
    const order = orderOf([product]);
    await send(app, 'POST', '/orders', { json: order });
    await send(app, 'POST', '/orders', { json: order });
    await expect.poll(() => app.catalogueCache.isFresh).toBe(true);
    for (const url of ['/brands', '/brands', '/nowhere/1', '/nowhere/2', `/products/${product.id}`])
      await send(app, 'GET', url);
    const answer = await read(METRICS_TOKEN);
    const text = answer.payload;
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(metric(text, countOf('/api/brands', '2xx'))).toBe(2);
    expect(metric(text, countOf('/api/products/:id', '2xx'))).toBe(1);
    expect(metric(text, countOf('unknown', '4xx'))).toBe(2);
    expect(metric(text, countOf('/metrics', '4xx'))).toBe(4);
    expect(metric(text, countOf('/api/orders', '2xx', 'POST'))).toBe(2);
    expect(metric(text, 'karite_orders_placed_total')).toBe(1);
    expect(metric(text, 'karite_events_total{event="login failed"}')).toBe(1);
    expect(metric(text, 'karite_cache_lookups_total{kind="api",result="hit"}')).toBe(1);
    expect(metric(text, 'karite_database_connections{state="total"}')).toBeGreaterThan(0);
    expect(metric(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    for (const file of ['prometheus-rules.yml', 'grafana-dashboard.json']) {
      const deployed = await readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
      const watched = deployed.match(/\b(karite|process|nodejs)_[a-z0-9_]+/g) ?? [];
      expect(watched.length).toBeGreaterThan(5);
      // This shop has no replica: its metrics are in the test of replicas.
      const missing = watched.filter(
        // One that counts by label has no line of its own before its first count.
        (name) => !text.includes(`\n${name}`) && !text.includes(`\n# TYPE ${name} `),
      );
      expect(missing.filter((name) => !name.startsWith('karite_replica_'))).toEqual([]);
    }
    for (const personal of [email, product.id, 'nowhere', order.orderId]) expect(text).not.toContain(personal);
    await app.close();
  });

  it('of several processes are added up, in each of them', async () => {
    const own = await openOwnDatabase();
    const server = await startServer(own, { environment: { WORKERS: String(WORKERS), METRICS_TOKEN } });
    try {
      const ask = (url: string) =>
        fetch(`${server.api.replace('/api', '')}${url}`, {
          headers: { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' },
        });
      for (let at = 0; at < REQUESTS; at += 1) await (await ask('/api/categories')).text();
      for (let at = 0; at < 4; at += 1) {
        const text = await (await ask('/metrics')).text();
        expect(metric(text, countOf('/api/categories', '2xx'))).toBe(REQUESTS);
      }

      const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
      process.kill(Number(children.trim().split(' ')[0]), 'SIGKILL');
      await expect.poll(server.output).toContain('Another starts');
      // The worker that starts has none yet; the other's are not kept waiting.
      expect((await ask('/metrics')).status).toBe(200);

      const both = await Promise.all([ask('/metrics'), ask('/metrics')]);
      expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    } finally {
      await server.kill();
      await own.close();
    }
  }, 60_000);
});
