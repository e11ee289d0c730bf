import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { addPasskey } from '../passkeys/passkey-store.ts';
import { deviceOf } from './device.ts';
import { removeFactorsOf } from './remove-factors.ts';

const shop = withTestApp();
beforeEach(() => shop.database.execute(sql`delete from attempts`));
afterEach(() => void vi.useRealTimers());

const PASSWORD = 'mot de passe sûr';
const PATH = '/users/me/second-factor';
const MINUTE = 60_000;
/** A code is valid for so long, in ms. */
const PERIOD = 30_000;
let made = 0;

const post = (url: string, json: object, token?: string) => shop.call('POST', url, { json, token });
const login = (email: string, more: object = {}) => post('/auth/login', { email, password: PASSWORD, ...more });
/** The code of an application that has this secret, so many ms from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });
/** As if no code had been taken yet. */
const forgetSteps = () => shop.database.execute(sql`update second_factors set last_step = 0`);

async function register() {
  const email = `deux${++made}@example.com`;
  const { access_token: token, user } = (await post('/auth/register', { email, password: PASSWORD })).body;
  return { email, token, id: user.id };
}

async function switchedOn() {
  const account = await register();
  const { secret, uri } = (await post(PATH, {}, account.token)).body;
  const { recoveryCodes } = (await post(`${PATH}/confirmation`, { code: codeOf(secret) }, account.token)).body;
  await forgetSteps();
  return { ...account, secret, uri, recoveryCodes };
}

