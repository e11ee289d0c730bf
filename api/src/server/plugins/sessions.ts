import { isAdmin } from '@karite/shared/accounts';
import type { onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../../database/database.ts';
import { findSignedIn } from '../access/session-store.ts';
import { signedIn, tokenOf } from '../access/signed-in.ts';
import { ApiError } from '../errors/api-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may call a route: every route names one as its `onRequest`, so that the role is judged before the body. */
    access: Record<'everyone' | 'signedIn' | 'admin', onRequestAsyncHookHandler>;
  }
}

/**
 * Sessions are rows, read at each request that needs one: logout, deactivation and a change of role or password act
 * on the next request.
 */
export const sessions = fp<{ database: Executor }>(async (app, { database }) => {
  app.decorateRequest('user', null);
  // A visitor's call that also serves a signed-in shopper: an order, a logout. A dead token is a visitor.
  const everyone: onRequestAsyncHookHandler = async (request) => {
    request.user = await findSignedIn(database, tokenOf(request));
  };
  app.decorate('access', {
    everyone,
    signedIn: async (request, reply) => {
      await everyone.call(app, request, reply);
      signedIn(request);
    },
    admin: async (request, reply) => {
      await everyone.call(app, request, reply);
      if (!isAdmin(signedIn(request))) throw new ApiError(403, 'forbidden', 'Accès réservé aux administrateurs');
    },
  });
});
