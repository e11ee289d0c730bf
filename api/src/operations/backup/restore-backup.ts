import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Finding } from '../../engine/finding.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import { applyMigrations } from '../../platform/database/migrate.ts';
import { migrationFiles, namesOf } from '../../platform/database/migrations/files.ts';
import { isUsed } from '../../platform/database/tables/filled-tables.ts';
import { findViolations } from '../invariants/check-invariants.ts';
import { withConnection } from './connection.ts';
import { inBatches } from './in-batches.ts';
import { loadTables } from './load-tables.ts';
import { type Manifest, sha256 } from './manifest.ts';
import { type Archive, BadArchive, openArchive } from './read-archive.ts';
import { inSql, isOfTasks, listTables, quoted } from './tables.ts';
import type { Work } from './work.ts';

/** Checks an archive whole, and that this Karité has its tables. Changes nothing. The caller closes it. */
export async function checkArchive(file: string): Promise<Archive> {
  const archive = await openArchive(file);
  const existing = new Set(namesOf(migrationFiles()));
  const unknown = archive.manifest.migrations.filter((name) => !existing.has(name));
  if (unknown.length === 0) return archive;
  await archive.close();
  throw new BadArchive(
    `${file} is of a newer Karité, or of another branch: this one does not know ${unknown.join(', ')}. ` +
      'Restore it with the one that made it.',
  );
}

/**
 * Puts a checked archive into an empty shop: pictures first, then all rows in one transaction, which ends only when
 * what is stored has the sums of the archive. Cut at any moment it leaves no row; the next one begins again. Returns
 * what `check-invariants` finds: faults that the shop had when it was backed up.
 */
export const restoreBackup = (archive: Archive, work: Omit<Work, 'file'>): Promise<Finding[]> =>
  withConnection(work, 'karite-restore', (client) =>
    drizzle(client).transaction(async (transaction) => {
      // A shop that starts meanwhile waits here, and finds its rows.
      await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrations})`);
      await emptyShop(transaction);
      await restorePictures(archive, work);
      await applyMigrations(transaction, { only: archive.manifest.migrations });
      await loadTables(client, archive, work);
      await setSequences(transaction, archive.manifest);
      await applyMigrations(transaction);
      // Fresh figures for the planner: a plan made for an empty table would read a full one row by row.
      await transaction.execute(sql`analyze`);
      return findViolations(transaction, work.store);
    }),
  );

/** The connections of a shop that has just stopped are seen for so long at most, in ms. */
const LEAVING_MS = 2_000;

async function isServed(database: NodePgDatabase): Promise<boolean> {
  // A transaction sees the connections of its first statement.
  await database.execute(sql`select pg_stat_clear_snapshot()`);
  const serving = await database.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name in ('karite', 'karite-listener')`);
  return serving.rows.length > 0;
}

/** Refuses a shop that has rows or is running, and drops empty tables: the archive's migrations recreate them. */
async function emptyShop(database: NodePgDatabase): Promise<void> {
  for (const since = Date.now(); await isServed(database); await pause(100))
    if (Date.now() - since > LEAVING_MS) throw new Error('A shop serves from this database: stop it first.');
  const tables = (await listTables(database)).filter((table) => !isOfTasks(table));
  for (const { name } of tables) {
    if (await isUsed(database, name))
      throw new Error(
        `This shop is not empty (its table ${name} has rows), and nothing is ever overwritten. ` +
          'Restore into another, empty one: a DATA_DIR that does not exist yet, or a new database.',
      );
  }
  const all = tables.map(inSql).join(', ');
  // biome-ignore lint/plugin: quoted names of the database's own tables and functions
  if (all) await database.execute(sql.raw(`drop table ${all}`));
  await database.execute(sql`drop schema if exists pgboss cascade`);
  // The functions of triggers are recreated as well. An extension's functions stay with it, and another user's are excluded.
  const { rows } = await database.execute<{ functions: string | null }>(sql`
    select string_agg(oid::regprocedure::text, ', ') as functions from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and proowner = current_user::regrole and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`);
  // biome-ignore lint/plugin: quoted names of the database's own tables and functions
  if (rows[0]?.functions) await database.execute(sql.raw(`drop function ${rows[0].functions}`));
  await database.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

/** Writes each picture under its name when it is whole. Those of a restore that was cut are simply written again. */
async function restorePictures(archive: Archive, { store, log, signal }: Omit<Work, 'file'>): Promise<void> {
  await store.prepare();
  const { pictures } = archive.manifest;
  const write = async ({ name, sha256: sum }: Manifest['pictures'][number]) => {
    const data = await archive.read(`media/${name}`);
    if (sha256(data) !== sum) throw new BadArchive(`The picture ${name} is not what was backed up.`);
    await store.put({ name, data });
  };
  await inBatches(pictures, async (batch) => {
    signal?.throwIfAborted();
    await Promise.all(batch.map(write));
  });
  log(`  ${pictures.length} pictures`);
}

/** The next number is the one that the shop would have given. */
async function setSequences(database: NodePgDatabase, { sequences }: Manifest): Promise<void> {
  for (const { name, value } of sequences)
    await database.execute(sql`select setval(to_regclass(${`public.${quoted(name)}`}), ${value}::bigint)`);
}
