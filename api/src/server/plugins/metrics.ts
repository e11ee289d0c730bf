import { createHash, timingSafeEqual } from 'node:crypto';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { giveToMain, metricsOfAll } from '../processes/worker-metrics.ts';
import type { CatalogueCache } from './catalogue-cache.ts';

/** What the shop counts. Labels are few and fixed: never an address, an id, or what a visitor wrote. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'karite_http_request_duration_seconds',
    help: 'Answered requests: route as declared, method, first digit of the status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly events = new Counter({
    name: 'karite_events_total',
    help: 'What the log names as an event: failed sign-ins, refusals, changes of accounts and orders',
    labelNames: ['event'] as const,
    registers: [this.registry],
  });
  readonly ordersPlaced = new Counter({
    name: 'karite_orders_placed_total',
    help: 'Orders placed; a repeated request counts once',
    registers: [this.registry],
  });

  /** Reads these when somebody asks, not before. */
  watch(database: Database, cache: CatalogueCache): void {
    const registers = [this.registry];
    new Gauge({
      name: 'karite_database_connections',
      help: 'Connections of the pool, those of them without work, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
      },
    });
    new Counter({
      name: 'karite_cache_lookups_total',
      help: 'Answers looked for in what is kept of the catalogue: pages of the shop, answers of the API',
      labelNames: ['kind', 'result'],
      registers,
      collect() {
        this.reset();
        for (const [kind, counts] of Object.entries(cache.lookups))
          for (const [result, count] of Object.entries(counts)) this.inc({ kind, result }, count);
      },
    });
    collectDefaultMetrics({ register: this.registry });
  }
}

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
export const metrics = fp<{ database: Database; token?: string }>(async (app, { database, token }) => {
  const counted = new Metrics();
  app.decorate('metrics', counted);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    counted.requests.observe({ route, method: request.method, status }, reply.elapsedTime / 1_000);
  });
  if (!token) return;
  app.addHook('onReady', async () => {
    counted.watch(database, app.catalogueCache);
    giveToMain(counted.registry);
  });
  app.get('/metrics', { config: { isNeverRefused: true }, schema: { hide: true } }, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSame(given, token)) throw new ApiError(401, 'unauthorized', "Ces chiffres demandent le jeton d'accès");
    return reply.type(counted.registry.contentType).send(await metricsOfAll(counted.registry));
  });
});
