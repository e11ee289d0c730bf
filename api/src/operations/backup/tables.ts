import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Executor } from '../../platform/database/database.ts';

/** A table as a backup sees it. */
export type Table = {
  name: string;
  /** Those that are stored as they come: not the generated ones. */
  columns: string[];
  key: string[];
};

/** The tables of pg-boss: its queues, their jobs, and their schedules. Finished jobs are excluded. */
const QUEUED = ['queue', 'job', 'schedule'];
/** The schema that a table's name begins with, where it is not the shop's own. */
const TASKS = 'pgboss.';

export const isOfTasks = ({ name }: { name: string }): boolean => name.startsWith(TASKS);

/** The name of a table in SQL. */
export const inSql = ({ name }: { name: string }): string =>
  isOfTasks({ name }) ? TASKS + quoted(name.slice(TASKS.length)) : `public.${quoted(name)}`;

/** Every table of the shop; queues before their jobs. Tables of an extension are excluded. */
export async function listTables(database: Executor): Promise<Table[]> {
  const found = await database.execute<Table>(sql`
    select case nspname when 'public' then '' else nspname || '.' end || relname as name,
      array(select attname::text from pg_attribute
        where attrelid = it.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = it.oid and indisprimary order by array_position(indkey::int2[], attnum)) as key
    from pg_class it join pg_namespace on pg_namespace.oid = relnamespace
    where (nspname = 'public' or nspname = 'pgboss' and relname = any(${sql.param(QUEUED)}::text[]))
      and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = it.oid and deptype = 'e')
    order by nspname, relname <> 'queue', relname`);
  return found.rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const listed = (names: string[]): string => names.map(quoted).join(', ');

/** What a table's text comes to. */
export type Sum = { rows: number; bytes: number; sha256: string };

/**
 * Reads a table as COPY's text, chunk by chunk, and returns its sum. Rows come in the order of their key as plain bytes:
 * neither the place of a row in the file nor the language of the server changes the sum.
 */
export async function readTable(
  client: Client,
  table: Table,
  take: (chunk: Buffer) => void | Promise<void> = () => undefined,
): Promise<Sum> {
  const { columns, key } = table;
  const order = key.length > 0 ? key.map((column) => `${quoted(column)}::text`) : ['it::text'];
  const query = `select ${listed(columns)} from ${inSql(table)} it order by ${order.map((part) => `${part} collate "C"`).join(', ')}`;
  const stream = client.query(copyTo(`copy (${query}) to stdout`));
  const hash = createHash('sha256');
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    await take(chunk);
  }
  return { rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}
