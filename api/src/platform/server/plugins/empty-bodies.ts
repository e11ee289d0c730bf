import { validText } from '@karite/shared/text';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** A parsed body whose texts hold nothing that no text may hold (R2023). NUL stays: it is refused with words. */
function validBody(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value : validText(value);
  if (Array.isArray(value)) return value.map(validBody);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, validBody(each)]));
}

/** An empty body is no body, whatever type it says: the REST dialect's clients delete with a JSON type and nothing in it. */
export const emptyBodies = fp(
  async (app: FastifyInstance) => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (String(body).trim() === '') done(null, undefined);
      else parseJson(request, String(body), (error, parsed) => done(error, validBody(parsed)));
    });
  },
  { name: 'empty-bodies', fastify: '5.x' },
);
