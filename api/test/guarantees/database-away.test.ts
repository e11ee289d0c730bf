import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

const KILLS = 100;

/** Eyes and hands on the server that do not go through the shop's own pool. */
let other: OwnDatabase;
let databaseName = '';
const shop = withTestApp();

beforeAll(async () => {
  other = await openOwnDatabase();
  const found = await shop.database.execute<{ name: string }>(sql`select current_database() as name`);
  databaseName = found.rows[0]!.name;
});
afterAll(async () => {
  await other.close();
});

const killConnections = () =>
  other.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${databaseName} and application_name like 'karite%'`,
  );

describe('P41: the database goes away', () => {
  it(`P41: ${KILLS} times all connections are cut under order load: 503 with Retry-After, no acknowledged order lost`, async () => {
    const product = await makeProduct(shop);
    const acknowledged: string[] = [];
    const odd: string[] = [];
    let cut = 0;
    let isOver = false;
    const lanes = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const answer = await shop.call('POST', '/orders', { json: orderOf([product]) });
        if (answer.status === 201) acknowledged.push(answer.body.id);
        else if (answer.status === 503 && answer.headers['retry-after']) cut += 1;
        else odd.push(`${answer.status} ${answer.text}`);
      }
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killConnections();
      await pause(15);
    }
    isOver = true;
    await Promise.all(lanes);
    figure('P41', `${KILLS} kills, ${cut} requests answered 503, ${acknowledged.length} orders acknowledged`);
    expect(odd).toEqual([]);
    const stored = await shop.database.execute<{ id: string }>(sql`select id from orders`);
    const ids = new Set(stored.rows.map((row) => row.id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  }, 60_000);

  it('P41: recovers by itself: the pool is whole, and changes are heard of again', async () => {
    await killConnections();
    const since = Date.now();
    while ((await shop.call('GET', '/statistics', { token: shop.adminToken })).status !== 200)
      expect(Date.now() - since).toBeLessThan(10_000);
    // More at once than the pool has connections: none is lost for good.
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => shop.call('GET', '/orders', { token: shop.adminToken })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    for (const start = Date.now(); !shop.app.catalogueCache.isFresh; await pause(50))
      expect(Date.now() - start).toBeLessThan(10_000);
  });
});
