import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSecondApp, send } from '../../../../test/support/second-app.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { networkOf } from '../../../platform/server/access/rate-limit.ts';

let limited: FastifyInstance;
const shop = withTestApp();

beforeAll(async () => {
  limited = await openSecondApp(shop, { RATE_LIMIT: 'on' });
});
afterAll(async () => {
  await limited.close();
});
beforeEach(() => shop.database.execute(sql`delete from attempts`));

const RIGHT = 'mot de passe sûr';
type From = { from?: string; headers?: Record<string, string> };
const guess = (email: string, password = 'faux mot', where: From = {}, app = shop.app) =>
  send(app, 'POST', '/auth/login', { json: { email, password }, ...where });
const count = (answers: { status: number }[], ...statuses: number[]) =>
  answers.filter(({ status }) => statuses.includes(status)).length;

describe('P19 guessing', () => {
  it('checks 20 of 60 guesses of an account that come at once, from anywhere', async () => {
    const { email } = await shop.signUp();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => guess(email, 'faux mot', { from: `192.0.2.${i % 3}` })),
    );
    expect([count(answers, 401, 503), count(answers, 429)]).toEqual([20, 40]);
    expect(
      answers.filter(({ status }) => status === 429).every(({ headers }) => Number(headers['retry-after']) <= 900),
    ).toBe(true);
  });

  it('checks 20 of 60 that come one after the other, with the address in any case', async () => {
    const { email } = await shop.signUp();
    const answers = [];
    for (let i = 0; i < 60; i++)
      answers.push(await guess(i % 2 ? email : ` ${email.toUpperCase()}`, 'faux mot', { from: `192.0.2.${i}` }));
    expect([count(answers, 401), count(answers, 429)]).toEqual([20, 40]);
  });

  /** What a client may claim of where it comes from. */
  const claims = (i: number) => ({
    'x-forwarded-for': `198.51.100.${i}`,
    forwarded: `for=198.51.100.${i}`,
    'x-real-ip': `198.51.100.${i}`,
    'cf-connecting-ip': `198.51.100.${i}`,
  });

  it('checks 50 guesses from an address, whatever it claims to forward', async () => {
    const answers = [];
    for (let i = 0; i < 60; i++) answers.push(await guess(`cible${i}@example.com`, 'faux mot', { headers: claims(i) }));
    expect([count(answers, 401), count(answers, 429)]).toEqual([50, 10]);
  });

  it('checks no more of concurrent guesses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => guess(`cible${i}@example.com`, 'faux mot', { headers: claims(i) })),
    );
    // Who finds no place in the queue is neither checked nor counted.
    expect(count(answers, 401)).toBeLessThanOrEqual(50);
    expect(count(answers, 401, 429, 503)).toBe(60);
  });

  it('believes the proxy in front when there is one, and nobody before it', async () => {
    const proxied = await openSecondApp(shop, { TRUST_PROXY: 'on' });
    const by = (header: string) => ({ headers: { 'x-forwarded-for': header } });
    for (let i = 0; i < 50; i++) await guess(`cible${i}@example.com`, 'x', by(`10.0.0.${i}, 203.0.113.7`), proxied);
    expect((await guess('autre@example.com', 'x', by('10.9.9.9, 203.0.113.7'), proxied)).status).toBe(429);
    expect((await guess('autre@example.com', 'x', by('203.0.113.7, 203.0.113.8'), proxied)).status).toBe(401);
    await proxied.close();
  });

  it('ends the block with its 15 minutes, however often it is tried meanwhile', async () => {
    const { email } = await shop.signUp();
    for (let i = 0; i < 30; i++) await guess(email);
    const windows = await shop.database.execute<{ left: number }>(
      sql`select extract(epoch from window_ends_at - now())::float8 as left from attempts where key like 'login:account:%'`,
    );
    expect(windows.rows[0]!.left).toBeLessThanOrEqual(15 * 60);
    const blocked = await guess(email, RIGHT);
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(Math.ceil(windows.rows[0]!.left));
    await shop.database.execute(sql`update attempts set window_ends_at = window_ends_at - interval '15 minutes'`);
    expect((await guess(email, RIGHT)).status).toBe(200);
  });

  it('remembers over a restart, and leaves open sessions and the shop alone', async () => {
    const { email, token } = await shop.signUp();
    for (let i = 0; i < 20; i++) await guess(email, 'faux mot', { from: '192.0.2.8' });
    const restarted = await openSecondApp(shop, {});
    expect((await guess(email, RIGHT, { from: '192.0.2.9' }, restarted)).status).toBe(429);
    await restarted.close();
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(200);
    expect((await shop.call('GET', '/products')).status).toBe(200);
  });

  it('does not lock out a browser or a network that signed in before, nor give a thief more guesses (R910)', async () => {
    const { email, token } = await shop.signUp();
    const home = { from: '203.0.113.20' };
    const signedIn = await guess(email, RIGHT, home);
    const cookie = String(signedIn.headers['set-cookie']);
    expect(cookie).toMatch(/^appareil=[A-Za-z0-9_-]{43}; Path=\/api; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    const browser = { from: '198.51.100.77', headers: { cookie: cookie.split(';')[0]! } };
    const stranger = (i: number) => ({ from: `192.0.2.${i}`, headers: { cookie: `appareil=${'A'.repeat(43)}` } });
    for (let i = 0; i < 21; i++) await guess(email, 'faux mot', stranger(i));
    expect((await guess(email, RIGHT, stranger(40))).status).toBe(429);
    expect((await guess(email, RIGHT, browser)).status).toBe(200);
    expect((await guess(email, RIGHT, home)).status).toBe(200);
    // What the browser guesses is bounded as well, and so is what comes from the network.
    for (const where of [browser, home]) {
      const answers = [];
      for (let i = 0; i < 22; i++) answers.push(await guess(email, 'faux mot', where));
      expect([count(answers, 401), count(answers, 429)]).toEqual([20, 2]);
    }
    // Neighbours who use up the limit of one address do not block a recognised browser.
    await shop.database.execute(sql`delete from attempts`);
    for (let i = 0; i < 50; i++) await guess(`voisin${i}@example.com`, 'faux mot', { from: browser.from });
    expect((await guess('voisin@example.com', 'faux mot', { from: browser.from })).status).toBe(429);
    expect((await guess(email, RIGHT, browser)).status).toBe(200);
    // Another account does not know it, and a new password makes strangers of all but the browser that set it.
    const other = await shop.signUp();
    for (let i = 0; i < 20; i++) await guess(other.email, 'faux mot', { from: `192.0.2.${i}` });
    expect((await guess(other.email, RIGHT, { ...browser, from: '192.0.2.99' })).status).toBe(429);
    const change = { password: 'un autre mot sûr', currentPassword: RIGHT };
    const changed = await send(shop.app, 'PATCH', '/users/me', {
      ...{ json: change, from: '203.0.113.99', headers: { authorization: `Bearer ${token}` } },
    });
    expect([changed.status, String(changed.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('appareil='),
    ]);
    await shop.database.execute(sql`delete from attempts`);
    for (let i = 0; i < 20; i++) await guess(email, 'faux mot', stranger(i));
    expect((await guess(email, change.password, { ...browser, from: '203.0.113.21' })).status).toBe(429);
    expect((await guess(email, change.password, { from: '203.0.113.99' })).status).toBe(200);
  });

  it('knows an account of 20 places at most', async () => {
    const { id, email } = await shop.signUp();
    for (let i = 0; i < 12; i++) await guess(email, RIGHT, { from: `203.0.113.${i}` });
    const { rows } = await shop.database.execute(sql`select 1 from sign_in_places where user_id = ${id}`);
    expect(rows).toHaveLength(20);
  });

  it('counts a network of IPv6 as one address', async () => {
    expect(networkOf('2001:db8:7:9:1:2:3:4')).toBe(networkOf('2001:DB8:7:9::1'));
    expect(networkOf('2001:db8:7:a::1')).not.toBe(networkOf('2001:db8:7:9::1'));
    expect([networkOf('::ffff:192.0.2.1'), networkOf('192.0.2.1'), networkOf('::1')]).toEqual([
      '192.0.2.1',
      '192.0.2.1',
      '0:0:0:0::/64',
    ]);
  });
});

