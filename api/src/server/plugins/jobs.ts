import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { Database, Executor } from '../../database/database.ts';
import { timeLimit } from '../../database/time-limit.ts';
import { ApiError } from '../errors/api-error.ts';
import { databaseError } from '../errors/database-error.ts';
import { keepJobs, LOST, LOST_AFTER } from '../jobs/job-upkeep.ts';

export type JobKind = 'import' | 'export';
/** What a job is doing: shown beside `done` of `total`. */
export type JobStep = 'reading' | 'checking' | 'saving' | 'writing';
/** What is new about a job; `undefined` leaves it as it was. */
export type JobNews = { step?: JobStep; done?: number; total?: number; report?: object; fileName?: string };

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
  createdAt: string;
  endedAt: string | null;
};
type NewJob = { kind: JobKind; resource: string; step: JobStep; userId: string };

/** Jobs at work at once, by process, and how many more wait for their turn. */
const AT_ONCE = 2;
const QUEUE = 8;
/** How often the end of a job is told to a database that is away, and how long in between, in ms. */
const TELL_TRIES = 5;
const TELL_AGAIN_MS = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const moment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const isLost = sql`state = 'running' and beat_at < now() - ${LOST_AFTER}::interval`;

/** A job of this account, or `null`. One whose process is gone counts as failed, whoever asks. */
export async function findJob(database: Executor, id: string, userId: string): Promise<Job | null> {
  const found = await database.execute<Job>(sql`
    select id, kind, resource, step, done, total, report, file_name as "fileName",
      case when ${isLost} then 'failed' else state end as state,
      case when ${isLost} then ${LOST} else problem end as problem,
      ${moment(sql`created_at`)} as "createdAt", ${moment(sql`ended_at`)} as "endedAt"
    from jobs where id = ${id} and user_id = ${userId}`);
  return found.rows[0] ?? null;
}

const changeJob = (executor: Executor, id: string, { step, done, total, report, fileName }: JobNews) =>
  executor.execute(sql`
    update jobs set beat_at = now(), step = coalesce(${step ?? null}, step), done = coalesce(${done ?? null}::int, done),
      total = coalesce(${total ?? null}::int, total), file_name = coalesce(${fileName ?? null}, file_name),
      report = coalesce(${report ? JSON.stringify(report) : null}::jsonb, report)
    where id = ${id}`);

const endJob = (executor: Executor, id: string, problem: string | null) =>
  executor.execute(sql`
    update jobs set state = ${problem === null ? 'done' : 'failed'}, problem = ${problem}, ended_at = now() where id = ${id}`);

/** Long work beside the requests: begun by one, told of by others, in any process of the shop. */
export class Jobs {
  readonly #working = new Map<string, Promise<void>>();
  /** Not `Turns`, whose work begins in its turn alone: a stop lets all that wait go at once. */
  readonly #waiting: (() => void)[] = [];
  readonly #stop = new AbortController();
  #running = 0;

  constructor(
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Those of this process that have not ended. */
  ids(): string[] {
    return [...this.#working.keys()];
  }

  /** Begins a job and returns at once what it is. Throws a 503 when too many wait. */
  async start(job: NewJob, work: (job: RunningJob) => Promise<void>): Promise<Job> {
    if (this.#waiting.length >= QUEUE || this.#stop.signal.aborted)
      throw new ApiError(503, 'unavailable', 'Trop de travaux en même temps. Veuillez réessayer.', {
        headers: { 'retry-after': '10' },
      });
    const id = randomUUID();
    await this.database.execute(sql`
      insert into jobs (id, kind, resource, step, user_id)
      values (${id}, ${job.kind}, ${job.resource}, ${job.step}, ${job.userId})`);
    const begun = (await findJob(this.database, id, job.userId))!;
    // The request's time is not the job's.
    const ended = timeLimit.exit(() => this.#inTurn(id, work)).finally(() => this.#working.delete(id));
    this.#working.set(id, ended);
    return begun;
  }

  /** Ends what is under way, and waits until it has said so. */
  async close(): Promise<void> {
    this.#stop.abort();
    for (const next of this.#waiting.splice(0)) next();
    await Promise.all(this.#working.values());
  }

  async #inTurn(id: string, work: (job: RunningJob) => Promise<void>): Promise<void> {
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    const { signal } = this.#stop;
    const tell = async (news: JobNews, executor: Executor = this.database) => {
      if (signal.aborted) throw new ApiError(503, 'unavailable', LOST);
      await changeJob(executor, id, news);
    };
    let problem: string | null = null;
    try {
      signal.throwIfAborted();
      await work({ id, signal, tell });
    } catch (error) {
      problem = this.#problemOf(error);
    }
    await this.#end(id, problem);
    this.#running -= 1;
    this.#waiting.shift()?.();
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
   * a stop gives up after the try under way, in silence, which takes it as many lines.
   */
  async #end(id: string, problem: string | null): Promise<void> {
    for (let tries = 0; tries < TELL_TRIES; tries += 1) {
      try {
        await endJob(this.database, id, problem);
        return;
      } catch {
        if (this.#stop.signal.aborted) return;
        await pause(TELL_AGAIN_MS);
      }
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Decorates the app with its jobs, keeps signs of life of them, and removes old ones; ends them with the app. */
export const jobs = fp<{ database: Database }>(async (app, { database }) => {
  const all = new Jobs(database, app.log);
  app.decorate('jobs', all);
  const endUpkeep = keepJobs(database, () => all.ids());
  app.addHook('preClose', async () => {
    endUpkeep();
    await all.close();
  });
});
