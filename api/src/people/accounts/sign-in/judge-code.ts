import { plainText } from '@karite/shared/resource/validation';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { countAttempt, forgetAttempts, type Limit } from '../../../platform/server/access/rate-limit.ts';
import { isFreshSession } from '../../../platform/server/access/session-store.ts';
import { signedIn, tokenOf } from '../../../platform/server/access/signed-in.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { blankIsAbsent, proveOwner } from './prove-owner.ts';
import { factorsOf, isGuarded, takeCode } from './second-factor.ts';
import { findPlace } from './sign-in-places.ts';

/**
 * A code has a million values, of which three are right at a time: so many guesses are checked. Places that the account was
 * signed in to from count apart, as for passwords.
 */
const CODES_BY_ACCOUNT: Limit = { name: 'code:account', most: 10, minutes: 15 };

const code = plainText('Saisissez le code').max(40, 'Ce code est trop long');
export const codeInput = z
  .preprocess(blankIsAbsent, code.optional())
  .describe('Pour les comptes qui ont activé la double authentification : code à 6 chiffres ou code de secours');
export const requiredCode = z.preprocess(blankIsAbsent, code);

/** 401 where a session is opened; 403 in one that is open, which it does not end. A passkey does instead where there is one. */
const refused = (status: 401 | 403, message: string, more: { userId?: string; hasPasskey?: boolean }) =>
  new ApiError(status, 'code_required', message, {
    fields: { code: message, ...(more.hasPasskey && { passkey: message }) },
    ...(more.userId && { event: { name: 'login failed', details: { userId: more.userId } } }),
  });

/** Takes a code of an account: all guesses count together, before they are checked. Throws a refusal that names `code`. */
export async function requireCode(
  database: Database,
  request: FastifyRequest,
  userId: string,
  given: string,
  { status = 403, isFirst = false }: { status?: 401 | 403; isFirst?: boolean } = {},
): Promise<void> {
  const place = await findPlace(database, request, { id: userId });
  const counted = place ? `${userId}:${place.key}` : userId;
  await countAttempt(database, CODES_BY_ACCOUNT, counted);
  const isRight = await database.transaction((transaction) =>
    takeCode(transaction, userId, given, Date.now(), isFirst),
  );
  if (!isRight) throw refused(status, 'Ce code n’est pas le bon, ou il a déjà servi', { userId });
  await forgetAttempts(database, CODES_BY_ACCOUNT, counted);
}

/** Requires a code where an account has switched that on, or has a passkey. */
export async function judgeCode(
  database: Database,
  request: FastifyRequest,
  userId: string,
  given: string | undefined,
  status: 401 | 403 = 401,
): Promise<void> {
  const factors = await factorsOf(database, userId);
  if (!isGuarded(factors)) return;
  if (given !== undefined) return requireCode(database, request, userId, given, { status });
  const byPasskey =
    status === 401
      ? 'Utilisez votre clé d’accès depuis l’administration, ou saisissez un code de secours'
      : 'Reconnectez-vous avec votre clé d’accès, ou saisissez un code de secours';
  const requested = factors.isOn ? 'Saisissez le code de votre application d’authentification' : byPasskey;
  throw refused(status, requested, { hasPasskey: factors.passkeys > 0 });
}

/**
 * Anyone who changes what guards an account has just signed in, or gives all that a sign-in requires: a password alone must not
 * take off what it alone would not get past. Throws a 403 that names `currentPassword` or `code`.
 */
export async function proveInFull(
  database: Database,
  request: FastifyRequest,
  { currentPassword, code }: { currentPassword?: string; code?: string },
): Promise<void> {
  if (await isFreshSession(database, tokenOf(request))) return;
  await proveOwner(database, request, currentPassword);
  await judgeCode(database, request, signedIn(request).id, code, 403);
}
