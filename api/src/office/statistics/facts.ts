import type { Days, SalesBy } from '@karite/shared/statistics';
import { type SQL, sql } from 'drizzle-orm';
import { COUNTRY_OF_SALE } from './country-of-sale.ts';

/** What is counted of itself: days, months and states are sums of these. */
export type Dimension = Exclude<SalesBy, 'day' | 'month' | 'status'> | 'all' | 'utc-month' | 'product';

/** The orders that count, as `o`: those paid by a test are left out (R408). `sign`: how often each does. */
export const ORDERS = sql`(select *, id as record_id, 1 as sign from orders where not is_test)`;
/** What has come since the sums were made: orders that came (1), or that are not as they were any more (-1). */
export const DELTAS = sql`(select *, order_id as record_id from sales_deltas)`;

/** A dimension's value of an order `o`, or of one of its lines. */
type Source = { value: SQL; joins: SQL; orders: SQL; revenue: SQL; quantity: SQL };

const ofOrder = (value: SQL): Source => ({
  value,
  joins: sql``,
  orders: sql`sum(o.sign)`,
  revenue: sql`sum(o.sign * o.total_price)`,
  quantity: sql`0`,
});

/** Lines are counted at their price, before discount and delivery; an order counts once for each value of its lines. */
const ofLines = (value: SQL, joins: SQL): Source => ({
  value,
  joins: sql`join orders_items line on line.orders_id = o.record_id ${joins}`,
  orders: sql`count(distinct o.id) filter (where o.sign = 1) - count(distinct o.id) filter (where o.sign = -1)`,
  revenue: sql`sum(o.sign * line.price * line.quantity)`,
  quantity: sql`0`,
});

/** A product of a line as it is today; one that is deleted has neither brand nor category. */
const IS_ID = sql`line.product_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;
const PRODUCT_ID = sql`case when ${IS_ID} then line.product_id::uuid end`;

/** A customer is a phone number (R1612): who has an earlier order that counts is returning. */
const HAS_EARLIER = sql`exists (
  select from orders earlier where earlier.phone = o.phone and not earlier.is_test
    and (earlier.created_at, earlier.id) < (o.created_at, o.id))`;

const sourceOf = (dimension: Dimension, zone: string): Source => {
  switch (dimension) {
    case 'all':
      return ofOrder(sql`''`);
    // Of all orders: a sum by day is the same in each zone's month, and every release reads it by this name.
    case 'utc-month':
      return ofOrder(sql`to_char(o.created_at at time zone 'UTC', 'YYYY-MM')`);
    case 'country':
      return ofOrder(COUNTRY_OF_SALE);
    case 'city':
      return ofOrder(sql`coalesce(o.city, '')`);
    case 'payment':
      return ofOrder(sql`o.payment_method`);
    case 'delivery':
      return ofOrder(sql`o.delivery_type`);
    case 'influencer':
      return ofOrder(sql`coalesce(fold(o.code_influenceur), '')`);
    case 'hour':
      return ofOrder(sql`to_char(o.created_at at time zone ${zone}, 'HH24')`);
    case 'customer':
      return ofOrder(sql`case when ${HAS_EARLIER} then 'returning' else 'new' end`);
    case 'product':
      return { ...ofLines(sql`line.product_id`, sql``), quantity: sql`sum(o.sign * line.quantity)` };
    case 'brand':
      return ofLines(
        sql`coalesce(product.brand_id::text, '')`,
        sql`left join products product on product.id = ${PRODUCT_ID}`,
      );
    case 'category':
      return ofLines(
        sql`coalesce(assigned.categories_other_id::text, '')`,
        sql`left join products_categories assigned on assigned.products_id = ${PRODUCT_ID}`,
      );
  }
};

const BLANK = sql`''::text`;
/** No split besides the dimension. */
export const TOGETHER = { status: BLANK, country: BLANK, payment: BLANK, delivery: BLANK };
/** The state. */
export const BY_STATUS: typeof TOGETHER = { ...TOGETHER, status: sql`o.status` };
/** State, country, payment and delivery. */
export const APART: typeof TOGETHER = {
  ...BY_STATUS,
  country: COUNTRY_OF_SALE,
  payment: sql`o.payment_method`,
  delivery: sql`o.delivery_type`,
};

/** The day of an order in the shop's time zone. */
export const dayOf = (zone: string): SQL => sql`(o.created_at at time zone ${zone})::date`;

/** The moment at which a day begins in the shop's time zone, in SQL: each end of a period, whatever its clocks did. */
export const beginOf = (day: SQL, zone: string): SQL => sql`((${day})::date::timestamp at time zone ${zone})`;

/** The orders `o` of some days. */
export const within = ({ from, to }: Days, zone: string, orders = sql`o`): SQL =>
  sql`${orders}.created_at >= ${beginOf(sql`${from}`, zone)} and ${orders}.created_at < ${beginOf(sql`${to}::date + 1`, zone)}`;

/**
 * `select day, status, value, orders, revenue, quantity`: what orders (`o`: `ORDERS` or `DELTAS`) that `where` leaves say
 * by a dimension, counted one by one. `apart`: by more of their columns. Amounts in the shop's currency; `quantity` of products alone.
 */
export function factsOf(dimension: Dimension, zone: string, where: SQL, rows = ORDERS, apart = BY_STATUS): SQL {
  const { value, joins, orders, revenue, quantity } = sourceOf(dimension, zone);
  return sql`
    select ${dayOf(zone)} as day, ${apart.status} as status, ${apart.country} as country, ${apart.payment} as payment,
      ${apart.delivery} as delivery, ${value} as value, (${orders})::int as orders, ${revenue} as revenue,
      (${quantity})::int as quantity
    from ${rows} o ${joins} where ${where} group by 1, 2, 3, 4, 5, 6`;
}
