import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type PgBoss from 'pg-boss';
import type { Executor } from '../database/database.ts';
import { openBoss, statementsOn } from './boss.ts';
import { isOfRecords, isQueued, type QueuedTask, type RecordTask, type Shop, type Task } from './define-task.ts';
import { inTime } from './in-time.ts';
import { deletePolls, forgetSettled, hasFailed, isFree, isRecord, POLL, tryAgain, tryLostAgain } from './job-states.ts';
import { matchQueues } from './match-queues.ts';
import { TaskFailed } from './task-failed.ts';

/** The most records that one run queues, by default. */
const MOST = 1_000;
const POLL_EVERY_S = 10;
/** Additional workers are woken by the first, and poll at this interval, in seconds. */
const WOKEN_S = 30;
/** A start is busy enough: what nobody waits for begins so much later, in ms. */
const LATER_MS = 60_000;
/** How long a stop waits for what is at work, in ms. */
const STOP_MS = 3_000;

type Job = Pick<PgBoss.JobWithMetadata<object>, 'id' | 'data' | 'singletonKey' | 'retryCount' | 'retryLimit'>;

/** A record that a task is to work on, so many seconds from now. */
type Queued = { task: string; record: string; after?: number };

const isUrgent = ({ pollEvery = POLL_EVERY_S }: Task): boolean => pollEvery < POLL_EVERY_S;

/** Has tasks run, in whichever process of the shop, by what pg-boss has queued. */
export class TaskQueue {
  readonly #app: FastifyInstance;
  readonly #boss: PgBoss;
  readonly #tasks: ReadonlyMap<string, Task>;
  readonly #workers = new Map<string, string[]>();
  readonly #stopping = new AbortController();
  readonly #stopped = new AbortController();

  constructor(app: FastifyInstance, tasks: readonly Task[]) {
    this.#app = app;
    this.#boss = openBoss(app.database, app.log, this.#stopped.signal);
    this.#tasks = new Map(tasks.map((task) => [task.name, task]));
    const repeated = tasks.find((task) => this.#tasks.get(task.name) !== task);
    if (repeated) throw new Error(`Two tasks are called "${repeated.name}": rename one`);
  }

  /** The tasks that this shop has work for. */
  get tasks(): Task[] {
    return [...this.#tasks.values()].filter(({ isOn }) => isOn?.(this.#app) ?? true);
  }

  /** Queues work on records, in the caller's transaction: it is done when that has committed. */
  async add(executor: Executor, queued: readonly Queued[]): Promise<void> {
    if (queued.length === 0) return;
    const jobs = queued.map(({ task, record, after = 0 }) => ({
      name: task,
      singletonKey: record,
      startAfter: String(after),
    }));
    await this.#boss.insert(jobs, { db: statementsOn(executor) });
  }

  /**
   * Queues a job with its data (JSON) in the caller's transaction: it runs when that has committed, or `after` so many seconds.
   * `record`: the id of the record that it is about.
   */
  async send<Data extends object>(
    executor: Executor,
    { name }: QueuedTask<Data>,
    data: Data,
    { record = randomUUID(), after = 0 }: { record?: string; after?: number } = {},
  ): Promise<void> {
    const job = { name, data, singletonKey: `${record}:${randomUUID()}`, startAfter: String(after) };
    await this.#boss.insert([job], { db: statementsOn(executor) });
  }

  /** Makes this process poll the queue of a task at once, where it works on it. */
  wake(task: string): void {
    for (const worker of this.#workers.get(task) ?? []) this.#boss.notifyWorker(worker);
  }

  /** Creates the queue of each task, or updates it, as declared. */
  prepare(): Promise<void> {
    return matchQueues(this.#app.database, this.#boss, this.tasks, this.#app.shopTimeZone);
  }

  /** Begins to work; on what is urgent at once, whatever a stop has left. A stop meanwhile ends it. */
  async start(): Promise<void> {
    try {
      await this.#startWorkers();
    } catch (error) {
      if (!this.#stopping.signal.aborted) throw error;
      this.#app.log.info({ event: 'tasks not started', err: error }, 'stopped before its tasks had started');
    }
  }

  async #startWorkers(): Promise<void> {
    await this.#boss.start();
    const { tasks } = this;
    for (const task of tasks) if (isUrgent(task)) await this.#addPoll(task.name);
    for (const task of tasks.filter(isUrgent)) await this.#work(task);
    await pause(LATER_MS, undefined, { ref: false });
    for (const task of tasks) if (!isUrgent(task) && !this.#stopping.signal.aborted) await this.#work(task);
  }

  /** Begins nothing any more, and waits a while for what is at work; another process does what is left. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const stopped = this.#boss.stop({ timeout: STOP_MS, close: false });
    await Promise.race([stopped, pause(STOP_MS + 1_000, undefined, { ref: false })]);
    this.#stopped.abort();
  }

  /** Runs a task at once, with all that it queues, as if it were `now`. */
  async runNow(name: string, now = new Date()): Promise<void> {
    const task = this.#tasks.get(name);
    if (!task) throw new Error(`There is no task ${name}`);
    const shop = this.#shop(now);
    await this.#runPoll(task, shop);
    const db = statementsOn(shop.database);
    const next = () => this.#boss.fetch<object>(name, { batchSize: 100, includeMetadata: true, db });
    for (let jobs = await next(); jobs.length > 0; jobs = await next()) {
      for (const job of jobs) {
        try {
          await this.#run(task, job, shop);
          await this.#boss.complete(name, job.id, {}, { db });
        } catch (error) {
          await this.#boss.fail(name, job.id, error instanceof TaskFailed ? error : {}, { db });
        }
      }
    }
  }

  #shop(now = new Date()): Shop {
    const { database, shopTimeZone: zone } = this.#app;
    return { app: this.#app, database, zone, now, signal: this.#stopping.signal };
  }

  /** Has a task worked on by as many workers as it may have at once, each for one job: of several pg-boss fails all where one does. */
  async #work(task: Task): Promise<void> {
    const workers: string[] = [];
    this.#workers.set(task.name, workers);
    for (let index = 0; index < (task.atOnce ?? 1); index += 1) {
      const pollingIntervalSeconds = index === 0 ? (task.pollEvery ?? POLL_EVERY_S) : WOKEN_S;
      const options = { pollingIntervalSeconds, batchSize: 1, includeMetadata: true, priority: false } as const;
      workers.push(
        await this.#boss.work<object>(task.name, options, async (jobs) => {
          // pg-boss would pause after each job: while there are some, all workers fetch the next at once.
          this.wake(task.name);
          for (const job of jobs) await this.#run(task, job, this.#shop());
        }),
      );
    }
  }

  /** Runs a job: a scheduled run, one record, or one that was queued with its data. Throws the cause of a failure. */
  async #run(task: Task, job: Job, shop: Shop): Promise<void> {
    const { singletonKey: record, retryCount } = job;
    if (!record || record === POLL) await this.#runPoll(task, shop);
    else if (isOfRecords(task)) await this.#runRecord(task, record, shop, retryCount);
    else if (isQueued(task)) await this.#runQueued(task, job, shop);
  }

  async #runQueued(task: QueuedTask, { id, data, retryCount, retryLimit }: Job, shop: Shop): Promise<void> {
    const { metrics, log } = shop.app;
    const end = metrics.tasks.begin(task.name);
    try {
      await inTime(task, task.run(shop, data));
      end('done');
    } catch (error) {
      end('failed');
      metrics.tasks.recordFailed(task.name);
      const attempts = retryCount + 1;
      log.error({ event: 'job failed', task: task.name, job: id, attempts, err: error }, 'job failed');
      const failed = new TaskFailed(error);
      if (retryCount >= retryLimit) await this.#giveUp(task, data, shop, failed);
      throw failed;
    }
  }

