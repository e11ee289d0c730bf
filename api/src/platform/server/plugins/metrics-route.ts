import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';
import { giveToMain, metricsOfAll } from '../processes/worker-metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Takes the same time wherever two tokens differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/**
 * Serves the metrics at `/metrics` in Prometheus' text format, to callers with METRICS_TOKEN. Any process returns those of
 * all.
 */
export const metricsRoute = fp(
  async (app: FastifyInstance, { token }: { token: string }) => {
    const { metrics, database, catalogueCache, replica } = app;
    app.addHook('onReady', async () => {
      metrics.watch(database, catalogueCache);
      if (replica) metrics.watchReplica(replica);
      giveToMain(metrics.registry);
    });
    app.get('/metrics', { config: { isNeverRefused: true }, schema: { hide: true } }, async (request, reply) => {
      const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!isSame(given, token)) throw new ApiError(401, 'unauthorized', 'Ces chiffres demandent le jeton d’accès');
      return reply.type(metrics.registry.contentType).send(await metricsOfAll(metrics.registry));
    });
  },
  {
    name: 'metrics-route',
    dependencies: ['metrics', 'database', 'catalogue-cache', 'read-replica'],
    encapsulate: true,
    fastify: '5.x',
  },
);
