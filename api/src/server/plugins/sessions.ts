import { may } from '@karite/shared/access';
import { administers, isAdmin, isStaff } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import type { onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../../database/database.ts';
import { findSignedIn } from '../access/session-store.ts';
import { notGranted, type SignedIn, signedIn, tokenOf } from '../access/signed-in.ts';
import { ApiError } from '../errors/api-error.ts';

type Guard = onRequestAsyncHookHandler;
/** Whom a guard lets pass, as the contract says it: `chosen` are some of those who are signed in. */
type Level = 'everyone' | 'signedIn' | 'chosen';

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may call a route: every route names one as its `onRequest`, so that the caller is judged before the body. */
    access: Record<'everyone' | 'signedIn' | 'staff' | 'admin', Guard> & {
      /** Those who may do an operation with some record of a resource, as its declaration says. */
      may(resource: ResourceShape, operation: string): Guard;
      /** A feature's route: administrators, and staff whose rights cover the operation on that resource. */
      administers(resource: Pick<ResourceShape, 'name'>, operation: string): Guard;
    };
  }
}

const levels = new WeakMap<object, Level>();

/** Whom a route's guard lets pass; `null` for a hook that is none. */
export const levelOf = (guard: unknown): Level | null =>
  typeof guard === 'function' ? (levels.get(guard) ?? null) : null;

const refused = (actor: SignedIn) =>
  isStaff(actor) ? notGranted() : new ApiError(403, 'forbidden', 'Accès réservé aux administrateurs');

/**
 * Sessions are rows, read at each request that needs one: logout, deactivation and a change of role, rights or password
 * act on the next request.
 */
export const sessions = fp<{ database: Executor }>(async (app, { database }) => {
  app.decorateRequest('user', null);
  const guard = (level: Level, lets: (actor: SignedIn) => boolean): Guard => {
    const judge: Guard = async (request) => {
      request.user = await findSignedIn(database, tokenOf(request));
      if (level === 'everyone') return;
      const actor = signedIn(request);
      if (!lets(actor)) throw refused(actor);
    };
    levels.set(judge, level);
    return judge;
  };
  // A visitor's call that also serves a signed-in shopper: an order, a logout. A dead token is a visitor.
  const everyone = guard('everyone', () => true);
  app.decorate('access', {
    everyone,
    signedIn: guard('signedIn', () => true),
    /** Whoever has a part in the administration; the route itself asks which. */
    staff: guard('chosen', isStaff),
    admin: guard('chosen', isAdmin),
    may: (resource, operation) =>
      may(null, resource, operation) ? everyone : guard('chosen', (actor) => may(actor, resource, operation)),
    administers: ({ name }, operation) => guard('chosen', (actor) => administers(actor, name, operation)),
  });
});
