import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';

/** It may take longer than a request: no statement has a limit of time. */
const NO_LIMIT = 0;
/** So old are the orders that count at most, in days, and so many of them, the latest. */
const DAYS = 180;
const MOST_ORDERS = 50_000;
/** Who buys more than this buys for a shop of their own: it says nothing of what goes together. */
const MOST_LINES = 20;
/** From so many orders on two products are bought together (R1848). */
const LEAST_ORDERS = 2;
/** So many others are stored of each product: some will be out of stock. */
const STORED = 8;
/** The shortest interval between rebuilds, in hours. */
const HOURS = 6;

/** A purchase of a shade or a size is a purchase of the product (R1910). Results are stored in a table without a resource. */
export const BOUGHT_TOGETHER = 'bought_together';

const made = sql`
  with recent as materialized (
    select id from orders where created_at > now() - make_interval(days => ${DAYS}) and status <> 'cancelled' and not is_test
    order by created_at desc limit ${MOST_ORDERS}),
  bought as materialized (
    select distinct line.orders_id, coalesce(product.variant_of_id, product.id) as product_id
    from orders_items line join recent on recent.id = line.orders_id join products product on product.id::text = line.product_id),
  counted as (
    select orders_id from bought group by orders_id having count(*) between 2 and ${MOST_LINES}),
  pairs as (
    select one.product_id, other.product_id as other_id, count(*)::int as orders
    from counted join bought one using (orders_id) join bought other using (orders_id)
    where other.product_id <> one.product_id group by 1, 2 having count(*) >= ${LEAST_ORDERS}),
  ranked as (
    select pairs.*, row_number() over (partition by product_id order by orders desc, other_id) as place from pairs)
  insert into bought_together (product_id, other_id, orders)
  select product_id, other_id, orders from ranked where place <= ${STORED}`;

/** Counts anew which products orders have together: beside the requests, which read a few rows of it. */
async function countTogether(transaction: Executor): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`delete from bought_together`);
  await transaction.execute(made);
  await transaction.execute(sql`select note_change(${BOUGHT_TOGETHER}, null, '{}')`);
}

/** The same where it is due. */
export const countTogetherWhenDue = (database: Database): Promise<void> =>
  database.transaction(async (transaction) => {
    const recent = await transaction.execute(
      sql`select from bought_together where made_at > now() - make_interval(hours => ${HOURS}) limit 1`,
    );
    if (recent.rows.length === 0) await countTogether(transaction);
  }, NO_LIMIT);
