import { QUEUE_PROBLEMS } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { IsIncluded } from './define-task.ts';

/** The key of the job that runs a task by the clock; those of its records are their ids. */
export const POLL = 'look';
/** So many attempts come after growing pauses, of a minute at first; from then on a record is shown (R2021), and tried each hour. */
export const SHOWN_FROM = 5;
export const FIRST_PAUSE_S = 60;

const OVER = sql`('completed', 'cancelled')`;
const OVER_OR_ACTIVE = sql`('completed', 'cancelled', 'active')`;

/** The condition that no job on a record waits, runs or has failed; of one that `mayOverlap`, none but one that runs. */
export const isFree =
  (task: string, mayOverlap = false): IsIncluded =>
  (id) =>
    sql`not exists (select from pgboss.job held where held.name = ${task}
    and held.singleton_key = ${id}::text and held.state not in ${mayOverlap ? OVER_OR_ACTIVE : OVER})`;

/** The condition that a job on a record waits, runs or has failed. */
export const isQueued =
  (task: string): IsIncluded =>
  (id) =>
    sql`${id}::text in (
    select singleton_key from pgboss.job where name = ${task} and state not in ('completed', 'cancelled'))`;

/** The condition that the last attempt at a record failed. */
export const hasFailed =
  (task: string): IsIncluded =>
  (id) =>
    sql`${id}::text in (
    select singleton_key from pgboss.job where name = ${task} and state in ('retry', 'failed'))`;

export const isRecord =
  (record: string): IsIncluded =>
  (id) =>
    sql`${id} = ${record}`;

/** Whether a job `it` was given up by an administrator: it stays among the failed, and is tried no more. */
export const isDropped = (it: SQL) => sql`${it}.retry_limit < 0`;
/** How often a job `it` has failed so far. */
export const failuresOf = (it: SQL) => sql`(${it}.retry_count + (${it}.state in ('retry', 'failed'))::int)`;
/** The last error of a job `it`; a job of a killed process has one in pg-boss's own words. */
export const errorOf = (it: SQL) => {
  const stored = sql`coalesce(${it}.output ->> 'message', ${it}.output #>> '{value,message}', ${it}.output ->> 'value')`;
  return sql`coalesce(${JSON.stringify(QUEUE_PROBLEMS)}::jsonb ->> ${stored}, ${stored})`;
};

/** pg-boss's `retry` would leave the time of the end, by which its maintenance moves a job away before it is run. */
const AGAIN = sql`state = 'retry', completed_on = null, start_after = now(), retry_limit = greatest(retry_limit, retry_count + 1)`;

/** Retries records with failed attempts over an hour ago, and those that wait longer than any pause: the clock was set back. */
export const tryAgain = (executor: Executor, task: string) =>
  executor.execute(sql`
    update pgboss.job set ${AGAIN} where name = ${task} and singleton_key <> ${POLL}
      and (state = 'failed' and retry_limit >= 0 and completed_on < now() - interval '1 hour'
        or state = 'retry' and start_after > now() + interval '2 hours')`);

/**
 * Retries jobs of a queue that wait longer than any pause, because the clock was set back, and those that lost their process at
 * the last attempt: nobody knows yet that they are given up.
 */
export const tryLostAgain = (executor: Executor, task: string) =>
  executor.execute(sql`
    update pgboss.job set ${AGAIN} where name = ${task} and singleton_key <> ${POLL}
      and (state = 'retry' and start_after > now() + interval '1 day'
        or state = 'failed' and retry_limit >= 0 and output #>> '{value,message}' = any(${sql.param(Object.keys(QUEUE_PROBLEMS))}::text[]))`);

/** Makes the next attempt at a record due now; returns whether it had failed. */
export async function tryNow(executor: Executor, task: string, record: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    update pgboss.job set ${AGAIN} where name = ${task} and singleton_key = ${record} and state in ('retry', 'failed') returning 1`);
  return rows.length > 0;
}

type Due = SQL | null | Promise<SQL | null>;

/** Deletes the failed jobs of records on which nothing is left to do, by the query of those that are `open`: somebody has dealt with them. */
export async function forgetSettled(executor: Executor, task: string, open: () => Due): Promise<void> {
  const failed = sql`name = ${task} and singleton_key <> ${POLL} and state in ('retry', 'failed')`;
  const { rows } = await executor.execute(sql`select 1 from pgboss.job where ${failed} limit 1`);
  const left = rows.length > 0 ? await open() : null;
  if (!left) return;
  await executor.execute(sql`
    delete from pgboss.job where ${failed} and singleton_key not in (select still.id::text from (${left}) still)`);
}

/** Deletes the failed runs of a task by the clock: the next one makes up for them. */
export const deletePolls = (executor: Executor, task: string) =>
  executor.execute(sql`delete from pgboss.job where name = ${task} and singleton_key = ${POLL} and state = 'failed'`);
