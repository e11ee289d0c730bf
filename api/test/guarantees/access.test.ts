import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '../../../testing/quick.ts';
import { EVERYONE, SIGNED_IN } from '../support/who-may-call.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { type Route, readRoutes, urlOf } from './support/contract.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const callOf = (route: Route) => `${route.method} ${route.path}`;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const shop = withTestApp();
let routes: Route[];
/** Tokens that open nothing. */
let dead: Record<string, string>;
let tokens: Record<'user' | 'other' | 'admin', string>;

beforeAll(async () => {
  routes = await readRoutes(shop);
  const [user, other, idle, late] = [
    await shop.signUp(),
    await shop.signUp(),
    await shop.signUp(),
    await shop.signUp(),
  ];
  await shop.database.execute(sql`update users set is_active = false, role = 'admin' where id = ${idle.id}`);
  await shop.database.execute(sql`update users set role = 'admin' where id = ${late.id}`);
  await shop.database.execute(
    sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${late.id}`,
  );
  const claims = encode({ sub: user.id, role: 'admin', isAdmin: true, exp: 9_999_999_999 });
  const hash = await shop.database.execute<{ hash: string }>(sql`select token_hash as hash from sessions limit 1`);
  const admin = shop.adminToken;
  dead = {
    visitor: '',
    deactivated: idle.token,
    expired: late.token,
    garbage: 'x'.repeat(43),
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    'a JWT': `${encode({ alg: 'HS256', typ: 'JWT' })}.${claims}.${'a'.repeat(43)}`,
    'the stored hash': hash.rows[0]!.hash,
    'one letter changed': (admin.startsWith('A') ? 'B' : 'A') + admin.slice(1),
    'one letter short': admin.slice(0, -1),
    'one letter long': `${admin}A`,
    'in other case': admin.toLowerCase(),
    'two tokens': `${admin} ${admin}`,
    'an id': user.id,
  };
  tokens = { user: user.token, other: other.token, admin };
});

/** A body that no route takes: who may not call must never hear of it. */
const send = (route: Route, token: string) =>
  shop.call(route.method, urlOf(route, NOBODY), {
    token,
    ...(route.method !== 'GET' && { json: { wrong: 1 } }),
  });

describe('P14: the role matrix, from the server’s own list of routes', () => {
  it('P14: every dead token is a visitor, on every route, before its body is read', async () => {
    for (const [at, route] of routes.entries())
      for (const [what, token] of byTurns(Object.entries(dead), at, 4)) {
        const { status } = await send(route, token);
        if (!EVERYONE.has(callOf(route))) expect(status, `${callOf(route)} · ${what}`).toBe(401);
        else expect([200, 204, 400, 404, 415], `${callOf(route)} · ${what}`).toContain(status);
      }
  });

  it('P14: a customer gets to their own routes, and to no administrator’s', async () => {
    for (const route of routes.filter((it) => !EVERYONE.has(callOf(it))))
      for (const token of [tokens.user, tokens.other]) {
        const { status } = await send(route, token);
        // 409: a link by e-mail, in a shop that sends none.
        if (SIGNED_IN.has(callOf(route))) expect([200, 204, 400, 404, 409], callOf(route)).toContain(status);
        else expect(status, callOf(route)).toBe(403);
      }
  });

  it('P14: an administrator gets past the access check everywhere', async () => {
    for (const route of routes.filter((it) => callOf(it) !== 'POST /auth/logout')) {
      const { status } = await send(route, tokens.admin);
      expect([200, 201, 202, 204, 400, 404, 409, 415, 422], callOf(route)).toContain(status);
    }
  });

  it('P14: names no route that is gone', () => {
    const existing = new Set(routes.map(callOf));
    expect([...EVERYONE, ...SIGNED_IN].filter((call) => !existing.has(call))).toEqual([]);
  });
});
