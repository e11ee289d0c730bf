import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../database/database.ts';
import { ApiError } from './api-error.ts';

/** How long a sign-in lasts, in days. */
const SESSION_DAYS = 7;

export type SignedIn = Pick<User, 'id' | 'email' | 'role'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; `null` for a visitor, and before a route's own access rule has looked. */
    user: SignedIn | null;
  }
  interface FastifyInstance {
    /** Who may call a route: every route names one as its `onRequest`, so that the role is judged before the body. */
    access: Record<'everyone' | 'signedIn' | 'admin', onRequestAsyncHookHandler>;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session and returns its token: 256 random bits, of which only the hash is stored. */
export async function openSession(database: Executor, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.execute(sql`
    insert into sessions (token_hash, user_id, expires_at)
    values (${hashOf(token)}, ${userId}, now() + make_interval(days => ${SESSION_DAYS}))`);
  return token;
}

/** Ends the session of a token; nothing happens when there is none. */
export async function closeSession(database: Executor, token: string): Promise<void> {
  await database.execute(sql`delete from sessions where token_hash = ${hashOf(token)}`);
}

/** Ends every session of an account but one; after a password change only the browser that made it stays in. */
export async function closeSessions(database: Executor, userId: string, exceptToken = ''): Promise<void> {
  await database.execute(sql`delete from sessions where user_id = ${userId} and token_hash <> ${hashOf(exceptToken)}`);
}

/** The bearer token of a request; empty without one. */
export const tokenOf = (request: FastifyRequest): string =>
  /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

async function userOf(database: Executor, request: FastifyRequest): Promise<SignedIn | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const found = await database.execute<SignedIn>(sql`
    select users.id, users.email, users.role from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = ${hashOf(token)} and sessions.expires_at > now() and users.is_active`);
  return found.rows[0] ?? null;
}

/**
 * Sessions are rows, read at each request that needs one: logout, deactivation and a change of role or password act
 * on the next request.
 */
export const sessions = fp<{ database: Executor }>(async (app, { database }) => {
  app.decorateRequest('user', null);
  const signedIn: onRequestAsyncHookHandler = async (request) => {
    request.user = await userOf(database, request);
    if (!request.user) throw new ApiError(401, 'unauthorized', 'Veuillez vous connecter');
  };
  app.decorate('access', {
    // A visitor's call that also serves a signed-in shopper: an order, a logout. A dead token is a visitor.
    everyone: async (request) => {
      request.user = await userOf(database, request);
    },
    signedIn,
    admin: async (request, reply) => {
      await signedIn.call(app, request, reply);
      if (request.user?.role !== 'admin') throw new ApiError(403, 'forbidden', 'Accès réservé aux administrateurs');
    },
  });
});
