import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { readSettings } from '../../../config.ts';
import { ENDINGS, isCommonPassword } from './common-passwords.ts';
import { COMMON_WORDS, KNOWN_PASSWORDS } from './common-words.ts';

const shop = withTestApp();

const TOO_COMMON = 'Ce mot de passe est trop courant. Choisissez-en un autre, par exemple une courte phrase.';
const register = (password: unknown, email = `p${Math.random()}@example.com`) =>
  shop.call('POST', '/auth/register', { json: { email, password } });

describe('P21 the list of common passwords', () => {
  it('has 3 000 or more, each of which the length alone would let through', () => {
    const listed = [
      ...KNOWN_PASSWORDS,
      ...COMMON_WORDS.flatMap((word) => ENDINGS.map((ending) => `${word.replaceAll('-', '')}${ending}`)),
    ].filter((password) => password.length >= 8);
    expect(new Set(listed).size).toBeGreaterThanOrEqual(3_000);
    expect(listed.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each([
    'password',
    '12345678',
    '1234567890',
    'azertyuiop',
    'aaaaaaaa',
    '7'.repeat(16),
    'ghijklmn',
    'motdepasse',
    'Mot de passe',
    'M0t de P@sse2026!',
    'P@ssw0rd!',
    'Karité2026',
    'cotonou229',
    'Abidjan225',
    'kinshasa243',
    'DieuMerci',
    'Jésus123456',
    'jetaime1',
    'soleil2025',
    'iloveyou2',
    'qsdfghjklm',
    '1q2w3e4r5t',
  ])('knows %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'un bon mot de passe',
    'trois pirogues bleues',
    'Xk7#vQ2m',
    'soleil sur la lagune',
    'x'.repeat(17),
    'ghijklmo',
    'aaaaaaab',
  ])('lets %s through', (password) => expect(isCommonPassword(password)).toBe(false));
});

describe('P21 what is taken as a new password', () => {
  it.each([
    ['1234567', 400, 'Le mot de passe doit compter au moins 8 caractères'],
    ['Xk7#vQ2m', 201, undefined],
    ['é'.repeat(200), 201, undefined],
    ['é'.repeat(201), 400, 'Le mot de passe doit compter au plus 200 caractères'],
    ['Karité2026', 400, TOO_COMMON],
    [12345678, 400, 'Le mot de passe est requis'],
    [null, 400, 'Le mot de passe est requis'],
  ])('%s: %i', async (password, status, message) => {
    const answer = await register(password);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    if (message) expect(answer.body.fields).toEqual({ password: message });
  });

  it('compares the whole of it: 64 signs and one more are two passwords', async () => {
    const long = 'lagune et pirogue '.repeat(4).slice(0, 64);
    await register(long, 'long@example.com');
    const login = (password: string) =>
      shop.call('POST', '/auth/login', { json: { email: 'long@example.com', password } });
    expect((await login(`${long}!`)).status).toBe(401);
    expect((await login(long.slice(0, 63))).status).toBe(401);
    expect((await login(long)).status).toBe(200);
  });

  it('is required of a profile and of the first administrator as well', async () => {
    const { token } = await shop.signUp();
    const profile = await shop.call('PATCH', '/users/me', { token, json: { password: 'motdepasse1' } });
    expect([profile.status, profile.body.fields.password]).toEqual([400, TOO_COMMON]);
    const setup = { token: 'x', email: 'a@example.com', password: 'azertyuiop' };
    expect((await shop.call('POST', '/auth/setup', { json: setup })).body.fields.password).toBe(TOO_COMMON);
    expect(() => readSettings({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'Admin123' })).toThrow('ADMIN_PASSWORD');
    expect(readSettings({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'une phrase à moi' })).toBeTruthy();
  });

  it('refuses 900 kB unread, in less than 50 ms', async () => {
    const times = [];
    for (let i = 0; i < 10; i++) {
      const start = performance.now();
      expect((await register('x'.repeat(900_000))).status).toBe(413);
      times.push(performance.now() - start);
    }
    // The quickest: the others waited for other work on this machine.
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
