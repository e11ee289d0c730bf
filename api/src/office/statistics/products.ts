import type { Days } from '@karite/shared/statistics';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { within } from './facts.ts';

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

/** The products that brought most in some days (R1613), those since deleted too. */
export async function bestSellers(database: Executor, days: Days, zone: string): Promise<ProductSales[]> {
  const { rows } = await database.execute<ProductSales>(
    sql`
      select best.id, coalesce(product.name, best.name) as name, best.quantity, best.orders, best.revenue,
        product.id is not null as "isSold"
      from (
        select line.product_id as id, max(line.name) as name, sum(line.quantity)::int as quantity,
          count(distinct o.id)::int as orders, sum(line.price * line.quantity)::float8 as revenue
        from orders o join orders_items line on line.orders_id = o.id
        where not o.is_test and ${within(days, zone)}
        group by line.product_id order by revenue desc, line.product_id limit ${MOST}
      ) best left join products product on product.id::text = best.id
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
        and not exists (
          select from orders o join orders_items line on line.orders_id = o.id
          where line.product_id = product.id::text and not o.is_test and ${within(days, zone)})
      order by product.price desc, product.id limit ${MOST}`,
    'long',
  );
  return rows;
}
