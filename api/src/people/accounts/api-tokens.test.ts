import { apiTokens, products, users, webhooks } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { LOT, MOST_A_MINUTE, tokenPace } from '../../platform/server/access/token-pace.ts';
import { expiryProblem } from './api-token-routes.ts';

const shop = withTestApp();
let maker: { id: string; token: string };
beforeAll(async () => {
  maker = await signUpAdmin();
});

const DAY = 86_400_000;
const soon = () => new Date(Date.now() + DAY).toISOString();
async function signUpAdmin() {
  const account = await shop.signUp();
  await shop.database.execute(sql`update users set role = 'admin' where id = ${account.id}`);
  return account;
}
const admin = (method: string, path: string, json?: object, token = maker.token) =>
  shop.call(method, path, { token, json });
const requested = (scopes: [string, string][], more: object = {}) => ({
  name: 'Comptabilité',
  expiresAt: soon(),
  scopes: scopes.map(([resource, operation]) => ({ resource, operation })),
  ...more,
});
/** A token for some things, and its secret. */
async function makeToken(scopes: [string, string][], session = maker.token) {
  const { body, status } = await admin('POST', '/api-tokens', requested(scopes), session);
  expect(status).toBe(201);
  const { secret } = (await admin('POST', `/api-tokens/${body.id}/secret`, undefined, session)).body;
  const call = (method: string, path: string, json?: object) => shop.call(method, path, { token: secret, json });
  return { id: body.id as string, secret: secret as string, call };
}
const UNSIGNED = { error: 'unauthorized' };

describe('a token', () => {
  it('is shown once, and only its hash is stored', async () => {
    const { id, secret } = await makeToken([['brands', 'read']]);
    expect(secret).toMatch(/^karite_[A-Za-z0-9_-]{43}$/);
    const saved = await shop.database.execute<{ row: string }>(
      sql`select to_json(it)::text as row from "api-tokens" it`,
    );
    expect(saved.rows.some(({ row }) => row.includes(secret) || row.includes(secret.slice(7)))).toBe(false);
    const read = await admin('GET', `/api-tokens/${id}`);
    expect(read.body).toMatchObject({ name: 'Comptabilité', userId: maker.id, isOpen: true, lastUsedAt: null });
    expect(read.text).not.toMatch(/karite_|secret|hash/i);
  });

  it('does what it is for, as its maker, and no more', async () => {
    const { call } = await makeToken([
      ['brands', 'create'],
      ['orders', 'read'],
    ]);
    expect((await call('POST', '/brands', { name: 'Sènami', featured: false })).status).toBe(201);
    expect((await call('GET', '/orders')).status).toBe(200);
    const refused = await call('PUT', `/brands/${maker.id}`, { name: 'Autre', featured: false });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Ce jeton d’accès n’a pas le droit « Marques : modifier »',
    ]);
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="brands:update"');
    for (const [method, path] of [
      ['DELETE', `/brands/${maker.id}`],
      ['POST', '/products'],
      ['POST', '/orders/staff'],
      ['GET', '/payments'],
    ] as const)
      expect((await call(method, path, method === 'POST' ? {} : undefined)).status, path).toBe(403);
  });

  it('for all of a resource may do each of its operations, and nothing of another', async () => {
    const { call } = await makeToken([['brands', 'all']]);
    const { body } = await call('POST', '/brands', { name: 'Tout', featured: false });
    expect((await call('PATCH', `/brands/${body.id}`, { name: 'Tout autre' })).status).toBe(200);
    expect((await call('DELETE', `/brands/${body.id}`)).status).toBe(204);
    expect((await call('GET', '/orders')).status).toBe(403);
  });

  it('reads what everyone may, without being for it', async () => {
    const { call } = await makeToken([['orders', 'read']]);
    expect((await call('GET', '/products')).status).toBe(200);
    expect((await call('GET', '/products?_start=2001&_end=2010&q=a')).status).toBe(200);
  });

  it('is named in the audit, beside its maker', async () => {
    const { call } = await makeToken([['brands', 'all']]);
    const { body: brand } = await call('POST', '/brands', { name: 'Nommée', featured: false });
    await admin('PATCH', `/brands/${brand.id}`, { name: 'Renommée' });
    const { body } = await admin('GET', `/audit?recordId=${brand.id}&_sort=at&_order=asc`);
    expect(body.map(({ token, userId }: never) => ({ token, userId }))).toEqual([
      { token: 'Comptabilité', userId: maker.id },
      { token: null, userId: maker.id },
    ]);
  });

  it('notes its last use, once a minute at most', async () => {
    const { id, call } = await makeToken([['orders', 'read']]);
    const { updatedAt } = (await admin('GET', `/api-tokens/${id}`)).body;
    const lastUse = async () => (await admin('GET', `/api-tokens/${id}`)).body.lastUsedAt;
    const set = (ago: string) =>
      shop.database.execute(sql`update "api-tokens" set last_used_at = now() - ${ago}::interval where id = ${id}`);
    await call('GET', '/orders');
    expect(Date.now() - Date.parse(await lastUse())).toBeLessThan(10_000);
    await set('50 seconds');
    const before = await lastUse();
    await call('GET', '/orders');
    expect(await lastUse()).toBe(before);
    await set('61 seconds');
    await call('GET', '/orders');
    expect(Date.now() - Date.parse(await lastUse())).toBeLessThan(10_000);
    // Its version stays: an open form of it sees no change.
    expect((await admin('GET', `/api-tokens/${id}`)).body.updatedAt).toBe(updatedAt);
  });
});

