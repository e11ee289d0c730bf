import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';
import { schema } from '../generate/schema.ts';

const tables: Readonly<Record<string, PgTable | undefined>> = schema;

/** So many copies are stored by one statement. */
const BATCH = 25_000;

type Copying = {
  /** A table of `copy_id`, `original_id` and `number`, counted from 1; `set` may name its other columns. */
  copies: string;
  /** How many they are. */
  count: number;
  /** What is copied: a table, the column that names the original (its `id`, or the one that points to it), and what a copy has of its own, by column; the original is `it`, its line of `copies` is `copy`. */
  parts: readonly { table: string; by: string; set: Readonly<Record<string, SQL>> }[];
  onProgress: (done: number) => void;
};

/** A table's rows as they are before they are copied: what is read does not grow. */
const originals = (table: string) => sql.identifier(`originals_of_${table}`);

/**
 * Copies records with their lines, batch by batch, all columns as they are but those of `set` and those that the database
 * fills in: a field that a declaration gains is copied too.
 */
export async function copyRows(database: Executor, { copies, count, parts, onProgress }: Copying): Promise<void> {
  for (const { table } of parts)
    await database.execute(
      sql`create temporary table ${originals(table)} on commit drop as select * from ${sql.identifier(table)}`,
    );
  for (let done = 0; done < count; done += BATCH) {
    for (const part of parts) await copyBatch(database, copies, part, done);
    onProgress(Math.min(done + BATCH, count));
  }
}

async function copyBatch(
  database: Executor,
  copies: string,
  { table, by, set }: Copying['parts'][number],
  done: number,
): Promise<void> {
  const found = tables[table];
  if (!found) throw new Error(`There is no table « ${table} »`);
  const columns = Object.values(getTableColumns(found))
    .filter(({ name, generated }) => !generated && (name !== 'id' || set.id !== undefined))
    .map(({ name }) => name);
  const values = columns.map((column) => set[column] ?? sql`it.${sql.identifier(column)}`);
  await database.execute(sql`
    insert into ${sql.identifier(table)} (${sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )})
    select ${sql.join(values, sql`, `)}
    from ${sql.identifier(copies)} copy join ${originals(table)} it on it.${sql.identifier(by)} = copy.original_id
    where copy.number > ${done}::int and copy.number <= ${done + BATCH}::int`);
}
