import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** What an operator looks for in the log, besides requests; each is a counter as well. */
export type LogEvent =
  | 'messages sent again'
  | 'login failed'
  | 'blocked'
  | 'refused'
  | 'upload refused'
  | 'reset asked'
  | 'reset used'
  | 'credentials changed'
  | 'email taken back'
  | 'account changed'
  | 'account deleted'
  | 'status changed'
  | 'payment started'
  | 'payment settled'
  | 'notice refused'
  | 'order link renewed'
  | 'change undone';

/** What an event is about: ids and words of ours, never what a visitor wrote. */
export type EventDetails = Record<string, string | number | boolean | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Writes one line on an event; `userId` is the caller's unless said otherwise. Written at the default level. */
    tell(event: LogEvent, details?: EventDetails): void;
  }
}

/**
 * One line a request, when it is answered (promise P46): the route as declared, never the address with what it holds;
 * who called, by id. A refusal by role is an event.
 */
export const requestLog = fp(async (app) => {
  app.decorateRequest('tell', function tell(this: FastifyRequest, event, details = {}) {
    this.log.warn({ event, userId: this.user?.id ?? null, ...details }, event);
    app.metrics.events.inc({ event });
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.user?.id ?? null,
    };
    request.log.info(line, 'request');
    if (reply.statusCode === 403) request.tell('refused', line);
  });
});