describe('a token ends', () => {
  const refusedWith = async (call: (method: string, path: string) => Promise<{ status: number; body: object }>) => {
    const { status, body } = await call('GET', '/orders');
    return [status, 'message' in body && body.message];
  };

  it('with its date', async () => {
    const { id, call } = await makeToken([['orders', 'read']]);
    const endAt = (when: string) =>
      shop.database.execute(sql`update "api-tokens" set expires_at = now() + ${when}::interval where id = ${id}`);
    await endAt('5 seconds');
    expect((await call('GET', '/orders')).status).toBe(200);
    await endAt('0 seconds');
    expect(await refusedWith(call)).toEqual([401, 'Ce jeton d’accès a expiré']);
    expect((await call('GET', '/orders')).headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect((await admin('POST', `/api-tokens/${id}/secret`)).status).toBe(409);
  });

  it('when it is revoked, for ever, or deleted', async () => {
    const { id, call } = await makeToken([['orders', 'read']]);
    expect((await call('GET', '/orders')).status).toBe(200);
    expect((await admin('POST', `/api-tokens/${id}/revoke`)).body.isOpen).toBe(false);
    expect(await refusedWith(call)).toEqual([401, 'Ce jeton d’accès a été révoqué']);
    const [entry] = (await admin('GET', `/audit?recordId=${id}&_sort=at&_order=desc`)).body;
    expect((await admin('POST', `/audit/${entry.id}/restore`, {})).status).toBe(409);
    expect((await call('GET', '/orders')).status).toBe(401);
    expect((await admin('POST', `/api-tokens/${id}/secret`)).status).toBe(409);
    const other = await makeToken([['orders', 'read']]);
    await admin('DELETE', `/api-tokens/${other.id}`);
    expect(await refusedWith(other.call)).toEqual([401, 'Jeton d’accès inconnu']);
  });

  it('with its former secret, when its maker takes another; nobody else can', async () => {
    const { id, call } = await makeToken([['orders', 'read']]);
    const byOther = await admin('POST', `/api-tokens/${id}/secret`, undefined, shop.adminToken);
    expect([byOther.status, byOther.body.message]).toEqual([
      403,
      'Seul le compte qui a créé ce jeton peut en prendre le secret',
    ]);
    expect((await call('GET', '/orders')).status).toBe(200);
    const { secret } = (await admin('POST', `/api-tokens/${id}/secret`)).body;
    expect((await call('GET', '/orders')).status).toBe(401);
    expect((await shop.call('GET', '/orders', { token: secret })).status).toBe(200);
  });

  it('or shrinks with its maker’s rights, and is gone with their account', async () => {
    const other = await signUpAdmin();
    const { id, call } = await makeToken(
      [
        ['orders', 'read'],
        ['brands', 'create'],
      ],
      other.token,
    );
    const change = (json: object) => admin('PATCH', `/users/${other.id}`, json);
    const statuses = async () => [
      (await call('GET', '/orders')).status,
      (await call('POST', '/brands', { name: `B ${Math.random()}`, featured: false })).status,
    ];
    expect(await statuses()).toEqual([200, 201]);
    await change({ role: 'user', rights: { orders: true } });
    expect(await statuses()).toEqual([200, 403]);
    expect((await call('POST', '/brands', {})).body.message).toBe('Vos droits ne couvrent pas cette opération');
    await change({ rights: null });
    expect(await refusedWith(call)).toEqual([
      401,
      'Le compte qui a créé ce jeton d’accès n’a plus accès à l’administration',
    ]);
    await change({ role: 'admin' });
    expect(await statuses()).toEqual([200, 201]);
    await change({ isActive: false });
    await change({ isActive: true });
    expect(await refusedWith(call)).toEqual([401, 'Ce jeton d’accès a été révoqué']);
    const { token } = await admin('POST', '/auth/login', {
      email: (await admin('GET', `/users/${other.id}`)).body.email,
      password: 'mot de passe sûr',
    }).then(({ body }) => ({ token: body.access_token }));
    expect(
      (await shop.call('POST', '/users/me/deletion', { token, json: { password: 'mot de passe sûr' } })).status,
    ).toBe(204);
    expect((await admin('GET', `/api-tokens/${id}`)).status).toBe(404);
  });
});

describe('closed to tokens', () => {
  it('is whatever is of accounts, sessions, tokens, webhooks and the audit', async () => {
    const { call } = await makeToken([['orders', 'all']]);
    for (const [method, path] of [
      ['GET', '/users'],
      ['GET', '/users/me'],
      ['PATCH', '/users/me'],
      ['GET', '/users/me/export'],
      ['PATCH', `/users/${maker.id}`],
      ['POST', '/auth/logout'],
      ['GET', '/api-tokens'],
      ['POST', '/api-tokens'],
      ['POST', `/api-tokens/${maker.id}/secret`],
      ['GET', '/webhooks'],
      ['POST', `/webhooks/${maker.id}/secret`],
      ['GET', '/audit'],
      ['GET', '/users/me/favourites'],
      ['POST', '/orders'],
    ] as const)
      expect((await call(method, path, method === 'GET' ? undefined : {})).status, `${method} ${path}`).toBe(403);
    expect((await call('GET', '/users/me')).body.message).toBe('Cette adresse est fermée aux jetons d’accès');
  });

  it('can’t be requested, and what is stored for it counts for nothing', async () => {
    for (const { name } of [users, apiTokens, webhooks])
      expect((await admin('POST', '/api-tokens', requested([[name, 'read']]))).status, name).toBe(400);
    const { id, call } = await makeToken([['orders', 'read']]);
    await shop.database.execute(sql`update "api-tokens_scopes" set resource = 'users' where api_tokens_id = ${id}`);
    expect((await call('GET', '/users')).status).toBe(403);
  });

  it('is an order of another’s, without the right to orders', async () => {
    const { id } = (await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) })).body;
    const none = await makeToken([['brands', 'read']]);
    const some = await makeToken([['orders', 'read']]);
    expect((await none.call('GET', `/orders/${id}/invoices`)).status).toBe(403);
    expect((await some.call('GET', `/orders/${id}/invoices`)).status).toBe(200);
    expect((await some.call('POST', `/orders/${id}/cancel`, {})).status).toBe(403);
  });

  it('is an export of what it may not read', async () => {
    const { call } = await makeToken([['products', 'read']]);
    await makeProduct(shop);
    const own = await call('POST', '/products/export?format=csv');
    const others = await admin('POST', '/users/export?format=csv');
    expect([own.status, others.status]).toEqual([202, 202]);
    expect((await call('GET', `/jobs/${own.body.id}`)).status).toBe(200);
    expect((await call('GET', `/jobs/${others.body.id}`)).status).toBe(404);
    expect((await admin('GET', `/jobs/${others.body.id}`)).status).toBe(200);
  });
});

