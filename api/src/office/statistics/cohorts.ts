import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { customersCounted, customersOf } from './customers.ts';

/** Customers by the month of their first order, as `2026-11`, and how many of them ordered so many months later. */
type Cohort = { month: string; customers: number; returned: number[] };

/** The last twelve months, and what became of each. */
const MONTHS = 12;

/**
 * How many customers come back, by the month of their first order (R1614); a customer is a phone number (R1612).
 * `isCounted`: computed from the orders, without stored sums.
 */
export async function cohortsOf(database: Executor, today: string, zone: string, isCounted = false): Promise<Cohort[]> {
  const customers = isCounted ? customersCounted(zone) : customersOf(zone);
  const { rows } = await database.execute<{ cohort: number; later: number; customers: number }>(
    sql`
      select months[1] as cohort, month - months[1] as later, count(*)::int as customers
      from (${customers}) customer, unnest(months) month group by 1, 2`,
    'long',
  );
  const [year = 0, number = 0] = today.split('-').map(Number);
  const last = year * 12 + number - 1;
  const counted = new Map(rows.map(({ cohort, later, customers }) => [`${cohort} ${later}`, customers]));
  return Array.from({ length: MONTHS }, (_, index) => last - MONTHS + 1 + index).map((cohort) => {
    const returned = Array.from({ length: last - cohort + 1 }, (_, later) => counted.get(`${cohort} ${later}`) ?? 0);
    const month = `${Math.floor(cohort / 12)}-${String((cohort % 12) + 1).padStart(2, '0')}`;
    return { month, customers: returned[0] ?? 0, returned };
  });
}
