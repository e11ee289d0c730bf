import { stocks } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { template } from '../../platform/database/run.ts';
import { isUuid } from '../../platform/database/uuid.ts';

/** Of a counted product: its record of `stocks`, how many there are, how many of those can be sold, and how many are in lots. */
export type Level = { stockId: string; quantity: number; available: number; inLots: number };

const levelsOf = (locked: SQL) =>
  template(sql`
    select product_id as "productId", id as "stockId", quantity, available, in_lots as "inLots" from ${sql.identifier(stocks.name)}
    where product_id = any(${sql.placeholder('ids')}::uuid[]) order by product_id ${locked}`);
const HELD = levelsOf(sql`for no key update`);
const SEEN = levelsOf(sql``);

/** What a transaction holds and has not changed since, by the products' ids; `null`: nobody counts it. */
const held = new WeakMap<Executor, Map<string, Level | null>>();

/** What a transaction has changed is read again. */
export const forgetLevels = (transaction: Executor): boolean => held.delete(transaction);

/** The same as `holdLevels`, without asking again where this transaction holds all of them as they were read. */
export async function heldLevels(transaction: Executor, productIds: Iterable<string>): Promise<Map<string, Level>> {
  const ids = [...productIds];
  const existing = held.get(transaction);
  if (!existing || !ids.every((id) => existing.has(id))) return holdLevels(transaction, ids);
  // In the order in which they are locked.
  return new Map(
    ids.toSorted().flatMap((id) => {
      const level = existing.get(id);
      return level ? [[id, level] as const] : [];
    }),
  );
}

/**
 * How many are left of those of some products that are counted, by the products' ids. Locked in one order and before the
 * products themselves, so that two orders of the same products wait for each other instead of ending each other.
 */
export async function holdLevels(
  transaction: Executor,
  productIds: Iterable<string>,
  { isHeld } = { isHeld: true },
): Promise<Map<string, Level>> {
  const ids = [...new Set(productIds)].filter(isUuid);
  const { rows } = await transaction.execute<Level & { productId: string }>((isHeld ? HELD : SEEN)({ ids }), 'often');
  const levels = new Map<string, Level>(rows.map((level) => [level.productId, level]));
  if (isHeld) held.set(transaction, new Map(ids.map((id) => [id, levels.get(id) ?? null])));
  return levels;
}
