import { type SQL, sql } from 'drizzle-orm';
import { basisOf } from './country-of-sale.ts';
import { dayOf } from './facts.ts';
import { isExact } from './stored-sums.ts';

/** A month of an order as a number that grows by one each month, in the shop's time zone. */
const monthOf = (zone: string): SQL =>
  sql`(extract(year from ${dayOf(zone)}) * 12 + extract(month from ${dayOf(zone)}) - 1)::int`;

const COLUMNS = sql`phone, created_at, status, country, city, payment_method, delivery_type, total_price, months`;
/** Customers with changes since they were stored. */
const CHANGED = sql`select phone from sales_deltas`;

/**
 * Every customer, who is a phone number (R1612), with their first order that counts and the months in which they ordered:
 * of all orders, or of those whom `phones` answers. One walk through the index `orders_customers`.
 */
const customersFrom = (zone: string, phones?: SQL): SQL => {
  const whose = phones ? sql`o.phone in (${phones}) and not o.is_test` : sql`not o.is_test`;
  return sql`
    select distinct on (o.phone) o.phone, o.created_at, o.status, o.country, o.city, o.payment_method, o.delivery_type,
      o.total_price, visits.months
    from orders o join (
      select o.phone, array_agg(distinct ${monthOf(zone)}) as months from orders o where ${whose} group by 1
    ) visits using (phone)
    where ${whose} order by o.phone, o.created_at, o.id`;
};

/** Whether the stored customers, with later changes, match the orders; one statement reads both. */
export const areCustomersExact = (zone: string): SQL =>
  sql`(exists (select from sales_made where what = 'customers' and zone = ${basisOf(zone)}) and ${isExact('utc-month', zone)})`;

/** The stored customers; those with later changes are computed again. */
export const customersNow = (zone: string): SQL => sql`
  select ${COLUMNS} from sales_customers stored where phone not in (${CHANGED})
  union all select ${COLUMNS} from (${customersFrom(zone, CHANGED)}) since`;

/** Of all orders. */
export const customersCounted = (zone: string): SQL => customersFrom(zone);

/** `COLUMNS` of every customer: stored rows where they are valid, otherwise computed from all orders. */
export const customersOf = (zone: string): SQL => sql`
  with sums as materialized (select ${areCustomersExact(zone)} as exact)
  select ${COLUMNS} from (${customersNow(zone)}) now where (select exact from sums)
  union all select ${COLUMNS} from (${customersCounted(zone)}) counted where not (select exact from sums)`;

/** Stores all again; or only those with later changes. */
export function storeCustomers(zone: string, isAnew: boolean): SQL[] {
  const stored = sql`insert into sales_customers (${COLUMNS}) select ${COLUMNS} from`;
  return isAnew
    ? [sql`delete from sales_customers`, sql`${stored} (${customersCounted(zone)}) counted`]
    : [
        sql`delete from sales_customers where phone in (${CHANGED})`,
        sql`${stored} (${customersFrom(zone, CHANGED)}) since`,
      ];
}
