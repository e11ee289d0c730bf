import type { FastifyInstance } from 'fastify';
import { etagOf, withEtag } from '../cache/etag.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the one record that is answered; `null` where the answer is something else. */
    recordVersion: number | null;
  }
}

/** Answers about one record carry its ETag. Those that everyone shares get theirs where they are kept (catalogue-cache). */
export function recordEtags(app: FastifyInstance): void {
  app.decorateRequest('recordVersion', null);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { recordVersion } = request;
    if (recordVersion === null || reply.statusCode >= 300 || request.cacheKey !== null) return done(null, payload);
    const etag = etagOf(String(payload), recordVersion);
    done(null, withEtag(request, reply, etag, payload));
  });
}
