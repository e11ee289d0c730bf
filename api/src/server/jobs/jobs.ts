import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Executor } from '../../database/database.ts';
import { timeLimit } from '../../database/time-limit.ts';
import { ApiError } from '../errors/api-error.ts';
import { databaseError } from '../errors/database-error.ts';
import {
  addJob,
  askToCancel,
  changeJob,
  endJob,
  findJob,
  type Job,
  type JobEnd,
  type JobNews,
  type NewJob,
  type RunningJob,
} from './job-store.ts';
import { LOST } from './job-upkeep.ts';
import { WorkQueue } from './work-queue.ts';

/** Jobs at work at once, by process, and how many more wait for their turn. */
const AT_ONCE = 2;
const QUEUE = 8;
/** How often the end of a job is told to a database that is away, and how long in between, in ms. */
const TELL_TRIES = 5;
const TELL_AGAIN_MS = 2_000;

const tooManyJobs = () =>
  new ApiError(503, 'unavailable', 'Trop de travaux en même temps. Veuillez réessayer.', {
    headers: { 'retry-after': '10' },
  });

/** Thrown by `tell` in a job that somebody cancelled, and by whatever it had under way. */
class Cancelled extends Error {}

type Working = { ended: Promise<void>; cancel: AbortController; hasBegun: boolean };

/** Long work beside the requests: begun by one, told of and cancelled by others, in any process of the shop. */
export class Jobs {
  readonly #working = new Map<string, Working>();
  readonly #queue = new WorkQueue(AT_ONCE, QUEUE, tooManyJobs);
  readonly #stop = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Those of this process that have not ended. */
  ids(): string[] {
    return [...this.#working.keys()];
  }

  /** Begins a job, under an id that the caller may give, and returns at once what it is. Throws a 503 when too many wait. */
  async start(job: NewJob, work: (job: RunningJob) => Promise<void>, id: string = randomUUID()): Promise<Job> {
    this.#queue.refuseWhenFull();
    if (this.#stop.signal.aborted) throw tooManyJobs();
    const begun = addJob(this.database, id, job).then(() => findJob(this.database, id));
    const working: Working = { ended: Promise.resolve(), cancel: new AbortController(), hasBegun: false };
    this.#working.set(id, working);
    // The request's time is not the job's.
    working.ended = timeLimit
      .exit(() =>
        this.#queue.run(() =>
          begun.then(
            () => this.#run(id, working, work),
            // Whoever started it is told.
            () => undefined,
          ),
        ),
      )
      .finally(() => this.#working.delete(id));
    const running = await begun;
    if (!running) throw new Error('the job that was just added is gone');
    return running;
  }

  /** Ends a job before its end, in whichever process it runs: what it has saved stays. One that has ended stays as it is. */
  async cancel(id: string): Promise<void> {
    await askToCancel(this.database, id);
    this.end(id);
  }

  /** Ends a job of this process that was cancelled; one that waits for its turn at once. */
  end(id: string): void {
    const working = this.#working.get(id);
    if (!working || working.cancel.signal.aborted) return;
    working.cancel.abort(new Cancelled());
    if (!working.hasBegun) void this.#end(id, { state: 'cancelled', problem: null });
  }

  /** Ends what is under way, and waits until it has said so. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#queue.runAll();
    await Promise.all([...this.#working.values()].map(({ ended }) => ended));
  }

  async #run(id: string, working: Working, work: (job: RunningJob) => Promise<void>): Promise<void> {
    // It has ended where it waited.
    if (working.cancel.signal.aborted) return;
    working.hasBegun = true;
    const signal = AbortSignal.any([this.#stop.signal, working.cancel.signal]);
    const tell = async (news: JobNews, executor: Executor = this.database) => {
      if (this.#stop.signal.aborted) throw new ApiError(503, 'unavailable', LOST);
      if (await changeJob(executor, id, news)) throw new Cancelled();
    };
    let end: JobEnd = { state: 'done', problem: null };
    try {
      signal.throwIfAborted();
      await work({ id, signal, tell });
    } catch (error) {
      const isCancelled = error instanceof Cancelled || working.cancel.signal.aborted;
      end = isCancelled ? { state: 'cancelled', problem: null } : { state: 'failed', problem: this.#problemOf(error) };
    }
    await this.#end(id, end);
  }

  #problemOf(error: unknown): string {
    if (this.#stop.signal.aborted) return LOST;
    const refused = error instanceof ApiError ? error : databaseError(error);
    if (refused) return refused.message;
    this.log.error({ err: error }, 'job failed');
    return "Une erreur inattendue s'est produite. Veuillez réessayer.";
  }

  /**
   * A database that is away for a moment hears of it later; one that stays away sees no sign of life instead. Not p-retry:
   * a stop gives up after the try under way, which takes it as many lines.
   */
  async #end(id: string, end: JobEnd): Promise<void> {
    for (let tries = 0; tries < TELL_TRIES; tries += 1) {
      try {
        await endJob(this.database, id, end);
        return;
      } catch (error) {
        this.log.warn({ event: 'job end not stored', jobId: id, err: error }, 'job end not stored');
        if (this.#stop.signal.aborted) return;
        await pause(TELL_AGAIN_MS);
      }
    }
  }
}
