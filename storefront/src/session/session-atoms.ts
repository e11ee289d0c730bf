import type { Schema } from '@karite/shared/client';
import type { User } from '@karite/shared/resources';
import { atom } from 'jotai';
import { getProfile, logOut } from '../api/accounts.ts';
import { ApiError } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { readToken, TOKEN_KEY, writeToken } from '../api/token.ts';
import { ATTEMPT_KEY } from '../orders/attempt-key.ts';
import { DRAFT_KEY } from '../orders/draft-key.ts';
import { SAVED_ORDERS_KEY } from '../orders/saved-orders-key.ts';
import { onOtherTab, writeText } from '../storage/browser-storage.ts';

/**
 * `loading` is a state of its own: a guard that judged earlier would send a logged-in visitor to /login (R903). So is
 * `unreachable`: there is a token, and nobody to say whose it is.
 */
export type Session = { status: 'loading' | 'visitor' | 'unreachable'; user: null } | { status: 'user'; user: User };

const VISITOR: Session = { status: 'visitor', user: null };

/** Whose session it is, by the server's word. */
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
  /** A refused token is removed silently (R904); a lost network says nothing about the token, so that stays. */
  const load = async () => {
    current += 1;
    const mine = current;
    const token = readToken();
    if (!token) {
      writeToken(null);
      return set(VISITOR);
    }
    const session = await sessionOf();
    // Whoever logged in or out meanwhile is not to get the answer about the session before.
    if (mine !== current || readToken() !== token) return;
    if (session.status === 'visitor') writeToken(null);
    // Who is known stays known: that the server can't be asked again says nothing about them.
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
  // Receipts name people, and so does a checkout: whoever takes this device next shall not read them.
  writeText(SAVED_ORDERS_KEY, null);
  writeText(DRAFT_KEY, null, 'session');
  writeText(ATTEMPT_KEY, null);
  set(storedSession, VISITOR);
});
