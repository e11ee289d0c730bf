import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tooBusy } from '../errors/api-error.ts';
import { awaitsBody, isFromOutside } from '../http/requests.ts';

/**
 * Requests that one process works on at once. More would not be answered sooner, only all of them later: at 300 a second
 * the last of these waits 0.7 s. A shopper's browser has six under way at most.
 */
export const MOST_AT_ONCE = 200;

/**
 * A process that sees requests so late, in ms, takes no more work on until it has caught up: a few costly ones (pages that are
 * drawn, on a busy machine) keep it as long as hundreds of others.
 */
const LATE_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Never refused: health checks. */
    isNeverRefused?: boolean;
    /** Whether the answer to this very request is in the cache: it is no work. */
    isInCache?(request: FastifyRequest): boolean;
  }
  interface FastifyRequest {
    isAtWork: boolean;
  }
}

/**
 * Refuses a request at once when it could not be answered soon (503 with Retry-After, guarantee P45, R2001). A request counts
 * from its arrival until its response is made; slow senders and readers do not count. Cached responses are always sent. Not
 * @fastify/under-pressure: it checks the event loop periodically, and admits hundreds before it reacts.
 */
export const admissionControl = fp(
  async (app: FastifyInstance) => {
    let atWork = 0;
    const begin = (request: FastifyRequest) => {
      // The shop's own pages have their place already.
      const { isNeverRefused, isInCache } = request.routeOptions.config;
      if (!isFromOutside(request) || isNeverRefused || isInCache?.(request)) return;
      if (atWork >= MOST_AT_ONCE || app.waited() > LATE_MS) throw tooBusy();
      atWork += 1;
      request.isAtWork = true;
    };
    app.decorateRequest('isAtWork', false);
    app.addHook('onRequest', (request, _reply, done) => {
      if (!awaitsBody(request)) begin(request);
      done();
    });
    app.addBodyHooks({
      preHandler(request, _reply, done) {
        if (awaitsBody(request)) begin(request);
        done();
      },
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      if (request.isAtWork) atWork -= 1;
      request.isAtWork = false;
      done(null, payload);
    });
  },
  { name: 'admission-control', dependencies: ['body-hooks', 'loop-delay'], fastify: '5.x' },
);
