import type { FastifyInstance } from 'fastify';

const MINUTE_MS = 60 * 1_000;

/**
 * Does `work` when the server is ready and again every so many ms, beside the requests, one after the other. One that
 * fails is made up by the next; the app ends when the one under way has.
 */
export function every(app: FastifyInstance, ms: number, work: () => PromiseLike<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> | null = null;
  const run = () => {
    underWay ??= Promise.resolve(work())
      .catch(() => undefined)
      .finally(() => {
        underWay = null;
      });
  };
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, ms).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
  });
}

/** Does `work` when the server is ready and each hour after. */
export const everyHour = (app: FastifyInstance, work: () => PromiseLike<unknown>): void =>
  every(app, 60 * MINUTE_MS, work);

/** Does `work` when the server is ready and each minute after. */
export const everyMinute = (app: FastifyInstance, work: () => PromiseLike<unknown>): void =>
  every(app, MINUTE_MS, work);
