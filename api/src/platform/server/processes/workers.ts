import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.ts';
import { type FromWorker, isStartFailed, type ToWorker } from './worker-messages.ts';

/*
 * Each worker takes its connections from the system, when it has time for them. Handed out by the main process they would wait
 * there, and a worker that falls behind could not see how long (P63).
 */
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** A worker that ends within this time of its start has hardly served, in ms. */
const STEADY_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;
/** How long workers may take to stop listening, and to end, in ms; the process has ten seconds for all of its stop. */
const STOP_LISTENING_MS = 3_500;
const END_MS = 6_000;

/** The pause before a worker is replaced that ended `times` times in a row as soon as it had started, in ms: 0, 1 s, 2 s, 4 s… */
export const pauseBefore = (times: number): number =>
  times <= 0 ? 0 : Math.min(1_000 * 2 ** (times - 1), LONGEST_PAUSE_MS);

type Options = {
  count: number;
  environment: Record<string, string>;
  /** Logs a line for the operator. */
  warn: (line: string) => void;
};
export type Workers = {
  /** Resolves when each has started or failed; rejects with a `StartError` when none serves. */
  started: Promise<void>;
  /** Stops all: no worker accepts connections any more before the first of them asks a client to reconnect. */
  stop(): Promise<void>;
};

const send = (worker: Worker, order: ToWorker) => {
  if (worker.isConnected()) worker.send(order);
};
const hears = (worker: Worker, wanted: FromWorker) =>
  new Promise<void>((resolve) => {
    worker.on('message', (message) => {
      if (message === wanted) resolve();
    });
    worker.once('exit', () => resolve());
  });

async function stopWorkers(workers: Worker[]): Promise<void> {
  const ended = Promise.all(workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve))));
  const silent = Promise.all(workers.map((worker) => hears(worker, 'stopped listening')));
  for (const worker of workers) send(worker, 'stop listening');
  await Promise.race([silent, pause(STOP_LISTENING_MS, null, { ref: false })]);
  for (const worker of workers) send(worker, 'stop');
  const late = setTimeout(() => {
    for (const worker of workers) worker.process.kill('SIGKILL');
  }, END_MS);
  await ended;
  clearTimeout(late);
}

/** Starts the processes that serve. One that ends is replaced: at once if it had served, else after growing pauses. */
export function startWorkers({ count, environment, warn }: Options): Workers {
  const again = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let hasStarted = false;

  /** One place of a worker; `first` hears how its first start went: `null`, or why it failed. */
  const fill = (first: (failure: string | null) => void, early = 0) => {
    const worker = cluster.fork(environment);
    const since = performance.now();
    let hasServed = false;
    let reason = '';
    worker.once('listening', () => {
      hasServed = true;
      first(null);
    });
    worker.on('message', (message) => {
      if (isStartFailed(message)) reason = message.startFailed;
      if (message === 'stop requested' && !isStopping) void stopWorkers([worker]);
    });
    worker.once('exit', (code, signal) => {
      const how = signal ?? `code ${code}`;
      first(reason || `A worker ended as it started (${how}).`);
      if (isStopping) return;
      const times = performance.now() - since < STEADY_MS ? early + 1 : 0;
      const pauseMs = pauseBefore(hasServed ? times - 1 : times);
      if (hasStarted)
        warn(
          `A worker ended (${how}). ${reason ? `${reason} ` : ''}Another starts ${pauseMs ? `in ${pauseMs / 1_000} s` : 'now'}.`,
        );
      const timer = setTimeout(() => {
        again.delete(timer);
        fill(first, times);
      }, pauseMs);
      again.add(timer);
    });
  };

  const starts = Array.from({ length: count }, () => new Promise<string | null>((resolve) => fill(resolve)));
  return {
    started: Promise.all(starts).then((failures) => {
      if (failures.every((failure) => failure !== null)) throw new StartError(failures[0] ?? 'No worker was to start.');
      hasStarted = true;
    }),
    stop() {
      isStopping = true;
      for (const timer of again) clearTimeout(timer);
      return stopWorkers(Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined));
    },
  };
}
