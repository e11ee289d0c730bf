import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../platform/database/database.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { timeLimit } from '../../../platform/database/time-limit.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { storePieces } from '../export/job-file.ts';
import type { Job } from './job.ts';
import { addJob, findJob, isWaiting, type NewJob } from './job-store.ts';

/** The task that carries jobs out. */
export const TASK = 'carry-out-jobs';

/** So many jobs wait for a process to take them on. */
const MOST_WAITING = 8;
/** How often a request polls whether its file is read, in ms. */
const POLL_MS = 40;

const tooManyJobs = () =>
  new ApiError(503, 'unavailable', 'Trop de travaux en même temps. Veuillez réessayer.', {
    headers: { 'retry-after': '10' },
  });

/** Queues a job in the caller's transaction. */
export const queueJob = ({ taskQueue }: FastifyInstance, executor: Executor, id: string) =>
  taskQueue.add(executor, [{ task: TASK, record: id }]);

/** Stores a job, with the file that it was given, for whichever process takes it on. Throws a 503 when too many wait. */
export async function startJob(app: FastifyInstance, job: NewJob, file?: Buffer): Promise<Job> {
  const { database } = app;
  const id = randomUUID();
  // A large file may take longer than a request.
  const begun = await timeLimit.exit(() =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from jobs where ${isWaiting}`,
      );
      if (firstRow({ rows }).waiting >= MOST_WAITING) throw tooManyJobs();
      await addJob(transaction, id, job);
      if (file) await storePieces(transaction, { id, attempts: 0 }, [file]);
      await queueJob(app, transaction, id);
      return findJob(transaction, id);
    }),
  );
  if (!begun) throw new Error('the job that was just added is gone');
  app.taskQueue.wake(TASK);
  return begun;
}

/** Waits until a job has read its file. Throws why it is refused; when the database is unreachable, the job reports it. */
export async function untilRead({ database, log }: FastifyInstance, id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const looked = database.execute<{
      isReading: boolean;
      problem: string;
      refusal: Pick<ApiError, 'statusCode' | 'code' | 'details'> | null;
    }>(sql`
      select state = 'running' as "isReading", problem, refusal from jobs where id = ${id} and step = 'reading'`);
    const { rows } = await looked.catch((error: unknown) => {
      log.warn({ event: 'job not looked at', jobId: id, err: error }, 'job not looked at');
      return { rows: [] };
    });
    const [found] = rows;
    const refusal = found?.refusal;
    if (refusal) throw new ApiError(refusal.statusCode, refusal.code, found.problem, refusal.details);
    if (!found?.isReading) return;
    await pause(POLL_MS);
  }
}
