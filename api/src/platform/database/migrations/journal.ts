import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { firstRow } from '../rows.ts';
import type { Migration } from './files.ts';

/** An applied migration, the hash of its file at that time, and whether servers without it can run after it. */
export type Applied = { name: string; hash: string; expands: boolean };

/** The migrations that a database has been through, in the order in which it went through them. Writes nothing. */
export async function appliedMigrations(database: Executor): Promise<Applied[]> {
  const journal = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!firstRow(journal).exists) return [];
  const { rows } = await database.execute<Applied>(
    sql`select name, hash, expands from drizzle.__drizzle_migrations order by id`,
  );
  return rows;
}

/** Makes the journal where there is none. */
export async function prepareJournal(database: Executor): Promise<void> {
  await database.execute(sql`create schema if not exists drizzle`);
  await database.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, name text not null unique, hash text not null, expands boolean not null, created_at bigint not null)`);
}

export async function noteMigration(transaction: Executor, { name, hash, expands }: Migration): Promise<void> {
  // Not by the sequence: in a partial copy of a database it may be behind the rows.
  await transaction.execute(sql`
    insert into drizzle.__drizzle_migrations (id, hash, created_at, name, expands)
    select coalesce(max(id), 0) + 1, ${hash}, ${Date.now()}::bigint, ${name}, ${expands}::boolean from drizzle.__drizzle_migrations`);
}
