import { type SQL, sql } from 'drizzle-orm';
import { basisOf } from './country-of-sale.ts';
import { APART, BY_STATUS, DELTAS, type Dimension, factsOf, TOGETHER } from './facts.ts';

/** The source of sums: all orders, their lines, or their lines by the current group of their product. */
type Made = 'orders' | 'lines' | 'products';

/**
 * The dimensions of stored sums, besides the day. `apart`: what else they tell apart; with more, there would be a sum for
 * nearly every order. Who is new and who comes back depends on other orders: there are no sums of it.
 */
export const STORED = {
  'utc-month': { of: 'orders', apart: APART },
  city: { of: 'orders', apart: APART },
  hour: { of: 'orders', apart: BY_STATUS },
  influencer: { of: 'orders', apart: BY_STATUS },
  product: { of: 'lines', apart: TOGETHER },
  brand: { of: 'products', apart: BY_STATUS },
  category: { of: 'products', apart: BY_STATUS },
} as const satisfies Partial<Record<Dimension, { of: Made; apart: typeof APART }>>;
export type StoredDimension = keyof typeof STORED;

export const STORED_DIMENSIONS: readonly StoredDimension[] = [
  'utc-month',
  'city',
  'hour',
  'influencer',
  'product',
  'brand',
  'category',
];

/** What a row of the sums is, besides its dimension. */
export const COLUMNS = sql`day, status, country, payment, delivery, value, orders, revenue, quantity`;

/** What some orders or deltas come to, as rows of the sums of one dimension. */
export const sumsFrom = (stored: StoredDimension, zone: string, rows: SQL, where: SQL = sql`true`): SQL => sql`
  select ${stored}::text as dimension, ${COLUMNS} from (${factsOf(stored, zone, where, rows, STORED[stored].apart)}) facts`;

/** `COLUMNS`: the sums of a dimension with all that has come since. */
export const sumsNow = (stored: StoredDimension, zone: string): SQL => sql`
  select ${COLUMNS} from sales_sums where dimension = ${stored}
  union all
  select ${COLUMNS} from (${sumsFrom(stored, zone, DELTAS)}) since`;

/**
 * What the orders in the sums come to. A former release beside this one takes deltas without adding them to the sums of
 * lines: these no longer hold the same orders, and are rebuilt.
 */
export const CONTROL = sql`(select concat_ws(' ', sum(orders), sum(revenue)) from sales_sums where dimension = 'utc-month')`;

/** Whether the sums of lines hold the same orders as the others. */
export const areLinesMade = (zone: string): SQL =>
  sql`exists (select from sales_made where what = 'lines' and zone = ${basisOf(zone)} and control = ${CONTROL})`;

/** Whether `sumsNow` is what the orders say, as one statement sees both. */
export function isExact(stored: StoredDimension, zone: string): SQL {
  const { of } = STORED[stored];
  return sql`(
    ${of === 'lines' ? areLinesMade(zone) : sql`exists (select from sales_made where what = ${of} and zone = ${basisOf(zone)})`}
    and not exists (
      select from sales_stale where what = any(${of === 'products' ? sql`array['orders', 'products']` : sql`array['orders']`})
      group by what, product_id, group_id having sum(sign) <> 0))`;
}
