import type { FastifyInstance } from 'fastify';

/** An empty body is no body, whatever type it says: the REST dialect's clients delete with a JSON type and nothing in it. */
export function emptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
}
