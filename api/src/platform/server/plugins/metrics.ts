import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Metrics } from '../metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Counts what happens. */
export const metrics = fp(
  async (app: FastifyInstance) => {
    const counted = new Metrics();
    app.decorate('metrics', counted);
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      counted.requests.observe({ route, method: request.method, status }, reply.elapsedTime / 1_000);
      done();
    });
  },
  { name: 'metrics', fastify: '5.x' },
);
