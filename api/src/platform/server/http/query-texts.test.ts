import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { heldQueries, judgedOnce, MOST_LETTERS, MOST_TEXTS, queryOf } from './query-texts.ts';

describe('the query of an address', () => {
  it('is the same object for the same text, and nobody changes it', () => {
    const query = queryOf('a=1&b=2&b=d%C3%A9j%C3%A0+vu');
    expect(query).toEqual({ a: '1', b: ['2', 'déjà vu'] });
    expect(queryOf('a=1&b=2&b=d%C3%A9j%C3%A0+vu')).toBe(query);
    expect(queryOf('a=1&b=2')).not.toBe(query);
    expect(() => Object.assign(query, { a: '2' })).toThrow(TypeError);
    expect(() => Object.assign(query.b ?? [], { 0: '3' })).toThrow(TypeError);
  });

  it('has every key that was sent, however many', () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `k${at}=`).join('&');
    expect(Object.keys(queryOf(text))).toHaveLength(2_000);
  });

  it('P51: is remembered within bounds of texts and of characters', () => {
    for (let at = 0; at < 3 * MOST_TEXTS; at += 1) queryOf(`n=${at}`);
    expect(heldQueries().texts).toBe(MOST_TEXTS);
    for (let at = 0; at < MOST_TEXTS; at += 1) queryOf(`n=${at}&q=${'x'.repeat(7_900)}`);
    expect(heldQueries().letters).toBeLessThanOrEqual(MOST_LETTERS);
    queryOf('x'.repeat(MOST_LETTERS + 1));
    expect(heldQueries().letters).toBeLessThanOrEqual(MOST_LETTERS);
  });
});

describe('a route that judges each query once', () => {
  async function routeWith(judge: (value: string) => boolean) {
    const app = Fastify({ routerOptions: { querystringParser: queryOf } });
    app.setValidatorCompiler(validatorCompiler);
    const querystring = z.strictObject({ price: z.string().refine(judge).transform(Number) });
    const params = z.strictObject({ id: z.string().refine(judge) });
    const handler = vi.fn(async ({ query }: { query: unknown }) => query);
    app.get('/:id', { schema: { querystring, params }, validatorCompiler: judgedOnce }, handler);
    const ask = async (address: string) => {
      const { statusCode, json } = await app.inject(address);
      return [statusCode, json().price];
    };
    return { ask, handler };
  }

  it('reads a query once, and the path each time', async () => {
    const judge = vi.fn((_value: string) => true);
    const { ask, handler } = await routeWith(judge);
    expect([await ask('/a?price=100'), await ask('/b?price=100'), await ask('/a?price=200')]).toEqual([
      [200, 100],
      [200, 100],
      [200, 200],
    ]);
    expect(judge.mock.calls.map(([value]) => value).sort()).toEqual(['100', '200', 'a', 'a', 'b']);
    const [first, second] = handler.mock.calls.map(([{ query }]) => Object(query));
    expect(second).toBe(first);
    expect(() => Object.assign(first, { price: 1 })).toThrow(TypeError);
  });

  it('refuses again what it refuses', async () => {
    const { ask } = await routeWith((value) => value !== '0');
    for (const _ of [1, 2]) expect((await ask('/a?price=0'))[0]).toBe(400);
    expect((await ask('/a?price=1&other=2'))[0]).toBe(400);
    expect((await ask('/a?price=1'))[0]).toBe(200);
  });
});
