import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { memoizeByObject } from '../cache/memoize-by-object.ts';

/** So many texts of queries are remembered at most, and so many letters of them in all. */
export const MOST_TEXTS = 500;
export const MOST_LETTERS = 500_000;

const remembered = new LRUCache<string, ParsedUrlQuery>({
  max: MOST_TEXTS,
  maxSize: MOST_LETTERS,
  sizeCalculation: (_query, text) => text.length + 1,
});

/**
 * The query of an address (what stands behind its `?`): the same object for the same text, while that is remembered, so
 * that what is made of it need not be made again (`memoizeByObject`). Nobody changes it: it is frozen.
 */
export function queryOf(text: string): ParsedUrlQuery {
  const known = remembered.get(text);
  if (known) return known;
  const query = parse(text, '&', '=', { maxKeys: 0 });
  for (const values of Object.values(query)) Object.freeze(values);
  remembered.set(text, Object.freeze(query));
  return query;
}

/** How many texts are remembered, and the letters that they have. */
export const heldQueries = () => ({ texts: remembered.size, letters: remembered.calculatedSize });

/**
 * A route's `validatorCompiler` that judges each query once: for schemas that say the same of it whenever they are asked.
 * What they make of it is shared by requests, and frozen. A refusal is made anew each time.
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
