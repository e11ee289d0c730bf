import { isStaff } from '@karite/shared/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tokenOf } from '../access/signed-in.ts';
import { answerKey } from '../cache/answer-key.ts';
import { sendAnswer } from '../cache/answer-store.ts';
import { etagOf, withEtag } from '../cache/etag.ts';
import { addReads } from '../cache/page-reads.ts';
import type { Read } from '../cache/reads.ts';
import { sendStale } from '../cache/stale-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Cached: only for responses that are the same for everyone, for all `visitors`, or for these and signed-in `shoppers`, and
     * depend on `reads` alone. Without `reads` they are not cached.
     */
    isCached?: boolean | 'visitors' | 'shoppers';
  }
  interface FastifyRequest {
    cacheGeneration: number;
    /** The cache key of the response; `null`: it is not cached. */
    cacheKey: string | null;
    /** The `reads` of the response, where its handler sets them; otherwise those of the route. */
    reads: readonly Read[] | null;
    /** The version of the one record that is answered; `null` where the answer is something else. */
    recordVersion: number | null;
    /** The moment from which this request's answer may be another, though nothing is changed, in ms; `null`: none. */
    holdsUntil: number | null;
  }
}

/** Answers what was answered before, without looking at it again, and keeps what is new. Answers about one record carry its ETag. */
export const cachedAnswers = fp(
  async (app: FastifyInstance) => {
    const cache = app.catalogueCache;
    app.decorateRequest('cacheGeneration', 0);
    app.decorateRequest('cacheKey', null);
    app.decorateRequest('reads', null);
    app.decorateRequest('holdsUntil', null);
    app.decorateRequest('recordVersion', null);
    /** Sends the cached response, or prepares for caching a new one. */
    const lookUp = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
      request.cacheGeneration = cache.generation;
      request.cacheKey = answerKey(request);
      const cached = request.cacheKey && cache.find('api', request.cacheKey);
      if (!cached) return done();
      request.reads = cached.reads;
      request.holdsUntil = cached.until ?? null;
      const sent = cache.isFresh ? sendAnswer(request, reply, cached) : sendStale(request, reply, cached);
      sent.catch(done);
    };
    // Who is signed in may have saved something a moment ago, through another process. While the database is away nothing
    // was saved.
    const lookUpFor: typeof lookUp = (request, reply, done) => {
      if (!cache.isFresh) return lookUp(request, reply, done);
      app.catchUp().then(() => lookUp(request, reply, done), done);
    };
    app.addHook('onRequest', (request, reply, done) => {
      const { isCached } = request.routeOptions.config;
      const isValid = tokenOf(request) !== '';
      if (!isCached || (isCached !== true && isValid)) return done();
      return isValid ? lookUpFor(request, reply, done) : lookUp(request, reply, done);
    });
    // After the route's own `onRequest`, which says who calls.
    app.addHook('preParsing', (request, reply, _payload, done) => {
      const isShopper = request.routeOptions.config.isCached === 'shoppers' && tokenOf(request) !== '';
      if (!isShopper || isStaff(request.user) || request.user?.token) return done();
      return lookUpFor(request, reply, done);
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const { cacheKey, cacheGeneration, recordVersion, routeOptions, holdsUntil: until } = request;
      const reads = request.reads ?? routeOptions.config.reads ?? null;
      // A request that fails validation is refused whatever is stored.
      if (reply.statusCode !== 400) addReads(reads, until);
      if (cacheKey === null && recordVersion !== null && reply.statusCode < 300)
        return done(null, withEtag(request, reply, etagOf(String(payload), recordVersion), payload));
      const isSent = reply.hasHeader('etag') || reply.hasHeader('warning');
      if (!cacheKey || reply.statusCode !== 200 || isSent) return done(null, payload);
      const headers = { 'content-type': String(reply.getHeader('content-type')) };
      const total = reply.getHeader('x-total-count');
      const next = reply.getHeader('x-next-after');
      const closest = reply.getHeader('x-closest');
      const answer = {
        status: 200,
        reads,
        until,
        headers: {
          ...headers,
          ...(total !== undefined && { 'x-total-count': String(total) }),
          ...(next !== undefined && { 'x-next-after': String(next) }),
          ...(closest !== undefined && { 'x-closest': String(closest) }),
        },
      };
      const { etag, body } = cache.store(cacheKey, cacheGeneration, String(payload), answer, recordVersion);
      reply.header('cache-control', 'public, no-cache');
      // The cached bytes, so that the text is encoded once.
      done(null, withEtag<unknown>(request, reply, etag, body.body));
    });
  },
  { name: 'cached-answers', dependencies: ['catalogue-cache'], fastify: '5.x' },
);
