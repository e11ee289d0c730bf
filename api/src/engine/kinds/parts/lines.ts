import { sql } from 'drizzle-orm';
import { index, integer, type PgColumnBuilderBase, pgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { columnName, partName } from '../../../platform/database/names.ts';
import { SEPARATOR } from '../cell.ts';
import { type KindDefinition, type Place, type Values, valueIn } from '../kind.ts';
import { replaceRows } from '../own-rows.ts';
import { columnsOf, list, ownerOf, partOf } from '../sql-parts.ts';
import { identity, owner } from '../table.ts';

/** Adds lines after those that a record has, which the transaction holds locked: what was there stays as it was. A value may be SQL. */
export async function appendTo(
  transaction: Executor,
  place: Place<'lines'>,
  id: string,
  rows: readonly Values[],
): Promise<void> {
  const fields = Object.keys(place.field.fields);
  const taken = sql`(select count(*) from ${partOf(place)} where ${ownerOf(place)} = ${id})`;
  const tuples = rows.map((row, index) => {
    const values = fields.map((field) => sql`${row[field] ?? null}`);
    return sql`(${list([sql`${id}`, sql`${taken} + ${index}`, ...values])})`;
  });
  await transaction.execute(sql`
    insert into ${partOf(place)} (${list([sql`${ownerOf(place)}`, columnsOf(['position', ...fields.map(columnName)])])}) values ${list(tuples)}`);
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
  save: (database, place, changes) => {
    const fields = Object.keys(place.field.fields);
    return replaceRows(database, place, changes, (lines: readonly Values[]) =>
      lines.map((line, position) => ({
        position,
        ...Object.fromEntries(fields.map((field) => [columnName(field), line[field] ?? null])),
      })),
    );
  },
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
