import type { FastifyInstance } from 'fastify';

const MINUTE_MS = 60 * 1_000;

/**
 * Runs a task every so many ms, beside the requests, one run after the other; for the first time after that, a minute after the server is
 * ready at the latest: a start is busy enough. A run that fails is logged and counted, and made up for by the next; the app ends when the
 * one under way has.
 */
export function every(app: FastifyInstance, ms: number, task: string, work: () => PromiseLike<unknown>): void {
  if (!app.repeatsWork) return;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> | null = null;
  const run = () => {
    underWay ??= app.tasks.run(task, work).finally(() => {
      underWay = null;
    });
  };
  app.addHook('onReady', async () => {
    timer = setTimeout(
      () => {
        run();
        timer = setInterval(run, ms).unref();
      },
      Math.min(ms, MINUTE_MS),
    ).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await underWay;
  });
}
