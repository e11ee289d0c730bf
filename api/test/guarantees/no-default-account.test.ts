import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf } from '../support/makers.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';

/** What other systems are delivered with. */
const DEFAULTS = ['admin', 'administrator', 'root', 'karite', 'demo', 'test'].flatMap((name) =>
  ['admin', 'admin123', 'password', 'karite', 'changeme', 'demo1234'].map(
    (password) => [`${name}@example.com`, password] as const,
  ),
);

let own: OwnDatabase;
const running: ServerProcess[] = [];
beforeAll(async () => {
  own = await openOwnDatabase();
});
afterAll(async () => {
  for (const server of running) await server.kill();
  await own.close();
});

const start = async (environment: Record<string, string>, ready = true) => {
  const server = await startServer(own, { environment: { LOG_LEVEL: 'debug', ...environment }, ready });
  running.push(server);
  return server;
};
const administrators = async () =>
  (await own.database.execute<{ email: string }>(sql`select email from users where role = 'admin'`)).rows;

describe('P23 no default account', () => {
  it('P23 a new shop has no account, and nothing that is tried by habit opens it', async () => {
    await own.database.execute(sql`delete from users`);
    const server = await start({});
    expect(await administrators()).toEqual([]);
    for (const [email, password] of DEFAULTS) {
      await own.database.execute(sql`delete from attempts`);
      const answer = await fetch(`${server.api}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.status).toBe(401);
    }
    expect(server.output()).toMatch(/\/admin\/setup\?token=[\w-]{43}/);
    await server.kill();
  }, 60_000);

  it.each(['admin', 'password', 'Admin1234', 'motdepasse', 'azertyuiop', '12345678'])(
    'P23 the first administrator’s password is not %s: the shop does not start, and does not repeat it',
    async (ADMIN_PASSWORD) => {
      const server = await start({ ADMIN_EMAIL: 'patronne@example.com', ADMIN_PASSWORD }, false);
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('ADMIN_PASSWORD');
      expect(
        server
          .output()
          .replaceAll('ADMIN_PASSWORD', '')
          .replace(/most common passwords/, ''),
      ).not.toContain(ADMIN_PASSWORD);
      expect(await administrators()).toEqual([]);
    },
    30_000,
  );
});

describe('P23 nothing secret is printed', () => {
  it('P23 of 20 secrets none is in anything that the server writes', async () => {
    const secrets: string[] = [];
    const secret = (text: string) => {
      secrets.push(text);
      return text;
    };
    const server = await start({
      ADMIN_EMAIL: 'patronne@example.com',
      ADMIN_PASSWORD: secret('pirogue-plantee-0'),
      ORDER_LINK_SECRET: secret('k3Vn0qTz7LwYb2XsRj9PfHc5MdGa8EuDplanted1'),
      METRICS_TOKEN: secret('q8Rt5mWz1LvYb4XsNj2PcHf6KdGa9EuTplanted2'),
      SMTP_URL: `smtp://boutique:${secret('pirogue-plantee-3')}@127.0.0.1:1`,
    });
    secrets.push(new URL(own.url).password);
    const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${server.api}${path}`, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        body: body && JSON.stringify(body),
      });
      const stated: unknown = await answer.json().catch(() => null);
      return { status: answer.status, body: stated };
    };
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    const signIn = { email: 'patronne@example.com', password: 'pirogue-plantee-0' };
    const admin = ((await call('POST', '/auth/login', signIn)).body as { access_token: string }).access_token;
    secrets.push(admin);
    const account = { email: 'cliente@example.com', password: secret('pirogue-plantee-4') };
    const made = await call('POST', '/auth/register', account);
    const customer = (made.body as { access_token: string }).access_token;
    secrets.push(customer);
    await call('POST', '/auth/register', account);
    await call('POST', '/auth/login', { ...account, password: secret('pirogue-plantee-5') });
    await call('POST', '/auth/login', { ...account, password: [secret('pirogue-plantee-6')] });
    await call('PATCH', '/users/me', { password: secret('pirogue-plantee-7') }, bearer(customer));
    await call('PATCH', '/users/me', { password: secret('court8p') }, bearer(admin));
    await call('POST', '/auth/forgot', { email: account.email });
    await call('POST', '/auth/reset', { token: secret('jeton-plante-9'), password: secret('pirogue-plantee-10') });
    await call('POST', '/auth/setup', { ...account, token: secret('jeton-plante-11') });
    await call('GET', '/users/me', undefined, bearer(secret('jeton-plante-12'.padEnd(43, 'x'))));
    await call('GET', '/users/me', undefined, { cookie: `token=${secret('jeton-plante-13')}` });
    await call('GET', `/products?token=${secret('jeton-plante-14')}`);
    await call('GET', `/nowhere?password=${secret('jeton-plante-15')}`);

    const product = (await call('POST', '/products', { name: 'Savon', price: 2_000 }, bearer(admin))).body as Product;
    const order = orderOf([product], { delivery: { address: secret('rue plantée 16') } });
    Object.assign(order.customerInfo, { whatsapp: '+229 01 97 00 17 17', email: secret('plantee18@example.com') });
    secrets.push('97001717');
    const placed = await call('POST', '/orders', order);
    expect(placed.status).toBe(201);
    const { id, followKey } = placed.body as { id: string; followKey: string };
    secrets.push(followKey);
    await call('GET', `/followed-orders/${id}?key=${followKey}`);
    await call('GET', `/followed-orders/${id}?key=${secret('cle-plantee-19')}`);
    // The database fails under one of them, with its values in the error.
    await own.database.execute(sql`alter table newsletter rename to newsletter_away`).catch(() => undefined);
    await call('POST', '/newsletter', { email: secret('plantee20@example.com') });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await server.kill();

    expect(new Set(secrets).size).toBeGreaterThanOrEqual(20);
    expect(server.output()).toContain('"msg":"request"');
    const printed = secrets.filter(
      (secret) => server.output().includes(secret) || server.output().includes(encodeURIComponent(secret)),
    );
    figure('P23', `${secrets.length} secrets: ${printed.length} printed`);
    expect(printed).toEqual([]);
  }, 60_000);
});
