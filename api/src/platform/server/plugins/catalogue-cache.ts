import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type CatalogueState, readCatalogue } from '../../database/catalogue-version.ts';
import { firstRow } from '../../database/rows.ts';
import { CachedValue } from '../cache/cached-value.ts';
import { CatalogueCache, STALE_AFTER_MS } from '../cache/catalogue-cache.ts';
import type { Read } from '../cache/reads.ts';
import { type Watching, watchVersion } from '../cache/watch-version.ts';
import { beforeReady } from '../jobs/before-ready.ts';

declare module 'fastify' {
  interface FastifyInstance {
    catalogueCache: CatalogueCache;
    /**
     * Applies every change that was committed before the call, by any process; responses cached from then on include them.
     * When the database does not answer in time nothing happens: the cache is then at most two seconds old.
     */
    catchUp(): Promise<void>;
    /**
     * Caches what `make` reads from the database until its `reads` change, or until `until` (ms). The returned function
     * gives the value as of its call, or later: it first polls for changes, and reads again when that fails. Not for use in
     * a transaction, which would wait for a second connection.
     */
    cachedValue<T>(
      reads: readonly Read[],
      make: () => Promise<T>,
      until?: (value: T) => number | null,
    ): () => Promise<T>;
  }
  interface FastifyContextConfig {
    /** The `reads` of the route's responses, where its handler sets none (`request.reads`). */
    reads?: readonly Read[];
  }
}

/** `watch` puts the triggers that note changes on the tables of these resources, besides those that everyone reads. */
type Options = { watch: (names: readonly string[]) => Promise<void> };

/** Cached responses are sent even when everything else waits (P45): the limit of the poll before them, in ms. */
const CATCH_UP_MS = 300;

/** Decorates the app with the cache, and applies the changes of all processes to it. */
export const catalogueCache = fp(
  async (app: FastifyInstance, { watch }: Options) => {
    const { database } = app;
    const cache = new CatalogueCache();
    const named = new Set<string>();
    let watching: Watching | undefined;
    app.decorate('catalogueCache', cache);
    app.decorate('catchUp', async () => {
      const { version } = cache;
      const at = performance.now();
      const reading = database.execute<CatalogueState>(readCatalogue(version), 'often').then(
        (read) => cache.see(firstRow(read), version, at),
        () => undefined,
      );
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CATCH_UP_MS);
      });
      await Promise.race([reading, late]);
      clearTimeout(timer);
    });
    app.decorate('cachedValue', function keep<
      T,
    >(reads: readonly Read[], make: () => Promise<T>, until?: (value: T) => number | null) {
      for (const { resource } of reads) named.add(resource);
      const cached = new CachedValue<T>(reads);
      cache.follow(cached);
      return async () => {
        const isValid = (await watching?.poll()) ?? false;
        const found = isValid ? cached.get() : null;
        if (found) return found.value;
        const { generation } = cache;
        const value = await make();
        if (isValid && cache.holds(generation, reads)) cached.set(value, until?.(value) ?? null);
        return value;
      };
    });
    app.addHook('onRoute', ({ config }) => {
      for (const { resource } of config?.reads ?? []) named.add(resource);
    });
    let wasFresh = true;
    // What an operator should hear of: shoppers see it as well.
    const warnStale = () => {
      if (cache.isFresh === wasFresh) return;
      wasFresh = cache.isFresh;
      if (wasFresh) app.log.warn({ event: 'database back' }, 'the database answers again');
      else app.log.error({ event: 'database away' }, 'the database does not answer: cached responses are marked stale');
    };
    let warning: NodeJS.Timeout | undefined;
    beforeReady(app, async () => {
      watching = await watchVersion(database, cache, () => watch([...named]), app.tasks);
      warning = setInterval(warnStale, STALE_AFTER_MS).unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(warning);
      await watching?.stop();
    });
  },
  { name: 'catalogue-cache', dependencies: ['database', 'tasks'], fastify: '5.x' },
);
