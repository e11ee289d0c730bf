import type { FastifyBaseLogger } from 'fastify';
import type { TaskMetrics } from '../metrics/task-metrics.ts';

/** The first failures of a row of failures are logged, then ever fewer: a task may run twice a second. */
const isLogged = (failures: number): boolean => Number.isInteger(Math.log2(failures));

/** Runs work that no request triggers: by name, logged and counted when it fails (R2020). */
export class Tasks {
  readonly #log: FastifyBaseLogger;
  readonly #metrics: TaskMetrics;
  /** How often each task has failed since it succeeded last. */
  readonly #failures = new Map<string, number>();

  constructor(log: FastifyBaseLogger, metrics: TaskMetrics) {
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
}
