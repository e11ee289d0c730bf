import { plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { pointersTo, pointingTo } from '../read/links.ts';
import { isOneOf } from './versions.ts';

/** A deletion cascades to at most this many records: each is locked, audited and passed to its hooks. */
export const MOST_CASCADED = 500;

/** So many records of a resource. */
type Count = { resource: ResourceShape; count: number };
/** What a deletion takes with it, and what still points to any of that and keeps it from being deleted. */
export type Deletion = { deleted: Count[]; refusing: Count[] };

type Ids = Map<ResourceShape, Set<string>>;

/** Adds ids to a resource's; returns those that are new there. */
function add(to: Ids, resource: ResourceShape, ids: readonly string[]): string[] {
  const existing = to.get(resource) ?? new Set();
  to.set(resource, existing);
  const added = ids.filter((id) => !existing.has(id));
  for (const id of added) existing.add(id);
  return added;
}

const sizeOf = (ids: Ids): number => [...ids.values()].reduce((sum, { size }) => sum + size, 0);

/** What the deletion of some records of `target` would take with it, and what refuses it. Stops above the most. */
export async function deletionOf(
  database: Executor,
  resources: readonly ResourceShape[],
  target: ResourceShape,
  ids: readonly string[],
): Promise<Deletion> {
  const going: Ids = new Map([[target, new Set(ids)]]);
  const refusing = new Map<ResourceShape, SQL[]>();
  const waiting: [ResourceShape, readonly string[]][] = [[target, ids]];
  for (const [from, targets] of waiting) {
    for (const pointer of pointersTo(resources, from, 'cascade')) {
      const { resource } = pointer.place;
      const added = add(going, resource, await pointingTo(database, pointer, targets));
      if (added.length > 0 && sizeOf(going) <= MOST_CASCADED + ids.length) waiting.push([resource, added]);
    }
    for (const { place, links } of pointersTo(resources, from, 'refuse'))
      refusing.set(place.resource, [...(refusing.get(place.resource) ?? []), links.pointing(place, targets)]);
  }
  const refused: Count[] = [];
  for (const [resource, pointing] of refusing)
    refused.push({ resource, count: await countOthers(database, pointing, [...(going.get(resource) ?? [])]) });
  for (const id of ids) going.get(target)?.delete(id);
  const deleted = [...going].map(([resource, { size }]) => ({ resource, count: size }));
  const isSome = ({ count }: Count) => count > 0;
  return { deleted: deleted.filter(isSome), refusing: refused.filter(isSome) };
}

/** How many records some statements find in all, without those that go as well: these refuse nothing. */
async function countOthers(database: Executor, pointing: readonly SQL[], going: readonly string[]): Promise<number> {
  const found = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (${sql.join([...pointing], sql` union `)}) found
    where not (${isOneOf(sql`found.id`, going)})`);
  return firstRow(found).count;
}

const inWords = (counts: readonly Count[]): string =>
  counts.map(({ resource: { label }, count }) => plural(count, label.one, label.many).toLowerCase()).join(', ');

/**
 * 409 when something still points to a record that is about to be deleted, or too much would go with it; the message names
 * it.
 */
export function refuseDeletion({ deleted, refusing }: Deletion): void {
  if (refusing.length > 0)
    throw new ApiError(409, 'conflict', `Suppression impossible : encore utilisé par ${inWords(refusing)}`);
  if (deleted.reduce((sum, { count }) => sum + count, 0) > MOST_CASCADED)
    throw new ApiError(
      409,
      'conflict',
      `Suppression impossible en une fois : ${inWords(deleted)} seraient supprimés aussi (${MOST_CASCADED} au plus). Supprimez-en d’abord une partie.`,
    );
}
