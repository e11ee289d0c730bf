import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { randomFor } from '@karite/shared/random';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/embedded.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import {
  MIGRATION_FOLDERS,
  type MigrationFolder,
  migrationFiles,
  namesOf,
  STATEMENT,
} from '../../src/platform/database/migrations/files.ts';
import { appliedMigrations } from '../../src/platform/database/migrations/journal.ts';
import type { Command } from '../support/command-process.ts';
import { figure } from './support/figure.ts';
import { fillShop } from './support/fill-shop.ts';
import { migrating } from './support/migrate-process.ts';
import { orderSum, schemaOf, withDatabase } from './support/shop-sums.ts';

/** `MIGRATION_ORDERS=100000` for the whole guarantee (a tenth as many products), `MIGRATION_KILLS` for more kills. */
const ORDERS = Number(process.env.MIGRATION_ORDERS ?? 2_000);
const KILLS = Number(process.env.MIGRATION_KILLS ?? 20);
const LONGEST_MS = (KILLS + 20) * (8_000 + ORDERS / 5);
/** What later releases may do to tables that hold rows, a migration each. */
const NEXT = {
  '9001_gift-text': 'alter table orders add column gift_text text',
  '9002_weight': [
    'alter table products add column weight integer',
    'update products set weight = 100 + length(name)',
    'alter table products alter column weight set not null',
  ],
  '9003_notes': [
    'create table order_remarks (id uuid primary key default gen_random_uuid(), order_id uuid not null references orders (id), text text not null)',
    "insert into order_remarks (order_id, text) select id, note from orders where note <> ''",
    'create index order_remarks_order on order_remarks (order_id)',
  ],
  '9004_search': 'create index orders_names on orders using gin ((nom || prenom) gin_trgm_ops)',
  '9005_phones': 'alter table orders alter column phone type varchar(40)',
  '9006_no-weight': 'alter table products drop column weight',
};
const migrations = [...namesOf(migrationFiles()), ...Object.keys(NEXT).map((name) => `next/${name}`)];
const steps = migrations.map((_, step) => step);
/** The baseline makes the tables; those after it alter them. */
const BASELINE = 0;
/** Of its own: a killed backend takes every connection of its server with it. Killed is a process, not the machine. */
let server: EmbeddedDatabase;
let folder: string;
let next: URL;
let folders: MigrationFolder[];
const urlOf = (name: string) => new URL(`/${name}`, server.url).href;
const onServer = (statement: string) =>
  withDatabase(urlOf('postgres'), (owner) => owner.execute(sql.raw(statement))).then(() => undefined);
// An autovacuum at work there is ended by the plain way alone.
const drop = (name: string) =>
  onServer(`drop database ${name} with (force)`).catch(() => onServer(`drop database ${name}`));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-migrations-'));
  await chmod(folder, 0o755);
  for (const [name, text] of Object.entries(NEXT))
    await writeFile(path.join(folder, `${name}.sql`), [text].flat().join(STATEMENT));
  next = pathToFileURL(`${folder}/`);
  folders = [...MIGRATION_FOLDERS, { name: 'next', url: next }];
  server = await startEmbedded({ dataDir: folder, log: () => undefined, isPassing: true });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** How long a step takes in a process that nobody kills, in ms. */
async function timeOf(url: string, step: number): Promise<number> {
  const command = migrating(url, migrations.slice(0, step + 1), next);
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
        if (kills === 0) await withDatabase(shop, (database) => migrateDatabase(database, { folders, only: upTo }));
        else {
          // What this step starts from, and what it comes to when nobody disturbs it.
          await onServer('create database before template shop');
          const took = await timeOf(shop, step);
          const schema = await schemaOf(shop);
          for (const end = kill + kills; kill < end; kill += 1) {
            await onServer('create database cut template before');
            const url = urlOf('cut');
            const before = await orderSum(url);
            const command = migrating(url, upTo, next);
            await command.said('begun');
            await pause(random.next() * took);
            await WAYS[kill % WAYS.length]!(url, command);
            await command.ended;
            await untilBack(url);
            const left = await withDatabase(url, appliedMigrations);
            expect([step, step + 1]).toContain(left.length);
            if (left.length === step) midway += 1;

            await withDatabase(url, (database) => migrateDatabase(database, { folders, only: upTo }));
            expect(namesOf(await withDatabase(url, appliedMigrations))).toEqual(upTo);
            expect(await schemaOf(url)).toEqual(schema);
            expect(await orderSum(url)).toBe(before);
            await drop('cut');
          }
          await drop('before');
        }
        if (step === BASELINE) await withDatabase(shop, (database) => fillShop(database, ORDERS));
      }
      figure('P43', `${kill} kills over ${steps.length} migrations with ${ORDERS} orders, ${midway} of them midway`);
      expect(midway).toBeGreaterThan(0);
      expect(await orderSum(shop)).toMatch(new RegExp(`^${ORDERS} `));
    },
    LONGEST_MS,
  );

  it('P43: two starts at once: one migrates, the other waits and finds it done', async () => {
    await onServer('create database twice');
    const both = [0, 1].map(() => migrating(urlOf('twice'), migrations, next));
    for (const command of both) expect((await command.ended).code).toBe(0);
    expect(namesOf(await withDatabase(urlOf('twice'), appliedMigrations))).toEqual(migrations);
  }, 60_000);
});