  async #giveUp(task: QueuedTask, data: object, shop: Shop, { message }: TaskFailed): Promise<void> {
    try {
      await task.onGivenUp?.(shop, data, message);
    } catch (error) {
      shop.app.log.error({ event: 'giving up failed', task: task.name, err: error }, 'giving up failed');
      throw new TaskFailed(error);
    }
  }

  async #runRecord(task: RecordTask, record: string, shop: Shop, before: number): Promise<void> {
    const { app, database } = shop;
    try {
      const due = await task.due(shop, isRecord(record));
      const { rows } = due ? await database.execute<{ id: string }>(due) : { rows: [] };
      if (rows[0]) await inTime(task, task.run(shop, rows[0]));
    } catch (error) {
      const attempts = before + 1;
      app.metrics.tasks.recordFailed(task.name);
      app.log.error({ event: 'record failed', task: task.name, record, attempts, err: error }, 'record failed');
      throw new TaskFailed(error);
    }
  }

  /** Runs a task by the clock, or queues the records that are due. */
  async #runPoll(task: Task, shop: Shop): Promise<void> {
    let failure: unknown;
    const isDone = await shop.app.tasks.run(task.name, async () => {
      try {
        await this.#poll(task, shop);
      } catch (error) {
        failure = error;
        throw error;
      }
    });
    if (!isDone) throw new TaskFailed(failure);
  }

  async #poll(task: Task, shop: Shop): Promise<void> {
    const { name } = task;
    const { database } = shop;
    if (isQueued(task)) {
      await tryLostAgain(database, name);
      return;
    }
    const { schedule } = task;
    if (typeof schedule !== 'string') await this.#addPoll(name, schedule.everySeconds);
    await deletePolls(database, name);
    if (!isOfRecords(task)) {
      await inTime(task, task.run(shop));
      return;
    }
    await tryAgain(database, name);
    await forgetSettled(database, name, () => (task.open ?? task.due).call(task, shop, hasFailed(name)));
    const due = await task.due(shop, isFree(name, task.mayOverlap));
    const { rows } = due
      ? await database.execute<{ id: string }>(sql`${due} limit ${task.most ?? MOST}`)
      : { rows: [] };
    await this.add(
      database,
      rows.map(({ id }) => ({ task: name, record: id })),
    );
  }

  /** Queues a run of a task by the clock; one that waits already is enough. */
  async #addPoll(name: string, after = 0): Promise<void> {
    const poll = { name, singletonKey: POLL, startAfter: String(after), retryLimit: 0 };
    await this.#boss.insert([poll], { db: statementsOn(this.#app.database) });
  }
}
