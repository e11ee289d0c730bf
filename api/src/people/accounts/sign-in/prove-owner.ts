import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { isFreshSession } from '../../../platform/server/access/session-store.ts';
import { signedIn, tokenOf } from '../../../platform/server/access/signed-in.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { judgeGuess } from './judge-guess.ts';

export const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

/** The password of who is signed in, where a session alone does not do. */
export const currentPassword = z.preprocess(
  blankIsAbsent,
  z.string().max(200, 'Mot de passe actuel incorrect').optional(),
);

const refused = (message: string, event?: { userId: string | null }) =>
  new ApiError(403, 'password_required', message, {
    fields: { currentPassword: message },
    ...(event && { event: { name: 'login failed', details: event } }),
  });

/**
 * A session alone may have been left open, or stolen: only its owner has just typed the password (within 10 minutes), or
 * can. Throws a 403 that names `currentPassword`.
 */
export async function proveOwner(database: Executor, request: FastifyRequest, password: string | undefined) {
  if (password) {
    const { isRight, id } = await judgeGuess(database, request, { email: signedIn(request).email, password });
    if (!isRight) throw refused('Mot de passe actuel incorrect', { userId: id });
  } else if (!(await isFreshSession(database, tokenOf(request)))) throw refused('Saisissez votre mot de passe actuel');
}
