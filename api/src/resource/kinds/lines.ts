import { type SQL, sql } from 'drizzle-orm';
import { index, integer, type PgColumnBuilderBase, pgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { columnName, partName } from '../../database/names.ts';
import { SEPARATOR } from './cell.ts';
import { type KindDefinition, type Place, type Values, valueIn } from './kind.ts';
import { identifier, list, ownerOf, partOf } from './sql-parts.ts';
import { identity, owner } from './table.ts';

/** Adds lines to a record's, from a position on. A value may be SQL: `now()`. */
async function insert(
  database: Executor,
  place: Place<'lines'>,
  id: string,
  rows: readonly Values[],
  first: SQL,
): Promise<void> {
  if (rows.length === 0) return;
  const fields = Object.keys(place.field.fields);
  const tuples = rows.map((row, index) => {
    const values = fields.map((field) => sql`${row[field] ?? null}`);
    return sql`(${list([sql`${id}`, sql`${first} + ${index}`, ...values])})`;
  });
  const columns = fields.map((field) => sql`${identifier(columnName(field))}`);
  await database.execute(sql`
    insert into ${partOf(place)} (${list([sql`${ownerOf(place)}`, sql`position`, ...columns])}) values ${list(tuples)}`);
}

/** Adds lines after those that a record has, which the transaction holds locked: what was there stays as it was. */
export async function appendTo(
  transaction: Executor,
  place: Place<'lines'>,
  id: string,
  rows: readonly Values[],
): Promise<void> {
  const taken = sql`(select count(*) from ${partOf(place)} where ${ownerOf(place)} = ${id})`;
  await insert(transaction, place, id, rows, taken);
}

export const linesKind: KindDefinition<'lines'> = {
  storage: 'rows',
  table: ({ resource, name, field }, { tables, columns }) => {
    const table = partName(resource, name);
    const place = { id: identity(), ownerId: owner(resource, tables), position: integer('position').notNull() };
    const all: typeof place & Record<string, PgColumnBuilderBase> = { ...place, ...columns(field.fields) };
    return pgTable(table, all, (t) => [index(`${table}_owner`).on(t.ownerId, t.position)]);
  },
  selected: (place, context) => {
    const part = partName(place.resource, place.name);
    return context.list(
      context.object(part, place.field.fields),
      sql`${partOf(place)}.position`,
      sql`${partOf(place)} where ${partOf(place)}.${ownerOf(place)} = it.id`,
    );
  },
  async save({ database, id, values, isNew, ...place }) {
    const rows = values[place.name];
    if (!Array.isArray(rows)) return;
    if (!isNew) await database.execute(sql`delete from ${partOf(place)} where ${ownerOf(place)} = ${id}`);
    await insert(database, place, id, rows, sql`0`);
  },
  saveMany: null,
  restore: null,
  writeCell: (record, place) =>
    valueIn(record, place)
      ?.map((row) =>
        Object.keys(place.field.fields)
          .map((name) => String(row[name] ?? ''))
          .join(', '),
      )
      .join(SEPARATOR) ?? null,
  readCell: null,
};
