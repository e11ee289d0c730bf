import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database, Executor } from './database.ts';
import { firstRow } from './rows.ts';

/** Beside `src/` and `dist/` alike. */
export const MIGRATIONS_DIR = new URL('../../migrations/', import.meta.url);

/** Any number; every process of the shop takes the same lock, so that one migrates and the others wait. */
export const MIGRATION_LOCK = 7_315_411;

const known = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: fileURLToPath(MIGRATIONS_DIR) });

/** The migrations that this Karité brings, oldest first, each by the moment it was made at, in ms: its name for ever. */
export const knownMigrations = (): number[] => known().map((migration) => migration.folderMillis);

/** The migrations that a database has been through, oldest first. */
export async function appliedMigrations(database: Executor): Promise<number[]> {
  const journal = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!firstRow(journal).exists) return [];
  const found = await database.execute<{ made: string }>(
    sql`select created_at as made from drizzle.__drizzle_migrations order by created_at`,
  );
  return found.rows.map(({ made }) => Number(made));
}

/**
 * Applies what a database lacks, up to the migration `last` (as `knownMigrations` names it) or all of it. Each is one
 * transaction with its line in the journal: whenever this is killed, it goes on from there the next time.
 */
export async function applyMigrations(
  connection: Pick<NodePgDatabase, 'execute' | 'transaction'>,
  last = Number.POSITIVE_INFINITY,
): Promise<void> {
  await connection.execute(sql`create schema if not exists drizzle`);
  await connection.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const newest = (await appliedMigrations(connection)).at(-1) ?? 0;
  for (const { folderMillis, hash, sql: statements } of known()) {
    if (folderMillis <= newest || folderMillis > last) continue;
    await connection.transaction(async (transaction) => {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      // Not by the sequence: in a copy of a database that was cut off it may stand before the rows that are there.
      await transaction.execute(sql`
        insert into drizzle.__drizzle_migrations (id, hash, created_at)
        select coalesce(max(id), 0) + 1, ${hash}, ${folderMillis}::bigint from drizzle.__drizzle_migrations`);
    });
  }
}

/** Brings the database to the newest migration (or to `last`); a no-op when it is there. Others wait for as long. */
export async function migrateDatabase(database: Database, last?: number): Promise<void> {
  await database.withConnection(async (connection) => {
    // A large table takes its time, and so does the wait for whoever changes one now.
    await connection.execute(sql`set statement_timeout = 0`);
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      await applyMigrations(connection, last);
    } finally {
      await connection.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
      await connection.execute(sql`reset statement_timeout`);
    }
  });
}
