import { type ResourceShape, targetOf } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { storedAs } from './kinds/index.ts';
import { isOneOf, raiseVersions } from './versions.ts';

/** Who pointed to a record when it was deleted: ids of records, by `resource.field`. */
export type Links = Record<string, string[]>;

/** Every field of a resource that lets go of a record when it is deleted. Those that refuse the deletion are not among them. */
const pointersTo = (target: ResourceShape) =>
  resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const { links } = storedAs(field);
      if (!links?.letsGo(field) || targetOf(field, resource)?.name !== target.name) return [];
      return [{ key: `${resource.name}.${name}`, place: { resource, name, field }, links }];
    }),
  );

/** Who points to a record that is about to be deleted, to be kept with the deletion; their versions go up. */
export async function looseLinks(transaction: Executor, target: ResourceShape, id: string): Promise<Links> {
  const found: Links = {};
  for (const { key, place, links } of pointersTo(target)) {
    const { rows } = await transaction.execute<{ id: string }>(links.pointing(place, id));
    if (rows.length === 0) continue;
    const ids = rows.map((row) => row.id);
    found[key] = ids;
    await raiseVersions(transaction, place.resource.name, isOneOf(sql`id`, ids));
  }
  return found;
}

/** Lets those that are still there point to a record again, unless they have come to point elsewhere. */
export async function restoreLinks(
  transaction: Executor,
  target: ResourceShape,
  id: string,
  former: Links,
): Promise<void> {
  for (const { key, place, links } of pointersTo(target)) {
    const ids = former[key];
    if (!ids) continue;
    const free = links.isFree(place, isOneOf(sql`id`, ids));
    await raiseVersions(transaction, place.resource.name, free);
    await transaction.execute(links.pointAgain(place, id, free));
  }
}
