import type { FastifyInstance } from 'fastify';

type Work = () => PromiseLike<unknown>;

/** What the start of each server waits for. */
const awaited = new WeakMap<FastifyInstance['server'], Work[]>();

/**
 * Does `work` before the server is ready, at the same time as all else that is done so: each waits for the database most of the
 * time. What fails stops the start.
 */
export function beforeReady(app: FastifyInstance, work: Work): void {
  const cached = awaited.get(app.server);
  if (cached) {
    cached.push(work);
    return;
  }
  const all = [work];
  awaited.set(app.server, all);
  app.addHook('onReady', async () => {
    await Promise.all(all.map((each) => each()));
  });
}
