import { isStaff } from '@karite/shared/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { TimeLimit, TimeUp, timeLimit, WORK_MS } from '../../database/time-limit.ts';
import { hasBody, isFromOutside, isReading } from '../http/requests.ts';

/** How much later than its calls to the database a request is given up, in ms: what waits for something else. */
const GRACE_MS = 300;

declare module 'fastify' {
  interface FastifyRequest {
    timeLimit: TimeLimit | null;
    /** Answers for the request when its time is over; taken away with the answer, for it holds the whole request. */
    lateAnswer: NodeJS.Timeout | undefined;
  }
}

/** Responds to a request that has timed out. Its database calls fail from then on. */
function giveUpLate(limit: TimeLimit, request: FastifyRequest, reply: FastifyReply): void {
  const check = () => {
    if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return;
    if (limit.left > 0) wait();
    else reply.sendInstead(new TimeUp('the request takes too long'));
  };
  const wait = () => {
    request.lateAnswer = setTimeout(check, Math.min(limit.left, WORK_MS) + GRACE_MS).unref();
  };
  wait();
}

/**
 * Every request is answered within five seconds, an upload from its last byte (guarantee P54). Database calls share the
 * request's time (`database/time-limit.ts`), which pauses while the body arrives.
 */
export const requestTime = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('timeLimit', null);
    app.decorateRequest('lateAnswer', undefined);
    app.addHook('onRequest', (request, reply, done) => {
      const route = `${request.method} ${request.routeOptions.url ?? ''}`;
      // A page's own calls have what is left of the page's time.
      const left = timeLimit.getStore()?.left ?? WORK_MS - (isFromOutside(request) ? app.waited() : 0);
      const isPublicRead = () => isReading(request.method) && !isStaff(request.user);
      const limit = new TimeLimit(route, isPublicRead, Math.min(left, WORK_MS));
      limit.close = () => reply.raw.destroy();
      request.timeLimit = limit;
      giveUpLate(limit, request, reply);
      timeLimit.run(limit, done);
    });
    app.addBodyHooks({
      // None of these waits: a hook that is asynchronous costs each request a turn.
      preParsing(request, _reply, payload, done) {
        if (hasBody(request)) request.timeLimit?.standStill();
        done(null, payload);
      },
      // The body came by events of the connection, which are outside the request's async context.
      preValidation(request, _reply, done) {
        if (request.timeLimit && hasBody(request)) timeLimit.run(request.timeLimit, done);
        else done();
      },
      preHandler(request, _reply, done) {
        request.timeLimit?.goOn();
        done();
      },
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      // A reader may take a stream as slowly as they like; each of its queries keeps to a time of its own.
      const isStream = typeof payload === 'object' && payload !== null && 'pipe' in payload;
      if (isStream && request.timeLimit && request.timeLimit.left > 0) request.timeLimit.standStill();
      done(null, payload);
    });
    app.addHook('onResponse', (request, _reply, done) => {
      clearTimeout(request.lateAnswer);
      done();
    });
  },
  {
    name: 'request-time',
    dependencies: ['one-answer', 'body-hooks', 'loop-delay'],
    decorators: { request: ['user'] },
    fastify: '5.x',
  },
);
