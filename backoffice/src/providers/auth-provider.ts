import { isStaff } from '@karite/shared/accounts';
import type { Given, Schema } from '@karite/shared/client';
import type { AuthProvider, HttpError } from '@refinedev/core';
import { keepActor } from './actor.ts';
import { call } from './call.ts';
import { isHttpError } from './http-client.ts';
import { messageOf } from './message-of.ts';
import { forgetProfile, keepProfile, profile } from './profile.ts';
import { noteSecondFactorDue } from './second-factor-due.ts';
import { keepShopTimeZone } from './shop-clock.ts';
import { endSession, readToken, removeToken, storeToken } from './token.ts';

export type Credentials = Given<'POST', '/auth/login'>['body'];
/** By what somebody signs in: address and password, or a passkey that has signed. */
export type SignIn = Credentials | { passkey: Given<'POST', '/auth/passkey'>['body']['response'] };

/** Where the shop shows the way in to those who leave the back-office, and its home (R903). */
export const SHOP_SIGN_IN = '/login';
export const SHOP_HOME = '/';

async function open(session: Promise<Schema<'Session'>>, otherwise: string) {
  try {
    const { access_token, user } = await session;
    storeToken(access_token);
    keepProfile(user);
    // A customer's session is good for the shop, and only there.
    return { success: true, redirectTo: isStaff(user) ? undefined : SHOP_HOME };
  } catch (error) {
    const { errors, statusCode } = isHttpError(error) ? error : { errors: undefined, statusCode: 0 };
    return { success: false, error: { name: otherwise, message: messageOf(error, otherwise), errors, statusCode } };
  }
}

/**
 * Sessions (R903, R904): a stored token loads the profile. A refused token is removed silently. One that could not be
 * verified (no network) stays: an open page stays open, and a new page offers to try again.
 */
export const authProvider: AuthProvider = {
  login: (by: SignIn) =>
    open(
      'passkey' in by
        ? call('POST', '/auth/passkey', { body: { response: by.passkey } })
        : call('POST', '/auth/login', { body: { email: by.email, password: by.password, code: by.code } }),
      'Erreur de connexion',
    ),
  /** Makes the first administrator, with the one-time link that the server prints at its start. */
  register: ({ token, email, password }: Credentials & { token: string }) =>
    open(call('POST', '/auth/setup', { body: { token, email, password } }), "Erreur lors de l'inscription"),
  logout: async () => {
    await call('POST', '/auth/logout').catch(() => undefined);
    removeToken();
    forgetProfile();
    return { success: true };
  },
  check: async () => {
    const token = readToken();
    if (!token) return { authenticated: false, redirectTo: '/login' };
    try {
      const user = await profile();
      keepActor(user);
      keepShopTimeZone(user.timeZone);
      noteSecondFactorDue(user.isSecondFactorDue === true);
      return isStaff(user) ? { authenticated: true } : { authenticated: false, redirectTo: SHOP_HOME };
    } catch (error) {
      // On an error Refine keeps its last answer: an open page stays.
      if (!isHttpError(error) || ![401, 403].includes(error.statusCode)) throw error;
      // Another tab has signed in again meanwhile: the refused session is the former one.
      if (readToken() !== token) return authProvider.check();
      endSession();
      return { authenticated: false, redirectTo: '/login' };
    }
  },
  onError: async (error: HttpError) => {
    if (error.statusCode !== 401) return {};
    endSession();
    return { logout: true, redirectTo: '/login' };
  },
  getIdentity: async () => (readToken() ? profile() : null),
};
