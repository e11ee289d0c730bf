import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { memoizeByObject } from '../cache/memoize-by-object.ts';

/** The most query texts in the cache, and the most characters of them. */
export const MOST_TEXTS = 500;
export const MOST_LETTERS = 500_000;

const remembered = new LRUCache<string, ParsedUrlQuery>({
  max: MOST_TEXTS,
  maxSize: MOST_LETTERS,
  sizeCalculation: (_query, text) => text.length + 1,
});

/**
 * Parses a query string. The same text returns the same frozen object while it is cached, so that results made from it are
 * reused (`memoizeByObject`).
 */
export function queryOf(text: string): ParsedUrlQuery {
  const cached = remembered.get(text);
  if (cached) return cached;
  const query = parse(text, '&', '=', { maxKeys: 0 });
  for (const values of Object.values(query)) Object.freeze(values);
  remembered.set(text, Object.freeze(query));
  return query;
}

/** The number of cached texts and of their characters. */
export const heldQueries = () => ({ texts: remembered.size, letters: remembered.calculatedSize });

/**
 * A `validatorCompiler` that validates each query once, for schemas without side effects. Its results are shared by
 * requests, and frozen. Refusals are not cached.
 */
export function judgedOnce<T>({ schema, ...route }: FastifyRouteSchemaDef<T>): FastifyValidationResult {
  if (!(schema instanceof z.ZodType)) throw new Error(`${route.url}: a schema of another library`);
  const judge = validatorCompiler({ ...route, schema });
  if (route.httpPart !== 'querystring') return judge;
  const read = memoizeByObject((query: object) => ({ value: Object.freeze(schema.parse(query)) }));
  return (query) => {
    try {
      return read(query);
    } catch {
      return judge(query);
    }
  };
}
