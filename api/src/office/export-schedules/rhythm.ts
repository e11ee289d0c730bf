import { valuesOf } from '@karite/shared/labels';
import { type ExportSchedule, WEEKDAYS } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { firstRow } from '../../platform/database/rows.ts';

/** When an export is due, as its schedule says it. */
export type Rhythm = Pick<ExportSchedule, 'every' | 'weekday' | 'monthDay' | 'hour'>;

/** The moments of a rhythm within a month of another, by the shop's clock; a month that is too short has its last day. */
const momentsAround = ({ every, weekday, monthDay, hour }: Rhythm, zone: string, at: string): SQL => sql`
  select (day + make_interval(hours => ${hour}::int)) at time zone ${zone} as at
  from (select date_trunc('day', ${at}::timestamptz at time zone ${zone}) as middle) its,
    generate_series(middle - interval '32 days', middle + interval '32 days', interval '1 day') day
  where case ${every}::text
    when 'week' then extract(isodow from day) = ${valuesOf(WEEKDAYS).indexOf(weekday ?? 'monday') + 1}::int
    when 'month' then extract(day from day)
      = least(${monthDay ?? 1}::int, extract(day from date_trunc('month', day) + interval '1 month - 1 day'))
    else true end`;

const read = async (executor: Executor, found: SQL): Promise<string> =>
  firstRow(await executor.execute<{ at: string }>(found)).at;

/** When a rhythm comes next after a moment; ISO 8601 in UTC. */
export const nextAfter = (executor: Executor, rhythm: Rhythm, zone: string, at: string): Promise<string> =>
  read(
    executor,
    sql`select ${moment(sql`min(at)`)} as at from (${momentsAround(rhythm, zone, at)}) it where at > ${at}::timestamptz`,
  );

/** When it came last before a moment. */
export const lastBefore = (executor: Executor, rhythm: Rhythm, zone: string, at: string): Promise<string> =>
  read(
    executor,
    sql`select ${moment(sql`max(at)`)} as at from (${momentsAround(rhythm, zone, at)}) it where at < ${at}::timestamptz`,
  );
