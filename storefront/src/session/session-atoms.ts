import type { Schema } from '@karite/shared/client';
import type { User } from '@karite/shared/resources';
import { atom } from 'jotai';
import { getProfile, logOut } from '../api/accounts.ts';
import { ApiError } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { readToken, TOKEN_KEY, writeToken } from '../api/token.ts';
import { SAVED_ORDERS_KEY } from '../orders/saved-orders-key.ts';
import { onOtherTab, writeText } from '../storage/browser-storage.ts';

/**
 * `loading` is a state of its own: a guard that judged earlier would send a logged-in visitor to /login (R903). So is
 * `unreachable`: there is a token, and nobody to say whose it is.
 */
export type Session = { status: 'loading' | 'visitor' | 'unreachable'; user: null } | { status: 'user'; user: User };

const VISITOR: Session = { status: 'visitor', user: null };

const storedSession = atom<Session>({ status: 'loading', user: null });

storedSession.onMount = (set) => {
  let current = 0;
  /** A refused token is removed silently (R904); a lost network says nothing about the token, so that stays. */
  const load = async () => {
    current += 1;
    const mine = current;
    const settle = (session: Session) => mine === current && set(session);
    if (!readToken()) {
      writeToken(null);
      return settle(VISITOR);
    }
    try {
      settle({ status: 'user', user: await getProfile(browserClient) });
    } catch (error) {
      if (error instanceof ApiError && error.isPassing) return settle({ status: 'unreachable', user: null });
      writeToken(null);
      settle(VISITOR);
    }
  };
  const reload = () => void load();
  reload();
  window.addEventListener('online', reload);
  const stop = onOtherTab(TOKEN_KEY, reload);
  return () => {
    window.removeEventListener('online', reload);
    stop();
  };
};

export const sessionAtom = atom((get) => get(storedSession));

/** Stores the token that login or register answered, and who it stands for (R904). */
export const openSessionAtom = atom(null, (_get, set, opened: Schema<'Session'>) => {
  writeToken(opened.access_token);
  set(storedSession, { status: 'user', user: opened.user });
});

/** The profile as the server just answered it. */
export const setUserAtom = atom(null, (_get, set, user: User) => set(storedSession, { status: 'user', user }));

/** Ends the session here at once, and on the server as soon as it hears of it. */
export const closeSessionAtom = atom(null, (_get, set) => {
  const told = readToken() ? logOut(browserClient) : Promise.resolve(null);
  told.catch(() => null);
  writeToken(null);
  // Receipts name people: whoever takes this device next shall not read them.
  writeText(SAVED_ORDERS_KEY, null);
  set(storedSession, VISITOR);
});
