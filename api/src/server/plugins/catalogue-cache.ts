import fp from 'fastify-plugin';
import type { Database } from '../../database/database.ts';
import { CatalogueCache, STALE_AFTER_MS } from '../cache/catalogue-cache.ts';
import { watchVersion } from '../cache/watch-version.ts';

declare module 'fastify' {
  interface FastifyInstance {
    catalogueCache: CatalogueCache;
  }
}

/** Decorates the app with the cache, and keeps it told of changes that other processes make. */
export const catalogueCache = fp<{ database: Database }>(async (app, { database }) => {
  const cache = new CatalogueCache();
  app.decorate('catalogueCache', cache);
  const watch = await watchVersion(database, (version, readAt) => cache.see(version, readAt));
  let wasFresh = true;
  // What an operator should hear of: shoppers see it as well.
  const tell = setInterval(() => {
    if (cache.isFresh === wasFresh) return;
    wasFresh = cache.isFresh;
    if (wasFresh) app.log.warn({ event: 'database back' }, 'the database answers again');
    else app.log.error({ event: 'database away' }, 'the database does not answer: what is kept is shown marked');
  }, STALE_AFTER_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(tell);
    await watch.stop();
  });
});
