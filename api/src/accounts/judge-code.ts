import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { countAttempt, forgetAttempts, type Limit } from '../server/access/attempts.ts';
import { ApiError } from '../server/errors/api-error.ts';
import { blankIsAbsent } from './prove-owner.ts';
import { hasSecondFactor, takeCode } from './second-factor.ts';

/** A code has a million values, of which three are right at a time: so many guesses are looked at. */
const CODES_BY_ACCOUNT: Limit = { name: 'code:account', most: 10, minutes: 15 };

const code = z.string('Saisissez le code').max(40, 'Ce code est trop long');
export const askedCode = z
  .preprocess(blankIsAbsent, code.optional())
  .describe('Pour les comptes qui ont activé la double authentification : code à 6 chiffres ou code de secours');
export const requiredCode = z.preprocess(blankIsAbsent, code);

/** 401 where a session is opened; 403 in one that is open, which it does not end. */
const refused = (status: 401 | 403, message: string, userId?: string) =>
  new ApiError(status, 'code_required', message, {
    fields: { code: message },
    ...(userId && { event: { name: 'login failed', details: { userId } } }),
  });

/** Takes a code of an account: all guesses count together, before they are looked at. Throws a refusal that names `code`. */
export async function requireCode(
  database: Database,
  userId: string,
  given: string,
  status: 401 | 403 = 403,
): Promise<void> {
  await countAttempt(database, CODES_BY_ACCOUNT, userId);
  const isRight = await database.transaction((transaction) => takeCode(transaction, userId, given, Date.now()));
  if (!isRight) throw refused(status, "Ce code n'est pas le bon, ou il a déjà servi", userId);
  await forgetAttempts(database, CODES_BY_ACCOUNT, userId);
}

/** Asks for a code where an account has switched that on; nothing for the others. */
export async function judgeCode(database: Database, userId: string, given: string | undefined): Promise<void> {
  if (!(await hasSecondFactor(database, userId))) return;
  if (given === undefined) throw refused(401, "Saisissez le code de votre application d'authentification");
  await requireCode(database, userId, given, 401);
}
