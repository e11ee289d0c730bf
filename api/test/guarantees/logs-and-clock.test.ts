import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { orderOf } from '../support/makers.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { postJson, type ServerProcess, startServer } from '../support/server-process.ts';

/** What a log must never hold; each is sent once below. */
const SECRETS = [
  'Adjovi-planted',
  '97000042',
  '12 rue Plantée',
  'planted@example.com',
  'mot de passe planté',
  'key=planted',
];

let own: OwnDatabase;
const running: ServerProcess[] = [];
beforeAll(async () => {
  own = await openOwnDatabase();
});
afterAll(async () => {
  for (const server of running) await server.kill();
  await own.close();
});

const start = async (environment: Record<string, string> = {}) => {
  const server = await startServer(own, { environment });
  running.push(server);
  return server;
};
const post = (server: ServerProcess, url: string, body: object) => postJson(server, url, body, own.adminToken);

describe('P46: logs', () => {
  it('P46: one JSON line a request with id, address, status and time; nothing personal', async () => {
    const server = await start({ LOG_LEVEL: 'info' });
    const product = (await (await post(server, '/products', { name: 'Savon', price: 2_000 })).json()) as Product & {
      createdAt: string;
    };
    const order = orderOf([product], { delivery: { address: SECRETS[2] } });
    Object.assign(order.customerInfo, { nom: SECRETS[0], whatsapp: `+229 01 ${SECRETS[1]}`, email: SECRETS[3] });
    expect((await post(server, '/orders', order)).status).toBe(201);
    await post(server, '/orders', { ...order, totalPrice: 1 });
    await post(server, '/auth/login', { email: SECRETS[3], password: SECRETS[4] });
    await post(server, '/auth/register', { email: SECRETS[3], password: SECRETS[4] });
    await fetch(`${server.api}/followed-orders/x?${SECRETS[5]}`);
    await fetch(`${server.api}/users?email=${SECRETS[3]}`, { headers: { authorization: `Bearer ${own.adminToken}` } });
    await fetch(`${server.api}/products/a%0d%0a{"level":60}`);
    await pause(300);
    await server.kill();
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(8);
    const entries = lines.map((line) => JSON.parse(line));
    for (const secret of [...SECRETS, own.adminToken, encodeURIComponent(SECRETS[3]!)])
      expect(server.output()).not.toContain(secret);
    const done = entries.filter((entry) => entry.msg === 'request');
    expect(done.length).toBeGreaterThan(6);
    for (const entry of done)
      expect(entry).toMatchObject({
        reqId: expect.any(String),
        method: expect.any(String),
        status: expect.any(Number),
        ms: expect.any(Number),
      });
    expect(done.filter((entry) => entry.route === '/api/users' && entry.userId)).toHaveLength(1);
    expect(entries.every((entry) => entry.level < 60)).toBe(true);
  }, 30_000);
});

describe('P47: the clock', () => {
  it('P47: orders are dated by the server, whatever the browser claims', async () => {
    const server = await start();
    const product = (await (await post(server, '/products', { name: 'Savon', price: 2_000 })).json()) as Product & {
      createdAt: string;
    };
    for (const createdAt of ['2001-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z', 'hier']) {
      const placed = (await (
        await post(server, '/orders', {
          ...orderOf([product]),
          orderId: `ORDER_${Date.now()}_${crypto.randomUUID().slice(0, 8)}`,
          createdAt,
        })
      ).json()) as Product & { createdAt: string };
      expect(Math.abs(Date.parse(placed.createdAt) - Date.now())).toBeLessThan(60_000);
    }
    // Sessions are judged by the database's clock alone: this process may believe what it likes.
    const stored = await own.database.execute<{ days: number }>(sql`
      select extract(day from expires_at - created_at)::int as days from sessions limit 1`);
    expect(stored.rows[0]!.days).toBe(7);
    const { id } = (await own.database.execute<{ id: string }>(sql`select id from users limit 1`)).rows[0]!;
    const token = await openSession(own.database, id);
    await own.database.execute(
      sql`update sessions set expires_at = expires_at - interval '8 days' where user_id = ${id}`,
    );
    const refused = await fetch(`${server.api}/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(401);
    await server.kill();
  }, 30_000);
});
