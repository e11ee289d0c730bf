import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@karite/shared/random';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/quick.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';
import { OrderLoad } from './support/order-load.ts';

/** `KILL_ROUNDS=100` for the whole guarantee. */
const ROUNDS = rounds('KILL_ROUNDS', 20, 1);
/** Orders that a server has acknowledged before it is killed: a slow machine makes longer rounds, not emptier ones. */
const ORDERS_A_ROUND = 4;
const LONGEST_ROUND_MS = 8_000;
/** The time for the first server and the checks at the end. */
const START_MS = 60_000;

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
        ({ id, status, requested }) => ![status, requested].includes(byId.get(id)!.status),
      );
      figure('P1, P2', `${load.acknowledged.length} orders acknowledged, ${load.cuts} requests cut, ${ROUNDS} kills`);
      expect([lost, torn, statusLost, load.refused]).toEqual([[], [], [], []]);
      expect(new Set(rows.map((row) => row.orderId)).size).toBe(rows.length);
      // Every order was sent until it was answered: no other one exists.
      expect(rows).toHaveLength(load.acknowledged.length);
      expect(load.acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ORDERS_A_ROUND);
      expect(load.cuts).toBeGreaterThan(0);
      expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
    },
    START_MS + ROUNDS * LONGEST_ROUND_MS,
  );
});

describe('P52: an import that is taken back by processes that are killed', () => {
  const [CHANGED, MADE, KILLS] = [350, 150, 2];
  /** So many are taken back at least before a process is killed. */
  const STEP = 100;
  type Notified = { state: string; done: number; total: number; undo: object | null };
  const ask = async <T>(method: string, url: string, body?: FormData): Promise<T> => {
    const headers = { authorization: `Bearer ${own.adminToken}` };
    const answer = await fetch(`${server?.api}${url}`, { method, headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  async function until(id: string, is: (job: Notified) => boolean): Promise<Notified> {
    for (;;) {
      const job = await ask<Notified>('GET', `/jobs/${id}`);
      if (is(job)) return job;
      await pause(10);
    }
  }
  /** What of the import is there: by the products themselves, and by what is still to be taken back. */
  const there = async () =>
    (
      await own.database.execute<{ changed: number; made: number; kept: number }>(sql`
        select (count(*) filter (where price = 2000))::int as changed, (count(*) filter (where name like 'Retour neuf %'))::int as made,
          (select count(*)::int from import_changes) as kept from products where name like 'Retour %'`)
    ).rows[0]!;

  it('P52: nothing is taken back twice, and nothing forgotten', async () => {
    server ??= await startServer(own);
    const { rows } = await own.database.execute<{ id: string }>(sql`
      insert into products (name, price, sale_price, in_stock, is_on_promo, from_price, is_available, variants, variants_in_stock)
      select 'Retour ' || number, 1000, 1000, true, false, 1000, true, 0, 0 from generate_series(1, ${CHANGED}::int) number returning id`);
    const sheet = [
      'Identifiant;Nom;Prix',
      ...rows.map(({ id }, at) => `${id};Retour ${at};2000`),
      ...Array.from({ length: MADE }, (_, at) => `;Retour neuf ${at};3000`),
    ].join('\n');
    const form = new FormData();
    form.append('file', new File([sheet], 'retour.csv'));
    const { id } = await ask<{ id: string }>('POST', '/products/import', form);
    expect((await until(id, ({ state }) => state !== 'running')).state).toBe('done');
    expect(await there()).toEqual({ changed: CHANGED, made: MADE, kept: CHANGED + MADE });

    const all = CHANGED + MADE;
    const undo = await ask<{ id: string }>('POST', `/imports/${id}/undo`);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const next = startServer(own);
      await until(undo.id, ({ done }) => done >= kill * STEP);
      await server.kill();
      server = await next;
      const left = await there();
      // What a process had under way when it was killed is wholly there or not at all.
      expect(left.changed + left.made).toBe(left.kept);
      expect(left.kept).toBeGreaterThan(0);
      expect(left.kept).toBeLessThanOrEqual(all - kill * STEP);
      // As after half a minute without a sign of life: the other goes on.
      await own.database.execute(sql`update jobs set beat_at = now() - interval '31 seconds' where id = ${undo.id}`);
    }
    const { kept: storedNow } = await there();
    const ended = await until(undo.id, ({ state }) => state !== 'running');
    expect(ended).toMatchObject({ state: 'done', total: all, undo: { undone: all, left: 0 } });
    expect(await there()).toEqual({ changed: 0, made: 0, kept: 0 });
    figure('P52', `an import of ${all} rows taken back over ${KILLS} kills, ${storedNow} rows after the last`);

    // By the audit each was saved once, and taken back once.
    const written = await own.database.execute<{ entries: number; records: number }>(sql`
      select entries, count(*)::int as records from (
        select count(*)::int as entries from audit where resource = 'products' and through is null
          and coalesce(before->>'name', after->>'name') like 'Retour %' or record_id = any(${sql.param(rows.map((row) => row.id))}::uuid[])
        group by record_id) each group by entries`);
    expect(written.rows).toEqual([{ entries: 2, records: CHANGED + MADE }]);
    expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
  }, 120_000);
});
