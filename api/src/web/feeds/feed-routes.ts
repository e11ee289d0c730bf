import { Readable } from 'node:stream';
import { FEED_PATHS, type FeedName } from '@karite/shared/feeds';
import { shopCurrencyIn } from '@karite/shared/payments';
import { COUNTRY_CODES, SEAT } from '@karite/shared/region';
import { identity, productFeeds } from '@karite/shared/resources';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { findSingle } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Limit } from '../../platform/server/access/rate-limit.ts';
import type { CatalogueCache } from '../../platform/server/cache/catalogue-cache.ts';
import { isNamed } from '../../platform/server/cache/etag.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { FEED_FORMATS } from './feed-formats.ts';
import { type FeedShop, feedProducts } from './feed-products.ts';

/** A platform comes once an hour at most; more is somebody who makes the shop read all its products again and again. */
const BY_ADDRESS: Limit = { name: 'feed', most: 60, minutes: 60 };

const FEEDS: readonly FeedName[] = ['google', 'meta', 'tiktok'];

type Parts = {
  database: Database;
  base: string;
  cache: Pick<CatalogueCache, 'version' | 'isFresh'>;
  limitByAddress(limit: Limit): preHandlerAsyncHookHandler;
};

/** The country of the requested currency; that of the shop's seat by default. */
function countryIn(query: unknown) {
  const requested = typeof query === 'object' && query && 'pays' in query ? query.pays : SEAT;
  const country = COUNTRY_CODES.find((code) => code === requested);
  if (!country) throw new ApiError(400, 'validation', `Pays attendu : ${COUNTRY_CODES.join(', ')}`);
  return country;
}

async function* written(database: Database, shop: FeedShop, name: FeedName, currency: string) {
  const format = FEED_FORMATS[name];
  yield format.head(shop);
  for await (const page of feedProducts(database, shop))
    yield page.map((product) => format.product(product, currency)).join('');
  yield format.foot;
}

/**
 * The shop's products as Google, Meta and TikTok fetch them (R1900), each as long as an administrator has opened it. A feed
 * is streamed; who names the catalogue's present version gets 304 without a product being read.
 */
export async function feedRoutes(
  app: FastifyInstance,
  { database, base, cache, limitByAddress }: Parts,
): Promise<void> {
  for (const name of FEEDS)
    app.get(
      FEED_PATHS[name],
      { schema: { hide: true }, preHandler: limitByAddress(BY_ADDRESS) },
      async (request, reply) => {
        if (!(await findSingle(database, productFeeds))[name]) return reply.callNotFound();
        const currency = shopCurrencyIn(countryIn(request.query));
        // For programs: what people search for is the products' own pages.
        reply.header('x-robots-tag', 'noindex').header('cache-control', 'public, no-cache');
        const etag = cache.isFresh && cache.version ? `"${cache.version}"` : null;
        if (etag) reply.header('etag', etag);
        if (etag && isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
        const shop = { name: (await findSingle(database, identity)).name, base };
        return reply.type(FEED_FORMATS[name].type).send(Readable.from(written(database, shop, name, currency)));
      },
    );
}
