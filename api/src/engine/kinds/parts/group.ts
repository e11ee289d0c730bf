import { kindOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { jsonb } from 'drizzle-orm/pg-core';
import { SEPARATOR } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';
import { constant, list } from '../sql-parts.ts';

/** One JSON value; its response has the fields of the current declaration, whatever was stored before. */
export const groupKind: KindDefinition<'group'> = {
  storage: 'column',
  column: (name) => jsonb(name),
  serialize: (column, field) => {
    const pairs = Object.keys(field.fields).map((name) => sql`${constant(name)}, ${column} -> ${constant(name)}`);
    return sql`case when ${column} is not null then jsonb_build_object(${list(pairs)}) end`;
  },
  writeCell: (record, place) => {
    const value = valueIn(record, place);
    if (!value) return null;
    return Object.entries(place.field.fields)
      .flatMap(([name, field]) => {
        const part = valueIn(value, { ...place, name, field }) ?? null;
        return part === null ? [] : [`${field.label} : ${kindOf(field).text?.(part, field) ?? part}`];
      })
      .join(SEPARATOR);
  },
  readCell: null,
};
