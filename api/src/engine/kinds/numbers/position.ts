import { sql } from 'drizzle-orm';
import { KEYED_LOCKS } from '../../../platform/database/advisory-locks.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/database/names.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { NEXT_VERSION } from '../../write/versions.ts';
import { type KindDefinition, type Place, type StoredRow, valueIn } from '../kind.ts';
import { identifier } from '../sql-parts.ts';
import { wholeNumber } from './number.ts';

type Position = Place<'position'>;

const columnOf = ({ name }: Position) => identifier(columnName(name));

/** The records that share an order with one, as a condition. */
export const orderedWith = ({ field: { within } }: Position, record: StoredRow) =>
  within === undefined
    ? sql`true`
    : sql`${identifier(columnName(within))} is not distinct from ${record[within] ?? null}`;

/** Lets one transaction at a time change an order: places are neither lost nor given twice. */
export async function lockOrder(transaction: Executor, { resource, name }: Position): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`${KEYED_LOCKS.position}${resource.name}.${name}`}))`,
  );
}

/** The last position plus one; a restored record gets its own, and the records there move back. */
async function placeFor(transaction: Executor, place: Position, record: StoredRow, former?: number | null) {
  const [table, column, group] = [identifier(place.resource.name), columnOf(place), orderedWith(place, record)];
  await lockOrder(transaction, place);
  if (typeof former === 'number') {
    await transaction.execute(sql`
      update ${table} set ${column} = ${column} + 1, ${NEXT_VERSION} where ${group} and ${column} >= ${former}
        and exists (select from ${table} where ${group} and ${column} = ${former})`);
    return former;
  }
  const found = await transaction.execute<{ next: number }>(
    sql`select coalesce(max(${column}), 0)::int + 1 as next from ${table} where ${group}`,
  );
  return firstRow(found).next;
}

export const positionKind: KindDefinition<'position'> = {
  ...wholeNumber,
  isIndexed: true,
  assign: async (transaction, place, values, before) => {
    const { within } = place.field;
    if (!before) return placeFor(transaction, place, values, valueIn(values, place));
    const isMoved = within !== undefined && values[within] !== undefined && values[within] !== before[within];
    return isMoved ? placeFor(transaction, place, { ...before, ...values }) : undefined;
  },
  readCell: null,
};
