import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { TaskMetrics } from '../metrics/task-metrics.ts';
import type { RecordTask } from './record-tasks.ts';
import { type DueQuery, forgetFailure, forgetSettled, isAttempted, storeFailure } from './task-failures.ts';

/** So many records are worked through in one run, where a task says no other number. */
const MOST = 1_000;

/** The first failures of a row of failures are logged, then ever fewer: a task may run twice a second. */
const isLogged = (failures: number): boolean => Number.isInteger(Math.log2(failures));

/** Runs all work that no request asks for: by name, logged and counted where it fails (R2020). */
export class Tasks {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #metrics: TaskMetrics;
  /** How often each task has failed since it succeeded last. */
  readonly #failures = new Map<string, number>();
  #isStopping = false;

  constructor(database: Database, log: FastifyBaseLogger, metrics: TaskMetrics) {
    this.#database = database;
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Runs a task once; one that throws is logged and counted, and its next run makes up for it. Returns whether it succeeded. */
  async run(task: string, work: () => PromiseLike<unknown>): Promise<boolean> {
    const end = this.#metrics.begin(task);
    try {
      await work();
    } catch (error) {
      end('failed');
      const failures = (this.#failures.get(task) ?? 0) + 1;
      this.#failures.set(task, failures);
      if (isLogged(failures)) this.#log.error({ event: 'task failed', task, failures, err: error }, 'task failed');
      return false;
    }
    end('done');
    if (this.#failures.delete(task)) this.#log.info({ event: 'task recovered', task }, 'task recovered');
    return true;
  }

  /**
   * Tries one record of a task. An attempt that throws is logged, counted and stored, so that the next one comes after a pause and
   * other records have their turn. Throws only when that can't be stored: the database is away. Returns whether it succeeded.
   */
  async attempt(task: RecordTask, record: string, work: () => PromiseLike<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      const attempts = await storeFailure(this.#database, task, record, error);
      this.#metrics.recordFailed(task);
      this.#log.error({ event: 'record failed', task, record, attempts, err: error }, 'record failed');
      return false;
    }
    await forgetFailure(this.#database, task, record);
    return true;
  }

  /**
   * Tries each record that is due by itself. `due` is the query of their rows, `id` among them, without a limit; what it is given makes
   * the condition that leaves out those in the pause after a failure. At most `most` are tried in one run, none after `isOver`.
   */
  async eachDue<Row extends { id: string } = { id: string }>(
    task: RecordTask,
    { due, most = MOST, isOver = () => false }: { due: DueQuery; most?: number; isOver?: () => boolean },
    work: (row: Row) => PromiseLike<unknown>,
  ): Promise<void> {
    const { rows } = await this.#database.execute<Row>(sql`${due((id) => isAttempted(task, id))} limit ${most}`);
    for (const row of rows) {
      if (this.#isStopping || isOver()) return;
      // A row is what the caller says it is, as with `execute`.
      await this.attempt(task, row.id, () => work(row as Row));
    }
    await forgetSettled(this.#database, task, due);
  }

  /** Begins no other record: the process stops. */
  stop(): void {
    this.#isStopping = true;
  }
}
