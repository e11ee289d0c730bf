import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

/** The start of a database outage, the same for each check, in ms. */
const WHOLE_MS = 1_000;

/**
 * `/health/live`: the process responds. `/health/ready`: it has also read its database within the last two seconds (503
 * otherwise). Neither queries the database: public checks add no load to it, and respond while it hangs.
 */
export const health = fp(
  async (app: FastifyInstance) => {
    const config = { isNeverRefused: true };
    app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'ok' }));
    app.get('/health/ready', { config, schema: { hide: true } }, async () => {
      const { isFresh, age } = app.catalogueCache;
      const { replica } = app;
      // A replica that is away makes nobody less ready: the primary reads for it.
      if (isFresh) return { status: 'ok', ...(replica && { replica: replica.state, replicaLag: replica.lag }) };
      const since = Number.isFinite(age) ? new Date(Math.round((Date.now() - age) / WHOLE_MS) * WHOLE_MS) : null;
      throw new ApiError(503, 'unavailable', 'La base de données ne répond pas', {
        headers: { 'retry-after': '5' },
        more: { database: 'away', since: since?.toISOString() ?? null, kept: 'served, marked as stale' },
      });
    });
  },
  { name: 'health', dependencies: ['catalogue-cache', 'read-replica'], encapsulate: true, fastify: '5.x' },
);
