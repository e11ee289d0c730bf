import { exactMoney } from '@karite/shared/money';
import { ORDER_STATUSES } from '@karite/shared/orders';
import { CUSTOMER_LABELS, type Days, type Period, type SalesBy, stepsOf } from '@karite/shared/statistics';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { figuresOf, type SalesQuestion } from './figures-of.ts';

type Figures = { orders: number; revenue: number };
type Sum = Figures & { value: string; name: string | null };
export type SalesRow = Sum & { before: Figures | null };

/** A sales query: the dimension, and the days. */
type Requested = SalesQuestion & { period: Period };

/** Values that are always listed, in this order; the others as they were ordered, the most revenue first. */
const ALWAYS: Partial<Record<SalesBy, readonly string[]>> = {
  hour: Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
  status: ORDER_STATUSES,
  customer: Object.keys(CUSTOMER_LABELS),
};
/** So many values at most: the cities and codes that sold most. */
const MOST_VALUES = 200;

/** The table of names for values that are ids. */
const NAMES: Partial<Record<SalesBy, SQL>> = {
  brand: sql`(select name from brands where id::text = totals.value)`,
  category: sql`(select title from categories where id::text = totals.value)`,
  influencer: sql`(select name || ' (' || code || ')' from influencers where fold(code) = totals.value)`,
};

/** Planned once, and not spread over processors: sums are read in less time than either takes. */
async function sumsOf(database: Executor, by: SalesBy, days: Days, requested: Requested): Promise<Sum[]> {
  const { rows } = await database.execute<Sum>(
    sql`
      select totals.*, ${NAMES[by] ?? sql`null`} as name from (
        select value, sum(orders)::int as orders, sum(revenue)::float8 as revenue
        from (${figuresOf({ ...requested, by }, days)}) figures group by 1 having sum(orders) > 0
      ) totals order by revenue desc, value limit ${by === 'day' ? 100_000 : MOST_VALUES}`,
    'often',
  );
  return rows;
}

const NOTHING: Figures = { orders: 0, revenue: 0 };
const figuresIn = (sums: readonly Sum[], value: string): Figures => {
  const found = sums.find((each) => each.value === value);
  return found ? { orders: found.orders, revenue: found.revenue } : NOTHING;
};

/** Days and months stand beside those of the period before by their place in it, other values beside themselves. */
function rowsOf({ by, period }: Requested, now: readonly Sum[], before: readonly Sum[]): SalesRow[] {
  if (by === 'day' || by === 'month') {
    const earlier = stepsOf(period.before, by);
    const [sums, sumsBefore] = [now, before].map((each) => new Map(each.map((sum) => [sum.value, sum])));
    return stepsOf(period.current, by).map((value, index) => {
      const then = earlier[index];
      const figures = (sum: Sum | undefined): Figures => ({ orders: sum?.orders ?? 0, revenue: sum?.revenue ?? 0 });
      return {
        value,
        name: null,
        ...figures(sums?.get(value)),
        before: then === undefined ? null : figures(sumsBefore?.get(then)),
      };
    });
  }
  const values = ALWAYS[by] ?? [...new Set([...now, ...before].map(({ value }) => value))].slice(0, MOST_VALUES);
  const names = new Map([...before, ...now].map(({ value, name }) => [value, name]));
  return values.map((value) => ({
    value,
    name: names.get(value) ?? null,
    ...figuresIn(now, value),
    before: figuresIn(before, value),
  }));
}

type Totals = Figures & {
  byStatus: { status: (typeof ORDER_STATUSES)[number]; orders: number; revenue: number }[];
};

const totalsOf = (sums: readonly Sum[]): Totals => ({
  orders: sums.reduce((sum, { orders }) => sum + orders, 0),
  revenue: exactMoney(sums.reduce((sum, { revenue }) => sum + revenue, 0)),
  byStatus: ORDER_STATUSES.map((status) => ({ status, ...figuresIn(sums, status) })),
});

/** The sales of a period and of the one before it: in all, by state, and by the requested dimension (R1610, R1611). Amounts in the shop's currency. */
export async function salesOf(
  database: Executor,
  requested: Requested,
): Promise<{ now: Totals; before: Totals; rows: SalesRow[] }> {
  const { current, before } = requested.period;
  const sums = (by: SalesBy, days: Days) => sumsOf(database, by, days, requested);
  const [now, then, states, statesThen] = await Promise.all([
    sums(requested.by, current),
    sums(requested.by, before),
    sums('status', current),
    sums('status', before),
  ]);
  return { now: totalsOf(states), before: totalsOf(statesThen), rows: rowsOf(requested, now, then) };
}
