import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { firstRow } from '../rows.ts';
import { MIGRATION_FOLDERS, type Migration } from './files.ts';

/**
 * A migration that a database has been through, the hash of its file as it was then, and whether servers that do not know it
 * can live with it.
 */
export type Applied = { name: string; hash: string; expands: boolean };

type Row = { name?: string | null; hash: string; created_at: number; expands?: boolean };

/** Before names were kept, a migration was known by the moment it was made at, in ms; of those made until then, by name. */
function madeAt(): Map<number, string> {
  const [shop] = MIGRATION_FOLDERS;
  if (!shop) return new Map();
  const made: Record<string, number> = JSON.parse(readFileSync(new URL('meta/made-at.json', shop.url), 'utf8'));
  return new Map(Object.entries(made).map(([tag, ms]) => [ms, `${shop.name}/${tag}`]));
}

/** The name of a migration by the moment it was made at; a migration that is not known by it keeps the moment as its name. */
const nameBy = (known: Map<number, string>, ms: number): string =>
  known.get(ms) ?? `the one made at ${new Date(ms).toISOString()}`;

/** The names of migrations that were noted by the moments they were made at. */
export function namesMadeAt(moments: readonly number[]): string[] {
  const known = madeAt();
  return moments.map((ms) => nameBy(known, ms));
}

/** The migrations that a database has been through, in the order in which it went through them. Writes nothing. */
export async function appliedMigrations(database: Executor): Promise<Applied[]> {
  const journal = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!firstRow(journal).exists) return [];
  // As JSON: the column `name` is not there yet where an older Karité was the last to write.
  const found = await database.execute<{ row: Row }>(
    sql`select to_jsonb(it) as row from drizzle.__drizzle_migrations it order by id`,
  );
  const known = madeAt();
  return found.rows.map(({ row }) => ({
    name: row.name ?? nameBy(known, row.created_at),
    hash: row.hash,
    expands: row.expands ?? false,
  }));
}

/** What the journal has got since the first Karité. */
const LATER = [
  ['name', sql`text unique`],
  ['expands', sql`boolean not null default false`],
] as const;

/** Makes the journal where there is none. Alters it only where it lacks a column: that waits for whoever reads it. */
export async function prepareJournal(database: Executor): Promise<void> {
  await database.execute(sql`create schema if not exists drizzle`);
  await database.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await database.execute<{ name: string }>(sql`
    select column_name::text as name from information_schema.columns
    where table_schema = 'drizzle' and table_name = '__drizzle_migrations'`);
  for (const [name, type] of LATER)
    if (!rows.some((column) => column.name === name))
      await database.execute(sql`alter table drizzle.__drizzle_migrations add column ${sql.identifier(name)} ${type}`);
}

export async function noteMigration(transaction: Executor, { name, hash, expands }: Migration): Promise<void> {
  // Not by the sequence: in a copy of a database that was cut off it may stand before the rows that are there.
  await transaction.execute(sql`
    insert into drizzle.__drizzle_migrations (id, hash, created_at, name, expands)
    select coalesce(max(id), 0) + 1, ${hash}, ${Date.now()}::bigint, ${name}, ${expands}::boolean from drizzle.__drizzle_migrations`);
}
