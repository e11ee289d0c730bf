import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { moment } from '../../database/moment.ts';
import { LOST, LOST_AFTER } from './job-upkeep.ts';

export type JobKind = 'import' | 'export' | 'undo';
/** What a job is doing: shown beside `done` of `total`. */
export type JobStep = 'reading' | 'checking' | 'saving' | 'writing' | 'undoing';
/** What is new about a job; `undefined` leaves it as it was. */
export type JobNews = {
  step?: JobStep;
  done?: number;
  total?: number;
  report?: object;
  fileName?: string;
  fileSize?: number;
};

/** A job as its work sees it. */
export type RunningJob = {
  id: string;
  /** Set when the process stops, or somebody cancels the job: the work ends at its next step. */
  signal: AbortSignal;
  /**
   * Keeps how far it is, in a transaction of the work where the two must agree. Throws when the job is to end before its
   * end: what that transaction holds is not done then.
   */
  tell(news: JobNews, executor?: Executor): Promise<void>;
};
export type Job = {
  id: string;
  kind: JobKind;
  resource: string;
  userId: string;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  step: JobStep;
  done: number;
  total: number | null;
  report: Record<string, unknown> | null;
  problem: string | null;
  fileName: string | null;
  /** In bytes. */
  fileSize: number | null;
  title: string | null;
  /** The import that it takes back. */
  importId: string | null;
  isTrial: boolean;
  createdAt: string;
  endedAt: string | null;
};
export type NewJob = {
  kind: JobKind;
  resource: string;
  step: JobStep;
  userId: string;
  /** The name of what it was given. */
  title?: string | undefined;
  isTrial?: boolean;
  /** The import that it takes back. */
  importId?: string;
};

/** Whether a job's process is gone. */
const isLost = (job: SQL) => sql`(${job}.state = 'running' and ${job}.beat_at < now() - ${LOST_AFTER}::interval)`;
/** The state of a job of the table or alias `job`: one whose process is gone counts as failed. */
export const stateOf = (job: SQL) => sql`case when ${isLost(job)} then 'failed' else ${job}.state end`;

/** Stores a job that begins. */
export const addJob = (executor: Executor, id: string, job: NewJob) =>
  executor.execute(sql`
    insert into jobs (id, kind, resource, step, user_id, title, is_trial, import_id)
    values (${id}, ${job.kind}, ${job.resource}, ${job.step}, ${job.userId}, ${job.title ?? null}, ${job.isTrial ?? false},
      ${job.importId ?? null})`);

/** A job, or `null`. One whose process is gone counts as failed, whoever asks. */
export async function findJob(database: Executor, id: string): Promise<Job | null> {
  const found = await database.execute<Job>(sql`
    select id, kind, resource, user_id as "userId", step, done, total, report, file_name as "fileName",
      file_size::float8 as "fileSize", title, import_id as "importId", is_trial as "isTrial", ${stateOf(sql`jobs`)} as state,
      case when ${isLost(sql`jobs`)} then ${LOST} else problem end as problem,
      ${moment(sql`created_at`)} as "createdAt", ${moment(sql`ended_at`)} as "endedAt"
    from jobs where id = ${id}`);
  return found.rows[0] ?? null;
}

/** Keeps what is new about a job, and that it lives; says whether it is to end before its end. */
export async function changeJob(
  executor: Executor,
  id: string,
  { step, done, total, report, fileName, fileSize }: JobNews,
): Promise<boolean> {
  const changed = await executor.execute<{ isCancelled: boolean }>(sql`
    update jobs set beat_at = now(), step = coalesce(${step ?? null}, step), done = coalesce(${done ?? null}::int, done),
      total = coalesce(${total ?? null}::int, total), file_name = coalesce(${fileName ?? null}, file_name),
      file_size = coalesce(${fileSize ?? null}::bigint, file_size),
      report = coalesce(${report ? JSON.stringify(report) : null}::jsonb, report)
    where id = ${id} returning cancel_asked_at is not null as "isCancelled"`);
  return changed.rows[0]?.isCancelled ?? false;
}

/** Asks the process of a running job to end it. */
export const askToCancel = (executor: Executor, id: string) =>
  executor.execute(sql`
    update jobs set cancel_asked_at = coalesce(cancel_asked_at, now()) where id = ${id} and state = 'running'`);

/** How a job ended; `problem` says why it failed. */
export type JobEnd = { state: 'done' | 'cancelled'; problem: null } | { state: 'failed'; problem: string };

/** Ends a job, and tells the browsers of whose it is. What a cancelled one has made so far is no file. */
export const endJob = (executor: Executor, id: string, { state, problem }: JobEnd) =>
  executor.execute(sql`
    with gone as (delete from job_files where job_id = ${id} and ${state}::text = 'cancelled'),
    ended as (
      update jobs set state = ${state}, problem = ${problem}, ended_at = now() where id = ${id} returning user_id
    ) insert into live_changes (resource, record, kind) select 'users', user_id, 'notified' from ended`);
