import { type SQL, sql } from 'drizzle-orm';
import { APART, DELTAS, type Dimension, factsOf } from './facts.ts';

/** The source of sums: all orders, or order lines by the current group of their product. */
type Made = 'orders' | 'products';

/**
 * The dimensions of stored sums, besides day and status. `apart`: by country, payment and delivery as well; the others
 * would have a sum for nearly every order. Who is new and who comes back depends on other orders: there are no sums of it.
 */
export const STORED = {
  'utc-month': { of: 'orders', apart: true },
  city: { of: 'orders', apart: true },
  hour: { of: 'orders', apart: false },
  influencer: { of: 'orders', apart: false },
  brand: { of: 'products', apart: false },
  category: { of: 'products', apart: false },
} as const satisfies Partial<Record<Dimension, { of: Made; apart: boolean }>>;
export type StoredDimension = keyof typeof STORED;

export const STORED_DIMENSIONS: readonly StoredDimension[] = [
  'utc-month',
  'city',
  'hour',
  'influencer',
  'brand',
  'category',
];

/** What some orders or deltas come to, as rows of the sums of one dimension. */
export const sumsFrom = (stored: StoredDimension, zone: string, rows: SQL, where: SQL = sql`true`): SQL => sql`
  select ${stored}::text as dimension, day, status, country, payment, delivery, value, orders, revenue
  from (${factsOf(stored, zone, where, rows, STORED[stored].apart ? APART : undefined)}) facts`;

/** `day, status, country, payment, delivery, value, orders, revenue`: the sums of a dimension with all that has come since. */
export const sumsNow = (stored: StoredDimension, zone: string): SQL => sql`
  select day, status, country, payment, delivery, value, orders, revenue from sales_sums where dimension = ${stored}
  union all
  select day, status, country, payment, delivery, value, orders, revenue from (${sumsFrom(stored, zone, DELTAS)}) since`;

/** Whether `sumsNow` is what the orders say, as one statement sees both. */
export function isExact(stored: StoredDimension, zone: string): SQL {
  const { of } = STORED[stored];
  return sql`(
    exists (select from sales_made where what = ${of} and zone = ${zone})
    and not exists (
      select from sales_stale where what = any(${of === 'orders' ? sql`array['orders']` : sql`array['orders', 'products']`})
      group by what, product_id, group_id having sum(sign) <> 0))`;
}
