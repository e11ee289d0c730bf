import type { Days, SalesBy } from '@karite/shared/statistics';
import { type SQL, sql } from 'drizzle-orm';

/** What is counted of itself: days, months and states are sums of these. */
export type Dimension = Exclude<SalesBy, 'day' | 'month' | 'status'> | 'all';

/** A dimension's value of an order `o`, or of one of its lines. */
type Source = { value: SQL; from: SQL; orders: SQL; revenue: SQL };

const ofOrder = (value: SQL): Source => ({
  value,
  from: sql`orders o`,
  orders: sql`count(*)`,
  revenue: sql`sum(o.total_price)`,
});

/** Lines are counted at their price, before discount and delivery; an order counts once for each value of its lines. */
const ofLines = (value: SQL, joins: SQL): Source => ({
  value,
  from: sql`orders o join orders_items line on line.orders_id = o.id ${joins}`,
  orders: sql`count(distinct o.id)`,
  revenue: sql`sum(line.price * line.quantity)`,
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
    case 'country':
      return ofOrder(sql`coalesce(o.country, '')`);
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
    case 'brand':
      return ofLines(
        sql`coalesce(product.brand_id::text, '')`,
        sql`left join products product on product.id = ${PRODUCT_ID}`,
      );
    case 'category':
      return ofLines(
        sql`coalesce(kept.categories_other_id::text, '')`,
        sql`left join products_categories kept on kept.products_id = ${PRODUCT_ID}`,
      );
  }
};

/** The day of an order in the shop's time zone. */
export const dayOf = (zone: string): SQL => sql`(o.created_at at time zone ${zone})::date`;

/** The moment at which a day begins in the shop's time zone, in SQL: each end of a period, whatever its clocks did. */
export const beginOf = (day: SQL, zone: string): SQL => sql`((${day})::date::timestamp at time zone ${zone})`;

/** The orders `o` of some days. */
export const within = ({ from, to }: Days, zone: string): SQL =>
  sql`o.created_at >= ${beginOf(sql`${from}`, zone)} and o.created_at < ${beginOf(sql`${to}::date + 1`, zone)}`;

/**
 * `select day, status, value, orders, revenue`: what orders (`o`) that `where` leaves say by a dimension, counted from the
 * orders themselves. Orders paid by a test are left out (R408). Amounts in FCFA.
 */
export function factsOf(dimension: Dimension, zone: string, where: SQL): SQL {
  const { value, from, orders, revenue } = sourceOf(dimension, zone);
  return sql`
    select ${dayOf(zone)} as day, o.status, ${value} as value, ${orders}::int as orders, ${revenue} as revenue
    from ${from} where not o.is_test and ${where} group by 1, 2, 3`;
}
