import { type SQL, sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { partName } from '../../../platform/database/names.ts';
import { readByKind, SEPARATOR } from '../cell.ts';
import { type KindDefinition, type Place, type Values, valueIn } from '../kind.ts';
import { constant, list, ownerOf, parameters, partOf } from '../sql-parts.ts';
import { owner } from '../table.ts';
import { labelFilter } from '../texts/labels.ts';

type Choices = Place<'choices'>;

/** What a request says, each once; `null` when it does not say the field. */
const chosenIn = (values: Values, name: string): unknown[] | null => {
  const chosen = values[name];
  return Array.isArray(chosen) ? [...new Set(chosen)] : null;
};

const rowsOf = (id: string, chosen: readonly unknown[]): SQL[] => chosen.map((value) => sql`(${id}, ${value})`);

const insertInto = (place: Choices, rows: readonly SQL[]): SQL =>
  sql`insert into ${partOf(place)} (${ownerOf(place)}, value) values ${list(rows)}`;

const known = ({ field }: Choices): SQL => list(Object.keys(field.options).map(constant));

export const choicesKind: KindDefinition<'choices'> = {
  storage: 'rows',
  table: (place, { tables }) => {
    const table = partName(place.resource, place.name);
    return pgTable(table, { ownerId: owner(place.resource, tables), value: text('value').notNull() }, (t) => [
      primaryKey({ columns: [t.ownerId, t.value] }),
      index(`${table}_value`).on(t.value, t.ownerId),
      check(`${table}_choice`, sql`${t.value} in (${known(place)})`),
    ]);
  },
  // In the order of the declaration, and the bytes that JSON.stringify writes.
  selected: (place) => sql`(
    select coalesce('[' || string_agg(to_json(part.value)::text, ',' order by array_position(array[${known(place)}], part.value)) || ']', '[]')::json
    from ${partOf(place)} part where part.${ownerOf(place)} = it.id)`,
  async save({ database, id, values, isNew, ...place }) {
    const chosen = chosenIn(values, place.name);
    if (!chosen) return;
    if (!isNew) await database.execute(sql`delete from ${partOf(place)} where ${ownerOf(place)} = ${id}`);
    if (chosen.length > 0) await database.execute(insertInto(place, rowsOf(id, chosen)));
  },
  async saveMany(database, place, changes) {
    const said = changes.flatMap(({ id, before, values }) => {
      const chosen = chosenIn(values, place.name);
      return chosen ? [{ id, before, chosen }] : [];
    });
    const former = said.flatMap(({ id, before }) => (before ? [id] : []));
    if (former.length > 0)
      await database.execute(sql`delete from ${partOf(place)} where ${ownerOf(place)} in (${parameters(former)})`);
    const rows = said.flatMap(({ id, chosen }) => rowsOf(id, chosen));
    if (rows.length > 0) await database.execute(insertInto(place, rows));
  },
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
