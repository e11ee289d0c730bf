import { targetOf } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Executor } from '../../database/database.ts';
import { columnName, otherColumn, partName } from '../../database/names.ts';
import { isOneOf } from '../versions.ts';
import { SEPARATOR } from './cell.ts';
import { type KindDefinition, type Place, type Values, valueIn } from './kind.ts';
import { namesIn, readReference } from './relation.ts';
import { identifier, list, ownerOf, parameters, partOf } from './sql-parts.ts';
import { columnIn, owner } from './table.ts';

type Links = Place<'manyToMany'>;

const otherOf = ({ name }: Links) => identifier(otherColumn(name));

/** The ids that a request says, each once; `null` when it does not say the field. */
const idsIn = (values: Values, { name }: Links): unknown[] | null => {
  const ids = values[name];
  return Array.isArray(ids) ? [...new Set(ids)] : null;
};

async function insert(database: Executor, place: Links, links: readonly SQL[]): Promise<void> {
  if (links.length === 0) return;
  await database.execute(
    sql`insert into ${partOf(place)} (${ownerOf(place)}, ${otherOf(place)}) values ${list(links)}`,
  );
}

export const manyToManyKind: KindDefinition<'manyToMany'> = {
  storage: 'rows',
  table: ({ resource, name, field }, { tables }) => {
    const table = partName(resource, name);
    const otherId = uuid(otherColumn(name))
      .notNull()
      .references(() => columnIn(tables, targetOf(field, resource).name, 'id'), { onDelete: 'cascade' });
    return pgTable(table, { ownerId: owner(resource, tables), otherId }, (t) => [
      primaryKey({ columns: [t.ownerId, t.otherId] }),
      index(`${table}_other`).on(t.otherId),
    ]);
  },
  selected: (place, { carried, list }) => {
    const target = targetOf(place.field, place.resource);
    const part = partOf(place);
    return list(
      carried('other', target, place.field.embed),
      sql`other.${identifier(columnName(target.display))}, other.id`,
      sql`${part} join ${identifier(target.name)} other on other.id = ${part}.${otherOf(place)}
        where ${part}.${ownerOf(place)} = it.id`,
    );
  },
  async save({ database, id, values, isNew, ...place }) {
    const wanted = idsIn(values, place);
    if (!wanted) return;
    if (!isNew) await database.execute(sql`delete from ${partOf(place)} where ${ownerOf(place)} = ${id}`);
    await insert(
      database,
      place,
      wanted.map((other) => sql`(${id}, ${other})`),
    );
  },
  async saveMany(database, place, changes) {
    const said = changes.flatMap(({ id, before, values }) => {
      const wanted = idsIn(values, place);
      return wanted ? [{ id, before, wanted }] : [];
    });
    const former = said.flatMap(({ id, before }) => (before ? [id] : []));
    if (former.length > 0)
      await database.execute(sql`delete from ${partOf(place)} where ${ownerOf(place)} in (${parameters(former)})`);
    await insert(
      database,
      place,
      said.flatMap(({ id, wanted }) => wanted.map((other) => sql`(${id}, ${other})`)),
    );
  },
  restore: null,
  links: {
    onDelete: () => 'clear',
    pointing: (place, targets) =>
      sql`select ${ownerOf(place)} as id from ${partOf(place)} where ${isOneOf(sql`${otherOf(place)}`, targets)}`,
    isFree: (_place, among) => among,
    pointAgain: (place, target, free) => sql`
      insert into ${partOf(place)} (${ownerOf(place)}, ${otherOf(place)})
      select id, ${target} from ${identifier(place.resource.name)} where ${free} on conflict do nothing`,
  },
  filterValue: () => z.uuid('Identifiant invalide'),
  condition: (place, ids) => sql`exists (select 1 from ${partOf(place)} link where link.${ownerOf(place)} = it.id
    and link.${otherOf(place)} in (${parameters(ids)}))`,
  writeCell: (record, place) => namesIn(valueIn(record, place), targetOf(place.field, place.resource)),
  readCell: (cell, field, names) => {
    const items = cell
      .split(SEPARATOR.trim())
      .map((item) => item.trim())
      .filter(Boolean);
    const ids = items.map((item) => readReference(item, field.label, names));
    const problems = ids.flatMap((id) => ('problem' in id ? [id.problem] : []));
    if (problems.length > 0) return { problem: problems.join(' ; ') };
    return { value: ids.flatMap((id) => ('value' in id ? [id.value] : [])) };
  },
};
