import { lots } from '@karite/shared/resources';
import type { LotStatus, Pieces } from '@karite/shared/stock';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Level } from './hold-levels.ts';

const table = sql.identifier(lots.name);

/** A lot as movements see it. */
export type HeldLot = { id: string; quantity: number; status: LotStatus };

/** A lot of a product with a locked level; `null` where it belongs to another one. */
export async function lotOf(
  transaction: Executor,
  { stockId }: Pick<Level, 'stockId'>,
  lotId: string,
): Promise<HeldLot | null> {
  if (!isUuid(lotId)) return null;
  const { rows } = await transaction.execute<HeldLot>(
    sql`select id, quantity, status from ${table} where id = ${lotId} and stock_id = ${stockId}`,
  );
  return rows[0] ?? null;
}

/** How many pieces of a product are in no lot. */
export const looseOf = ({ quantity, inLots }: Level): number => quantity - inLots;

/**
 * The pieces of counted products that can be sold, by the product's id: first to expire first (R1872), then lots without a
 * date, oldest first, at last what is in no lot. Queried only for those that have lots.
 */
export async function sellable(
  transaction: Executor,
  levels: ReadonlyMap<string, Level>,
): Promise<Map<string, Pieces[]>> {
  const withLots = [...levels.values()].filter(({ inLots }) => inLots > 0).map(({ stockId }) => stockId);
  const { rows } =
    withLots.length === 0
      ? { rows: [] }
      : await transaction.execute<Pieces & { stockId: string }>(sql`
          select stock_id as "stockId", id as "lotId", quantity from ${table}
          where stock_id = any(${sql.param(withLots)}::uuid[]) and status = 'onSale' and quantity > 0
          order by expires_on nulls last, created_at, id`);
  return new Map(
    [...levels].map(([productId, level]) => [
      productId,
      [...rows.filter(({ stockId }) => stockId === level.stockId), { lotId: null, quantity: looseOf(level) }],
    ]),
  );
}