describe('two-factor sign-in', () => {
  it('counts once a code was confirmed: until then the specified sign-in stays', async () => {
    const { email, token } = await register();
    const proposed = await post(PATH, {}, token);
    expect(proposed.status).toBe(201);
    expect(proposed.body.uri).toMatch(/^otpauth:\/\/totp\/Karit/);
    expect((await login(email)).status).toBe(200);
    expect((await shop.call('GET', PATH, { token })).body).toEqual({ isOn: false, passkeys: 0, recoveryCodesLeft: 0 });
    const wrong = await post(`${PATH}/confirmation`, { code: '000000' }, token);
    expect([wrong.status, wrong.body.error]).toEqual([403, 'code_required']);
    expect((await login(email)).status).toBe(200);
  });

  it('then requires a code, and names the field', async () => {
    const { email, secret, token } = await switchedOn();
    const refused = await login(email);
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ error: 'code_required', fields: { code: expect.any(String) } });
    expect(refused.body).not.toHaveProperty('access_token');
    expect((await login(email, { code: '' })).body.error).toBe('code_required');
    expect((await login(email, { code: codeOf(secret) })).status).toBe(200);
    expect((await shop.call('GET', PATH, { token })).body).toEqual({ isOn: true, passkeys: 0, recoveryCodesLeft: 10 });
  });

  it('says nothing of it to who does not know the password', async () => {
    const { email, secret } = await switchedOn();
    const refused = await post('/auth/login', { email, password: 'autre chose', code: codeOf(secret) });
    expect(refused.body).toMatchObject({ error: 'unauthorized', message: 'Adresse e-mail ou mot de passe incorrect' });
  });

  it.each([
    [-30_000, 200],
    [30_000, 200],
    [-2 * MINUTE, 401],
    [2 * MINUTE, 401],
  ])('takes a code of a clock that is %i ms off: %i', async (later, status) => {
    // In the middle of a period, which does not end while the code is sent.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / PERIOD) * PERIOD + PERIOD / 2 });
    const { email, secret } = await switchedOn();
    expect((await login(email, { code: codeOf(secret, later) })).status).toBe(status);
  });

  it('takes a code once, and none that is older than one it took', async () => {
    const { email, secret } = await switchedOn();
    const code = codeOf(secret, 30_000);
    expect((await login(email, { code })).status).toBe(200);
    expect((await login(email, { code })).status).toBe(401);
    expect((await login(email, { code: codeOf(secret) })).status).toBe(401);
  });

  it('of two at once with one code, one is let in', async () => {
    const { email, secret } = await switchedOn();
    const code = codeOf(secret);
    const answers = await Promise.all([login(email, { code }), login(email, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes, token } = await switchedOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code] = recoveryCodes;
    expect((await login(email, { code: ` ${code.toLowerCase().replace('-', ' ')}` })).status).toBe(200);
    expect((await login(email, { code })).status).toBe(401);
    expect((await shop.call('GET', PATH, { token })).body.recoveryCodesLeft).toBe(9);
  });

  it('gives new recovery codes for a code, in place of the former', async () => {
    const { email, secret, recoveryCodes, token } = await switchedOn();
    const renewed = await post(`${PATH}/recovery-codes`, { code: codeOf(secret) }, token);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await login(email, { code: recoveryCodes[1] })).status).toBe(401);
    expect((await login(email, { code: renewed.body.recoveryCodes[1] })).status).toBe(200);
  });

  it('checks ten guesses in a quarter of an hour, and none after', async () => {
    const { email, secret } = await switchedOn();
    for (let guess = 0; guess < 10; guess += 1) expect((await login(email, { code: '000000' })).status).toBe(401);
    expect((await login(email, { code: codeOf(secret) })).status).toBe(429);
  });

  it('lets a browser in that signed in before, whatever a thief of the password guesses (R910)', async () => {
    const { email, secret, recoveryCodes } = await switchedOn();
    const first = await login(email, { code: recoveryCodes[0] });
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    const from = { remoteAddress: '192.0.2.3' };
    const codeFrom = (code: string, headers: Record<string, string> = {}) =>
      shop.app.inject({
        ...from,
        method: 'POST',
        url: '/api/auth/login',
        headers,
        payload: { email, password: PASSWORD, code },
      });
    for (let guess = 0; guess < 12; guess += 1) await codeFrom('000000');
    expect((await codeFrom(codeOf(secret))).statusCode).toBe(429);
    expect((await codeFrom(recoveryCodes[1]!, { cookie })).statusCode).toBe(200);
  });

  it('ends the other sessions, that were opened without a code', async () => {
    const { email, token } = await register();
    const other = (await login(email)).body.access_token;
    const { secret } = (await post(PATH, {}, token)).body;
    await post(`${PATH}/confirmation`, { code: codeOf(secret) }, token);
    expect((await shop.call('GET', '/users/me', { token: other })).status).toBe(401);
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(200);
  });

  it('is prepared by its owner alone: a session that was left open requires the password', async () => {
    const { id, token } = await register();
    await shop.database.execute(sql`update sessions set created_at = now() - interval '1 hour' where user_id = ${id}`);
    expect((await post(PATH, {}, token)).body.error).toBe('password_required');
    expect((await post(PATH, { currentPassword: PASSWORD }, token)).status).toBe(201);
  });

  it('is taken away by a code, and is not changed where it is on, or off', async () => {
    const { email, secret, token } = await switchedOn();
    expect((await post(PATH, {}, token)).status).toBe(409);
    expect((await post(`${PATH}/confirmation`, { code: codeOf(secret) }, token)).status).toBe(409);
    expect((await post(`${PATH}/removal`, { code: '000000' }, token)).status).toBe(403);
    expect((await post(`${PATH}/removal`, { code: codeOf(secret) }, token)).status).toBe(204);
    expect((await login(email)).status).toBe(200);
    expect((await post(`${PATH}/removal`, { code: codeOf(secret) }, token)).status).toBe(409);
    expect((await post(`${PATH}/recovery-codes`, { code: codeOf(secret) }, token)).status).toBe(409);
  });

  it('is taken away by an administrator where the telephone is lost, which the audit records', async () => {
    const { email, id, token } = await switchedOn();
    const remove = (by: string) => shop.call('DELETE', `/users/${id}/second-factor`, { token: by });
    const isOn = async (by: string) => (await shop.call('GET', `/users/${id}/second-factor`, { token: by })).body.isOn;
    expect([await isOn(token), await isOn(shop.adminToken)]).toEqual([undefined, true]);
    expect((await remove(token)).status).toBe(403);
    expect((await remove(shop.adminToken)).status).toBe(204);
    expect((await remove(shop.adminToken)).status).toBe(404);
    expect(await isOn(shop.adminToken)).toBe(false);
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    const notified = (await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken })).body;
    expect(notified).toEqual([expect.objectContaining({ action: 'remove-second-factor', before: null, after: null })]);
  });

  it('is taken away on the server where no administrator is left to ask, with the passkeys', async () => {
    const { email, id, token, recoveryCodes } = await switchedOn();
    const other = await switchedOn();
    await addPasskey(shop.database, {
      userId: id,
      credentialId: id,
      publicKey: 'AA',
      counter: 0,
      transports: [],
      name: 'Clé',
    });
    expect(await removeFactorsOf(shop.database, 'personne@example.com')).toBeNull();
    expect(await removeFactorsOf(shop.database, ` ${email.toUpperCase()}`)).toBe(true);
    expect(await removeFactorsOf(shop.database, email)).toBe(false);
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(401);
    const back = (await login(email)).body.access_token;
    expect((await shop.call('GET', PATH, { token: back })).body).toEqual({
      isOn: false,
      passkeys: 0,
      recoveryCodesLeft: 0,
    });
    expect((await login(email, { code: recoveryCodes[0] })).status).toBe(200);
    expect((await login(other.email)).body.error).toBe('code_required');
    const notified = (await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken })).body;
    const through = 'Double authentification retirée sur le serveur';
    expect(notified.map((entry: { action: string }) => entry.action).sort()).toEqual([
      'remove-passkey',
      'remove-second-factor',
    ]);
    expect(notified[0]).toMatchObject({ email, userId: id, through });
  });

  it('goes with its account', async () => {
    const { id, token, secret } = await switchedOn();
    expect((await post('/users/me/deletion', { password: PASSWORD }, token)).status).toBe(204);
    const left = await shop.database.execute(sql`
      select 1 from second_factors where secret = ${secret} union all select 1 from recovery_codes where user_id = ${id}`);
    expect(left.rows).toEqual([]);
  });
});

