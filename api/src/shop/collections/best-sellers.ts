import { shopWindow } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findSingle } from '../../engine/read/read.ts';
import type { Database, Executor } from '../../platform/database/database.ts';

/** A year of orders is read as long as that takes. */
const NO_LIMIT = 0;
/** So many products have a rank: more is no best seller. */
export const MOST_RANKED = 500;

/**
 * Ranks the products by the pieces that were sold in the days of `shop-window`, without tests, what was cancelled and what
 * came back; shades and sizes count for the product that is on the shelf (R1924). Only changed ranks are written, without the write path: hooks, forms and webhooks don't need them.
 */
export async function writeBestSellers(transaction: Executor): Promise<void> {
  const { bestSellerDays } = await findSingle(transaction, shopWindow);
  await transaction.execute(sql`
    with counted as (
      select o.id from orders o
      where not o.is_test and o.status <> 'cancelled' and o.created_at >= now() - make_interval(days => ${bestSellerDays}::int)
    ), pieces as (
      select line.product_id, line.quantity, line.quantity * line.price as revenue
      from counted join orders_items line on line.orders_id = counted.id
      union all
      select back.product_id, -back.quantity, -back.quantity * back.price
      from counted join returns on returns.order_id = counted.id and returns.status in ('accepted', 'received', 'refunded')
        join returns_items back on back.returns_id = returns.id
    ), sold as (
      select product_id, sum(quantity) as pieces, sum(revenue) as revenue from pieces group by product_id
    ), shelved as (
      select coalesce(product.variant_of_id, product.id) as id, sum(pieces) as pieces, sum(revenue) as revenue
      from sold join products product on product.id::text = sold.product_id group by 1 having sum(pieces) > 0
    ), ranked as (
      select id, row_number() over (order by pieces desc, revenue desc, id)::int as rank
      from shelved order by pieces desc, revenue desc, id limit ${MOST_RANKED}
    ), wanted as (
      -- Held in the order in which an order holds its products: neither waits for the other for ever.
      select product.id, ranked.rank from products product left join ranked on ranked.id = product.id
      where product.sales_rank is distinct from ranked.rank order by product.id for no key update of product
    )
    update products set sales_rank = wanted.rank from wanted where products.id = wanted.id`);
}

/** The same as a task, however long it takes. */
export const rankBestSellers = (database: Database): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await writeBestSellers(transaction);
  }, NO_LIMIT);
