import type { Executor } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { databaseError } from '../../../platform/server/errors/database-error.ts';
import type { Shop } from '../../../platform/tasks/define-task.ts';
import {
  CANCELLED,
  changeJob,
  endJobs,
  isLast,
  type JobEnd,
  type JobNews,
  release,
  type TakenJob,
  takeJob,
} from './job-store.ts';
import { queueJob } from './start-job.ts';

/** How often a process renews its job's heartbeat, and checks for its cancellation, in ms. */
const BEAT_MS = 2_000;
/** A job that has lost so many processes is not begun again: it may be what ends them. */
const MOST_ATTEMPTS = 5;
const LOST = 'Le travail s’est interrompu : le serveur s’est arrêté entre-temps. Veuillez recommencer.';

/** Thrown by `update`, and by the running step, where an attempt must end early. */
class EndedBefore extends Error {
  constructor(readonly how: 'cancelled' | 'lost') {
    super(how);
  }
}

/** The progress interface of a job's work. */
export type JobProgress = {
  id: string;
  attempts: number;
  /** Set when the process stops, or somebody cancels the job: the work ends at its next step. */
  signal: AbortSignal;
  /**
   * Stores how far it is, in a transaction of the work where the two must agree. Throws when the job is to end before its
   * end: what that transaction holds is not done then.
   */
  update(news: JobNews, executor?: Executor): Promise<void>;
};
/** A job as its work sees it. */
export type RunningJob = TakenJob & JobProgress;

/** Does a job that waits, unless another process has it: to its end, or until this process stops, and another goes on. */
export async function carryOut(
  { app, database, signal: stop }: Shop,
  id: string,
  work: (job: RunningJob) => Promise<void>,
): Promise<void> {
  const job = await takeJob(database, id);
  if (!job) return;
  const ended = new AbortController();
  const hear = async (news: JobNews, executor: Executor = database) => {
    const state = await changeJob(executor, job, news);
    if (state !== 'running') ended.abort(new EndedBefore(state));
  };
  const update = async (news: JobNews, executor?: Executor) => {
    stop.throwIfAborted();
    await hear(news, executor);
    ended.signal.throwIfAborted();
  };
  const beat = setInterval(() => void app.tasks.run('say-job-lives', () => hear({})), BEAT_MS);
  let end: JobEnd = { state: 'done', problem: null };
  try {
    if (job.attempts > MOST_ATTEMPTS) throw new ApiError(503, 'unavailable', LOST);
    await work({ ...job, signal: AbortSignal.any([stop, ended.signal]), update });
  } catch (error) {
    const why: unknown = ended.signal.aborted ? ended.signal.reason : error;
    if (why instanceof EndedBefore && why.how === 'lost') return;
    if (why instanceof EndedBefore) end = CANCELLED;
    else if (stop.aborted)
      return await database.transaction(async (transaction) => {
        await release(transaction, job);
        await queueJob(app, transaction, id);
      });
    else {
      const refused = error instanceof ApiError ? error : databaseError(error);
      if (!refused) app.log.error({ err: error }, 'job failed');
      const problem = refused?.message ?? 'Une erreur inattendue s’est produite. Veuillez réessayer.';
      end = { state: 'failed', problem, refusal: refused };
    }
  } finally {
    clearInterval(beat);
  }
  await endJobs(database, isLast(job), end);
}
