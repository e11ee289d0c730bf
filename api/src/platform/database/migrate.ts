import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Database } from './database.ts';
import {
  MIGRATION_FOLDERS,
  type Migration,
  type MigrationFolder,
  migrationFiles,
  namesOf,
} from './migrations/files.ts';
import { appliedMigrations, noteMigration, prepareJournal } from './migrations/journal.ts';
import { MigrationRefused, refuseOthers } from './migrations/refuse.ts';

export type MigrateOptions = {
  /** The names of the migrations to apply; all by default. */
  only?: readonly string[];
  folders?: readonly MigrationFolder[];
  log?: (line: string) => void;
};

/**
 * Applies what a database lacks, in the order of names, whatever ran before it: one that comes later with an older name (a
 * merge brings it) is applied as well. Each is one transaction with its line in the journal: whenever this is killed, it
 * goes on from there the next time. Throws `MigrationRefused` before it touches anything when what ran is not what this
 * Karité brings.
 */
export async function applyMigrations(
  connection: Pick<NodePgDatabase, 'transaction'>,
  { only, folders = MIGRATION_FOLDERS, log = () => undefined }: MigrateOptions = {},
): Promise<void> {
  const files = migrationFiles(folders);
  const wanted = files.filter(({ name }) => only?.includes(name) ?? true);
  const next = () => connection.transaction((transaction) => applyNext(transaction, { files, wanted, log }));
  while (await next());
}

type Step = { files: readonly Migration[]; wanted: readonly Migration[]; log: (line: string) => void };

/** Applies the first migration that is lacking; `false`: none is. */
async function applyNext(transaction: Pick<NodePgDatabase, 'execute'>, { files, wanted, log }: Step): Promise<boolean> {
  // A large table takes its time, and so does waiting for its writers.
  await transaction.execute(sql`set local statement_timeout = 0`);
  // The transaction's own: one of the connection's is lost behind a pooler, which hands the next statement to another.
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrations})`);
  const applied = await appliedMigrations(transaction);
  refuseOthers(files, applied);
  const ran = new Set(namesOf(applied));
  const migration = wanted.find(({ name }) => !ran.has(name));
  if (!migration) return false;
  const names = namesOf(files);
  const last = names.findLast((name) => ran.has(name));
  if (last && names.indexOf(migration.name) < names.indexOf(last))
    log(`Applying ${migration.name}, which is older than ${last} and came after it`);
  await prepareJournal(transaction);
  await apply(transaction, migration);
  return true;
}

async function apply(transaction: Pick<NodePgDatabase, 'execute'>, migration: Migration): Promise<void> {
  try {
    // A table with changed rows may be altered next only when no trigger is deferred to the commit (put-triggers.ts).
    await transaction.execute(sql`set constraints all immediate`);
    // biome-ignore lint/plugin: a migration
    for (const statement of migration.statements) await transaction.execute(sql.raw(statement));
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    throw new MigrationRefused(
      `The migration ${migration.name} failed, and left nothing behind: ${cause instanceof Error ? cause.message : error}`,
      { cause: error },
    );
  }
  await noteMigration(transaction, migration);
}

/** Brings the database to what this Karité needs (or to `only`); a no-op when it is there. Others wait for as long. */
export const migrateDatabase = (database: Database, options?: MigrateOptions): Promise<void> =>
  database.withConnection((connection) => applyMigrations(connection, options));
