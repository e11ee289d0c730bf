import type { Field, FieldOf, Image, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { columnName, otherColumn, ownerColumn, partName } from '../database/names.ts';
import { isColumn } from './columns.ts';
import { NEXT_VERSION, raiseVersions } from './versions.ts';

/** Checked input: by field, with pictures already stored and named by their path. `undefined` leaves a field alone. */
export type Values = Record<string, unknown>;

const name = (text: string) => sql.identifier(text);
const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** The fields of some values that are columns of the resource's own table. */
export const columnsOf = (resource: ResourceShape, values: Values): string[] =>
  Object.keys(resource.fields).filter((field) => isColumn(resource.fields[field]!) && values[field] !== undefined);

/** Adds the computed fields; `before` fills what the input does not say. */
export function withComputed(resource: ResourceShape, values: Values, before: Values): Values {
  const whole = { ...before, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) };
  const computed = Object.entries(resource.fields).flatMap(([field, { from }]) =>
    from ? [[field, (from as (record: Values) => unknown)(whole)]] : [],
  );
  return { ...values, ...Object.fromEntries(computed) };
}

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

/** Adds a record's own row; returns its id, or `null` where the fields `unique` are those of another record. */
async function insertRow(
  database: Executor,
  resource: ResourceShape,
  values: Values,
  given: Given,
  unique: readonly string[],
): Promise<string | null> {
  const { id = null, createdAt = null, updatedAt = null, rowVersion = 1, hidden = {} } = given;
  const whole = withComputed(resource, values, {});
  const own = { ...Object.fromEntries(columnsOf(resource, whole).map((field) => [field, whole[field]])), ...hidden };
  const added = await database.execute<{ id: string }>(sql`
    insert into ${name(resource.name)} (id, created_at, updated_at, row_version, ${list(columnNames(Object.keys(own)))})
    values (coalesce(${id}::uuid, gen_random_uuid()), coalesce(${createdAt}::timestamptz, now()),
      coalesce(${updatedAt}::timestamptz, now()), ${rowVersion}, ${list(Object.values(own).map((value) => sql`${value}`))})
    ${unique.length > 0 ? sql`on conflict (${list(columnNames(unique))}) do nothing` : sql``} returning id`);
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
  const id = await insertRow(database, resource, values, given, unique);
  if (id === null) return null;
  await saveParts(database, resource, id, values, true);
  await raiseParents(database, resource, null, values);
  return id;
}

/** Changes a record and what belongs to it; `before` is the record as it stands, locked by the caller. */
export async function updateRecord(
  database: Executor,
  resource: ResourceShape,
  before: Values & { id: string },
  values: Values,
) {
  const whole = withComputed(resource, values, before);
  const changes = columnsOf(resource, whole).map((field) => sql`${name(columnName(field))} = ${whole[field]}`);
  await database.execute(
    sql`update ${name(resource.name)} set ${list([...changes, NEXT_VERSION])} where id = ${before.id}`,
  );
  await saveParts(database, resource, before.id, values, false);
  await raiseParents(database, resource, before, values);
}

/**
 * A record that comes, goes, or changes its parent changes the children that its parents are answered with. `null`: there
 * was no record before, or is none after; a value left alone stays as it was.
 */
export async function raiseParents(
  database: Executor,
  resource: ResourceShape,
  before: Values | null,
  after: Values | null,
): Promise<void> {
  for (const field of Object.values(resource.fields)) {
    if (field.kind !== 'children') continue;
    const former = before?.[field.via] ?? null;
    const next = after && after[field.via] === undefined ? former : (after?.[field.via] ?? null);
    if (former === next) continue;
    const parents = [former, next];
    await raiseVersions(database, resource.name, sql`id in (${list(parents.map((id) => sql`${id}`))})`);
  }
}

async function saveParts(
  database: Executor,
  resource: ResourceShape,
  id: string,
  values: Values,
  isNew: boolean,
): Promise<void> {
  for (const [fieldName, field] of Object.entries(resource.fields)) {
    const part = { database, resource, id, values, field, fieldName, isNew };
    await (savePart[field.kind] as SavePart<Field> | undefined)?.(part);
  }
}

type Part<F> = {
  database: Executor;
  resource: ResourceShape;
  id: string;
  values: Values;
  field: F;
  fieldName: string;
  /** Nothing of the record is stored yet. */
  isNew: boolean;
};
type SavePart<F> = (part: Part<F>) => Promise<void>;

