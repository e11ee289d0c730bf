import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { EventDetails, LogEvent } from '../logging/log-events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Logs one line for an event, at the default level; `userId` defaults to the caller. */
    logEvent(event: LogEvent, details?: EventDetails): void;
  }
}

/**
 * One line a request, when it is answered (guarantee P46): the route as declared, never the address with what it holds;
 * who called, by id. A refusal by role is an event.
 */
export const requestLog = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('logEvent', function logEvent(this: FastifyRequest, event, details = {}) {
      this.log.warn({ event, userId: this.user?.id ?? null, ...details }, event);
      app.metrics.events.inc({ event });
    });
    app.addHook('onResponse', (request, reply, done) => {
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.user?.id ?? null,
        ...(request.user?.token && { tokenId: request.user.token.id }),
      };
      request.log.info(line, 'request');
      if (reply.statusCode === 403) request.logEvent('refused', line);
      done();
    });
  },
  { name: 'request-log', dependencies: ['metrics'], decorators: { request: ['user'] }, fastify: '5.x' },
);
