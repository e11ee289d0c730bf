import type { Field, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { moment } from '../database/moment.ts';
import { columnName } from '../database/names.ts';
import { storedAs } from './kinds/index.ts';
import type { SelectContext } from './kinds/kind.ts';
import { constant, identifier, list } from './kinds/sql-parts.ts';

function columnValue(alias: string, name: string, field: Field): SQL {
  const stored = storedAs(field);
  if (stored.storage !== 'column') throw new Error(`${name}: a ${field.kind} is no column that can be carried along`);
  return stored.answered(sql`${identifier(alias)}.${identifier(columnName(name))}`);
}

/** `json_build_object` of some fields of a table under an alias. */
function object(alias: string, fields: Readonly<Record<string, Field>>, withId: boolean): SQL {
  const pairs = Object.entries(fields).map(
    ([name, field]) => sql`${constant(name)}, ${columnValue(alias, name, field)}`,
  );
  if (withId) pairs.unshift(sql`'id', ${identifier(alias)}.id`);
  return sql`json_build_object(${list(pairs)})`;
}

const context: SelectContext = {
  object: (alias, fields) => object(alias, fields, false),
  carried: (alias, target, names) => {
    const fields = names.flatMap((name) => {
      const field = target.fields[name];
      return field ? [[name, field] as const] : [];
    });
    return object(alias, Object.fromEntries(fields), true);
  },
};

/** The select list of a whole record (R1404: every field, and what it points to), for a table under the alias `it`. */
export function recordColumns(resource: ResourceShape): SQL {
  const columns: SQL[] = [sql`it.id`];
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    const place = { resource, name, field };
    const value = stored.storage === 'column' ? columnValue('it', name, field) : stored.selected(place, context);
    columns.push(sql`${value} as ${identifier(name)}`);
    const carried = stored.storage === 'column' && stored.carried?.(place, context);
    if (carried) columns.push(sql`${carried.value} as ${identifier(carried.key)}`);
  }
  columns.push(sql`${moment(sql`it.created_at`)} as "createdAt"`, sql`${moment(sql`it.updated_at`)} as "updatedAt"`);
  columns.push(sql`it.row_version as "rowVersion"`);
  return list(columns);
}
