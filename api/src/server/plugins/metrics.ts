import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { Metrics } from '../metrics/metrics.ts';
import { giveToMain, metricsOfAll } from '../processes/worker-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Takes the same time wherever two tokens differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/**
 * Counts what happens, and tells it at `/metrics` in Prometheus' text format to who knows METRICS_TOKEN; without that
 * setting there is no such address. Several processes answer as one, whichever is asked.
 */
export function metrics(app: FastifyInstance, { database, token }: { database: Database; token?: string }): void {
  const counted = new Metrics();
  app.decorate('metrics', counted);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    counted.requests.observe({ route, method: request.method, status }, reply.elapsedTime / 1_000);
    done();
  });
  if (!token) return;
  app.addHook('onReady', async () => {
    counted.watch(database, app.catalogueCache);
    if (app.replica) counted.watchReplica(app.replica);
    giveToMain(counted.registry);
  });
  app.get('/metrics', { config: { isNeverRefused: true }, schema: { hide: true } }, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSame(given, token)) throw new ApiError(401, 'unauthorized', "Ces chiffres demandent le jeton d'accès");
    return reply.type(counted.registry.contentType).send(await metricsOfAll(counted.registry));
  });
}
