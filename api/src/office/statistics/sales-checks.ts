import { sql } from 'drizzle-orm';
import { type Check, type Finding, MOST_FINDINGS } from '../../engine/finding.ts';
import { zoneOf } from './country-of-sale.ts';
import { areCustomersExact, customersCounted, customersNow } from './customers.ts';
import { ORDERS } from './facts.ts';
import { COLUMNS, isExact, STORED_DIMENSIONS, sumsFrom, sumsNow } from './stored-sums.ts';

/** Stored sums with later changes match the orders (I15), except during a rebuild. */
export const checkSales: Check = async (database) => {
  const findings: Finding[] = [];
  const made = await database.execute<{ zone: string }>(sql`select zone from sales_made where what = 'orders'`);
  const basis = made.rows[0]?.zone;
  if (basis === undefined) return findings;
  const zone = zoneOf(basis);
  for (const stored of STORED_DIMENSIONS) {
    const sums = sql`
      select day, status, country, payment, delivery, value, sum(orders)::int as orders, sum(revenue) as revenue,
        sum(quantity)::int as quantity
      from (${sumsNow(stored, zone)}) now group by 1, 2, 3, 4, 5, 6 having sum(orders) <> 0 or sum(revenue) <> 0 or sum(quantity) <> 0`;
    const counted = sql`select ${COLUMNS} from (${sumsFrom(stored, zone, ORDERS)}) counted`;
    const { rows } = await database.execute<{ id: string }>(sql`
      select distinct concat_ws(' ', ${stored}::text, day, status, country, payment, delivery, value) as id from (
        ((${sums}) except (${counted})) union all ((${counted}) except (${sums}))
      ) differing where ${isExact(stored, zone)} order by 1 limit ${MOST_FINDINGS}`);
    findings.push(...rows.map(({ id }) => ({ invariant: 'I15' as const, id, problem: 'not what the orders say' })));
  }
  const [stored, counted] = [customersNow(zone), customersCounted(zone)];
  const { rows } = await database.execute<{ customers: number }>(sql`
    select count(*)::int as customers from (
      ((${stored}) except (${counted})) union all ((${counted}) except (${stored}))
    ) differing where ${areCustomersExact(zone)}`);
  const differing = rows[0]?.customers ?? 0;
  // Not which: their phone numbers are nobody's business here.
  if (differing > 0)
    findings.push({ invariant: 'I15', id: 'customers', problem: `${differing} are not who the orders say` });
  return findings;
};
