import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Executor } from '../database/database.ts';
import { ApiError } from './api-error.ts';

/** How long one look at the database serves all who ask, in ms: a public check must not become its load. */
const FRESH_MS = 1_000;

/** `/health/live`: the process answers. `/health/ready`: and its database does (503 when not). */
export const health: FastifyPluginAsync<{ database: Executor }> = async (app, { database }) => {
  let looked: { at: number; ready: Promise<boolean> } | null = null;
  const isReady = () => {
    // Not by the time of day, which may jump back: what was seen would count as fresh until it is that late again.
    const now = performance.now();
    if (!looked || now - looked.at > FRESH_MS)
      looked = {
        at: now,
        ready: database.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      };
    return looked.ready;
  };
  const config = { isNeverRefused: true };
  app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config, schema: { hide: true } }, async () => {
    if (await isReady()) return { status: 'ok' };
    throw new ApiError(503, 'unavailable', 'La base de données ne répond pas', { headers: { 'retry-after': '5' } });
  });
};
