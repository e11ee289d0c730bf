import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@karite/shared/random';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../api/src/operations/invariants/check-invariants.ts';
import { type OwnDatabase, openOwnDatabase } from '../../api/testing/own-database.ts';
import { type ServerProcess, startServer } from '../../api/testing/server-process.ts';
import { figure } from './testing/figure.ts';
import { OrderLoad } from './testing/order-load.ts';

/** 20 in the ordinary run; `KILL_ROUNDS=100` for the whole promise. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 20);
/** Orders that a server has acknowledged before it is killed: a slow machine makes longer rounds, not emptier ones. */
const ORDERS_A_ROUND = 4;
const LONGEST_ROUND_MS = 8_000;

let own: OwnDatabase;
let server: ServerProcess | null = null;
beforeAll(async () => {
  own = await openOwnDatabase();
});
afterAll(async () => {
  await server?.kill();
  await own.close();
});

async function stockShelf(running: ServerProcess): Promise<Product[]> {
  const made = [4_995, 12_000, 60_000].map(async (price, index) => {
    const answer = await fetch(`${running.api}/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${own.adminToken}` },
      body: JSON.stringify({ name: `Savon ${index}`, price, badge: index === 0 ? 'Promo' : null }),
    });
    return (await answer.json()) as Product;
  });
  return Promise.all(made);
}

type Stored = { id: string; orderId: string; total: number; status: string; lines: number };
const stored = async () =>
  (
    await own.database.execute<Stored>(sql`
      select it.id, order_id as "orderId", total_price::float8 as total, status,
        (select count(*)::int from orders_items where orders_id = it.id) as lines from orders it`)
  ).rows;

describe(`P1, P2: ${ROUNDS} kills under order load`, () => {
  it(
    'P1, P2: no acknowledged order or status is lost, none is doubled, none is torn',
    async () => {
      const random = randomFor('kill -9');
      server = await startServer(own);
      const load = new OrderLoad(await stockShelf(server), own.adminToken);
      for (let round = 0; round < ROUNDS; round += 1) {
        load.use(server);
        // The next one starts beside it: two processes may serve one shop, and the round is spent on orders.
        const next = startServer(own);
        await load.acknowledges(ORDERS_A_ROUND);
        await pause(200 + random.next() * 500);
        await server.kill();
        load.use(null);
        server = await next;
      }
      load.use(server);
      await load.finish();

      const rows = await stored();
      const byId = new Map(rows.map((row) => [row.id, row]));
      const lost = load.acknowledged.filter(({ id, payload }) => byId.get(id)?.orderId !== payload.orderId);
      const torn = load.acknowledged.filter(({ id, payload }) => {
        const row = byId.get(id);
        return row?.total !== payload.totalPrice || row.lines !== payload.items.length;
      });
      const statusLost = load.acknowledged.filter(
        ({ id, status, asked }) => ![status, asked].includes(byId.get(id)!.status),
      );
      figure('P1, P2', `${load.acknowledged.length} orders acknowledged, ${load.cuts} requests cut, ${ROUNDS} kills`);
      expect([lost, torn, statusLost, load.refused]).toEqual([[], [], [], []]);
      expect(new Set(rows.map((row) => row.orderId)).size).toBe(rows.length);
      // Every order was asked for until it was answered: there is none that nobody knows of.
      expect(rows).toHaveLength(load.acknowledged.length);
      expect(load.acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ORDERS_A_ROUND);
      expect(load.cuts).toBeGreaterThan(0);
      expect(await checkInvariants(own.database, own.mediaDir)).toEqual([]);
    },
    ROUNDS * LONGEST_ROUND_MS,
  );
});
