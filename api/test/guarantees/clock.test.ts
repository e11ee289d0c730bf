import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOGIN_BY_ACCOUNT } from '../../src/people/accounts/sign-in/judge-guess.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { openSecondApp } from '../support/second-app.ts';
import { withTestApp } from '../support/with-test-app.ts';

/** The account of the e-mails. */
const ONE = '00000000-0000-4000-8000-000000000001';

const DAY_MS = 86_400_000;
const JUMPS = { 'a day on': DAY_MS, 'a day back': -DAY_MS, 'right again': 0 };
const PASSWORD = 'mot de passe sûr';
const PRODUCT = { name: 'Savon', inStock: true };

let mailServer: MailServer;
const shop = withTestApp();

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await mailServer.close();
});

const signIn = (email: string, password = PASSWORD) =>
  shop.call('POST', '/auth/login', { json: { email, password } }).then((answer) => answer.status);
const me = (token: string) => shop.call('GET', '/users/me', { token }).then((answer) => answer.status);
const isReady = () => shop.app.inject('/health/ready').then((answer) => answer.statusCode);
const setClock = (jumpMs: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + jumpMs);
};
/** The database's clock set back by `days` is, seen from it, every row later by as much; set on, earlier. */
const databaseClockBack = async (days: number) => {
  const by = sql`make_interval(days => ${days})`;
  const later = (...columns: SQL[]) =>
    sql.join(
      columns.map((column) => sql`${column} = ${column} + ${by}`),
      sql`, `,
    );
  for (const [table, columns] of [
    [sql`sessions`, later(sql`created_at`, sql`expires_at`)],
    [sql`attempts`, later(sql`window_ends_at`)],
    [sql`messages`, later(sql`created_at`, sql`next_try_at`)],
  ])
    await shop.database.execute(sql`update ${table} set ${columns}`);
};

describe('P47: jumps of the clock', () => {
  it('P47: the process’s: sign-in, old sessions, orders, caches and limits go on', async () => {
    const { email, token } = await shop.signUp();
    const product = await makeProduct(shop);
    for (const [name, jump] of Object.entries(JUMPS)) {
      const real = Date.now();
      setClock(jump);
      expect([await signIn(email), await me(token), await isReady()], name).toEqual([200, 200, 200]);
      const order = await shop.call('POST', '/orders', { json: orderOf([product]), token });
      // Dated by the database: its clock has not jumped.
      expect(Math.abs(Date.parse(order.body.createdAt) - real), name).toBeLessThan(60_000);
      // A price that changes is seen, whatever the time was when the page was cached.
      await shop.call('GET', `/products/${product.id}`);
      const price = 2_000 + Math.abs(jump / DAY_MS) + (jump < 0 ? 7 : 0);
      await shop.call('PUT', `/products/${product.id}`, { token: shop.adminToken, json: { ...PRODUCT, price } });
      expect((await shop.call('GET', `/products/${product.id}`)).body.price, name).toBe(price);
      await shop.call('PUT', `/products/${product.id}`, { token: shop.adminToken, json: { ...PRODUCT, price: 2_000 } });
      vi.useRealTimers();
    }
  });

  it('P47: the process’s, back: a database that goes away is noticed all the same', async () => {
    expect(await isReady()).toBe(200);
    setClock(-DAY_MS);
    const { listener } = shop.database;
    shop.database.listener = () => {
      throw new Error('Connection terminated');
    };
    await shop.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'karite-listener'`);
    await expect.poll(isReady, { timeout: 5_000 }).toBe(503);
    shop.database.listener = listener;
    await expect.poll(isReady, { timeout: 5_000 }).toBe(200);
  });

  it.each([1, -1])(
    'P47: the database’s, back by %i day: no session ends, no block outlives its window',
    async (days) => {
      const { email, token } = await shop.signUp();
      const statuses = [];
      for (let guess = 0; guess <= LOGIN_BY_ACCOUNT.most; guess += 1) statuses.push(await signIn(email, 'faux'));
      expect(statuses.at(-1)).toBe(429);
      await databaseClockBack(days);
      expect([await signIn(email), await me(token)]).toEqual([200, 200]);
      // And counts as before.
      for (let guess = 0; guess < LOGIN_BY_ACCOUNT.most; guess += 1) await signIn(email, 'faux');
      expect(await signIn(email)).toBe(429);
      await databaseClockBack(-days);
      expect(await me(token)).toBe(200);
    },
  );

  it('P47: the database’s, back: e-mails that wait leave, and new ones are queued', async () => {
    const app = await openSecondApp(shop, { SMTP_URL: mailServer.url });
    try {
      mailServer.answer = '451 later';
      await app.mail.queue(shop.database, {
        userId: ONE,
        to: ['afi@example.com'],
        subject: 'Un',
        body: '.',
        mostPerHour: 1,
      });
      const tried = async () =>
        (await shop.database.execute<{ tries: number }>(sql`select tries from messages where subject = 'Un'`)).rows[0]!
          .tries;
      await expect.poll(tried, { timeout: 10_000 }).toBeGreaterThan(0);
      mailServer.answer = '250 ok';
      await databaseClockBack(1);
      await app.mail.queue(shop.database, {
        userId: ONE,
        to: ['afi@example.com'],
        subject: 'Deux',
        body: '.',
        mostPerHour: 1,
      });
      await expect.poll(() => mailServer.emails.length, { timeout: 10_000 }).toBe(2);
    } finally {
      await app.close();
    }
  });
});
