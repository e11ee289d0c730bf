import { sql } from 'drizzle-orm';
import { hooks } from '../../engine/write/hooks.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Whether an order of an account has a product or one of its variants, and was not cancelled. */
export async function hasBought(database: Executor, userId: unknown, productId: unknown): Promise<boolean> {
  const bought = await database.execute(sql`
    select 1 from orders_items line join orders on orders.id = line.orders_id
    where line.product_id in (select id::text from products where id = ${productId} or variant_of_id = ${productId})
      and orders.user_id = ${userId} and orders.status <> 'cancelled' limit 1`);
  return bought.rows.length > 0;
}

/** Looked at whenever a review is saved, so that one that was written before the purchase is verified when it is published. */
export const reviewHooks = hooks({
  reviews: {
    async beforeSave({ transaction, by, before, values }) {
      const [productId, userId] = [values.productId ?? before?.productId, before?.userId ?? values.userId ?? by?.id];
      values.isVerified = await hasBought(transaction, userId ?? null, productId);
    },
  },
});
