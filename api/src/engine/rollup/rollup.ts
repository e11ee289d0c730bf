import { figureOf, type ResourceShape, rollupsOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import type { StoredRow, Values } from '../kinds/kind.ts';
import { identifier, list } from '../kinds/sql-parts.ts';
import { type Links, pointersTo } from '../read/links.ts';
import { findByIds } from '../read/read.ts';
import { isSame } from '../write/echoed-fields.ts';
import { isOneOf, NEXT_VERSION } from '../write/versions.ts';
import { columnsOf, withComputed } from './computed.ts';
import { type RollupGroup, rollupUpdate, TYPED } from './rollup-sql.ts';

/**
 * Stores the figures of children in their parents, in the transaction that changes them. Parents are locked before their
 * children are read: of two concurrent changes the second one sees the first.
 */
async function refresh(
  database: Executor,
  child: ResourceShape,
  group: RollupGroup,
  parents: Iterable<unknown>,
): Promise<void> {
  const { target } = group;
  const ids = [...new Set(parents)].filter((id) => typeof id === 'string');
  if (ids.length === 0) return;
  await database.execute(
    sql`select id from ${identifier(target.name)} where ${isOneOf(sql`id`, ids)} order by id for no key update`,
  );
  const { rows } = await database.execute<{ id: string }>(rollupUpdate(child, group, isOneOf(sql`parent.id`, ids)));
  const changed = rows.map(({ id }) => id);
  if (changed.length === 0) return;
  await compute(database, target, changed);
  await rollUpOf(database, target, changed);
}

/**
 * Locks the parents of some records, from the top down and before the records themselves, as a deletion does, which begins
 * with the parent. So two that lock both never deadlock. `below` are the records on the path: in a cycle, each is visited
 * once.
 */
export async function lockHolders(
  database: Executor,
  resource: ResourceShape,
  ids: readonly string[],
  below: ReadonlySet<string> = new Set(ids),
): Promise<void> {
  for (const { via, target } of rollupsOf(resource)) {
    const column = identifier(columnName(via));
    const { rows } = await database.execute<{ id: string }>(sql`
      select distinct ${column} as id from ${identifier(resource.name)} where ${isOneOf(sql`id`, ids)} and ${column} is not null`);
    const holders = rows.flatMap(({ id }) => (below.has(id) ? [] : [id]));
    if (holders.length === 0) continue;
    await lockHolders(database, target, holders, new Set([...below, ...holders]));
    await database.execute(
      sql`select id from ${identifier(target.name)} where ${isOneOf(sql`id`, holders)} order by id for no key update`,
    );
  }
}

/** Computes what records compute from their own fields, after some of those were written past a save. */
async function compute(database: Executor, resource: ResourceShape, ids: string[]): Promise<void> {
  if (!Object.values(resource.fields).some(({ computed }) => computed)) return;
  for (const row of (await findByIds(database, resource, ids)).values()) {
    const computed = withComputed(resource, {}, row);
    const set = columnsOf(resource, computed).map((name) => sql`${identifier(columnName(name))} = ${computed[name]}`);
    await database.execute(
      sql`update ${identifier(resource.name)} set ${list([...set, NEXT_VERSION])} where id = ${row.id}`,
    );
  }
}

/** What the parents of these records hold of them, by what the records are now. */
export async function rollUpOf(database: Executor, resource: ResourceShape, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const group of rollupsOf(resource)) {
    const { rows } = await database.execute<{ id: string }>(sql`
      select distinct ${identifier(columnName(group.via))} as id from ${identifier(resource.name)}
      where ${isOneOf(sql`id`, ids)}`);
    await refresh(
      database,
      resource,
      group,
      rows.map(({ id }) => id),
    );
  }
}

/** The fields of a child that its parents' figures are made of. */
const readBy = ({ via, fields }: RollupGroup): string[] => [
  via,
  ...fields.flatMap(([, rollup]) => [figureOf(rollup)?.field ?? via, ...Object.keys(rollup.where ?? {})]),
];

/** One change of a record: as it was (`null` for a new one) and what is written (`null` where it is deleted). */
export type ChildChange = { before: StoredRow | null; after: Values | null };

