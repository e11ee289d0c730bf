import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { columnName, otherColumn, ownerColumn, partName } from '../database/names.ts';
import { isOneOf, raiseVersions } from './versions.ts';

/** Who pointed to a record when it was deleted: ids of records, by `resource.field`. */
export type Links = Record<string, string[]>;

const name = (text: string) => sql.identifier(text);

/** Every field of a resource that lets go of a record when it is deleted. Those that refuse the deletion are not among them. */
const pointersTo = (target: ResourceShape) =>
  resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([field, declared]) => {
      const isLoose =
        declared.kind === 'manyToMany' || (declared.kind === 'belongsTo' && declared.onDelete === 'clear');
      if (!isLoose) return [];
      const pointsTo = declared.target === 'self' ? resource : declared.target;
      return pointsTo.name === target.name ? [{ resource, field, kind: declared.kind }] : [];
    }),
  );

/** Who points to a record that is about to be deleted, to be kept with the deletion; their versions go up. */
export async function looseLinks(transaction: Executor, target: ResourceShape, id: string): Promise<Links> {
  const links: Links = {};
  for (const { resource, field, kind } of pointersTo(target)) {
    const found = await transaction.execute<{ id: string }>(
      kind === 'manyToMany'
        ? sql`select ${name(ownerColumn(resource))} as id from ${name(partName(resource, field))} where ${name(otherColumn(field))} = ${id}`
        : sql`select id from ${name(resource.name)} where ${name(columnName(field))} = ${id}`,
    );
    if (found.rows.length === 0) continue;
    const ids = found.rows.map((row) => row.id);
    links[`${resource.name}.${field}`] = ids;
    await raiseVersions(transaction, resource.name, isOneOf(sql`id`, ids));
  }
  return links;
}

/** Lets those that are still there point to a record again, unless they have come to point elsewhere. */
export async function restoreLinks(
  transaction: Executor,
  target: ResourceShape,
  id: string,
  links: Links,
): Promise<void> {
  for (const { resource, field, kind } of pointersTo(target)) {
    const ids = links[`${resource.name}.${field}`];
    if (!ids) continue;
    const table = name(resource.name);
    const column = name(columnName(field));
    const isFree = sql`${isOneOf(sql`id`, ids)} and ${kind === 'manyToMany' ? sql`true` : sql`${column} is null`}`;
    await raiseVersions(transaction, resource.name, isFree);
    await transaction.execute(
      kind === 'manyToMany'
        ? sql`insert into ${name(partName(resource, field))} (${name(ownerColumn(resource))}, ${name(otherColumn(field))})
            select id, ${id} from ${table} where ${isFree} on conflict do nothing`
        : sql`update ${table} set ${column} = ${id} where ${isFree}`,
    );
  }
}
