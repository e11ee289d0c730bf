import type { Days, SalesBy } from '@karite/shared/statistics';
import { type SQL, sql } from 'drizzle-orm';
import { COUNTRY_OF_SALE } from './country-of-sale.ts';
import { customersOf } from './customers.ts';
import { type Dimension, factsOf, within } from './facts.ts';
import { isExact, type StoredDimension, sumsNow } from './stored-sums.ts';

/** Which orders are counted, besides their days; of several values any one will do. */
type SalesFilter = Partial<Record<'status' | 'country' | 'city' | 'payment' | 'delivery', string[]>>;

/** The dimension that splits sales, the orders, and the shop's time zone. */
export type SalesQuestion = {
  by: SalesBy;
  filter: SalesFilter;
  zone: string;
  /** Computed from the orders, without stored sums. */
  isCounted?: boolean;
};

const oneOf = (column: SQL, values: string[] | undefined): SQL[] =>
  values ? [sql`${column} = any(${sql.param(values)}::text[])`] : [];

/** The orders `o` of some days that a filter leaves. */
const ordersWhere = (days: Days, { status, country, city, payment, delivery }: SalesFilter, zone: string): SQL =>
  sql.join(
    [
      within(days, zone),
      ...oneOf(sql`o.status`, status),
      ...oneOf(COUNTRY_OF_SALE, country),
      ...oneOf(sql`o.city`, city),
      ...oneOf(sql`o.payment_method`, payment),
      ...oneOf(sql`o.delivery_type`, delivery),
    ],
    sql` and `,
  );

/** The same of sums. */
const sumsWhere = ({ from, to }: Days, { status, country, city, payment, delivery }: SalesFilter): SQL =>
  sql.join(
    [
      sql`facts.day between ${from}::date and ${to}::date`,
      ...oneOf(sql`facts.status`, status),
      ...oneOf(sql`facts.country`, country),
      ...oneOf(sql`facts.value`, city),
      ...oneOf(sql`facts.payment`, payment),
      ...oneOf(sql`facts.delivery`, delivery),
    ],
    sql` and `,
  );

/** The value of a row: the day, month or state of what is counted, or the dimension's own. */
const GROUPS: Partial<Record<SalesBy, SQL>> = {
  day: sql`to_char(facts.day, 'YYYY-MM-DD')`,
  month: sql`to_char(facts.day, 'YYYY-MM')`,
  status: sql`facts.status`,
};
/** The same in sums, which tell more apart. */
const SUM_GROUPS: Partial<Record<SalesBy, SQL>> = {
  ...GROUPS,
  country: sql`facts.country`,
  payment: sql`facts.payment`,
  delivery: sql`facts.delivery`,
};

const dimensionOf = (by: SalesBy): Dimension => (by === 'day' || by === 'month' || by === 'status' ? 'all' : by);

/** The sums that a question is answered by; `null`: it is counted. */
function sumsOfQuestion({
  by,
  filter: { city, country, payment, delivery },
  isCounted,
}: SalesQuestion): StoredDimension | null {
  // A blank city is none in the sums, and in a filter one that is blank.
  if (isCounted || by === 'customer' || city?.includes('')) return null;
  if (by === 'city' || (by in SUM_GROUPS && city)) return 'city';
  if (by === 'hour' || by === 'influencer' || by === 'brand' || by === 'category')
    return city || country || payment || delivery ? null : by;
  return 'utc-month';
}

/**
 * `select value, orders, revenue`: a value may have several rows. Read from the sums where they tell, and counted order by
 * order while they are rebuilt: one statement sees both at one moment.
 */
export function figuresOf(question: SalesQuestion, days: Days): SQL {
  const { by, filter, zone } = question;
  if (by === 'customer' && !question.isCounted) return byCustomer(question, days);
  const counted = (where: SQL) => sql`
    select ${GROUPS[by] ?? sql`facts.value`} as value, orders, revenue
    from (${factsOf(dimensionOf(by), zone, where)}) facts`;
  const where = ordersWhere(days, filter, zone);
  const stored = sumsOfQuestion(question);
  if (!stored) return counted(where);
  return sql`
    with sums as materialized (select ${isExact(stored, zone)} as exact)
    select ${SUM_GROUPS[by] ?? sql`facts.value`} as value, orders, revenue from (${sumsNow(stored, zone)}) facts
    where (select exact from sums) and ${sumsWhere(days, filter)}
    union all
    ${counted(sql`not (select exact from sums) and ${where}`)}`;
}

/** New customers are the first orders of all phones; who comes back is everybody else, which the sums know. */
function byCustomer(question: SalesQuestion, days: Days): SQL {
  const { filter, zone } = question;
  return sql`
    with firsts as (
      select count(*)::int as orders, coalesce(sum(o.total_price), 0) as revenue
      from (${customersOf(zone)}) o where ${ordersWhere(days, filter, zone)})
    select 'returning' as value, orders, revenue from (${figuresOf({ ...question, by: 'status' }, days)}) everybody
    union all select 'returning', -orders, -revenue from firsts
    union all select 'new', orders, revenue from firsts`;
}