/** Updates the parents of changed records, the former ones too. */
export async function rollUp(
  database: Executor,
  resource: ResourceShape,
  changes: readonly ChildChange[],
): Promise<void> {
  for (const group of rollupsOf(resource)) {
    const read = readBy(group);
    const parents = changes.flatMap(({ before, after }) => {
      const isAnother = (name: string) => after?.[name] !== undefined && after[name] !== before?.[name];
      if (before && after && !read.some(isAnother)) return [];
      return [before?.[group.via], after?.[group.via]];
    });
    await refresh(database, resource, group, parents);
  }
}

/** Updates the figures of some records after links to them changed in another way than by a save. */
export async function rollUpInto(
  database: Executor,
  resources: readonly ResourceShape[],
  target: ResourceShape,
  ids: Iterable<unknown>,
): Promise<void> {
  for (const child of resources)
    for (const group of rollupsOf(child))
      if (group.target.name === target.name) await refresh(database, child, group, ids);
}

/** What the parents hold of records that were let go of, or point again (`links`), as their target went or came back. */
export async function rollUpLinked(
  database: Executor,
  resources: readonly ResourceShape[],
  target: ResourceShape,
  links: Links,
): Promise<void> {
  for (const { key, place } of pointersTo(resources, target, 'clear'))
    await rollUpOf(database, place.resource, links[key] ?? []);
}

/** The fields of a resource that only its children set. */
export const rolledUp = (resources: readonly ResourceShape[], target: ResourceShape): ReadonlySet<string> =>
  new Set(
    resources.flatMap((child) =>
      rollupsOf(child).flatMap((group) =>
        group.target.name === target.name
          ? group.fields.flatMap(([name, { fallback }]) => (fallback === 'typed' ? [] : [name]))
          : [],
      ),
    ),
  );

/** The fields of a resource that hold typed values until children override them, and the resource of these children. */
const typedFields = (resources: readonly ResourceShape[], target: ResourceShape) =>
  resources.flatMap((child) =>
    rollupsOf(child).flatMap((group) =>
      group.target.name === target.name
        ? group.fields.flatMap(([name, { fallback }]) => (fallback === 'typed' ? [{ name, child }] : []))
        : [],
    ),
  );

/** The typed values that children override at present, by column. */
async function typedAside(database: Executor, { name }: ResourceShape, id: string): Promise<Values> {
  const found = await database.execute<{ typed: Values }>(
    sql`select ${identifier(TYPED)} as typed from ${identifier(name)} where id = ${id}`,
  );
  return firstRow(found).typed;
}

/** 409 when values would change a figure that children set at present; `before` is the current record, locked. */
export async function refuseRolledUp(
  database: Executor,
  resources: readonly ResourceShape[],
  resource: ResourceShape,
  before: StoredRow & { id: string },
  values: Values,
): Promise<void> {
  const requested = typedFields(resources, resource).filter(
    ({ name }) => values[name] !== undefined && !isSame(resource.fields[name], values[name], before[name]),
  );
  if (requested.length === 0) return;
  const aside = await typedAside(database, resource, before.id);
  for (const { name, child } of requested) {
    if (!(columnName(name) in aside)) continue;
    const message = `${resource.fields[name]?.label} : ce chiffre vient de « ${child.label.many} » ; il ne se saisit que quand il n’y en a aucun`;
    throw new ApiError(409, 'conflict', message, { fields: { [name]: message } });
  }
}

/** A record with its typed values in place of those of its children: as it is without them. */
export async function withTyped<R extends StoredRow & { id: string }>(
  database: Executor,
  resources: readonly ResourceShape[],
  resource: ResourceShape,
  record: R,
): Promise<R> {
  const fields = typedFields(resources, resource);
  if (fields.length === 0) return record;
  const aside = await typedAside(database, resource, record.id);
  const typed = fields.flatMap(({ name }) => {
    const column = columnName(name);
    return column in aside ? [[name, aside[column]]] : [];
  });
  return { ...record, ...Object.fromEntries(typed) };
}
