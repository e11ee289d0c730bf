import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';
import {
  knownMigrations,
  MIGRATION_FOLDERS,
  type Migration,
  type MigrationFolder,
  namesOf,
} from './migrations/files.ts';
import { appliedMigrations, noteMigration, prepareJournal } from './migrations/journal.ts';
import { MigrationRefused, refuseOthers } from './migrations/refuse.ts';

/** Any number; every process of the shop takes the same lock, so that one migrates and the others wait. */
export const MIGRATION_LOCK = 7_315_411;

export type MigrateOptions = {
  /** The names of those to apply; all of them where it says nothing. */
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
  connection: Pick<NodePgDatabase, 'execute' | 'transaction'>,
  { only, folders = MIGRATION_FOLDERS, log = () => undefined }: MigrateOptions = {},
): Promise<void> {
  const known = knownMigrations(folders);
  const applied = await appliedMigrations(connection);
  refuseOthers(known, applied);
  const names = namesOf(known);
  const ran = new Set(namesOf(applied));
  const last = names.findLastIndex((name) => ran.has(name));
  const lacking = known.filter(({ name }) => !ran.has(name) && (only?.includes(name) ?? true));
  if (lacking.length > 0) await prepareJournal(connection);
  for (const migration of lacking) {
    if (names.indexOf(migration.name) < last)
      log(`Applying ${migration.name}, which is older than ${names[last]} and came after it`);
    await connection.transaction((transaction) => apply(transaction, migration));
  }
}

async function apply(transaction: Pick<NodePgDatabase, 'execute'>, migration: Migration): Promise<void> {
  try {
    // A table whose rows it changed may be altered next only when nothing waits for the commit (put-triggers.ts).
    await transaction.execute(sql`set constraints all immediate`);
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
export async function migrateDatabase(database: Database, options?: MigrateOptions): Promise<void> {
  await database.withConnection(async (connection) => {
    // A large table takes its time, and so does the wait for whoever changes one now.
    await connection.execute(sql`set statement_timeout = 0`);
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      await applyMigrations(connection, options);
    } finally {
      await connection.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
      await connection.execute(sql`reset statement_timeout`);
    }
  });
}
