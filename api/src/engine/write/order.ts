import { orderedBy, type ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import type { Place } from '../kinds/kind.ts';
import { lockOrder, orderedWith } from '../kinds/numbers/position.ts';
import type { StoredRecord } from '../read/read.ts';
import { NEXT_VERSION } from './versions.ts';
import { endSave, lock, type Writer } from './write.ts';

/** Where a record goes: beside another one, some places up (negative) or down, or to a place. */
export type Destination = { before: string } | { after: string } | { step: number } | { place: number };

/** The field by which the records of a resource are ordered; `null` where they are not. */
export function orderOf(resource: ResourceShape): Place<'position'> | null {
  const name = orderedBy(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  return name !== undefined && field?.kind === 'position' ? { resource, name, field } : null;
}

const gone = () => new ApiError(409, 'conflict', 'L’ordre a changé entre-temps : rechargez la liste et recommencez');

/** The index of a record in `others` after its move; it was at `from`. */
function indexOf(others: readonly string[], from: number, to: Destination): number {
  if ('step' in to) return from + to.step;
  if ('place' in to) return to.place - 1;
  const neighbour = others.indexOf('before' in to ? to.before : to.after);
  if (neighbour < 0) throw gone();
  return 'before' in to ? neighbour : neighbour + 1;
}

/**
 * Moves a record within its order, which is renumbered from 1, in the caller's transaction; `null` when there is none.
 * Concurrent moves wait for each other. Throws a 409 when its neighbour does not exist any more.
 */
export async function moveIn(
  transaction: Executor,
  writer: Writer,
  place: Place<'position'>,
  id: string,
  to: Destination,
): Promise<StoredRecord | null> {
  const { resource } = writer;
  await lockOrder(transaction, place);
  const before = await lock(transaction, resource, id);
  if (!before) return null;
  const [table, column] = [sql.identifier(resource.name), sql.identifier(columnName(place.name))];
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from ${table} where ${orderedWith(place, before)} order by ${column}, id`);
  const ids = rows.map((row) => row.id);
  const others = ids.filter((each) => each !== id);
  const at = Math.min(Math.max(indexOf(others, ids.indexOf(id), to), 0), others.length);
  const ordered = others.toSpliced(at, 0, id);
  const moved = await transaction.execute<{ id: string }>(sql`
    update ${table} stored set ${column} = ranked.rank::int, ${NEXT_VERSION}
    from jsonb_array_elements_text(${JSON.stringify(ordered)}::jsonb) with ordinality as ranked (id, rank)
    where stored.id = ranked.id::uuid and stored.${column} <> ranked.rank returning stored.id`);
  return moved.rows.some((row) => row.id === id) ? endSave(transaction, writer, before, id) : before;
}
