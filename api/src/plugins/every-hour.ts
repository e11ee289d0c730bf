import type { FastifyInstance } from 'fastify';

const HOUR_MS = 60 * 60 * 1_000;

/** Does `work` when the server is ready and each hour after, beside the requests. One that fails is made up by the next. */
export function everyHour(app: FastifyInstance, work: () => PromiseLike<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  const run = () => void work().then(undefined, () => undefined);
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, HOUR_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
