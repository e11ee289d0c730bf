import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { countAttempt, type Limit, networkOf } from '../access/rate-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the limits that may be lifted are on: RATE_LIMIT=off lifts them. Those on guesses always count. */
    limitsAreOn: boolean;
    /** A route's `preHandler` that lets an address call it so many times, unless RATE_LIMIT is off. */
    limitByAddress(limit: Limit): preHandlerAsyncHookHandler;
  }
}

/** The limits that may be lifted, for every feature. */
export const limits = fp(
  async (app: FastifyInstance, { areOn }: { areOn: boolean }) => {
    const { database } = app;
    app.decorate('limitsAreOn', areOn);
    app.decorate('limitByAddress', (limit) => async (request) => {
      if (areOn) await countAttempt(database, limit, networkOf(request.ip));
    });
  },
  { name: 'limits', dependencies: ['database'], fastify: '5.x' },
);
