import { type SQL, sql } from 'drizzle-orm';
import { APART, DELTAS, type Dimension, factsOf } from './facts.ts';

/** What sums are kept of: of all orders, or by what the products of their lines are in today. */
type Made = 'orders' | 'products';

/**
 * The dimensions that sums are kept by, day and state apart. `apart`: by country, payment and delivery as well; the others
 * would have a sum for nearly every order. Who is new and who comes back depends on other orders: there are no sums of it.
 */
export const KEPT = {
  'utc-month': { of: 'orders', apart: true },
  city: { of: 'orders', apart: true },
  hour: { of: 'orders', apart: false },
  influencer: { of: 'orders', apart: false },
  brand: { of: 'products', apart: false },
  category: { of: 'products', apart: false },
} as const satisfies Partial<Record<Dimension, { of: Made; apart: boolean }>>;
export type Kept = keyof typeof KEPT;

export const KEPT_DIMENSIONS: readonly Kept[] = ['utc-month', 'city', 'hour', 'influencer', 'brand', 'category'];

/** What some orders or deltas come to, as rows of the sums of one dimension. */
export const sumsFrom = (kept: Kept, zone: string, rows: SQL, where: SQL = sql`true`): SQL => sql`
  select ${kept}::text as dimension, day, status, country, payment, delivery, value, orders, revenue
  from (${factsOf(kept, zone, where, rows, KEPT[kept].apart ? APART : undefined)}) facts`;

/** `day, status, country, payment, delivery, value, orders, revenue`: the sums of a dimension with all that has come since. */
export const sumsNow = (kept: Kept, zone: string): SQL => sql`
  select day, status, country, payment, delivery, value, orders, revenue from sales_sums where dimension = ${kept}
  union all
  select day, status, country, payment, delivery, value, orders, revenue from (${sumsFrom(kept, zone, DELTAS)}) since`;

/** Whether `sumsNow` is what the orders say, as one statement sees both. */
export function isExact(kept: Kept, zone: string): SQL {
  const { of } = KEPT[kept];
  return sql`(
    exists (select from sales_made where what = ${of} and zone = ${zone})
    and not exists (
      select from sales_stale where what = any(${of === 'orders' ? sql`array['orders']` : sql`array['orders', 'products']`})
      group by what, product_id, group_id having sum(sign) <> 0))`;
}
