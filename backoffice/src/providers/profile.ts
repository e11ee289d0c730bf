import type { Schema } from '@karite/shared/client';
import { call } from './call.ts';
import { readToken } from './token.ts';

type Profile = Schema<'OwnAccount'>;

/** The account of a session is requested again after this time, in ms: its rights may have changed. */
const FRESH_MS = 60_000;

let cached: { token: string | null; at: number; request: Promise<Profile> } | null = null;

const keep = (request: Promise<Profile>): Promise<Profile> => {
  const mine = { token: readToken(), at: Date.now(), request };
  cached = mine;
  // A failure is not cached: the next caller tries again.
  request.catch(() => {
    if (cached === mine) cached = null;
  });
  return request;
};

/** The account that signed in: its profile came with the session. */
export const keepProfile = (profile: Profile): void => void keep(Promise.resolve(profile));

/** The current user's profile: one request for all callers while a page loads. */
export function profile(): Promise<Profile> {
  const isFresh = cached?.token === readToken() && Date.now() - cached.at < FRESH_MS;
  return cached && isFresh ? cached.request : keep(call('GET', '/users/me'));
}

/** Clears the cached profile. */
export const forgetProfile = (): void => {
  cached = null;
};
