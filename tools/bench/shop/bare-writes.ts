import { sql } from 'drizzle-orm';
import type { Database } from '../../../api/src/platform/database/database.ts';
import { firstRow } from '../../../api/src/platform/database/rows.ts';

/** A value of a row: as it was, or another each time (the same where it was the same). */
type BareValue = { as: unknown } | { fresh: string; isUuid: boolean } | null;

/** What a bare server writes in one transaction, and what it answers. */
export type BareWrite = {
  statements: { name: string; text: string; values: BareValue[] }[];
  answer: string;
  status: number;
};

type Column = { table: string; name: string; type: string; isUnique: boolean };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The columns that are written: not those that the database fills in by itself. */
async function columnsOf(database: Database): Promise<Column[]> {
  const { rows } = await database.execute<Column>(sql`
    select relname::text as "table", attname::text as name, format_type(atttypid, atttypmod) as type,
      exists (select from pg_index where indrelid = pg_class.oid and indisunique and attnum = any(indkey)) as "isUnique"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = ''
    order by relname, attnum`);
  return rows;
}

/**
 * What placing an order has written, by table: all rows of its transaction. Copies of their tables are made, and written to
 * by the bare server.
 */
export async function writesOf(database: Database, orderId: string): Promise<BareWrite['statements']> {
  const columns = await columnsOf(database);
  const { xmin } = firstRow(
    await database.execute<{ xmin: string }>(sql`select xmin::text from orders where id = ${orderId}`),
  );
  const written: { table: string; rows: Record<string, unknown>[] }[] = [];
  for (const table of new Set(columns.map((column) => column.table))) {
    const { rows } = await database.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(it) as row from ${sql.identifier(table)} it where xmin::text = ${xmin}`);
    if (rows.length > 0) written.push({ table, rows: rows.map(({ row }) => row) });
  }
  const ids = new Set(written.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return Promise.all(
    written.map(async ({ table, rows }) => {
      // The same columns and indexes, in the schema of the bench: no trigger reports its writes.
      await database.execute(sql`
        create table if not exists bench.${sql.identifier(table)} (like public.${sql.identifier(table)} including all)`);
      const own = columns.filter((column) => column.table === table);
      const names = own.map(({ name }) => `"${name}"`).join(', ');
      const places = rows.map((_, row) => `(${own.map((__, at) => `$${row * own.length + at + 1}`).join(', ')})`);
      return {
        name: `write-${table}`,
        text: `insert into bench."${table}" (${names}) values ${places.join(', ')}`,
        values: rows.flatMap((row) => own.map((column) => bareValueOf(column, row[column.name], ids))),
      };
    }),
  );
}

/** What is written of a value: what names a row of the same transaction, or may be there once, is another each time. */
function bareValueOf({ type, isUnique }: Column, value: unknown, ids: ReadonlySet<unknown>): BareValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && UUID.test(value) && ids.has(value)) return { fresh: value, isUuid: true };
  if (isUnique && type === 'text' && typeof value === 'string') return { fresh: value, isUuid: false };
  return { as: type.endsWith('[]') || typeof value !== 'object' ? value : JSON.stringify(value) };
}

/** Where the bare server finds what it writes. */
export async function storeWrite(database: Database, write: BareWrite): Promise<void> {
  await database.execute(sql`drop table if exists bench.writes`);
  await database.execute(sql`create table bench.writes (write jsonb not null)`);
  await database.execute(sql`insert into bench.writes values (${JSON.stringify(write)}::jsonb)`);
}
