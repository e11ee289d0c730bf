import { type Order, stockMovements, stocks } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { addIn, type Writer } from '../resource/write.ts';
import { ApiError } from '../server/errors/api-error.ts';
import { holdLevels } from './hold-levels.ts';

/** What an order has taken of each product by now, and not given back; 0 where it gave all of it back. */
async function taken(transaction: Executor, { id }: Pick<Order, 'id'>): Promise<Map<string, number>> {
  const { rows } = await transaction.execute<{ productId: string; taken: number }>(sql`
    select it.product_id as "productId", coalesce(-sum(moved.change), 0)::int as taken
    from ${sql.identifier(stockMovements.name)} moved join ${sql.identifier(stocks.name)} it on it.id = moved.stock_id
    where moved.order_id = ${id} group by it.product_id`);
  return new Map(rows.map((row) => [row.productId, row.taken]));
}

/**
 * Takes what a new order has of counted products, gives it back where the order was cancelled, and takes it again where it
 * is open once more (R1862). 409 when there is not enough left for that. What was not counted when it was ordered, or is
 * counted anew since, is left alone.
 */
export async function takeStock(
  transaction: Executor,
  writer: Pick<Writer, 'app' | 'database' | 'by'>,
  order: Pick<Order, 'id' | 'status' | 'items'>,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const wanted = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  const before = isNew ? new Map<string, number>() : await taken(transaction, order);
  const levels = await holdLevels(transaction, isNew ? wanted.keys() : before.keys());
  for (const [productId, { quantity: left }] of levels) {
    const more = (order.status === 'cancelled' ? 0 : (wanted.get(productId) ?? 0)) - (before.get(productId) ?? 0);
    if (more === 0) continue;
    if (more > left) throw new ApiError(409, 'conflict', `Il n'en reste que ${left} : le stock ne suffit plus`);
    const reason = more > 0 ? ('sold' as const) : ('returned' as const);
    const movement = { productId, reason, quantity: Math.abs(more), orderId: order.id };
    await addIn(transaction, { ...writer, resource: stockMovements }, movement);
  }
}
