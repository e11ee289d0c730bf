import { cutToLength, oneLine, validText } from '@karite/shared/text';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { RecordTask } from './record-tasks.ts';

/** From so many failed attempts on, a record is shown to administrators (R2021). */
export const SHOWN_FROM = 5;
/** The pause after the first failure is a minute; it doubles with each, up to this, in minutes. */
const LONGEST_PAUSE = 60;
/** Of an error so many characters are stored. */
const MOST_CHARACTERS = 500;

const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return cutToLength(oneLine(validText(message)), MOST_CHARACTERS) || 'Erreur inconnue';
};

/** Stores that an attempt failed, and when the next one is due; returns how many have failed. */
export async function storeFailure(
  executor: Executor,
  task: RecordTask,
  record: string,
  error: unknown,
): Promise<number> {
  const { rows } = await executor.execute<{ attempts: number }>(sql`
    insert into task_failures as known (task, record, attempts, last_error, next_attempt_at)
    values (${task}, ${record}, 1, ${messageOf(error)}, now() + interval '1 minute')
    on conflict (task, record) do update set attempts = known.attempts + 1, last_error = excluded.last_error,
      next_attempt_at = now() + make_interval(mins => least(power(2, least(known.attempts, 10)), ${LONGEST_PAUSE})::int)
    returning attempts`);
  return rows[0]?.attempts ?? 1;
}

/** Deletes what is stored of a record's failures: the attempt succeeded. */
export const forgetFailure = (executor: Executor, task: RecordTask, record: string) =>
  executor.execute(sql`delete from task_failures where task = ${task} and record = ${record}`);

/**
 * The condition that a record, by the SQL of its id, is not in the pause after a failure. No pause is as long as two hours: one that
 * is was stored before the clock was set back.
 */
export const isAttempted = (task: RecordTask, id: SQL): SQL => sql`not exists (
  select from task_failures failed where failed.task = ${task} and failed.record = ${id}::text
    and failed.next_attempt_at > now() and failed.next_attempt_at < now() + interval '2 hours')`;

/** The condition that the last attempt at a record failed. */
const hasFailed = (task: RecordTask, id: SQL): SQL =>
  sql`${id}::text in (select record from task_failures where task = ${task})`;

/** The query of the ids that are due and meet a condition. */
export type DueQuery = (isIncluded: (id: SQL) => SQL) => SQL;

/** Deletes the failures of records on which nothing is due any more: somebody has dealt with them. */
export async function forgetSettled(executor: Executor, task: RecordTask, due: DueQuery): Promise<void> {
  const any = await executor.execute(sql`select 1 from task_failures where task = ${task} limit 1`);
  if (any.rows.length === 0) return;
  await executor.execute(sql`
    delete from task_failures where task = ${task}
      and record not in (select still.id::text from (${due((id) => hasFailed(task, id))}) still)`);
}

/** Makes the next attempt at a record due now; returns whether it had failed. */
export async function attemptNow(executor: Executor, task: RecordTask, record: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    update task_failures set next_attempt_at = now() where task = ${task} and record = ${record} returning 1`);
  return rows.length > 0;
}
