import { targetOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { index, integer, type PgColumnBuilderBase, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { columnName, otherColumn, partName } from '../../../platform/database/names.ts';
import { isOneOf } from '../../write/versions.ts';
import { SEPARATOR } from '../cell.ts';
import { recordId } from '../compared-with.ts';
import { type KindDefinition, type Place, valueIn } from '../kind.ts';
import { replaceRows } from '../own-rows.ts';
import { identifier, ownerOf, parameters, partOf } from '../sql-parts.ts';
import { columnIn, owner } from '../table.ts';
import { namesIn, readReference } from './relation.ts';

export type LinksKind = 'manyToMany' | 'orderedMany';
type Links = Place<LinksKind>;

const otherOf = ({ name }: Links) => identifier(otherColumn(name));

/** After all positions that people assign: a restored link comes last. */
const LAST = 1_000_000;

/** Links to records of another resource, in rows of a table of their own; in an order that people gave them where `isOrdered`. */
export const linksKind = (isOrdered: boolean): KindDefinition<LinksKind> => ({
  storage: 'rows',
  table: ({ resource, name, field }, { tables }) => {
    const table = partName(resource, name);
    const otherId = uuid(otherColumn(name))
      .notNull()
      .references(() => columnIn(tables, targetOf(field, resource).name, 'id'), { onDelete: 'cascade' });
    const links = { ownerId: owner(resource, tables), otherId };
    const inOrder: typeof links & Record<string, PgColumnBuilderBase> = isOrdered
      ? { ...links, position: integer('position').notNull().default(LAST) }
      : links;
    return pgTable(table, inOrder, (t) => [
      primaryKey({ columns: [t.ownerId, t.otherId] }),
      index(`${table}_other`).on(t.otherId),
    ]);
  },
  selected: (place, { carried, list }) => {
    const target = targetOf(place.field, place.resource);
    const part = partOf(place);
    const order = isOrdered ? sql`${part}.position` : sql`other.${identifier(columnName(target.display))}`;
    return list(
      carried('other', target, place.field.embed),
      sql`${order}, other.id`,
      sql`${part} join ${identifier(target.name)} other on other.id = ${part}.${otherOf(place)}
        where ${part}.${ownerOf(place)} = it.id`,
    );
  },
  save: (database, place, changes) =>
    replaceRows(database, place, changes, (ids) =>
      [...new Set(ids)].map((id, position) => ({ [otherColumn(place.name)]: id, ...(isOrdered && { position }) })),
    ),
  restore: null,
  links: {
    onDelete: () => 'clear',
    pointing: (place, targets) =>
      sql`select ${ownerOf(place)} as id from ${partOf(place)} where ${isOneOf(sql`${otherOf(place)}`, targets)}`,
    isFree: (_place, among) => among,
    relink: (place, target, free) => sql`
      insert into ${partOf(place)} (${ownerOf(place)}, ${otherOf(place)})
      select id, ${target} from ${identifier(place.resource.name)} where ${free} on conflict do nothing`,
  },
  filterValue: () => recordId,
  condition: (place, ids) => sql`exists (select 1 from ${partOf(place)} link where link.${ownerOf(place)} = it.id
    and link.${otherOf(place)} in (${parameters(ids)}))`,
  writeCell: (record, place, names) => namesIn(valueIn(record, place), targetOf(place.field, place.resource), names),
  readCell: (cell, field, { names }) => {
    const items = cell
      .split(SEPARATOR.trim())
      .map((item) => item.trim())
      .filter(Boolean);
    const ids = items.map((item) => readReference(item, field.label, names));
    const problems = ids.flatMap((id) => ('problem' in id ? [id.problem] : []));
    if (problems.length > 0) return { problem: problems.join(' ; ') };
    return { value: ids.flatMap((id) => ('value' in id ? [id.value] : [])) };
  },
});
