import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { moment } from '../../database/moment.ts';
import { LOST, LOST_AFTER } from './job-upkeep.ts';

export type JobKind = 'import' | 'export';
/** What a job is doing: shown beside `done` of `total`. */
export type JobStep = 'reading' | 'checking' | 'saving' | 'writing';
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
  /** Set when the process stops: the work ends at its next step. */
  signal: AbortSignal;
  /** Keeps how far it is, in a transaction of the work where the two must agree. */
  tell(news: JobNews, executor?: Executor): Promise<void>;
};
export type Job = {
  id: string;
  kind: JobKind;
  resource: string;
  state: 'running' | 'done' | 'failed';
  step: JobStep;
  done: number;
  total: number | null;
  report: unknown;
  problem: string | null;
  fileName: string | null;
  /** In bytes. */
  fileSize: number | null;
  createdAt: string;
  endedAt: string | null;
};
export type NewJob = { kind: JobKind; resource: string; step: JobStep; userId: string };

const isLost = sql`state = 'running' and beat_at < now() - ${LOST_AFTER}::interval`;

/** Stores a job that begins. */
export const addJob = (executor: Executor, id: string, { kind, resource, step, userId }: NewJob) =>
  executor.execute(sql`
    insert into jobs (id, kind, resource, step, user_id) values (${id}, ${kind}, ${resource}, ${step}, ${userId})`);

/** A job of this account, or `null`. One whose process is gone counts as failed, whoever asks. */
export async function findJob(database: Executor, id: string, userId: string): Promise<Job | null> {
  const found = await database.execute<Job>(sql`
    select id, kind, resource, step, done, total, report, file_name as "fileName", file_size::float8 as "fileSize",
      case when ${isLost} then 'failed' else state end as state,
      case when ${isLost} then ${LOST} else problem end as problem,
      ${moment(sql`created_at`)} as "createdAt", ${moment(sql`ended_at`)} as "endedAt"
    from jobs where id = ${id} and user_id = ${userId}`);
  return found.rows[0] ?? null;
}

/** Keeps what is new about a job, and that it lives. */
export const changeJob = (executor: Executor, id: string, { step, done, total, report, fileName, fileSize }: JobNews) =>
  executor.execute(sql`
    update jobs set beat_at = now(), step = coalesce(${step ?? null}, step), done = coalesce(${done ?? null}::int, done),
      total = coalesce(${total ?? null}::int, total), file_name = coalesce(${fileName ?? null}, file_name),
      file_size = coalesce(${fileSize ?? null}::bigint, file_size),
      report = coalesce(${report ? JSON.stringify(report) : null}::jsonb, report)
    where id = ${id}`);

/** Ends a job, and tells the browsers of whose it is; `problem` is `null` when it is done. */
export const endJob = (executor: Executor, id: string, problem: string | null) =>
  executor.execute(sql`
    with ended as (
      update jobs set state = ${problem === null ? 'done' : 'failed'}, problem = ${problem}, ended_at = now() where id = ${id}
      returning user_id
    ) insert into live_changes (resource, record, kind) select 'users', user_id, 'notified' from ended`);
