import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../../platform/database/database.ts';
import { countAttempt, forgetAttempts, type Limit, networkOf } from '../../../platform/server/access/rate-limit.ts';
import { findAccount } from '../account-store.ts';
import { isPassword, refuseWhenBusy } from '../passwords/password.ts';
import { findPlace } from './sign-in-places.ts';

/**
 * At most so many guesses are checked, by account and by address; the block ends with its window. Those from a place that
 * the account was signed in to from count apart, so that a stranger's do not keep its owner out (R910).
 */
export const LOGIN_BY_ACCOUNT: Limit = { name: 'login:account', most: 20, minutes: 15 };
export const LOGIN_BY_ADDRESS: Limit = { name: 'login:address', most: 50, minutes: 15 };

/**
 * Judges a password of an account, wherever it is requested: all guesses count together, before they are checked
 * (429 over the limit), apart by the places that the account knows. `id` is the account's, `null` where there is none.
 */
export async function judgeGuess(
  database: Executor,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<{ isRight: true; id: string } | { isRight: false; id: string | null }> {
  refuseWhenBusy();
  const place = await findPlace(database, request, { id: null, email });
  const counted = place ? `${email}:${place.key}` : email;
  // Neighbours behind one address may have used up what it has; a browser that signed in before has its own count alone.
  if (!place?.isDevice) await countAttempt(database, LOGIN_BY_ADDRESS, networkOf(request.ip));
  await countAttempt(database, LOGIN_BY_ACCOUNT, counted);
  const account = await findAccount(database, email);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight || !account.isActive) return { isRight: false, id: account?.id ?? null };
  await forgetAttempts(database, LOGIN_BY_ACCOUNT, counted);
  return { isRight: true, id: account.id };
}
