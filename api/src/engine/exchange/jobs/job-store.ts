import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { moment } from '../../../platform/database/moment.ts';
import type { SignedIn } from '../../../platform/server/access/signed-in.ts';
import type { ApiError } from '../../../platform/server/errors/api-error.ts';
import type { SheetFormat } from '../routes/sheet-types.ts';
import type { Target } from '../sheet/headings.ts';
import type { Job } from './job.ts';

/** What is new about a job; `undefined` leaves it as it was. */
export type JobNews = {
  step?: Job['step'];
  done?: number;
  total?: number;
  report?: object;
  fileName?: string;
  fileSize?: number;
};
/** The work of a job, and its owner with the rights at the time of the request. The file of an import is among its files. */
export type JobWork = {
  by: SignedIn;
  /** Of an export: the query of the list. */
  query?: Readonly<Record<string, unknown>>;
  format?: SheetFormat;
  /** Of an import: where its columns go, and which archive has its pictures. */
  columns?: readonly Target[] | undefined;
  pictures?: string | undefined;
  /** The fields whose unknown records are created by their names. */
  create?: readonly string[] | undefined;
};
/** One attempt at a job: another process can update that it is no longer the last. */
export type Attempt = { id: string; attempts: number };
export type NewJob = Pick<Job, 'kind' | 'resource' | 'step' | 'userId'> & {
  /** Absent: the process that stores the job runs it. */
  work?: JobWork;
  /** The name of what it was given. */
  title?: string | undefined;
  isTrial?: boolean;
  /** The import that it takes back. */
  importId?: string;
};
/** A job that a process has taken on. */
export type TakenJob = Attempt &
  Pick<Job, 'kind' | 'resource' | 'step' | 'report' | 'importId' | 'isTrial'> & { work: JobWork };

/** The last sign of life of a job that no process has. */
const NEVER = sql`'-infinity'`;
/** The condition that a job waits for a process: none has it, or the one that had it has given no sign of life for long. */
export const isWaiting = sql`(state = 'running' and work is not null and beat_at < now() - interval '30 seconds')`;

/** Stores a job that begins. */
export const addJob = (executor: Executor, id: string, job: NewJob) =>
  executor.execute(sql`
    insert into jobs (id, kind, resource, step, user_id, title, is_trial, import_id, work, beat_at)
    values (${id}, ${job.kind}, ${job.resource}, ${job.step}, ${job.userId}, ${job.title ?? null}, ${job.isTrial ?? false},
      ${job.importId ?? null}, ${job.work ? JSON.stringify(job.work) : null}::jsonb, ${NEVER})`);

/** A job, or `null`. */
export async function findJob(database: Executor, id: string): Promise<Job | null> {
  const found = await database.execute<Job>(sql`
    select id, kind, resource, user_id as "userId", step, done, total, report, file_name as "fileName",
      file_size::float8 as "fileSize", title, import_id as "importId", is_trial as "isTrial", state, problem,
      ${moment(sql`created_at`)} as "createdAt", ${moment(sql`ended_at`)} as "endedAt"
    from jobs where id = ${id}`);
  return found.rows[0] ?? null;
}

/** Takes a job on that waits for a process; `null` where another was quicker. */
export async function takeJob(database: Executor, id: string): Promise<TakenJob | null> {
  const { rows } = await database.execute<TakenJob>(sql`
    update jobs set attempts = attempts + 1, beat_at = now() where id = ${id} and ${isWaiting}
    returning id, attempts, kind, resource, step, report, import_id as "importId", is_trial as "isTrial", work`);
  return rows[0] ?? null;
}

/** The condition that this attempt is the last one at its job, which has not ended. */
export const isLast = ({ id, attempts }: Attempt): SQL =>
  sql`(id = ${id} and attempts = ${attempts} and state = 'running')`;

/** Stores a job's progress and heartbeat; returns whether its attempt must end early. */
export async function changeJob(
  executor: Executor,
  attempt: Attempt,
  { step, done, total, report, fileName, fileSize }: JobNews,
): Promise<'running' | 'cancelled' | 'lost'> {
  const changed = await executor.execute<{ isCancelled: boolean }>(sql`
    update jobs set beat_at = now(), step = coalesce(${step ?? null}, step), done = coalesce(${done ?? null}::int, done),
      total = coalesce(${total ?? null}::int, total), file_name = coalesce(${fileName ?? null}, file_name),
      file_size = coalesce(${fileSize ?? null}::bigint, file_size),
      report = coalesce(${report ? JSON.stringify(report) : null}::jsonb, report)
    where ${isLast(attempt)} returning cancel_asked_at is not null as "isCancelled"`);
  const [row] = changed.rows;
  if (!row) return 'lost';
  return row.isCancelled ? 'cancelled' : 'running';
}

/** Releases a job that this process does not end: another one continues it. */
export const release = (executor: Executor, attempt: Attempt) =>
  executor.execute(sql`update jobs set beat_at = ${NEVER} where ${isLast(attempt)}`);

/** How a job ended; `problem` is why it failed, `refusal` the status and code for a request that waits for it. */
export type JobEnd = { state: Exclude<Job['state'], 'running'>; problem: string | null; refusal?: ApiError | null };
export const CANCELLED: JobEnd = { state: 'cancelled', problem: null };

/**
 * Ends the jobs of a condition, and notifies their owners' browsers. A cancelled job leaves no file; of an import the rows
 * to save stay.
 */
export const endJobs = (executor: Executor, which: SQL, end: JobEnd) =>
  executor.execute(sql`
    with ended as (
      update jobs set state = ${end.state}, problem = ${end.problem}, ended_at = now(), work = null,
        refusal = ${end.refusal ? JSON.stringify(end.refusal) : null}::jsonb
      where ${which} returning id, kind, step, state, user_id
    ),
    files as (delete from job_files where job_id in (select id from ended where state = 'cancelled' or kind = 'import')),
    unsaved as (delete from job_rows where job_id in (select id from ended where step <> 'saving'))
    insert into live_changes (resource, record, kind) select 'users', user_id, 'notified' from ended`);

/** Requests the process that runs a job to end it early; a job without a process ends at once. */
export async function cancelJob(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`
    update jobs set cancel_asked_at = coalesce(cancel_asked_at, now()) where id = ${id} and state = 'running'`);
  await endJobs(executor, sql`(id = ${id} and ${isWaiting})`, CANCELLED);
}
