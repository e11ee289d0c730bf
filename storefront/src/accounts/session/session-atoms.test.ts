import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSessionAtom, openSessionAtom, sessionAtom } from './session-atoms.ts';

const user = (email: string) => ({
  id: email,
  email,
  role: 'user' as const,
  rights: null,
  isActive: true,
  isAdmin: false,
  createdAt: '2026-11-23T01:00:00.000Z',
  updatedAt: '2026-11-23T01:00:00.000Z',
});

const stored = new Map<string, string>();
/** Answers the pending request for the session, when the test calls it. */
let answer: (status: number, body: object) => void;
/** What the browser does when its network is back. */
let backOnline: () => void;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
    addEventListener: (name: string, listen: () => void) => {
      if (name === 'online') backOnline = listen;
    },
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/users/me'
      ? new Promise<Response>((resolve) => {
          answer = (status, body) => resolve(Response.json(body, { status }));
        })
      : Promise.resolve(Response.json(null)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const answered = () => new Promise((done) => setTimeout(done));

/** A shop that has just been opened with that token, and requests its session. */
function openShop(token: string) {
  stored.set('token', token);
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  return store;
}

it('keeps its user when the server can’t be reached again', async () => {
  const shop = openShop('valid');
  answer(200, user('ayo@example.com'));
  await answered();
  backOnline();
  answer(503, { message: 'Indisponible' });
  await answered();
  expect(shop.get(sessionAtom).status).toBe('user');
});

it('has the user that the server returns, and none where it refuses the token', async () => {
  const valid = openShop('valid');
  answer(200, user('ayo@example.com'));
  await answered();
  expect(valid.get(sessionAtom).user?.email).toBe('ayo@example.com');
  const refused = openShop('revoked');
  answer(401, { message: 'Session expirée' });
  await answered();
  expect(refused.get(sessionAtom).status).toBe('visitor');
  expect(stored.has('token')).toBe(false);
});

it('stays closed where the answer about it comes after the log-out', async () => {
  const store = openShop('valid');
  store.set(closeSessionAtom);
  answer(200, user('ayo@example.com'));
  await answered();
  expect(store.get(sessionAtom)).toEqual({ status: 'visitor', user: null });
});

it('is not ended by the refusal of the one before', async () => {
  const store = openShop('revoked');
  store.set(openSessionAtom, { access_token: 'new', user: user('ayo@example.com') });
  answer(401, { message: 'Session expirée' });
  await answered();
  expect(store.get(sessionAtom).user?.email).toBe('ayo@example.com');
  expect(stored.get('token')).toBe('new');
});
