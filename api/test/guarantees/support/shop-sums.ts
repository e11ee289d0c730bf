import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, openDatabase } from '../../../src/platform/database/database.ts';

/** Runs `work` on connections of its own: none is left when it returns. */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, 1);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const column = async (database: Executor, query: SQL): Promise<string[]> =>
  (await database.execute<{ it: string }>(query)).rows.map((row) => row.it);

/** Every table with a sum of all its rows and columns, generated ones too; the way of counting is not the backup's. */
export const tableSums = (url: string): Promise<Record<string, string>> =>
  withDatabase(url, async (database) => {
    const sums: Record<string, string> = {};
    for (const name of await column(
      database,
      sql`select tablename::text as it from pg_tables where schemaname = 'public'`,
    )) {
      const [sum] = await column(
        database,
        sql`
        select count(*) || ' ' || coalesce(md5(string_agg(row::text, E'\n' order by row::text collate "C")), '') as it
        from ${sql.identifier(name)} row`,
      );
      sums[name] = sum!;
    }
    return sums;
  });

/** What the tables are, in PostgreSQL's words: columns, constraints, indexes, migrations. */
export const schemaOf = (url: string): Promise<string[]> =>
  withDatabase(url, (database) =>
    column(
      database,
      sql`
      select format('%s.%s %s %s %s', table_name, column_name, data_type, collation_name, is_nullable) as it
        from information_schema.columns where table_schema = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        -- Triggers are put on by a start.
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 't'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select name || hash from drizzle.__drizzle_migrations
      order by 1`,
    ),
  );

/** Every file of a folder of pictures, by its content. */
export async function pictureSums(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const sums = names.map(async (name) => [
    name,
    createHash('md5')
      .update(await readFile(path.join(folder, name)))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(sums));
}

/** The values that the first tables stored of every order, its lines and its history; later columns do not count. */
export const orderSum = (url: string): Promise<string> =>
  withDatabase(url, async (database) => {
    const tables = await column(database, sql`select to_regclass('public.orders')::text as it`);
    if (!tables[0]) return '0 ';
    const [sum] = await column(
      database,
      sql`
      select count(*) || ' ' || coalesce(md5(string_agg(concat_ws('|', id, order_id, total_price, status, nom, phone, note,
          user_id, request_hash, created_at, lines, steps), E'\n' order by id)), '') as it
      from orders it,
        lateral (select string_agg(concat_ws('|', id, position, product_id, name, price, quantity), ';' order by position) as lines
          from orders_items where orders_id = it.id) lines,
        lateral (select string_agg(concat_ws('|', id, position, "from", "to", at, by), ';' order by position) as steps
          from orders_history where orders_id = it.id) history`,
    );
    return sum!;
  });
