import type { FastifyInstance } from 'fastify';

const MINUTE_MS = 60 * 1_000;

/**
 * Runs a task every so many ms, beside the requests, one run after the other; for the first time after that, a minute after the server is
 * ready at the latest (`firstMs`: when another time is wanted): a start is busy enough. A run that fails is logged and counted, and made
 * up for by the next; the app ends when the one under way has.
 */
export function every(
  app: FastifyInstance,
  ms: number,
  task: string,
  work: () => PromiseLike<unknown>,
  firstMs = Math.min(ms, MINUTE_MS),
): void {
  if (!app.repeatsWork) return;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> | null = null;
  const run = () => {
    underWay ??= app.tasks.run(task, work).finally(() => {
      underWay = null;
    });
  };
  app.addHook('onReady', async () => {
    timer = setTimeout(() => {
      run();
      timer = setInterval(run, ms).unref();
    }, firstMs).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await underWay;
  });
}

/** Runs a task each minute that the server is ready (`firstMs`: for the first time so many ms after). */
export const everyMinute = (
  app: FastifyInstance,
  task: string,
  work: () => PromiseLike<unknown>,
  firstMs?: number,
): void => every(app, MINUTE_MS, task, work, firstMs);
