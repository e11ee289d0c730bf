import type { Field, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { moment } from '../database/moment.ts';
import { columnName } from '../database/names.ts';
import { asWritten } from '../database/run.ts';
import { storedAs } from './kinds/index.ts';
import type { SelectContext } from './kinds/kind.ts';
import { identifier, list, objectOf } from './kinds/sql-parts.ts';

function columnValue(alias: string, name: string, field: Field): SQL {
  const stored = storedAs(field);
  if (stored.storage !== 'column') throw new Error(`${name}: a ${field.kind} is no column that can be carried along`);
  return stored.answered(sql`${identifier(alias)}.${identifier(columnName(name))}`);
}

/** A JSON object of some fields of a table under an alias. */
function object(alias: string, fields: Readonly<Record<string, Field>>, withId: boolean): SQL {
  const columns = Object.entries(fields).map(
    ([name, field]) => sql`${columnValue(alias, name, field)} as ${identifier(name)}`,
  );
  if (withId) columns.unshift(sql`${identifier(alias)}.id`);
  return objectOf(list(columns));
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

/** What a record is answered with, key by key (R1404): every field, what it carries along, and its two moments. */
function answered(resource: ResourceShape): ReadonlyMap<string, SQL> {
  const own = new Map<string, SQL>([['id', sql`it.id`]]);
  const along = new Map<string, SQL>();
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    const place = { resource, name, field };
    own.set(name, stored.storage === 'column' ? columnValue('it', name, field) : stored.selected(place, context));
    const carried = stored.storage === 'column' && stored.carried?.(place, context);
    if (carried) along.set(carried.key, carried.value);
  }
  along.set('createdAt', moment(sql`it.created_at`)).set('updatedAt', moment(sql`it.updated_at`));
  return new Map([...own, ...along]);
}

const selectList = (values: ReadonlyMap<string, SQL>): SQL =>
  list([...values].map(([key, value]) => sql`${value} as ${identifier(key)}`));

/** The select list of a whole record and its version, for a table under the alias `it`. */
export const recordColumns = onceEach((resource) =>
  list([selectList(whole(resource)), sql`it.row_version as "rowVersion"`]),
);

const whole = onceFor(answered);

/** The keys of a record's answer, in their order. */
export const answeredKeys = (resource: ResourceShape): string[] => [...whole(resource).keys()];

const asText = (columns: SQL): SQL => sql`${objectOf(columns)}::text`;

/** A whole record as the JSON text that is sent: the declared keys and nothing else, for a table under the alias `it`. */
const wholeText = onceEach((resource) => asText(selectList(whole(resource))));

/** The same with `fields` alone, keys of its answer: what else it points to is not looked up. `null`: all of it. */
export function recordText(resource: ResourceShape, fields: readonly string[] | null = null): SQL {
  if (!fields) return wholeText(resource);
  return asText(selectList(new Map([...whole(resource)].filter(([key]) => fields.includes(key)))));
}

/** The same with its version, for the server itself. */
export const versionedText = onceEach((resource) => asText(recordColumns(resource)));

/** Makes something once for each resource. */
function onceFor<Made extends object>(make: (resource: ResourceShape) => Made): (resource: ResourceShape) => Made {
  const made = new WeakMap<ResourceShape, Made>();
  return (resource) => {
    const known = made.get(resource) ?? make(resource);
    made.set(resource, known);
    return known;
  };
}

/** Puts SQL together once for each resource. */
function onceEach(make: (resource: ResourceShape) => SQL): (resource: ResourceShape) => SQL {
  return onceFor((resource) => asWritten(make(resource)));
}
