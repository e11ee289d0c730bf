import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { basisOf } from './country-of-sale.ts';
import { storeCustomers } from './customers.ts';
import { DELTAS, ORDERS } from './facts.ts';
import {
  areLinesMade,
  COLUMNS,
  CONTROL,
  STORED,
  STORED_DIMENSIONS,
  type StoredDimension,
  sumsFrom,
} from './stored-sums.ts';

/** All sums may be rebuilt: the statements have no timeout. */
const NO_LIMIT = 0;
/** The shortest interval between rebuilds of sums by product group, in minutes: groups may change all day. */
export const REGROUP_MINUTES = 10;

type Work = {
  /** No other process is at it. */
  isOurs: boolean;
  hasDeltas: boolean;
  hasStale: boolean;
  /** The sums of orders are to be rebuilt. */
  orders: boolean;
  /** The sums of lines are to be rebuilt. */
  lines: boolean;
  /** Products are not in the groups that they were counted by. */
  regrouped: boolean;
  /** The sums by products are old enough to be rebuilt. */
  isDue: boolean;
};

/** What there is to do, as the transaction sees it from its first statement to its last. */
const lookForWork = async (transaction: Executor, zone: string): Promise<Work> =>
  firstRow(
    await transaction.execute<Work>(sql`
      select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.salesSums}) as "isOurs",
        exists (select from sales_deltas) as "hasDeltas",
        exists (select from sales_stale) as "hasStale",
        exists (select from sales_stale where what = 'orders')
          or (select count(*) from sales_made where zone = ${basisOf(zone)} and what <> 'lines') < 3 as orders,
        not ${areLinesMade(zone)} as lines,
        exists (select from sales_stale where what = 'products' group by product_id, group_id having sum(sign) <> 0) as regrouped,
        not exists (select from sales_made where what = 'products'
          and made_at > now() - make_interval(mins => ${REGROUP_MINUTES})) as "isDue"`),
  );

async function makeAnew(transaction: Executor, stored: StoredDimension, zone: string): Promise<void> {
  await transaction.execute(sql`delete from sales_sums where dimension = ${stored}`);
  await transaction.execute(sql`
    insert into sales_sums (dimension, ${COLUMNS}) ${sumsFrom(stored, zone, ORDERS)}`);
}

const fold = (transaction: Executor, stored: StoredDimension, zone: string) =>
  transaction.execute(sql`
    insert into sales_sums (dimension, ${COLUMNS}) ${sumsFrom(stored, zone, DELTAS)}
    on conflict (dimension, day, status, country, payment, delivery, value)
    do update set orders = sales_sums.orders + excluded.orders, revenue = sales_sums.revenue + excluded.revenue,
      quantity = sales_sums.quantity + excluded.quantity`);

/**
 * Adds what has come to the sums, or makes them anew where deltas do not tell: one moment of the database, so that sums
 * and deltas together are what the orders say before and after. What comes meanwhile stays for the next time; another
 * process at the same work makes this one fail, or finds nothing to do.
 */
export const foldSales = (database: Database, zone: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read`);
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local work_mem = '64MB'`);
    const { isOurs, hasDeltas, hasStale, orders, lines, regrouped, isDue } = await lookForWork(transaction, zone);
    if (!isOurs || !(hasDeltas || hasStale || orders || lines)) return;
    const products = orders || (regrouped && isDue);
    const isRebuilt = { orders, lines: orders || lines, products };
    for (const stored of STORED_DIMENSIONS) {
      if (isRebuilt[STORED[stored].of]) await makeAnew(transaction, stored, zone);
      else if (hasDeltas) await fold(transaction, stored, zone);
    }
    if (orders || hasDeltas) for (const step of storeCustomers(zone, orders)) await transaction.execute(step);
    await transaction.execute(sql`delete from sales_sums where orders = 0`);
    await transaction.execute(sql`delete from sales_deltas`);
    if (hasStale) await transaction.execute(sql`delete from sales_stale`);
    // What was folded by other groups than before is not taken back by putting them back.
    if (regrouped && !products) await transaction.execute(sql`insert into sales_stale (what) values ('products')`);
    const made = [...(orders ? ['orders', 'customers'] : []), ...(products ? ['products'] : [])];
    for (const what of made)
      await transaction.execute(sql`
        insert into sales_made (what, zone) values (${what}, ${basisOf(zone)})
        on conflict (what) do update set zone = excluded.zone, made_at = now()`);
    await transaction.execute(sql`
      insert into sales_made (what, zone, control) values ('lines', ${basisOf(zone)}, ${CONTROL})
      on conflict (what) do update set zone = excluded.zone, control = excluded.control`);
    // Fresh figures for the planner.
    if (made.length > 0 || lines) await transaction.execute(sql`analyze sales_sums, sales_customers`);
  }, NO_LIMIT);
