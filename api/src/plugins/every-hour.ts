import type { FastifyInstance } from 'fastify';

const MINUTE_MS = 60 * 1_000;

/** Does `work` when the server is ready and again and again after, beside the requests. One that fails is made up by the next. */
function again(app: FastifyInstance, minutes: number, work: () => PromiseLike<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  const run = () => void work().then(undefined, () => undefined);
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, minutes * MINUTE_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Does `work` when the server is ready and each hour after. */
export const everyHour = (app: FastifyInstance, work: () => PromiseLike<unknown>): void => again(app, 60, work);

/** Does `work` when the server is ready and each minute after. */
export const everyMinute = (app: FastifyInstance, work: () => PromiseLike<unknown>): void => again(app, 1, work);
