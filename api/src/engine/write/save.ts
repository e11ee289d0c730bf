import { randomUUID } from 'node:crypto';
import type { Field, Kind, ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { isAssigned, withAssigned } from '../kinds/assigned.ts';
import { fieldEntries } from '../kinds/field-entries.ts';
import { storedAs } from '../kinds/index.ts';
import { type Change, type Place, type Values, valueIn } from '../kinds/kind.ts';
import { columnsOf as columnList, list, identifier as name, recordset } from '../kinds/sql-parts.ts';
import { columnsOf, withComputed } from '../rollup/computed.ts';
import { rollUp, rollUpInto } from '../rollup/rollup.ts';
import { isOneOf, NEXT_VERSION } from './versions.ts';

export type { Change, Values } from '../kinds/kind.ts';

/** What the caller gives a record besides its fields: an id of its choice, or all that it had before it was deleted. */
export type Given = {
  id?: string;
  createdAt?: string | undefined;
  updatedAt?: string | undefined;
  rowVersion?: number;
  /** Values of columns that no answer shows (generate/schema.ts), by their names in camelCase. */
  hidden?: Values;
};

/** A record that is saved; `given`: what it has besides its fields. */
type Saving = Change & { given?: Omit<Given, 'id'> };
/** The same with the values of the server itself, and its row by column names, without absent values. */
type Prepared = Saving & { whole: Values; row: Values };

async function prepare(database: Executor, resource: ResourceShape, saving: Saving): Promise<Prepared> {
  const { id, before, values, given: { hidden, ...own } = {} } = saving;
  const whole = withComputed(resource, await withAssigned(database, resource, values, before), before ?? {});
  const fields = Object.fromEntries(columnsOf(resource, whole).map((field) => [field, whole[field]]));
  const text = Object.entries({ id, ...own, ...fields, ...hidden }).filter(([, value]) => value !== undefined);
  return { ...saving, whole, row: Object.fromEntries(text.map(([field, value]) => [columnName(field), value])) };
}

/** Adds or changes the rows of records with the same columns; false where the fields `unique` are those of another record. */
async function writeRows(
  database: Executor,
  resource: ResourceShape,
  saved: readonly Prepared[],
  unique: readonly string[],
): Promise<boolean> {
  const table = name(resource.name);
  const rows = saved.map(({ row }) => row);
  const columns = Object.keys(rows[0] ?? {});
  if (saved[0]?.before) {
    const set = columns
      .filter((column) => column !== 'id')
      .map((column) => sql`${name(column)} = given.${name(column)}`);
    await database.execute(sql`
      update ${table} it set ${list([...set, NEXT_VERSION])} from ${recordset(table, rows)} given where it.id = given.id`);
    return true;
  }
  const added = await database.execute(
    sql`
    insert into ${table} (${columnList(columns)}) select * from ${recordset(table, rows)} given
    ${unique.length > 0 ? sql`on conflict (${columnList(unique.map(columnName))}) do nothing` : sql``} returning id`,
    'often',
  );
  return added.rows.length > 0;
}

/** Whether each record must see the one before it saved. */
const isSavedAlone = (resource: ResourceShape): boolean =>
  isAssigned(resource) || fieldEntries(resource).some(([, field]) => storedAs(field).storage === 'inverse');

/** By their columns: rows that one statement can save together. */
function alike(saved: readonly Prepared[]): Prepared[][] {
  const groups = new Map<string, Prepared[]>();
  for (const each of saved) {
    const key = `${each.before ? 'edit' : 'create'} ${Object.keys(each.row).join()}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

async function saveTogether(
  database: Executor,
  resource: ResourceShape,
  savings: readonly Saving[],
  unique: readonly string[] = [],
): Promise<boolean> {
  const saved: Prepared[] = [];
  for (const saving of savings) saved.push(await prepare(database, resource, saving));
  for (const group of alike(saved)) if (!(await writeRows(database, resource, group, unique))) return false;
  await saveParts(database, resource, saved);
  for (const { before, values } of saved) await raiseParents(database, resource, before, values);
  await rollUp(
    database,
    resource,
    saved.map(({ before, whole }) => ({ before, after: whole })),
  );
  return true;
}

/** Adds and changes many records, and all that belongs to them, with a few statements; `before` is locked by the caller. */
export async function saveMany(database: Executor, resource: ResourceShape, savings: readonly Saving[]): Promise<void> {
  if (savings.length === 0) return;
  if (isSavedAlone(resource)) for (const saving of savings) await saveTogether(database, resource, [saving]);
  else await saveTogether(database, resource, savings);
}

/** Adds a record and all that belongs to it; returns its id, which is new unless the caller has one to give. */
export async function insertRecord(
  database: Executor,
  resource: ResourceShape,
  values: Values,
  { id = randomUUID(), ...given }: Given = {},
): Promise<string> {
  await saveMany(database, resource, [{ id, before: null, values, given }]);
  return id;
}

/** The same, unless another record has the values of the fields `unique` already: `null` then, and nothing is written. */
export async function insertUnlessTaken(
  database: Executor,
  resource: ResourceShape,
  unique: readonly string[],
  values: Values,
  { id = randomUUID(), ...given }: Given = {},
): Promise<string | null> {
  // The number that it was given goes back with it: nothing is missing in a series.
  const isNumbered = isAssigned(resource);
  if (isNumbered) await database.execute(sql`savepoint numbered`);
  const isAdded = await saveTogether(database, resource, [{ id, before: null, values, given }], unique);
  if (isNumbered)
    await database.execute(isAdded ? sql`release savepoint numbered` : sql`rollback to savepoint numbered`);
  return isAdded ? id : null;
}

/** Changes a record and its parts; `before` is the current record, locked by the caller. `hidden`: as in `Given`. */
export const updateRecord = (
  database: Executor,
  resource: ResourceShape,
  before: Values & { id: string },
  values: Values,
  hidden: Values = {},
) => saveMany(database, resource, [{ id: before.id, before, values, given: { hidden } }]);

/**
 * Raises the versions of other records whose responses change when a record is created (`before` is `null`), changed or
 * deleted (`after`).
 */
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

/** Saves values of other tables. Chosen children leave other parents: their figures change as well. */
async function saveParts(database: Executor, resource: ResourceShape, changes: readonly Change[]): Promise<void> {
  for (const [fieldName, field] of fieldEntries(resource)) {
    const stored = storedAs(field);
    const place = { resource, name: fieldName, field };
    if (stored.storage === 'rows') await stored.save(database, place, changes);
    if (stored.storage !== 'inverse') continue;
    for (const change of changes) {
      const parents = await holdersOf(database, place, change);
      await stored.save(database, place, change);
      await rollUpInto(database, [resource], resource, parents);
    }
  }
}

/** A record that is given children and those that lose them, where they hold figures of these. */
async function holdersOf(database: Executor, { resource, name: of, field }: Place<Kind>, { id, values }: Change) {
  const chosen = values[of];
  if (!('via' in field) || !resource.rollups?.[field.via] || !Array.isArray(chosen)) return [];
  const { rows } = await database.execute<{ id: string | null }>(sql`
    select distinct ${name(columnName(field.via))} as id from ${name(resource.name)} where ${isOneOf(sql`id`, chosen)}`);
  return [id, ...rows.flatMap(({ id: parent }) => parent ?? [])];
}

/** Whether a former value is put back by `restoreParts`, not saved as a request would write it. */
export const isRestored = (field: Field): boolean => {
  const stored = storedAs(field);
  return stored.storage === 'rows' && stored.restore !== null;
};

/** Restores what saving cannot: pictures under their own ids. */
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
