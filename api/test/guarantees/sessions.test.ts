import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { withTestApp } from '../support/with-test-app.ts';

const shop = withTestApp();

describe('P18: what ends a session ends it at once', () => {
  it.each([
    ['deactivation', sql`update users set is_active = false`, 401],
    ['deletion', sql`delete from users`, 401],
    ['a change of role', sql`update users set role = 'admin'`, 200],
  ])('P18: %s acts on the very next request', async (_what, change, status) => {
    const { id, token } = await shop.signUp();
    expect((await shop.call('GET', '/users', { token })).status).toBe(403);
    await shop.database.execute(sql`${change} where id = ${id}`);
    expect((await shop.call('GET', '/users', { token })).status).toBe(status);
  });

  it('P18: logout and a new password act on the very next request', async () => {
    const { id, token } = await shop.signUp();
    const second = await openSession(shop.database, id);
    await shop.call('PATCH', '/users/me', { token, json: { password: 'un tout autre mot de passe' } });
    expect((await shop.call('GET', '/users/me', { token: second })).status).toBe(401);
    await shop.call('POST', '/auth/logout', { token });
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(401);
  });
});
