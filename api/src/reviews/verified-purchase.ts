import { sql } from 'drizzle-orm';
import { hooks } from '../resource/hooks.ts';

/**
 * Whether an order of the customer has the product: looked at whenever the review is saved, so that one that was written
 * before the purchase is verified when it is published.
 */
export const reviewHooks = hooks({
  reviews: {
    async beforeSave({ transaction, by, before, values }) {
      const [productId, userId] = [values.productId ?? before?.productId, before?.userId ?? values.userId ?? by?.id];
      const bought = await transaction.execute(sql`
        select 1 from orders_items line join orders on orders.id = line.orders_id
        where line.product_id = ${productId} and orders.user_id = ${userId ?? null} and orders.status <> 'cancelled' limit 1`);
      values.isVerified = bought.rows.length > 0;
    },
  },
});