describe('P20 no enumeration', () => {
  it('answers a wrong password, an unknown and a deactivated account by the same bytes', async () => {
    const [existing, shut] = [await shop.signUp(), await shop.signUp()];
    await shop.database.execute(sql`update users set is_active = false where id = ${shut.id}`);
    const answers = [
      await guess(existing.email),
      await guess('personne@example.com'),
      await guess(shut.email, RIGHT),
    ].map(({ status, text, body, headers }) => {
      const { date: _date, ...rest } = headers;
      return { status, text: text.replace(body.requestId, ''), headers: rest };
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]!.status).toBe(401);
    expect(answers[0]!.text).toContain('Adresse e-mail ou mot de passe incorrect');
  });

  it('takes ten registrations an hour from an address when RATE_LIMIT is on, and any number when it is off', async () => {
    const register = (app: FastifyInstance, i: number, from: string) =>
      send(app, 'POST', '/auth/register', { json: { email: `nouveau${i}@example.com`, password: RIGHT }, from });
    const tries = [];
    for (let i = 0; i < 12; i++) tries.push(await register(limited, i % 6, '192.0.2.50'));
    expect([count(tries, 201, 409), count(tries, 429)]).toEqual([10, 2]);
    expect(Number(tries[11]!.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await register(limited, 20, '192.0.2.51')).status).toBe(201);
    expect((await register(shop.app, 21, '192.0.2.50')).status).toBe(201);
  });
});
