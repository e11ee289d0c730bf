import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessControlProvider } from './access-control.ts';
import { mayHere } from './actor.ts';
import { authProvider } from './auth-provider.ts';
import { forgetProfile } from './profile.ts';
import { network } from './testing/network.ts';

/** A browser with a stored token, and a server that answers `/users/me` with a status and a role. */
function session(token: string | null, status: number, body: object = {}) {
  const stored = new Map(token ? [['token', token]] : []);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const { fetch } = network(status === 0 ? new TypeError('offline') : Response.json(body, { status }));
  forgetProfile();
  return Object.assign(stored, { fetch });
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('R903 guard', () => {
  it('a visitor is sent to sign in', async () => {
    session(null, 401);
    expect(await authProvider.check()).toEqual({ authenticated: false, redirectTo: '/login' });
  });

  it.each(['admin', 'ADMIN'])('role %s is let in', async (role) => {
    session('good', 200, { role });
    expect(await authProvider.check()).toEqual({ authenticated: true });
  });

  it.each([['orders'], ['catalogue'], ['reading'], ['orders', 'catalogue']])(
    'staff who hold %s are let in, and offered what that covers',
    async (...held) => {
      session('good', 200, { role: 'user', rights: Object.fromEntries(held.map((right) => [right, true])) });
      expect(await authProvider.check()).toEqual({ authenticated: true });
      const can = async (resource: string, action: string) =>
        (await accessControlProvider.can({ resource, action })).can;
      expect(await can('orders', 'list')).toBe(held.join() !== 'catalogue');
      expect(await can('products', 'edit')).toBe(held.includes('catalogue'));
      expect([mayHere('users', 'update'), mayHere('payments', 'read')]).toEqual([false, held.join() !== 'catalogue']);
    },
  );

  it.each([{ role: 'user' }, {}])('a customer (%o) is sent to the shop and stays signed in', async (user) => {
    const stored = session('good', 200, user);
    expect(await authProvider.check()).toEqual({ authenticated: false, redirectTo: '/' });
    expect(stored.has('token')).toBe(true);
  });

  it('the token of who signed in meanwhile, in another tab, outlives the refusal of the one before', async () => {
    const stored = session('old', 200, { role: 'admin' });
    stored.fetch.mockImplementationOnce(async () => {
      stored.set('token', 'new');
      return new Response('{}', { status: 401 });
    });
    expect(await authProvider.check()).toEqual({ authenticated: true });
    expect(stored.get('token')).toBe('new');
  });

  it('a token that the server refuses is removed (R904)', async () => {
    const stored = session('old', 401, { message: 'Connexion requise' });
    expect(await authProvider.check()).toMatchObject({ authenticated: false, redirectTo: '/login' });
    expect(stored.has('token')).toBe(false);
  });

  it.each([0, 503])('an unverified token (%i) stays stored, and nobody is signed out', async (status) => {
    const stored = session('good', status, {});
    await expect(authProvider.check()).rejects.toMatchObject({ statusCode: status });
    expect(stored.has('token')).toBe(true);
  });
});

describe('the current user', () => {
  it('is requested once while a page loads, and again a minute later', async () => {
    vi.useFakeTimers();
    const { fetch } = session('good', 200, { role: 'admin', email: 'a@b.c' });
    const [, , identity] = await Promise.all([
      authProvider.check(),
      authProvider.check(),
      authProvider.getIdentity?.(),
    ]);
    expect(identity).toMatchObject({ email: 'a@b.c' });
    vi.advanceTimersByTime(59_999);
    await authProvider.check();
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await authProvider.check();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is requested again for another token, and after a failure', async () => {
    const { fetch } = session('good', 503);
    await expect(authProvider.check()).rejects.toMatchObject({ statusCode: 503 });
    await expect(authProvider.check()).rejects.toMatchObject({ statusCode: 503 });
    expect(fetch).toHaveBeenCalledTimes(2);
    const again = network(Response.json({ role: 'admin' }));
    await authProvider.check();
    localStorage.setItem('token', 'other');
    await authProvider.check();
    expect(again.fetch).toHaveBeenCalledTimes(2);
  });

  it('comes with the session that is opened', async () => {
    const { fetch } = session(null, 200, { access_token: 't', user: { role: 'admin' } });
    await authProvider.login({ email: 'a@b.c', password: 'x' });
    expect(await authProvider.check()).toEqual({ authenticated: true });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('R905 signing in', () => {
  it("shows the server's message, and keeps no token", async () => {
    const stored = session(null, 401, { statusCode: 401, message: 'Mot de passe incorrect' });
    const answer = await authProvider.login({ email: 'a@b.c', password: 'x' });
    expect(answer).toMatchObject({ success: false, error: { message: 'Mot de passe incorrect' } });
    expect(stored.has('token')).toBe(false);
  });

  it.each([0, 502])('shows a default message when the server has none (%i)', async (status) => {
    session(null, status, {});
    const login = await authProvider.login({ email: 'a@b.c', password: 'x' });
    expect(login.error?.message).toBe('Erreur de connexion');
    const register = await authProvider.register!({ token: 't', email: 'a@b.c', password: 'x' });
    expect(register.error?.message).toBe("Erreur lors de l'inscription");
  });

  it('sends a customer to the shop', async () => {
    const stored = session(null, 200, { access_token: 't', user: { role: 'user' } });
    expect(await authProvider.login({ email: 'a@b.c', password: 'x' })).toEqual({ success: true, redirectTo: '/' });
    expect(stored.get('token')).toBe('t');
  });
});
