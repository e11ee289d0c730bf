import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../../test/support/authenticator.ts';
import { openTestApp, type TestApp } from '../../../../test/support/test-app.ts';
import { openSession } from '../../../platform/server/access/session-store.ts';
import { addAccount } from '../account-store.ts';
import { library, partyOf } from './passkey-ceremony.ts';

const ORIGIN = 'https://boutique.example';
const PASSWORD = 'mot de passe sûr';
const PATH = '/users/me/passkeys';

let shop: TestApp;
beforeAll(async () => {
  // Fetched with the first who needs it, which on a busy machine outlasts a request.
  await library();
  shop = await openTestApp([], { settings: { PUBLIC_URL: `${ORIGIN}/` } });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.execute(sql`delete from attempts`));

let made = 0;
const post = (url: string, json: object, token?: string) => shop.call('POST', url, { json, token });
const login = (email: string, more: object = {}) => post('/auth/login', { email, password: PASSWORD, ...more });
const requested = async () => (await shop.call('POST', '/auth/passkey/options')).body;
const age = (id: string) =>
  shop.database.execute(sql`update sessions set created_at = now() - interval '1 hour' where user_id = ${id}`);

async function staff() {
  const email = `cle${++made}@example.com`;
  const id = await addAccount(shop.database, email, PASSWORD, 'admin');
  return { id, email, token: await openSession(shop.database, id) };
}

async function add(token: string, device = new Authenticator(ORIGIN), lie = {}) {
  const options = await post(`${PATH}/options`, {}, token);
  return { device, options, added: await post(PATH, { response: device.create(options.body, lie) }, token) };
}

async function withPasskey() {
  const account = await staff();
  const { device, added } = await add(account.token);
  expect(added.status).toBe(201);
  return { ...account, device, passkey: added.body.id as string, recoveryCodes: added.body.recoveryCodes as string[] };
}

const enter = async (device: Authenticator, lie = {}) =>
  post('/auth/passkey', { response: device.sign((await requested()).challenge, lie) });

describe('a passkey', () => {
  it('is created for the shop’s own address, verified, under a name that reveals no address', async () => {
    const { token, email, id } = await staff();
    const { body } = await post(`${PATH}/options`, {}, token);
    expect(body).toMatchObject({
      rp: { id: 'boutique.example' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(body.user.id, 'base64url').toString()).toBe(id);
    expect(await requested()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'boutique.example',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it('signs in alone, more than once; the password alone then does not, and a recovery code helps', async () => {
    const { email, device, recoveryCodes, id } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    for (let time = 0; time < 2; time += 1) {
      const entered = await enter(device);
      expect([entered.status, entered.body.user?.id]).toEqual([200, id]);
      expect((await shop.call('GET', '/users/me', { token: entered.body.access_token })).status).toBe(200);
    }
    const refused = await login(email);
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({
      error: 'code_required',
      fields: { code: expect.any(String), passkey: expect.any(String) },
    });
    expect((await login(email, { code: '123456' })).status).toBe(401);
    expect((await login(email, { code: recoveryCodes[0] })).status).toBe(200);
    expect((await login(email, { code: recoveryCodes[0] })).status).toBe(401);
  });

  it.each([
    ['another origin', { origin: 'https://boutique.exarnple' }],
    ['another shop', { rpId: 'exarnple' }],
    ['nobody verified', { isVerified: false }],
    ['another ceremony', { type: 'webauthn.get' }],
  ])('is not added with %s', async (_what, lie) => {
    const { token, email } = await staff();
    expect((await add(token, undefined, lie)).added.status).toBe(400);
    expect((await login(email)).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'https://boutique.exarnple' }],
    ['another shop', { rpId: 'exarnple' }],
    ['nobody verified', { isVerified: false }],
    ['a copy that counts behind', { counter: 0 }],
    ['another account', { userHandle: Buffer.from('00000000-0000-0000-0000-000000000000').toString('base64url') }],
    ['another ceremony', { type: 'webauthn.create' }],
  ])('does not sign in with %s', async (_what, lie) => {
    const { device } = await withPasskey();
    expect((await enter(device)).status).toBe(200);
    const refused = await enter(device, lie);
    expect([refused.status, refused.body.message]).toEqual([401, 'Cette clé d’accès n’ouvre aucun compte']);
  });

  it('answers one that nobody has as one that signs wrongly, and one of a closed account', async () => {
    const { device, id } = await withPasskey();
    const stranger = new Authenticator(ORIGIN);
    const unknown = await enter(stranger, { userHandle: 'eA' });
    await shop.database.execute(sql`update users set is_active = false where id = ${id}`);
    const closed = await enter(device);
    const strip = ({ requestId: _, ...rest }: Record<string, unknown>) => rest;
    expect(unknown.status).toBe(401);
    expect(strip(closed.body)).toEqual(strip(unknown.body));
  });

  it('signs a challenge once, soon, and one that was made for that', async () => {
    const { device, token } = await withPasskey();
    const { challenge } = await requested();
    const response = device.sign(challenge);
    const both = await Promise.all([post('/auth/passkey', { response }), post('/auth/passkey', { response })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const late = await requested();
    await shop.database.execute(
      sql`update passkey_challenges set expires_at = now() where challenge = ${late.challenge}`,
    );
    expect((await post('/auth/passkey', { response: device.sign(late.challenge) })).status).toBe(401);
    const own = (await post(`${PATH}/options`, {}, token)).body;
    expect((await post('/auth/passkey', { response: device.sign(own.challenge) })).status).toBe(401);
    const guessed = Buffer.alloc(32).toString('base64url');
    expect((await post('/auth/passkey', { response: device.sign(guessed) })).status).toBe(401);
    const foreign = await staff();
    const options = (await post(`${PATH}/options`, {}, foreign.token)).body;
    const added = await post(PATH, { response: new Authenticator(ORIGIN).create(options) }, token);
    expect(added.status).toBe(400);
  });

  it('belongs to one account, once', async () => {
    const { device, token } = await withPasskey();
    expect((await add(token, device)).added.status).toBe(409);
    const other = await staff();
    expect((await add(other.token, device)).added.status).toBe(409);
    expect((await shop.call('GET', PATH, { token: other.token })).body).toEqual([]);
  });

  it('is checked twenty times in a quarter of an hour', async () => {
    const { device } = await withPasskey();
    for (let guess = 0; guess < 20; guess += 1)
      expect((await enter(device, { counter: 0, rpId: 'x' })).status).toBe(401);
    expect((await enter(device)).status).toBe(429);
  });

  it('is staff’s alone, in person', async () => {
    const { token } = await shop.signUp();
    expect((await post(`${PATH}/options`, {}, token)).status).toBe(403);
    expect((await post(`${PATH}/options`, {})).status).toBe(401);
    expect((await shop.call('GET', PATH, { token })).body).toEqual([]);
  });
});

describe('passkeys of an account', () => {
  it('end the other sessions when the first is added, and are recorded in the audit', async () => {
    const { id, email, token } = await staff();
    const other = (await login(email)).body.access_token;
    await add(token);
    expect((await shop.call('GET', '/users/me', { token: other })).status).toBe(401);
    const [notified] = (await shop.call('GET', `/audit?recordId=${id}`, { token })).body;
    expect(notified).toMatchObject({ action: 'add-passkey', email, before: null, after: null });
  });

  it('are named by device, renamed and removed by their owner alone; with the last go the recovery codes', async () => {
    const { token, email, passkey, recoveryCodes, id } = await withPasskey();
    const second = await add(token);
    expect(second.added.body.recoveryCodes).toBeNull();
    const stranger = await staff();
    const rename = (by: string) =>
      shop.call('PATCH', `${PATH}/${passkey}`, { token: by, json: { name: ' Clé du tiroir ' } });
    expect((await rename(stranger.token)).status).toBe(404);
    expect((await rename(token)).status).toBe(204);
    const listed = await shop.call('GET', PATH, { token });
    expect(listed.body.map(({ name }: { name: string }) => name)).toEqual(['Clé du tiroir', 'Appareil inconnu']);
    expect(Object.keys(listed.body[0]).sort()).toEqual(['createdAt', 'id', 'name', 'usedAt']);
    expect((await post(`${PATH}/${passkey}/removal`, {}, stranger.token)).status).toBe(404);
    await age(id);
    expect((await post(`${PATH}/${passkey}/removal`, {}, token)).body.error).toBe('password_required');
    const byPassword = await post(`${PATH}/${passkey}/removal`, { currentPassword: PASSWORD }, token);
    expect([byPassword.status, byPassword.body.error]).toEqual([403, 'code_required']);
    const proof = { currentPassword: PASSWORD, code: recoveryCodes[3] };
    expect((await post(`${PATH}/${passkey}/removal`, proof, token)).status).toBe(204);
    expect((await login(email)).status).toBe(401);
    const last = { currentPassword: PASSWORD, code: recoveryCodes[4] };
    expect((await post(`${PATH}/${second.added.body.id}/removal`, last, token)).status).toBe(204);
    expect((await login(email)).status).toBe(200);
    expect((await shop.call('GET', '/users/me/second-factor', { token })).body).toEqual({
      isOn: false,
      passkeys: 0,
      recoveryCodesLeft: 0,
    });
  });

  it('do not make a proposed application count, nor a recovery code confirm one', async () => {
    const { email, token, recoveryCodes } = await withPasskey();
    const { secret } = (await post('/users/me/second-factor', {}, token)).body;
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await login(email, { code: code() })).status).toBe(401);
    const confirm = (given: string) => post('/users/me/second-factor/confirmation', { code: given }, token);
    expect((await confirm(recoveryCodes[0]!)).status).toBe(403);
    expect((await confirm(code())).status).toBe(200);
  });

  it('give new recovery codes to who has just signed in by one, or by a code', async () => {
    const { token, recoveryCodes, id } = await withPasskey();
    const renew = (json: object) => post('/users/me/second-factor/recovery-codes', json, token);
    expect((await renew({})).body.recoveryCodes).toHaveLength(10);
    await age(id);
    expect((await renew({})).status).toBe(403);
    expect((await renew({ code: recoveryCodes[0] })).status).toBe(403);
  });

  it('are taken away by an administrator when that is requested, and go with their account', async () => {
    const { id, email, token } = await withPasskey();
    const remove = (query = '') =>
      shop.call('DELETE', `/users/${id}/second-factor${query}`, { token: shop.adminToken });
    const read = async () => (await shop.call('GET', `/users/${id}/second-factor`, { token: shop.adminToken })).body;
    expect(await read()).toEqual({ isOn: false, passkeys: 1 });
    expect((await remove()).status).toBe(404);
    expect((await remove('?passkeys=true')).status).toBe(204);
    expect(await read()).toEqual({ isOn: false, passkeys: 0 });
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(401);
    const again = (await login(email)).body.access_token;
    await add(again);
    const exported = (await shop.call('GET', '/users/me/export', { token: again })).body.passkeys;
    expect(exported).toEqual([{ name: 'Appareil inconnu', createdAt: expect.any(String), usedAt: null }]);
    expect((await post('/users/me/deletion', { password: PASSWORD }, again)).status).toBe(204);
    const left = await shop.database.execute(sql`select 1 from passkeys where user_id = ${id}`);
    expect(left.rows).toEqual([]);
  });
});

describe('where passkeys can be made', () => {
  it.each([
    ['https://boutique.example/', { id: 'boutique.example', origin: 'https://boutique.example' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://boutique.example', null],
    ['https://192.0.2.7', null],
    ['https://[2001:db8::1]', null],
  ])('%s', (url, party) => expect(partyOf(url)).toEqual(party));
});

describe('a second factor that the shop requires of its staff', () => {
  const require = (token: string, isRequired: boolean) =>
    shop.call('PATCH', '/staff-access', { token, json: { isSecondFactorRequired: isRequired } });
  const due = { status: 403, error: 'second_factor_required' };
  const seen = async (url: string, token: string, method = 'GET', json?: object) => {
    const { status, body } = await shop.call(method, url, { token, json });
    return { status, error: body?.error };
  };

  it('is switched on by who has one alone, holds the others back until they have one, and lets customers be', async () => {
    const chief = await withPasskey();
    const colleague = await staff();
    const customer = await shop.signUp();
    const made = await post(
      '/api-tokens',
      {
        name: 'caisse',
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        scopes: [{ resource: 'orders', operation: 'read' }],
      },
      colleague.token,
    );
    expect(made.status).toBe(201);
    const { secret } = (await post(`/api-tokens/${made.body.id}/secret`, {}, colleague.token)).body;
    expect((await seen('/orders', secret)).status).toBe(200);

    const refused = await require(colleague.token, true);
    expect([refused.status, refused.body.fields]).toEqual([409, { isSecondFactorRequired: expect.any(String) }]);
    expect((await require(customer.token, true)).status).toBe(403);
    expect((await require(chief.token, true)).status).toBe(200);
    try {
      const { token } = colleague;
      expect(await seen('/orders', token)).toMatchObject(due);
      expect(await seen('/users/me', token, 'PATCH', { email: 'autre@example.com' })).toMatchObject(due);
      expect(await seen('/users/me/sessions', token)).toMatchObject(due);
      expect(await seen('/staff-access', token, 'PATCH', { isSecondFactorRequired: false })).toMatchObject(due);
      expect(await seen('/counts', token)).toMatchObject(due);
      expect(await seen('/orders', token, 'POST', {})).toMatchObject(due);
      expect(await seen('/orders', secret)).toMatchObject(due);
      // What visitors read, they read as visitors.
      expect((await seen('/products', token)).status).toBe(200);
      const me = await shop.call('GET', '/users/me', { token });
      expect([me.status, me.body.isSecondFactorDue]).toEqual([200, true]);
      const entered = await login(colleague.email);
      expect([entered.status, entered.body.user.isSecondFactorDue]).toEqual([200, true]);
      for (const free of [chief.token, customer.token]) {
        const own = await shop.call('GET', '/users/me', { token: free });
        expect([own.status, own.body]).toEqual([200, expect.not.objectContaining({ isSecondFactorDue: true })]);
        expect((await seen('/users/me/sessions', free)).status).toBe(200);
      }
      const { added } = await add(token);
      expect(added.status).toBe(201);
      expect((await seen('/orders', token)).status).toBe(200);
      expect((await seen('/orders', secret)).status).toBe(200);
      const leaver = await staff();
      expect((await seen('/auth/logout', leaver.token, 'POST')).status).toBe(204);
      expect((await seen('/users/me', leaver.token)).status).toBe(401);
    } finally {
      expect((await require(chief.token, false)).status).toBe(200);
    }
    expect((await seen('/orders', (await staff()).token)).status).toBe(200);
  });
});