describe('sessions', () => {
  const sessionsOf = async (token: string) => (await shop.call('GET', '/users/me/sessions', { token })).body;

  it('are listed to their owner, this one first, by device and last use', async () => {
    const { email, token } = await register();
    const phone = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
    const { body } = await shop.call('POST', '/auth/login', {
      json: { email, password: PASSWORD },
      headers: { 'user-agent': phone },
    });
    const listed = await sessionsOf(token);
    expect(listed.map(({ device, isThis }: { device: string; isThis: boolean }) => [device, isThis])).toEqual([
      ['Appareil inconnu', true],
      ['Chrome, Android', false],
    ]);
    expect(JSON.stringify(listed)).not.toContain(body.access_token);
  });

  it('are ended one by one by their owner alone, or all but this one', async () => {
    const { email, token } = await register();
    const stranger = await register();
    const others = [await login(email), await login(email), await login(email)].map(({ body }) => body.access_token);
    const [, one] = await sessionsOf(token);
    const end = (by: string) => shop.call('DELETE', `/users/me/sessions/${one.id}`, { token: by });
    expect((await end(stranger.token)).status).toBe(404);
    expect((await end(token)).status).toBe(204);
    expect((await end(token)).status).toBe(404);
    expect(await sessionsOf(token)).toHaveLength(3);
    expect((await shop.call('DELETE', '/users/me/sessions', { token })).status).toBe(204);
    for (const other of others) expect((await shop.call('GET', '/users/me', { token: other })).status).toBe(401);
    expect(await sessionsOf(token)).toHaveLength(1);
    expect((await sessionsOf(stranger.token)).length).toBe(1);
  });

  it.each([
    ['59 minutes', '59 minutes'],
    ['61 minutes', '0 minutes'],
  ])('say when they were last used, within an hour: %s ago', async (age, shown) => {
    const { id, token } = await register();
    await shop.database.execute(sql`update sessions set seen_at = now() - ${age}::interval where user_id = ${id}`);
    await shop.call('GET', '/users/me', { token });
    const found = await shop.database.execute(sql`
      select 1 from sessions where user_id = ${id}
        and seen_at between now() - ${shown}::interval - interval '30 seconds' and now() - ${shown}::interval`);
    expect(found.rows).toHaveLength(1);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605 Version/17.5 Mobile/15E Safari/604.1', 'Safari, iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/126.0 Safari/537 Edg/126.0', 'Edge, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox, Linux'],
    ['curl/8.5.0', 'Appareil inconnu'],
    ['', 'Appareil inconnu'],
  ])('name the device of %s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name);
  });
});
