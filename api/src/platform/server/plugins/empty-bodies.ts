import { validText } from '@karite/shared/text';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Removes from a parsed body the characters that no text may contain (R2023). NUL stays: validation refuses it with a
 * message.
 */
function validBody(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value : validText(value);
  if (Array.isArray(value)) return value.map(validBody);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, validBody(each)]));
}

/**
 * An empty body is no body, whatever its content type: clients of the REST dialect delete with a JSON type and an empty
 * body.
 */
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
