import type { Schema } from '@karite/shared/client';
import { call } from './call.ts';
import { readToken } from './token.ts';

type Profile = Schema<'OwnAccount'>;

/** The account of a session is asked for again after this long, in ms: rights may have been given or taken. */
const FRESH_MS = 60_000;

let cached: { token: string | null; at: number; request: Promise<Profile> } | null = null;

const keep = (request: Promise<Profile>): Promise<Profile> => {
  const mine = { token: readToken(), at: Date.now(), request };
  cached = mine;
  // What failed is not kept: the next who asks tries again.
  request.catch(() => {
    if (cached === mine) cached = null;
  });
  return request;
};

/** The account that signed in: its profile came with the session. */
export const keepProfile = (profile: Profile): void => void keep(Promise.resolve(profile));

/** Whose session it is: one call for all who ask while a page loads. */
export function profile(): Promise<Profile> {
  const isFresh = cached?.token === readToken() && Date.now() - cached.at < FRESH_MS;
  return cached && isFresh ? cached.request : keep(call('GET', '/users/me'));
}

/** Forgets whose session it was. */
export const forgetProfile = (): void => {
  cached = null;
};
