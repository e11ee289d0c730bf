import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { schema } from '../generate/schema.ts';

const tables: Readonly<Record<string, PgTable | undefined>> = schema;

type Copying = {
  /** A table of `copy_id`, `original_id` and `number`. */
  copies: string;
  /** The column that names the original: its `id`, or the one that points to it. */
  by: string;
  /** What a copy has of its own, by column; the original is `it`, its line of `copies` is `copy`. */
  set: Readonly<Record<string, SQL>>;
  /** More to join, for what `set` names. */
  join?: SQL;
};

/**
 * Copies rows of a table with one statement, all columns as they are but those of `set` and those that the database fills
 * in: a field that a declaration gains is copied too.
 */
export async function copyRows(database: Executor, table: string, { copies, by, set, join }: Copying): Promise<void> {
  const found = tables[table];
  if (!found) throw new Error(`There is no table « ${table} »`);
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
    from ${sql.identifier(copies)} copy join ${sql.identifier(table)} it on it.${sql.identifier(by)} = copy.original_id ${join ?? sql``}`);
}
