import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Executor } from '../../platform/database/database.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { inSql, listed, listTables, readTable, type Table } from './tables.ts';
import type { Work } from './work.ts';

const expand = promisify(gunzip);

/**
 * Loads every table of an archive into the fresh tables of a transaction that is open on `client`, and reads it back.
 * Throws when what is stored is not what was backed up.
 */
export async function loadTables(client: Client, archive: Archive, work: Pick<Work, 'log' | 'signal'>): Promise<void> {
  const database = drizzle(client);
  const tables = new Map((await listTables(database)).map((table) => [table.name, table]));
  const putBack = await setAside(database);
  for (const backedUp of archive.manifest.tables) {
    const table = tables.get(backedUp.name);
    if (table) await loadTable(client, table, backedUp, archive, work);
    else work.log(`  Left out: the table ${backedUp.name}, which no migration of Karité makes`);
  }
  work.log('  Indexes and references');
  await putBack();
}

/**
 * Takes foreign keys and plain indexes off, and answers what makes them again: a restore of
 * 100 000 orders then takes a third of the time, and no order of the tables matters.
 */
async function setAside(database: Executor): Promise<() => Promise<void>> {
  const found = await database.execute<{ drop: string; make: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class it on it.oid = indrelid
    where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`);
  // biome-ignore lint/plugin: the constraints as PostgreSQL itself writes them
  for (const { drop } of found.rows) await database.execute(sql.raw(drop));
  return async () => {
    // biome-ignore lint/plugin: the constraints as PostgreSQL itself writes them
    for (const { make } of found.rows.reverse()) await database.execute(sql.raw(make));
  };
}

async function loadTable(
  client: Client,
  table: Table,
  backedUp: BackedUpTable,
  archive: Archive,
  { log, signal }: Pick<Work, 'log' | 'signal'>,
): Promise<void> {
  async function* text() {
    for (const piece of backedUp.pieces) {
      signal?.throwIfAborted();
      yield await expand(await archive.read(piece));
    }
  }
  // What the migrations put in is in the archive too, as it was edited.
  const name = inSql(table);
  // biome-ignore lint/plugin: the constraints as PostgreSQL itself writes them
  await drizzle(client).execute(sql.raw(`delete from ${name}`));
  const columns = listed(backedUp.columns);
  const into = client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
  await pipeline(Readable.from(text()), into);
  const stored = await readTable(client, { ...table, columns: backedUp.columns });
  if (stored.sha256 !== backedUp.sha256 || stored.rows !== backedUp.rows)
    throw new Error(`The table ${table.name} came out otherwise than it was backed up. Nothing was restored.`);
  if (table.name === 'pgboss.queue') await makeQueues(drizzle(client));
  log(`  ${table.name}: ${stored.rows} rows`);
}

/** Makes the queues of which there are rows: what waits in each has a table of its own. */
async function makeQueues(database: Executor): Promise<void> {
  const { rows } = await database.execute<{ name: string; options: string; made: string; changed: string }>(sql`
    delete from pgboss.queue returning name, created_on::text as made, updated_on::text as changed,
      json_build_object('policy', policy, 'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff,
        'expireInSeconds', expire_seconds, 'retentionMinutes', retention_minutes)::text as options`);
  for (const { name, options, made, changed } of rows) {
    await database.execute(sql`select pgboss.create_queue(${name}, ${options}::json)`);
    await database.execute(sql`
      update pgboss.queue set created_on = ${made}::timestamptz, updated_on = ${changed}::timestamptz where name = ${name}`);
  }
}
