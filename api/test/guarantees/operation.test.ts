import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADVISORY_LOCKS } from '../../src/platform/database/advisory-locks.ts';
import { orderOf } from '../support/makers.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { postJson, type ServerProcess, startServer, untilReady } from '../support/server-process.ts';
import { figure } from './support/figure.ts';

const REQUESTS = 20;
const STOP_MS = 10_000;
/** How long after the signal half of the orders are whole, in ms. */
const STILL_SENT_MS = 450;

let own: OwnDatabase;
const running: ServerProcess[] = [];
beforeAll(async () => {
  own = await openOwnDatabase();
});
afterAll(async () => {
  for (const server of running) await server.kill();
  await own.close();
});

const start = async (...options: Parameters<typeof startServer> extends [unknown, ...infer Rest] ? Rest : never) => {
  const server = await startServer(own, ...options);
  running.push(server);
  return server;
};

/** Begins to send an order, and waits until the server has taken it on; the rest goes by `finish`. */
async function beginOrder(server: ServerProcess, order: object) {
  const body = JSON.stringify(order);
  const line = connect(Number(new URL(server.api).port), '127.0.0.1');
  line.write(
    `POST /api/orders HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
  );
  line.write(body.slice(0, 40));
  const [goOn] = await once(line, 'data');
  expect(String(goOn)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  let answer = '';
  line.on('data', (data) => (answer += data));
  const answered = once(line, 'close').then(() => answer.split('\r\n')[0]!);
  return { finish: () => line.write(body.slice(40)), answered };
}

describe('P38: SIGTERM', () => {
  it(`P38: ${REQUESTS} accepted requests are answered, half of them still being sent; exit 0`, async () => {
    const server = await start();
    const product = (await (
      await postJson(server, '/products', { name: 'Savon', price: 2_000 }, own.adminToken)
    ).json()) as Product & {
      createdAt: string;
    };
    const orders = await Promise.all(Array.from({ length: REQUESTS }, () => beginOrder(server, orderOf([product]))));
    for (const { finish } of orders.slice(REQUESTS / 2)) finish();
    const since = Date.now();
    process.kill(server.pid, 'SIGTERM');
    await pause(STILL_SENT_MS);
    for (const { finish } of orders.slice(0, REQUESTS / 2)) finish();
    const lines = await Promise.all(orders.map(({ answered }) => answered));
    const code = await server.ended;
    figure(
      'P38',
      `${lines.filter((line) => line.includes('201')).length} of ${REQUESTS} answered, exit ${code} after ${Date.now() - since} ms`,
    );
    expect(lines).toEqual(Array(REQUESTS).fill('HTTP/1.1 201 Created'));
    expect(code).toBe(0);
    expect(Date.now() - since).toBeLessThan(STOP_MS);
    await expect(fetch(`${server.api}/products`)).rejects.toThrow();
  }, 30_000);
});

describe('P39: start', () => {
  it('P39: is not ready while another process migrates, and ready soon after a kill', async () => {
    const lock = own.database.withConnection(async (connection) => {
      await connection.execute(sql`select pg_advisory_lock(${ADVISORY_LOCKS.migrations})`);
      const waiting = await start({ ready: false });
      // It has come to the lock, and waits.
      const locks = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await connection.execute(locks)).rows, { timeout: 20_000 }).toHaveLength(1);
      const early = await fetch(waiting.api.replace('/api', '/health/ready')).then(
        (answer) => answer.status,
        () => 0,
      );
      await connection.execute(sql`select pg_advisory_unlock(${ADVISORY_LOCKS.migrations})`);
      return { waiting, early };
    });
    const { waiting, early } = await lock;
    expect([0, 503]).toContain(early);
    await untilReady(waiting);
    await waiting.kill();
    const since = Date.now();
    const again = await start();
    figure('P39', `ready ${Date.now() - since} ms after a kill`);
    const live = await fetch(again.api.replace('/api', '/health/live'));
    expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
    await again.kill();
  }, 40_000);
});
