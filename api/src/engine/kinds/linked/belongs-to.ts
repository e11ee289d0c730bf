import { embeddedName, targetOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { foreignKey, uuid } from 'drizzle-orm/pg-core';
import { columnName } from '../../../platform/database/names.ts';
import { isOneOf } from '../../write/versions.ts';
import { recordId } from '../compared-with.ts';
import type { KindDefinition, Place, StoredRow } from '../kind.ts';
import { identifier } from '../sql-parts.ts';
import { columnIn } from '../table.ts';
import { nameOrId, readReference } from './relation.ts';

const columnOf = ({ name }: Place<'belongsTo'>) => identifier(columnName(name));

export const belongsToKind: KindDefinition<'belongsTo'> = {
  storage: 'column',
  column: (name) => uuid(name),
  serialize: (column) => column,
  isIndexed: true,
  constraints: ({ resource, name, field }, column, tables) => {
    if (field.onDelete === 'keep') return [];
    const key = foreignKey({
      name: `${resource.name}_${columnName(name)}_fk`,
      columns: [column],
      foreignColumns: [columnIn(tables, targetOf(field, resource).name, 'id')],
    });
    // What goes with its target goes first, each by itself, audited: no row goes unseen.
    return [key.onDelete(field.onDelete === 'clear' ? 'set null' : 'restrict')];
  },
  carried: (place, { carried }) => {
    const target = targetOf(place.field, place.resource);
    const record = carried('target', target, place.field.embed);
    return {
      key: embeddedName(place.name),
      value: sql`(select ${record} from ${identifier(target.name)} target where target.id = it.${columnOf(place)})`,
    };
  },
  links: {
    onDelete: ({ onDelete = 'refuse' }) => onDelete,
    pointing: (place, targets) =>
      sql`select id from ${identifier(place.resource.name)} where ${isOneOf(sql`${columnOf(place)}`, targets)}`,
    isFree: (place, among) => sql`${among} and ${columnOf(place)} is null`,
    relink: (place, target, free) =>
      sql`update ${identifier(place.resource.name)} set ${columnOf(place)} = ${target} where ${free}`,
  },
  filterValue: () => recordId,
  // People refer to a brand by its name, not by its id.
  writeCell: (record, { resource, name, field }, names) => {
    const target = record[embeddedName(name)];
    if (typeof target !== 'object' || target === null) return null;
    const { id, [targetOf(field, resource).display]: called }: StoredRow = { id: null, ...target };
    return nameOrId(String(id), called, names);
  },
  readCell: (cell, field, { names }) => readReference(cell, field.label, names),
};
