import type { Field, Kind, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { columnName } from '../database/names.ts';
import { isAssigned, withAssigned } from './assigned.ts';
import { columnsOf, withComputed } from './computed.ts';
import { storedAs } from './kinds/index.ts';
import { type Place, type Values, valueIn } from './kinds/kind.ts';
import { list, identifier as name } from './kinds/sql-parts.ts';
import { rollUp, rollUpInto } from './rollup.ts';
import { isOneOf, NEXT_VERSION } from './versions.ts';

export type { Values } from './kinds/kind.ts';

/** What the caller gives a record besides its fields: an id of its choice, or all that it had before it was deleted. */
export type Given = {
  id?: string;
  createdAt?: string;
  updatedAt?: string;
  rowVersion?: number;
  /** Values of columns that no answer shows (generate/schema.ts), by their names in camelCase. */
  hidden?: Values;
};

const columnNames = (fields: readonly string[]): SQL[] => fields.map((field) => sql`${name(columnName(field))}`);

/** The rows that a new record brings along, each a statement that adds those of a field where the table `record` has a line. */
function rowsOf(resource: ResourceShape, values: Values): SQL[] {
  return Object.entries(resource.fields).flatMap(([fieldName, field]) => {
    const stored = storedAs(field);
    const place = { resource, name: fieldName, field };
    return (stored.storage === 'rows' && stored.add?.(place, values, sql`record`)) || [];
  });
}

/** Adds a record's own row and lines; returns its id, or `null` where the fields `unique` are those of another record. */
async function insertRow(
  database: Executor,
  resource: ResourceShape,
  values: Values,
  given: Given,
  unique: readonly string[],
): Promise<string | null> {
  const { id = null, createdAt = null, updatedAt = null, rowVersion = 1, hidden = {} } = given;
  const said = withComputed(resource, await withAssigned(database, resource, values, null), {});
  const own = { ...Object.fromEntries(columnsOf(resource, said).map((field) => [field, said[field]])), ...hidden };
  const row = sql`
    insert into ${name(resource.name)} (id, created_at, updated_at, row_version, ${list(columnNames(Object.keys(own)))})
    values (coalesce(${id}::uuid, gen_random_uuid()), coalesce(${createdAt}::timestamptz, now()),
      coalesce(${updatedAt}::timestamptz, now()), ${rowVersion}, ${list(Object.values(own).map((value) => sql`${value}`))})
    ${unique.length > 0 ? sql`on conflict (${list(columnNames(unique))}) do nothing` : sql``} returning id`;
  const rows = rowsOf(resource, values).map((each, index) => sql`${name(`added_${index}`)} as (${each})`);
  const whole = rows.length > 0 ? sql`with record as (${row}), ${list(rows)} select id from record` : row;
  const added = await database.execute<{ id: string }>(whole, 'often');
  return added.rows[0]?.id ?? null;
}

/** Adds a record and all that belongs to it; returns its id, which is new unless the caller has one to give. */
export async function insertRecord(
  database: Executor,
  resource: ResourceShape,
  values: Values,
  given: Given = {},
): Promise<string> {
  const id = await insertUnlessTaken(database, resource, [], values, given);
  if (id === null) throw new Error(`${resource.name}: an insert answered no row`);
  return id;
}

/** The same, unless another record has the values of the fields `unique` already: `null` then, and nothing is written. */
export async function insertUnlessTaken(
  database: Executor,
  resource: ResourceShape,
  unique: readonly string[],
  values: Values,
  given: Given = {},
): Promise<string | null> {
  // The number that it was given goes back with it: nothing is missing in a series.
  const isNumbered = unique.length > 0 && isAssigned(resource);
  if (isNumbered) await database.execute(sql`savepoint numbered`);
  const id = await insertRow(database, resource, values, given, unique);
  if (isNumbered)
    await database.execute(id === null ? sql`rollback to savepoint numbered` : sql`release savepoint numbered`);
  if (id === null) return null;
  await saveWithChildren(database, resource, id, values, true);
  await raiseParents(database, resource, null, values);
  await rollUp(database, resource, [{ before: null, after: withComputed(resource, values, {}) }]);
  return id;
}

/** Changes a record and what belongs to it; `before` is the record as it stands, locked by the caller. `hidden`: as in `Given`. */
export async function updateRecord(
  database: Executor,
  resource: ResourceShape,
  before: Values & { id: string },
  values: Values,
  hidden: Values = {},
) {
  const whole = withComputed(resource, await withAssigned(database, resource, values, before), before);
  const own = { ...Object.fromEntries(columnsOf(resource, whole).map((field) => [field, whole[field]])), ...hidden };
  const changes = Object.entries(own).map(([field, value]) => sql`${name(columnName(field))} = ${value}`);
  await database.execute(
    sql`update ${name(resource.name)} set ${list([...changes, NEXT_VERSION])} where id = ${before.id}`,
  );
  await saveWithChildren(database, resource, before.id, values, false);
  await raiseParents(database, resource, before, values);
  await rollUp(database, resource, [{ before, after: whole }]);
}

/** Raises the versions of those whose answers change when a record comes (`before` is `null`), changes or goes (`after`). */
export async function raiseParents(
  database: Executor,
  resource: ResourceShape,
  before: Values | null,
  after: Values | null,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    if (stored.storage === 'inverse') await stored.raiseOthers(database, { resource, name, field }, before, after);
  }
}

/**
 * Saves what stands in other tables. Children of the same resource, which are chosen here, leave other parents: those
 * that hold a figure of them hold another then.
 */
async function saveWithChildren(
  database: Executor,
  resource: ResourceShape,
  id: string,
  values: Values,
  isNew: boolean,
) {
  const parents: string[] = [];
  for (const [fieldName, field] of Object.entries(resource.fields)) {
    const chosen = values[fieldName];
    if (!('via' in field) || !resource.rollups?.[field.via] || !Array.isArray(chosen)) continue;
    const { rows } = await database.execute<{ id: string | null }>(sql`
      select distinct ${name(columnName(field.via))} as id from ${name(resource.name)} where ${isOneOf(sql`id`, chosen)}`);
    parents.push(id, ...rows.flatMap(({ id: parent }) => parent ?? []));
  }
  await saveParts(database, resource, id, values, isNew);
  await rollUpInto(database, [resource], resource, parents);
}

/** Saves what stands in other tables. */
async function saveParts(
  database: Executor,
  resource: ResourceShape,
  id: string,
  values: Values,
  isNew: boolean,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    const isAdded = isNew && stored.storage === 'rows' && stored.add;
    if (stored.storage !== 'column' && !isAdded)
      await stored.save({ database, resource, id, values, field, name, isNew });
  }
}

/** Whether a former value is put back by `restoreParts`, not saved as a request would write it. */
export const isRestored = (field: Field): boolean => {
  const stored = storedAs(field);
  return stored.storage === 'rows' && stored.restore !== null;
};

/** Puts back what saving can't give back as it was: pictures under their own ids. */
export async function restoreParts(
  database: Executor,
  resource: ResourceShape,
  id: string,
  former: Values,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields))
    await restore(database, { resource, name, field }, id, former);
}

async function restore<K extends Kind>(database: Executor, place: Place<K>, id: string, former: Values): Promise<void> {
  const stored = storedAs(place.field);
  const value = valueIn(former, place);
  if (stored.storage === 'rows' && value !== undefined) await stored.restore?.(database, place, id, value);
}
