import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@karite/shared/random';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../api/src/database/embedded.ts';
import { migrateDatabase } from '../../api/src/database/migrate.ts';
import { knownMigrations, namesOf } from '../../api/src/database/migrations/files.ts';
import { appliedMigrations } from '../../api/src/database/migrations/journal.ts';
import type { Command } from '../../api/testing/command-process.ts';
import { figure } from './testing/figure.ts';
import { migrating } from './testing/migrate-process.ts';
import { fillOldShop } from './testing/old-shop.ts';
import { orderSum, schemaOf, withDatabase } from './testing/shop-sums.ts';

/** `MIGRATION_ORDERS=100000` for the whole promise (a tenth as many products), `MIGRATION_KILLS` for more kills. */
const ORDERS = Number(process.env.MIGRATION_ORDERS ?? 2_000);
const KILLS = Number(process.env.MIGRATION_KILLS ?? 20);
const LONGEST_MS = (KILLS + 20) * (8_000 + ORDERS / 5);
/** The first migration after which there are tables to fill. */
const FIRST_TABLES = 1;

const migrations = namesOf(knownMigrations());
const steps = migrations.map((_, step) => step);
/** Of its own: a killed backend takes every connection of its server with it. Killed is a process, not the machine. */
let server: EmbeddedDatabase;
let folder: string;
const urlOf = (name: string) => new URL(`/${name}`, server.url).href;
const onServer = (statement: string) =>
  withDatabase(urlOf('postgres'), (owner) => owner.execute(sql.raw(statement))).then(() => undefined);
// An autovacuum at work there is ended by the plain way alone.
const drop = (name: string) =>
  onServer(`drop database ${name} with (force)`).catch(() => onServer(`drop database ${name}`));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-migrations-'));
  await chmod(folder, 0o755);
  server = await startEmbedded({ dataDir: folder, log: () => undefined, isPassing: true });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** How long a step takes in a process that nobody kills, in ms. */
async function timeOf(url: string, step: number): Promise<number> {
  const command = migrating(url, migrations.slice(0, step + 1));
  await command.said('begun');
  const since = performance.now();
  await command.said('done');
  const took = performance.now() - since;
  expect((await command.ended).code, (await command.ended).output).toBe(0);
  return took;
}

/** A killed backend makes its server start over; answers when it is back. */
async function untilBack(url: string): Promise<void> {
  for (;;) {
    const isBack = await withDatabase(url, (database) => database.execute(sql`select 1`)).then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await pause(50);
  }
}

/** Kills a backend; false when it has ended meanwhile, be it with the one that was killed before it. */
function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** The three ways in which a migration is cut. */
const WAYS: ((url: string, command: Command) => Promise<void>)[] = [
  async (_url, command) => void command.child.kill('SIGKILL'),
  (url) =>
    withDatabase(url, async (database) => {
      await database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    }),
  (url) =>
    withDatabase(url, async (database) => {
      const { rows } = await database.execute<{ pid: number }>(sql`select pid from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
      const killed = rows.filter(({ pid }) => isKilled(pid));
      // The server ends every connection, this one too, before it starts over; until then it answers as if nothing were.
      if (killed.length > 0) await database.execute(sql`select pg_sleep(10)`).catch(() => undefined);
    }),
];

describe(`P43: ${KILLS} kills, ${ORDERS} orders`, () => {
  it(
    'P43: a migration that is killed on the way is finished by the next start, from the first to the last; orders stay as they were',
    async () => {
      const random = randomFor('migrations');
      let midway = 0;
      let kill = 0;
      await onServer('create database shop');
      const shop = urlOf('shop');
      for (const step of steps) {
        const upTo = migrations.slice(0, step + 1);
        // As many in all, spread over all of them.
        const kills = Math.floor(((step + 1) * KILLS) / steps.length) - kill;
        if (kills === 0) await withDatabase(shop, (database) => migrateDatabase(database, { only: upTo }));
        else {
          // What this step starts from, and what it comes to when nobody disturbs it.
          await onServer('create database before template shop');
          const took = await timeOf(shop, step);
          const schema = await schemaOf(shop);
          for (const end = kill + kills; kill < end; kill += 1) {
            await onServer('create database cut template before');
            const url = urlOf('cut');
            const before = await orderSum(url);
            const command = migrating(url, upTo);
            await command.said('begun');
            await pause(random.next() * took);
            await WAYS[kill % WAYS.length]!(url, command);
            await command.ended;
            await untilBack(url);
            const left = await withDatabase(url, appliedMigrations);
            expect([step, step + 1]).toContain(left.length);
            if (left.length === step) midway += 1;

            await withDatabase(url, (database) => migrateDatabase(database, { only: upTo }));
            expect(namesOf(await withDatabase(url, appliedMigrations))).toEqual(upTo);
            expect(await schemaOf(url)).toEqual(schema);
            expect(await orderSum(url)).toBe(before);
            await drop('cut');
          }
          await drop('before');
        }
        if (step === FIRST_TABLES) await withDatabase(shop, (database) => fillOldShop(database, ORDERS));
      }
      figure('P43', `${kill} kills over ${steps.length} migrations with ${ORDERS} orders, ${midway} of them midway`);
      expect(midway).toBeGreaterThan(0);
      expect(await orderSum(shop)).toMatch(new RegExp(`^${ORDERS} `));
    },
    LONGEST_MS,
  );

  it('P43: two starts at once: one migrates, the other waits and finds it done', async () => {
    await onServer('create database twice');
    const both = [0, 1].map(() => migrating(urlOf('twice'), migrations));
    for (const command of both) expect((await command.ended).code).toBe(0);
    expect(namesOf(await withDatabase(urlOf('twice'), appliedMigrations))).toEqual(migrations);
  }, 60_000);
});
