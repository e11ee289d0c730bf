import { type Field, type Kind, type ResourceShape, rollupsOf } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { template } from '../../platform/database/run.ts';
import { keptWith } from '../../platform/server/cache/kept-with.ts';
import { isAssigned, withAssigned } from '../kinds/assigned.ts';
import { fieldEntries } from '../kinds/field-entries.ts';
import { storedAs } from '../kinds/index.ts';
import { type NewRows, type Place, type Values, valueIn } from '../kinds/kind.ts';
import { list, identifier as name } from '../kinds/sql-parts.ts';
import { columnsOf, withComputed } from '../rollup/computed.ts';
import { rollUp, rollUpInto } from '../rollup/rollup.ts';
import { isOneOf, NEXT_VERSION } from './versions.ts';

export type { Values } from '../kinds/kind.ts';

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

/** The rows that a new record brings along and that are added with it, by their fields. */
function newRowsOf(resource: ResourceShape, values: Values): (readonly [string, NewRows])[] {
  return fieldEntries(resource).flatMap(([fieldName, field]) => {
    const stored = storedAs(field);
    const rows = stored.storage === 'rows' && stored.add?.({ resource, name: fieldName, field }, values);
    return rows ? [[fieldName, rows] as const] : [];
  });
}

/** The statement that adds a record: its columns by their fields, which fields must be unique, and the rows that it brings along. */
type Insert = { columns: readonly string[]; unique: readonly string[]; rows: ReturnType<typeof newRowsOf> };

const insertInto = (resource: ResourceShape, { columns, unique, rows }: Insert, value: (name: string) => SQL): SQL => {
  const record = sql`
    insert into ${name(resource.name)} (id, created_at, updated_at, row_version, ${list(columnNames(columns))})
    values (coalesce(${value('id')}::uuid, gen_random_uuid()), coalesce(${value('created_at')}::timestamptz, now()),
      coalesce(${value('updated_at')}::timestamptz, now()), ${value('row_version')}, ${list(columns.map((field) => value(`of ${field}`)))})
    ${unique.length > 0 ? sql`on conflict (${list(columnNames(unique))}) do nothing` : sql``} returning id`;
  const added = rows.map(
    ([field, { insert }]) => sql`${name(`added ${field}`)} as (${insert(sql`record`, value(`rows of ${field}`))})`,
  );
  return rows.length > 0 ? sql`with record as (${record}), ${list(added)} select id from record` : record;
};

/** So many statements are kept for each resource: one for each choice of fields that records are added with. */
const MOST_INSERTS = 50;

const keptInserts = keptWith((_resource: ResourceShape) => new Map<string, ReturnType<typeof template>>());

/** Puts an insert together, or the values into the one that was put together for the same columns before. */
function insertOf(resource: ResourceShape, insert: Insert, values: Values): SQL {
  // What is SQL itself, or a list, is part of the text.
  if (Object.values(values).some((value) => typeof value === 'object' && value !== null))
    return insertInto(resource, insert, (each) => sql`${values[each]}`);
  const kept = keptInserts(resource);
  const key = Object.keys(values).concat(insert.unique).join();
  const known = kept.get(key);
  if (known) return known(values);
  if (kept.size >= MOST_INSERTS) kept.clear();
  const made = template(insertInto(resource, insert, (each) => sql`${sql.placeholder(each)}`));
  kept.set(key, made);
  return made(values);
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
  const whole = withComputed(resource, await withAssigned(database, resource, values, null), {});
  const own = { ...Object.fromEntries(columnsOf(resource, whole).map((field) => [field, whole[field]])), ...hidden };
  const rows = newRowsOf(resource, values);
  const said = {
    id,
    created_at: createdAt,
    updated_at: updatedAt,
    row_version: rowVersion,
    ...Object.fromEntries(Object.entries(own).map(([field, value]) => [`of ${field}`, value])),
    ...Object.fromEntries(rows.map(([field, each]) => [`rows of ${field}`, each.rows])),
  };
  const insert = insertOf(resource, { columns: Object.keys(own), unique, rows }, said);
  const added = await database.execute<{ id: string }>(insert, 'often');
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
  if (rollupsOf(resource).length > 0)
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
  for (const [name, field] of fieldEntries(resource)) {
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
  for (const [fieldName, field] of fieldEntries(resource)) {
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
  for (const [name, field] of fieldEntries(resource)) {
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
  for (const [name, field] of fieldEntries(resource)) await restore(database, { resource, name, field }, id, former);
}

async function restore<K extends Kind>(database: Executor, place: Place<K>, id: string, former: Values): Promise<void> {
  const stored = storedAs(place.field);
  const value = valueIn(former, place);
  if (stored.storage === 'rows' && value !== undefined) await stored.restore?.(database, place, id, value);
}