const savePart: {
  images: SavePart<FieldOf<'images'>>;
  manyToMany: SavePart<FieldOf<'manyToMany'>>;
  children: SavePart<FieldOf<'children'>>;
  lines: SavePart<FieldOf<'lines'>>;
} & Partial<Record<Field['kind'], unknown>> = {
  /** Deletes, renumbers the kept ones in the order asked for, and puts the new ones after them. */
  async images({ database, resource, id, values, fieldName }) {
    const capital = fieldName.charAt(0).toUpperCase() + fieldName.slice(1);
    const added = (values[fieldName] ?? values[`new${capital}`] ?? []) as string[];
    const kept = (values[`existing${capital}`] ?? []) as { id: string; order: number }[];
    const deleted = (values[`${fieldName}ToDelete`] ?? []) as string[];
    if (added.length + kept.length + deleted.length === 0) return;
    const table = name(partName(resource, fieldName));
    const mine = sql`${name(ownerColumn(resource))} = ${id}`;
    if (deleted.length)
      await database.execute(
        sql`delete from ${table} where ${mine} and id in (${list(deleted.map((it) => sql`${it}`))})`,
      );
    for (const { id: imageId, order } of kept)
      await database.execute(sql`update ${table} set "order" = ${order} where ${mine} and id = ${imageId}`);
    for (const [index, url] of added.entries())
      await database.execute(sql`
        insert into ${table} (${name(ownerColumn(resource))}, url, "order") values (${id}, ${url}, ${1_000 + index})`);
    await database.execute(sql`
      update ${table} set "order" = place.rank from (
        select id, row_number() over (order by "order", id) - 1 as rank from ${table} where ${mine}
      ) place where place.id = ${table}.id`);
  },
  async manyToMany({ database, resource, id, values, fieldName, isNew }) {
    const wanted = values[fieldName] as string[] | undefined;
    if (!wanted) return;
    const table = name(partName(resource, fieldName));
    const owner = name(ownerColumn(resource));
    if (!isNew) await database.execute(sql`delete from ${table} where ${owner} = ${id}`);
    const rows = [...new Set(wanted)].map((other) => sql`(${id}, ${other})`);
    if (rows.length)
      await database.execute(
        sql`insert into ${table} (${owner}, ${name(otherColumn(fieldName))}) values ${list(rows)}`,
      );
  },
  /** The child set is applied whole: chosen ones point here, the former ones that are not chosen point nowhere (R1124). */
  async children({ database, resource, id, values, field, fieldName }) {
    const wanted = values[fieldName] as string[] | undefined;
    if (!wanted) return;
    const via = name(columnName(field.via));
    const table = name(resource.name);
    const chosen = wanted.length ? sql`id in (${list(wanted.map((child) => sql`${child}`))})` : sql`false`;
    await database.execute(
      sql`update ${table} set ${via} = null, ${NEXT_VERSION} where ${via} = ${id} and not ${chosen}`,
    );
    const isNew = sql`${chosen} and ${via} is distinct from ${id}`;
    // Those that lose a child to this one.
    await raiseVersions(database, resource.name, sql`id in (select ${via} from ${table} where ${isNew})`);
    await database.execute(sql`update ${table} set ${via} = ${id}, ${NEXT_VERSION} where ${isNew}`);
  },
  async lines({ database, resource, id, values, fieldName, isNew }) {
    const rows = values[fieldName] as Values[] | undefined;
    if (!rows) return;
    const table = name(partName(resource, fieldName));
    if (!isNew) await database.execute(sql`delete from ${table} where ${name(ownerColumn(resource))} = ${id}`);
    await insertLines(database, resource, id, fieldName, rows, sql`0`);
  },
};

/** Adds lines to a record's, from a position on. A value may be SQL: `now()`. */
async function insertLines(
  database: Executor,
  resource: ResourceShape,
  id: string,
  fieldName: string,
  rows: readonly Values[],
  first: SQL,
): Promise<void> {
  const field = resource.fields[fieldName];
  if (field?.kind !== 'lines') throw new Error(`${resource.name}.${fieldName} has no lines`);
  if (rows.length === 0) return;
  const columns = Object.keys(field.fields);
  const tuples = rows.map((row, index) => {
    const values = columns.map((column) => sql`${row[column] ?? null}`);
    return sql`(${list([sql`${id}`, sql`${first} + ${index}`, ...values])})`;
  });
  await database.execute(sql`
    insert into ${name(partName(resource, fieldName))}
      (${list([sql`${name(ownerColumn(resource))}`, sql`position`, ...columnNames(columns)])}) values ${list(tuples)}`);
}

/** Adds lines after those that a record has, which the transaction holds locked: what was there stays as it was. */
export async function appendLines(
  transaction: Executor,
  resource: ResourceShape,
  id: string,
  fieldName: string,
  rows: readonly Values[],
): Promise<void> {
  const table = name(partName(resource, fieldName));
  const taken = sql`(select count(*) from ${table} where ${name(ownerColumn(resource))} = ${id})`;
  await insertLines(transaction, resource, id, fieldName, rows, taken);
}

/** Puts the pictures of a record back as they were, under their own ids; the files are still there. */
export async function restoreImages(
  database: Executor,
  resource: ResourceShape,
  id: string,
  before: Values,
): Promise<void> {
  for (const [fieldName, field] of Object.entries(resource.fields)) {
    const former = before[fieldName] as Image[] | undefined;
    if (field.kind !== 'images' || !former) continue;
    const table = name(partName(resource, fieldName));
    const owner = name(ownerColumn(resource));
    await database.execute(sql`delete from ${table} where ${owner} = ${id}`);
    const rows = former.map((image) => sql`(${image.id}, ${id}, ${image.url}, ${image.order})`);
    if (rows.length)
      await database.execute(sql`insert into ${table} (id, ${owner}, url, "order") values ${list(rows)}`);
  }
}
