import type {
  FastifyInstance,
  preHandlerHookHandler,
  preParsingHookHandler,
  preValidationHookHandler,
  RouteOptions,
} from 'fastify';
import fp from 'fastify-plugin';
import { isReading } from '../http/requests.ts';

/** What runs around the reading of a body, before a route's own hooks. */
export type BodyHooks = {
  preParsing?: preParsingHookHandler;
  preValidation?: preValidationHookHandler;
  preHandler?: preHandlerHookHandler;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds hooks to every route that reads a body, in the order of the calls. */
    addBodyHooks(hooks: BodyHooks): void;
  }
}

const listOf = <T>(hooks: T | T[] | undefined): T[] =>
  hooks === undefined ? [] : Array.isArray(hooks) ? hooks : [hooks];

/** Hooks for routes that read a body: GET requests, the most frequent, run none of them. */
export const bodyHooks = fp(
  async (app: FastifyInstance) => {
    const all: BodyHooks[] = [];
    app.decorate('addBodyHooks', (hooks) => void all.push(hooks));
    app.addHook('onRoute', (route: RouteOptions) => {
      if ([route.method].flat().every(isReading)) return;
      route.preParsing = [...all.flatMap(({ preParsing }) => preParsing ?? []), ...listOf(route.preParsing)];
      route.preValidation = [
        ...all.flatMap(({ preValidation }) => preValidation ?? []),
        ...listOf(route.preValidation),
      ];
      route.preHandler = [...all.flatMap(({ preHandler }) => preHandler ?? []), ...listOf(route.preHandler)];
    });
  },
  { name: 'body-hooks', fastify: '5.x' },
);
