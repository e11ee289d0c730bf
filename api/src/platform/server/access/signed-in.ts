import type { Actor } from '@karite/shared/accounts';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** The caller, as routes read it. */
export type SignedIn = Actor & {
  /** Staff who first have to set a second factor up: nearly every route refuses them. */
  isSecondFactorDue?: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; `null` for a visitor, and before the route's access rule has run. */
    user: SignedIn | null;
  }
}

/** 401: no session, or one that has ended. */
export const notSignedIn = () =>
  new ApiError(401, 'unauthorized', 'Veuillez vous connecter', { headers: { 'www-authenticate': 'Bearer' } });

/** 403: the caller lacks the right. */
export const notGranted = () => new ApiError(403, 'forbidden', 'Vos droits ne couvrent pas cette opération');

/** Who calls a route that is for signed-in callers or administrators (`app.access`). Throws the 401 when nobody is. */
export function signedIn({ user }: Pick<FastifyRequest, 'user'>): SignedIn {
  if (!user) throw notSignedIn();
  return user;
}

/** The prefix of an API token, so that people and scanners recognize one. */
export const TOKEN_PREFIX = 'karite_';

/** The bearer token of a request, of a session or of a program; empty without one. */
export const tokenOf = (request: FastifyRequest): string =>
  /^Bearer ((?:karite_)?[A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** Whether a request names an API token, well written or not. */
export const namesToken = (request: FastifyRequest): boolean =>
  request.headers.authorization?.startsWith(`Bearer ${TOKEN_PREFIX}`) ?? false;
