import { Counter, Gauge, type Registry, Summary } from 'prom-client';

type TaskResult = 'done' | 'failed';

/** Counts what runs beside the requests, by the name of its task. */
export class TaskMetrics {
  readonly #seconds: Summary<'task' | 'result'>;
  readonly #lastSuccess: Gauge<'task'>;
  readonly #records: Counter<'task'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#seconds = new Summary({
      name: 'karite_task_duration_seconds',
      help: 'Runs of work that no request triggers, by how they ended: their number, and how long they took together',
      labelNames: ['task', 'result'] as const,
      percentiles: [],
      registers,
    });
    this.#lastSuccess = new Gauge({
      name: 'karite_task_last_success_timestamp_seconds',
      help: 'When a task last succeeded, in seconds since 1970',
      labelNames: ['task'] as const,
      aggregator: 'max',
      registers,
    });
    this.#records = new Counter({
      name: 'karite_task_record_failures_total',
      help: 'Attempts at one record or job of a task that failed; the others were tried all the same',
      labelNames: ['task'] as const,
      registers,
    });
  }

  /** Starts measuring a run; returns a function that records its result. */
  begin(task: string): (result: TaskResult) => void {
    const end = this.#seconds.startTimer({ task });
    return (result) => {
      end({ result });
      if (result === 'done') this.#lastSuccess.set({ task }, Date.now() / 1_000);
    };
  }

  recordFailed(task: string): void {
    this.#records.inc({ task });
  }
}
