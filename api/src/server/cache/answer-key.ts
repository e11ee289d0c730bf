import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

type Asked = Pick<FastifyRequest, 'routeOptions' | 'params' | 'query'>;

/** The keys that a route's query may have, by its schema; none when it takes no query. */
const keysOf = (schema: unknown): ReadonlySet<string> =>
  new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

const known = new WeakMap<object, ReadonlySet<string>>();

/** Read off each schema once: there are as many as routes. */
function knownKeys(schema: object): ReadonlySet<string> {
  let keys = known.get(schema);
  if (!keys) {
    keys = keysOf(schema);
    known.set(schema, keys);
  }
  return keys;
}

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

/**
 * What an answer is kept under: its route, what stands in its path, and its query in one order, for a repeated key means
 * "any of". `null` when the query has a key that the route does not know: such a request is refused, or its query is of
 * no account.
 */
export function answerKey({ routeOptions, params, query }: Asked): string | null {
  const { schema, url = '' } = routeOptions;
  const asked = Object.entries(query ?? {});
  const place = [url, ...Object.values(params ?? {})];
  const known = schema?.querystring;
  if (typeof known !== 'object' || !known || asked.length === 0)
    return place.length === 1 ? url : JSON.stringify(place);
  const keys = knownKeys(known);
  if (!asked.every(([key]) => keys.has(key))) return null;
  asked.sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([...place, ...asked.map(([key, value]) => [key, sorted(value)])]);
}
