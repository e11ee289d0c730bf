import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { migrationFiles, namesOf } from '../../platform/database/migrations/files.ts';
import { appliedMigrations } from '../../platform/database/migrations/journal.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { shownPictures } from '../media-sweep/named-pictures.ts';
import { withConnection } from './connection.ts';
import { copyPictures } from './copy-pictures.ts';
import { type BackedUpTable, FORMAT_VERSION, type Manifest } from './manifest.ts';
import { inSql, listTables, readTable, type Table } from './tables.ts';
import type { Work } from './work.ts';
import { ArchiveWriter } from './write-archive.ts';

/** A piece of a table, in bytes before compression: as much as is ever held in memory. */
const PIECE_BYTES = 4 * 1_024 * 1_024;
const compress = promisify(gzip);

/**
 * Writes the shop, as it is at one moment, into one file, beside a shop that serves. Returns what is in it. Throws, and
 * leaves no file, when anything fails on the way.
 */
export const takeBackup = (work: Work): Promise<Manifest & { fileBytes: number }> =>
  withConnection(work, 'karite-backup', async (client) => {
    const madeAt = new Date().toISOString(); // of all that was committed before it, nothing is missing
    const tables = await openSnapshot(client);
    const writer = await ArchiveWriter.begin(work.file);
    try {
      const manifest = { madeAt, ...(await copyShop(work, client, tables, writer)) };
      return { ...manifest, fileBytes: await writer.seal(manifest) };
    } catch (error) {
      await writer.discard();
      throw error;
    }
  });

/**
 * One moment of the database. The tables are locked against being altered (not against being written) before that
 * moment: a migration that came between the two would show an altered table empty.
 */
async function openSnapshot(client: Client): Promise<Table[]> {
  const database = drizzle(client);
  const names = (tables: Table[]) => tables.map(({ name }) => name).join();
  for (;;) {
    const before = await listTables(database);
    const migrated = await appliedMigrations(database);
    if (before.length === 0 || migrated.length === 0) throw new Error('This database holds no shop.');
    await database.execute(sql`begin isolation level repeatable read, read only`);
    // biome-ignore lint/plugin: quoted names of the database's own tables
    await database.execute(sql.raw(`lock table ${before.map(inSql).join(', ')} in access share mode`));
    const tables = await listTables(database);
    if (names(tables) === names(before)) return tables;
    await database.execute(sql`rollback`);
  }
}

async function copyShop(
  work: Work,
  client: Client,
  tables: Table[],
  writer: ArchiveWriter,
): Promise<Omit<Manifest, 'madeAt'>> {
  const database = drizzle(client);
  const server = await database.execute<{ server_version: string }>(sql`show server_version`);
  const sequences = await database.execute<{ name: string; value: string }>(sql`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`);
  const migrations = namesOf(await appliedMigrations(database));
  // The pictures of rows from another version cannot be listed.
  const isCurrent = migrationFiles().every(({ name }) => migrations.includes(name));
  const named = isCurrent ? await shownPictures(database) : [];
  const pictures = await copyPictures(work, writer, named);
  const copied: BackedUpTable[] = [];
  for (const table of tables) copied.push(await copyTable(work, client, table, writer));
  return {
    format: 'karite-backup',
    version: FORMAT_VERSION,
    postgres: firstRow(server).server_version,
    migrations,
    tables: copied,
    sequences: sequences.rows,
    pictures,
  };
}

async function copyTable(work: Work, client: Client, table: Table, writer: ArchiveWriter): Promise<BackedUpTable> {
  const pieces: string[] = [];
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    const name = `tables/${table.name}/${String(pieces.length + 1).padStart(5, '0')}.gz`;
    await writer.add(name, await compress(Buffer.concat(waiting)));
    pieces.push(name);
    waiting = [];
    size = 0;
  };
  const sum = await readTable(client, table, async (chunk) => {
    work.signal?.throwIfAborted();
    waiting.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) await flush();
  });
  if (size > 0) await flush();
  work.log(`  ${table.name}: ${sum.rows} rows`);
  return { name: table.name, columns: table.columns, ...sum, pieces };
}