describe('what is no token', () => {
  it.each(['karite_', `karite_${'x'.repeat(42)}`, `karite_${'x'.repeat(43)}`, `karite_${'x'.repeat(44)}`])(
    'is refused (%s), even where a visitor is served',
    async (token) => {
      const { status, body } = await shop.call('GET', '/orders/x/invoices', { token });
      expect([status, body]).toMatchObject([401, { ...UNSIGNED, message: 'Jeton d’accès inconnu' }]);
    },
  );
  it('is counted by address', async () => {
    const wrong = () => shop.call('GET', '/orders', { token: `karite_${'y'.repeat(43)}` });
    let last = await wrong();
    for (let count = 0; count < 60 && last.status === 401; count += 1) last = await wrong();
    expect(last.status).toBe(429);
    const { call } = await makeToken([['orders', 'read']]);
    expect((await call('GET', '/orders')).status).toBe(200);
    await shop.database.execute(sql`delete from attempts`);
  });
  it('is requested with a name, an end within a year and something that it is for', async () => {
    const answer = async (json: object) => (await admin('POST', '/api-tokens', json)).body.fields;
    expect(await answer(requested([]))).toEqual({ scopes: 'Choisissez au moins un droit' });
    expect(await answer(requested([['brands', 'publish-nothing']]))).toHaveProperty(['scopes.0.operation']);
    expect(await answer(requested([['brands', 'read']], { expiresAt: undefined }))).toEqual({
      expiresAt: expect.any(String),
    });
    const now = Date.parse('2026-03-01T00:00:00Z');
    const at = (ms: number) => expiryProblem(new Date(now + ms).toISOString(), now);
    expect([at(0), at(1)]).toEqual(['L’échéance est passée', null]);
    expect([at(366 * DAY), at(366 * DAY + 1)]).toEqual([null, 'Un an au plus']);
  });
  it('is one that runs in circles: so many a minute through all processes together, and then again', async () => {
    let now = 0;
    const [one, other] = [tokenPace(shop.database, () => now), tokenPace(shop.database, () => now)];
    const requested = (count: number) =>
      Promise.allSettled(Array.from({ length: count }, (_, at) => (at % 3 ? one('a') : other('a'))));
    const passedOf = async (count: number) =>
      (await requested(count)).filter(({ status }) => status === 'fulfilled').length;
    const passed = await passedOf(MOST_A_MINUTE + 100);
    expect(passed).toBeGreaterThan(MOST_A_MINUTE - LOT);
    // Either may still hold a part of its last lot, whichever took it.
    expect(passed + (await passedOf(3 * LOT))).toBe(MOST_A_MINUTE);
    await expect(one('a')).rejects.toMatchObject({
      statusCode: 429,
      message: expect.stringContaining('600 par minute'),
    });
    await one('b');
    now = 60_000;
    await expect(one('a')).rejects.toMatchObject({ statusCode: 429 });
    await shop.database.execute(sql`update attempts set window_ends_at = now()`);
    now = 120_000;
    await one('a');
    await shop.database.execute(sql`delete from attempts`);
  });
});

it('the contract says what each operation needs', async () => {
  const { paths, components } = (await shop.call('GET', '/openapi.json')).body;
  expect(components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths[`/${products.name}`].post.security).toEqual([{ bearer: [] }, { token: ['products:create'] }]);
  expect(paths['/orders/{id}/invoices'].get.security).toEqual([{}, { bearer: [] }, { token: ['orders:read'] }]);
  expect(paths['/users/me'].get.security).toEqual([{ bearer: [] }]);
  expect(paths['/brands'].get.security).toEqual([]);
  // Staff read products that are not published yet.
  expect(paths['/products'].get.security).toEqual([{}, { bearer: [] }, { token: ['products:read'] }]);
});
