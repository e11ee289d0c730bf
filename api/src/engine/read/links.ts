import { type OnDelete, type ResourceShape, targetOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';
import { storedAs } from '../kinds/index.ts';
import { isOneOf, raiseVersions } from '../write/versions.ts';

/** Who pointed to a record when it was deleted: ids of records, by `resource.field`. */
export type Links = Record<string, string[]>;

/** Every field of these resources that points to another, with what is done when that is deleted. */
const pointersAmong = memoizeByObject((resources: readonly ResourceShape[]) =>
  resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const { links } = storedAs(field);
      const target = links && targetOf(field, resource);
      const pointer = { key: `${resource.name}.${name}`, place: { resource, name, field } };
      return target ? [{ ...pointer, to: target.name, onDelete: links.onDelete(field), links }] : [];
    }),
  ),
);

/** Every field of these resources that points to a target and does this when it is deleted. */
export const pointersTo = (resources: readonly ResourceShape[], target: ResourceShape, onDelete: OnDelete) =>
  pointersAmong(resources).filter((pointer) => pointer.to === target.name && pointer.onDelete === onDelete);

export type Pointer = ReturnType<typeof pointersTo>[number];

/** The ids of the records that point to one of `targets`, each once. */
export async function pointingTo(
  database: Executor,
  { links, place }: Pointer,
  targets: readonly string[],
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(links.pointing(place, targets));
  return [...new Set(rows.map(({ id }) => id))];
}

/** The records that point to a record before its deletion, to be stored with it; their versions go up. */
export async function looseLinks(
  transaction: Executor,
  resources: readonly ResourceShape[],
  target: ResourceShape,
  id: string,
): Promise<Links> {
  const found: Links = {};
  for (const pointer of pointersTo(resources, target, 'clear')) {
    const ids = await pointingTo(transaction, pointer, [id]);
    if (ids.length === 0) continue;
    found[pointer.key] = ids;
    await raiseVersions(transaction, pointer.place.resource.name, isOneOf(sql`id`, ids));
  }
  return found;
}

/** Lets those that are still there point to a record again, unless they have come to point elsewhere. */
export async function restoreLinks(
  transaction: Executor,
  resources: readonly ResourceShape[],
  target: ResourceShape,
  id: string,
  former: Links,
): Promise<void> {
  for (const { key, place, links } of pointersTo(resources, target, 'clear')) {
    const ids = former[key];
    if (!ids) continue;
    const free = links.isFree(place, isOneOf(sql`id`, ids));
    await raiseVersions(transaction, place.resource.name, free);
    await transaction.execute(links.relink(place, id, free));
  }
}
