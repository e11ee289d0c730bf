import type { Days } from '@karite/shared/statistics';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { factsOf, within } from './facts.ts';
import { isExact, sumsNow } from './stored-sums.ts';

/** A product, by what was ordered of it: amounts in the shop's currency, at the price of the lines. `isSold`: it is still in the catalogue. */
type ProductSales = {
  id: string;
  name: string;
  quantity: number;
  orders: number;
  revenue: number;
  isSold: boolean;
};

/** The number of listed products. */
const MOST = 50;

/**
 * `select id, quantity, orders, revenue` of the products ordered in some days: read from the sums, and counted order by order
 * while these are rebuilt.
 */
const soldIn = (days: Days, zone: string): SQL => sql`
  with sums as materialized (select ${isExact('product', zone)} as exact)
  select value as id, sum(quantity)::int as quantity, sum(orders)::int as orders, sum(revenue)::float8 as revenue from (
    select value, quantity, orders, revenue from (${sumsNow('product', zone)}) kept
    where (select exact from sums) and day between ${days.from}::date and ${days.to}::date
    union all
    select value, quantity, orders, revenue
    from (${factsOf('product', zone, sql`not (select exact from sums) and ${within(days, zone)}`)}) counted
  ) facts group by 1 having sum(orders) > 0`;

/** The products that brought most in some days (R1613), those since deleted too, by the name of their last order. */
export async function bestSellers(database: Executor, days: Days, zone: string): Promise<ProductSales[]> {
  const { rows } = await database.execute<ProductSales>(
    sql`
      select best.id, coalesce(product.name, (
          select line.name from orders o join orders_items line on line.orders_id = o.id
          where line.product_id = best.id and not o.is_test and ${within(days, zone)} order by o.created_at desc limit 1
        )) as name, best.quantity, best.orders, best.revenue, product.id is not null as "isSold"
      from (select * from (${soldIn(days, zone)}) sold order by revenue desc, id limit ${MOST}) best
        left join products product on product.id::text = best.id
      order by best.revenue desc, best.id`,
    'long',
  );
  return rows;
}

/** The products in stock that nobody ordered in some days and that were there before them, the dearest first (R1613). */
export async function sleepingStock(database: Executor, days: Days, zone: string): Promise<ProductSales[]> {
  const { rows } = await database.execute<ProductSales>(
    sql`
      select product.id, product.name, 0 as quantity, 0 as orders, 0 as revenue, true as "isSold"
      from products product
      where product.in_stock and product.created_at < ((${days.from})::date::timestamp at time zone ${zone})
        and product.id::text not in (select id from (${soldIn(days, zone)}) sold)
      order by product.price desc, product.id limit ${MOST}`,
    'long',
  );
  return rows;
}
