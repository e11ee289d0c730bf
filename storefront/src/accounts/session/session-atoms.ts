import type { Schema } from '@karite/shared/client';
import type { User } from '@karite/shared/resources';
import { atom } from 'jotai';
import { ApiError } from '../../api/api-error.ts';
import { browserClient } from '../../api/browser-client.ts';
import { getProfile, logOut } from '../../api/session.ts';
import { readToken, TOKEN_KEY, writeToken } from '../../api/token.ts';
import { ATTEMPT_KEY } from '../../orders/attempt-key.ts';
import { DRAFT_KEY } from '../../orders/draft-key.ts';
import { SAVED_ORDERS_KEY } from '../../orders/saved-orders-key.ts';
import { onOtherTab, writeText } from '../../storage/browser-storage.ts';

/**
 * `loading` is a separate state: a guard that decided earlier would send a signed-in visitor to /login (R903). So is
 * `unreachable`: there is a token, and no answer about its user.
 */
export type Session = { status: 'loading' | 'visitor' | 'unreachable'; user: null } | { status: 'user'; user: User };

const VISITOR: Session = { status: 'visitor', user: null };

/** The user of the session, as the server returns it. */
async function sessionOf(): Promise<Session> {
  try {
    return { status: 'user', user: await getProfile(browserClient) };
  } catch (error) {
    return error instanceof ApiError && error.isPassing ? { status: 'unreachable', user: null } : VISITOR;
  }
}

const storedSession = atom<Session>({ status: 'loading', user: null });

storedSession.onMount = (set) => {
  let current = 0;
  /** A refused token is removed silently (R904); a network error proves nothing about the token, so that it is not removed. */
  const load = async () => {
    current += 1;
    const mine = current;
    const token = readToken();
    if (!token) {
      writeToken(null);
      return set(VISITOR);
    }
    const session = await sessionOf();
    // The answer about a former session is dropped after a login or logout.
    if (mine !== current || readToken() !== token) return;
    if (session.status === 'visitor') writeToken(null);
    // A signed-in user stays signed in: a server that can't be reached proves nothing.
    set((before) => (session.status === 'unreachable' && before.status === 'user' ? before : session));
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

/** Stores the token of a login or registration, and its user (R904). */
export const openSessionAtom = atom(null, (_get, set, opened: Schema<'Session'>) => {
  writeToken(opened.access_token);
  set(storedSession, { status: 'user', user: opened.user });
});

/** Replaces the profile by the server's latest answer. */
export const setUserAtom = atom(null, (_get, set, user: User) => set(storedSession, { status: 'user', user }));

/** Ends the session here at once, and on the server as soon as it hears of it. */
export const closeSessionAtom = atom(null, (_get, set) => {
  const loggedOut = readToken() ? logOut(browserClient) : Promise.resolve(null);
  loggedOut.catch(() => null);
  writeToken(null);
  // Receipts and checkouts contain names: the next user of this device must not read them.
  writeText(SAVED_ORDERS_KEY, null);
  writeText(DRAFT_KEY, null, 'session');
  writeText(ATTEMPT_KEY, null);
  set(storedSession, VISITOR);
});
