import { type Order, stockMovements, stocks } from '@karite/shared/resources';
import { type Pieces, takeFrom } from '@karite/shared/stock';
import { sql } from 'drizzle-orm';
import { addIn } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import type { Asking } from './follow.ts';
import { heldLevels, holdLevels } from './hold-levels.ts';
import { sellable } from './pieces.ts';

/** What an order has taken of each product by now, and not returned, by lot; 0 where it returned all of it. */
async function taken(transaction: Executor, { id }: Pick<Order, 'id'>): Promise<Map<string, Pieces[]>> {
  const { rows } = await transaction.execute<Pieces & { productId: string }>(sql`
    select it.product_id as "productId", moved.lot_id as "lotId", coalesce(-sum(moved.change), 0)::int as quantity
    from ${sql.identifier(stockMovements.name)} moved join ${sql.identifier(stocks.name)} it on it.id = moved.stock_id
    where moved.order_id = ${id} group by it.product_id, moved.lot_id order by it.product_id, moved.lot_id`);
  const byProduct = new Map<string, Pieces[]>();
  for (const { productId, ...pieces } of rows) byProduct.set(productId, [...(byProduct.get(productId) ?? []), pieces]);
  return byProduct;
}

const countOf = (pieces: readonly Pieces[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Takes what a new order has of counted products, first to expire first, gives it back to the lots that it came from where
 * the order was cancelled, and takes it again where it is open once more (R1862, R1872). 409 when there is not enough left
 * for that. What was not counted when it was ordered, or is counted anew since, is left alone.
 */
export async function takeStock(
  transaction: Executor,
  writer: Asking,
  order: Pick<Order, 'id' | 'status' | 'items'>,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const wanted = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  const before = isNew ? new Map<string, Pieces[]>() : await taken(transaction, order);
  // Who placed it has just read how many there are.
  const levels = await (isNew ? heldLevels(transaction, wanted.keys()) : holdLevels(transaction, before.keys()));
  const move = async (reason: 'sold' | 'returned', productId: string, pieces: readonly Pieces[]) => {
    for (const { lotId, quantity } of pieces)
      await addIn(
        transaction,
        { ...writer, resource: stockMovements },
        { productId, reason, quantity, lotId, orderId: order.id },
      );
  };
  if (order.status === 'cancelled') {
    for (const productId of levels.keys())
      await move(
        'returned',
        productId,
        (before.get(productId) ?? []).filter(({ quantity }) => quantity > 0),
      );
    return;
  }
  const pieces = await sellable(transaction, levels);
  for (const [productId, { available }] of levels) {
    const more = (wanted.get(productId) ?? 0) - countOf(before.get(productId) ?? []);
    if (more <= 0) continue;
    const parts = takeFrom(pieces.get(productId) ?? [], more);
    if (!parts) throw new ApiError(409, 'conflict', `Il n’en reste que ${available} : le stock ne suffit plus`);
    await move('sold', productId, parts);
  }
}
