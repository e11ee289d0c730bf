import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { memoizeByObject } from './memoize-by-object.ts';

type CacheableRequest = Pick<FastifyRequest, 'routeOptions' | 'params' | 'query'>;

/** The keys that a route's query may have, by its schema; none when it takes no query. */
const keysOf = (schema: unknown): ReadonlySet<string> =>
  new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** Read off each schema once: there are as many as routes. */
const queryKeys = memoizeByObject((schema: object) => keysOf(schema));

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

/** The query as one text, with its keys sorted. */
const inOneOrder = memoizeByObject((query: object): string => {
  const requested = Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(requested.map(([key, value]) => [key, sorted(value)]));
});

/**
 * The cache key of a response: its route, its path parameters, and its sorted query, since a repeated key means "any of".
 * `null` when the query has a key that the route does not declare: such a request is refused, or the key is ignored.
 */
export function answerKey({ routeOptions, params, query }: CacheableRequest): string | null {
  const { schema, url = '' } = routeOptions;
  const values = Object.values(params ?? {});
  const place = values.length === 0 ? url : JSON.stringify([url, ...values]);
  const cached = schema?.querystring;
  if (typeof cached !== 'object' || !cached || typeof query !== 'object' || !query) return place;
  const requested = Object.keys(query);
  if (requested.length === 0) return place;
  const keys = queryKeys(cached);
  return requested.every((key) => keys.has(key)) ? `${place}?${inOneOrder(query)}` : null;
}
