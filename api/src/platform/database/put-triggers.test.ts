import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '../../../test/support/make-database.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { type Database, openDatabase } from './database.ts';
import { putTriggers } from './put-triggers.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await makeDatabase('migrated');
  database = openDatabase(made.url, 3);
  drop = made.drop;
  await database.execute(sql`create table teas (name text)`);
  await database.execute(sql`create table herbs (name text)`);
  await database.execute(sql`create table puts (at timestamptz default now())`);
  await database.execute(sql`create function noted() returns trigger language plpgsql as 'begin return null; end'`);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const put = (...args: string[]) =>
  putTriggers(database, {
    name: 'noted',
    wanted: ['teas', 'herbs'].map((table) => ({ table, runs: 'noted', args })),
    whenPut: [sql`insert into puts default values`],
  });
const count = async () => {
  const { rows } = await database.execute<{ triggers: number; puts: number }>(sql`
    select (select count(*)::int from pg_trigger where tgname = 'noted') as triggers, (select count(*)::int from puts) as puts`);
  return rows[0];
};

it('puts what is lacking or has other arguments, and what goes with it', async () => {
  await put('a');
  expect(await count()).toEqual({ triggers: 2, puts: 1 });
  await put('a');
  expect(await count()).toEqual({ triggers: 2, puts: 1 });
  await put('a', 'b');
  expect(await count()).toEqual({ triggers: 2, puts: 2 });
  await database.execute(sql`drop trigger noted on herbs`);
  await put('a', 'b');
  expect(await count()).toEqual({ triggers: 2, puts: 3 });
  for (let start = 0; start < 2; start += 1) await put('« Sèche »\\n', 'l’été');
  expect(await count()).toEqual({ triggers: 2, puts: 4 });
});

it('waits for nobody where all are there, be it who puts others or who works on the tables', async () => {
  await put('here');
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.triggers})`);
    await transaction.execute(sql`lock table teas, herbs in access exclusive mode`);
    await put('here');
  });
  expect((await count())?.triggers).toBe(2);
});

it('reads existing triggers once for all concurrent callers', async () => {
  await put('shared');
  let reads = 0;
  const counted: Database = {
    ...database,
    execute(query, work) {
      reads += 1;
      return database.execute(query, work);
    },
  };
  const set = { name: 'noted', wanted: [{ table: 'teas', runs: 'noted', args: ['shared'] }] };
  await Promise.all([putTriggers(counted, set), putTriggers(counted, set, set)]);
  expect(reads).toBe(1);
  await putTriggers(counted, set);
  expect(reads).toBe(2);
});

it('processes that start together put them once', async () => {
  const before = (await count())?.puts ?? 0;
  await Promise.all([put('together'), put('together')]);
  expect(await count()).toEqual({ triggers: 2, puts: before + 1 });
});
