import { type Days, stepsOf } from '@karite/shared/statistics';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { beginOf } from './facts.ts';

/** The first and the last moment of some days in the shop's time zone, in UTC: what lists are narrowed by. */
type Moments = { begins: string; ends: string };

/** The moments of each day or month of a period, in order; `null`: of the period as a whole, which then is the only one. */
export async function momentsOf(
  database: Executor,
  days: Days,
  by: 'day' | 'month' | null,
  zone: string,
): Promise<Moments[]> {
  const begins =
    by === null
      ? [days.from]
      : stepsOf(days, by).map((step, index) => (index === 0 ? days.from : step.padEnd(10, '-01')));
  const { rows } = await database.execute<Moments>(sql`
    select ${moment(beginOf(sql`day`, zone))} as begins,
      ${moment(sql`(${beginOf(sql`coalesce(lead(day) over (order by day), ${days.to}::date + 1)`, zone)} - interval '1 ms')`)} as ends
    from unnest(${sql.param(begins)}::date[]) day order by day`);
  return rows;
}
