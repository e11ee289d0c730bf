import type { User } from '@karite/shared/resources';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Who calls, as every route may ask. */
export type SignedIn = Pick<User, 'id' | 'email' | 'role'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; `null` for a visitor, and before a route's own access rule has looked. */
    user: SignedIn | null;
  }
}

/** 401: no session, or one that has ended. */
export const notSignedIn = () => new ApiError(401, 'unauthorized', 'Veuillez vous connecter');

/** Who calls a route that is for signed-in callers or administrators (`app.access`). Throws the 401 when nobody is. */
export function signedIn({ user }: Pick<FastifyRequest, 'user'>): SignedIn {
  if (!user) throw notSignedIn();
  return user;
}

/** The bearer token of a request; empty without one. */
export const tokenOf = (request: FastifyRequest): string =>
  /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
