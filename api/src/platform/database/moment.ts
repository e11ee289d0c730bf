import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { firstRow } from './rows.ts';

/** A moment as ISO 8601 in UTC, the same in rows and in JSON. */
export const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function read(executor: Executor, at: SQL): Promise<string> {
  return firstRow(await executor.execute<{ at: string }>(sql`select ${moment(at)} as at`)).at;
}

/** What time it is by the database's clock, which all processes share; ISO 8601 in UTC. */
export const clock = (executor: Executor): Promise<string> => read(executor, sql`clock_timestamp()`);

/** So many seconds after the transaction began, by the same clock. */
export const fromNow = (executor: Executor, seconds: number): Promise<string> =>
  read(executor, sql`(now() + make_interval(secs => ${seconds}))`);
