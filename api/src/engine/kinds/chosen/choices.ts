import { type SQL, sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { partName } from '../../../platform/database/names.ts';
import { readByKind, SEPARATOR } from '../cell.ts';
import { type KindDefinition, type Place, valueIn } from '../kind.ts';
import { replaceRows } from '../own-rows.ts';
import { constant, list, ownerOf, parameters, partOf } from '../sql-parts.ts';
import { owner } from '../table.ts';
import { labelFilter } from '../texts/labels.ts';

type Choices = Place<'choices'>;

const existing = ({ field }: Choices): SQL => list(Object.keys(field.options).map(constant));

export const choicesKind: KindDefinition<'choices'> = {
  storage: 'rows',
  table: (place, { tables }) => {
    const table = partName(place.resource, place.name);
    return pgTable(table, { ownerId: owner(place.resource, tables), value: text('value').notNull() }, (t) => [
      primaryKey({ columns: [t.ownerId, t.value] }),
      index(`${table}_value`).on(t.value, t.ownerId),
      check(`${table}_choice`, sql`${t.value} in (${existing(place)})`),
    ]);
  },
  // In the order of the declaration, and the bytes that JSON.stringify writes.
  selected: (place) => sql`(
    select coalesce('[' || string_agg(to_json(part.value)::text, ',' order by array_position(array[${existing(place)}], part.value)) || ']', '[]')::json
    from ${partOf(place)} part where part.${ownerOf(place)} = it.id)`,
  save: (database, place, changes) =>
    replaceRows(database, place, changes, (chosen) => [...new Set(chosen)].map((value) => ({ value }))),
  restore: null,
  filterValue: (field) => labelFilter(field.options),
  condition: (place, values) => sql`exists (select 1 from ${partOf(place)} part where part.${ownerOf(place)} = it.id
    and part.value in (${parameters(values)}))`,
  writeCell: (record, place) =>
    valueIn(record, place)
      ?.map((value) => place.field.options[value] ?? value)
      .join(SEPARATOR) || null,
  readCell: readByKind,
};
