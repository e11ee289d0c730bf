import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../test/support/written-messages.ts';
import { giveResetLink } from './passwords/password-reset.ts';

let mailing: Awaited<ReturnType<typeof openSecondApp>>;
const shop = withTestApp();

beforeAll(async () => {
  // What it writes waits for a mail server that is not there.
  mailing = await openSecondApp(shop, { SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(async () => {
  await mailing.close();
});
beforeEach(() => shop.database.execute(sql`delete from attempts`));

const RIGHT = 'mot de passe sûr';
const NEW = 'un tout autre mot';
const give = (id: string, json: object, token = shop.adminToken) =>
  shop.call('POST', `/users/${id}/link`, { token, json });
const me = async (token: string) => (await shop.call('GET', '/users/me', { token })).body;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const keyIn = (text: string) => /\/confirmer-mon-adresse\?cle=([A-Za-z0-9_-]{43})/.exec(text)![1]!;
const confirm = (token: string, key: string) => shop.call('PUT', '/users/me/confirmation', { token, json: { key } });
const age = (minutes: number) =>
  shop.database.execute(sql`update sessions set created_at = created_at - make_interval(mins => ${minutes})`);

describe('a link that an administrator hands over (R2042)', () => {
  it('is for an account that they name, once, and the audit says so', async () => {
    const { id, email } = await shop.signUp();
    expect((await shop.call('GET', `/users/${id}/link`, { token: shop.adminToken })).body).toEqual({ isOffered: true });
    const given = await give(id, { kind: 'reset' });
    expect([given.status, given.headers['cache-control']]).toEqual([201, 'no-store']);
    const token = new URL(given.body.url).searchParams.get('token');
    const reset = () => shop.call('POST', '/auth/reset', { json: { token, password: NEW } });
    expect([(await reset()).status, (await reset()).status]).toEqual([204, 403]);
    const { body } = await shop.call('POST', '/auth/login', { json: { email, password: NEW } });
    // It went through an administrator's hands: it says nothing of who reads the mailbox.
    expect((await me(body.access_token)).isEmailConfirmed).toBeUndefined();
    const notified = (await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken })).body;
    expect(notified).toMatchObject([
      { action: 'renew-link', email: 'admin@example.com', through: 'Lien de nouveau mot de passe', after: null },
    ]);
    expect(JSON.stringify(notified)).not.toContain(token);
  });

  it('is given to nobody but an administrator in their own session, who proves it', async () => {
    const { id } = await shop.signUp();
    const staff = await shop.signUp();
    const scopes = [{ resource: 'messages', operation: 'all' }];
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const asAdmin = { token: shop.adminToken };
    const made = await shop.call('POST', '/api-tokens', { ...asAdmin, json: { name: 'Robot', expiresAt, scopes } });
    const api = (await shop.call('POST', `/api-tokens/${made.body.id}/secret`, asAdmin)).body.secret;
    for (const rights of [
      { orders: true },
      { catalogue: true },
      { reading: true },
      { orders: true, catalogue: true, reading: true },
    ]) {
      await shop.call('PATCH', `/users/${staff.id}`, { token: shop.adminToken, json: { rights } });
      expect((await give(id, { kind: 'reset' }, staff.token)).status).toBe(403);
    }
    for (const token of [api, '']) expect([401, 403]).toContain((await give(id, { kind: 'reset' }, token)).status);
    await age(11);
    expect((await give(id, { kind: 'reset' })).body).toMatchObject({ error: 'password_required' });
    expect((await give(id, { kind: 'reset', currentPassword: 'faux' })).status).toBe(403);
    expect((await give(id, { kind: 'reset', currentPassword: RIGHT })).status).toBe(201);
    await age(-11);
    await shop.call('PATCH', `/users/${id}`, { token: shop.adminToken, json: { isActive: false } });
    expect((await give(id, { kind: 'reset' })).status).toBe(409);
    expect((await give('00000000-0000-4000-8000-000000000000', { kind: 'reset' })).status).toBe(404);
  });

  it('is given by anyone who has the server as well, and the audit says so', async () => {
    const { id, email } = await shop.signUp();
    const token = await giveResetLink(shop.database, ` ${email.toUpperCase()} `);
    expect((await shop.call('POST', '/auth/reset', { json: { token, password: NEW } })).status).toBe(204);
    expect(await giveResetLink(shop.database, 'personne@example.com')).toBeNull();
    expect((await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken })).body).toMatchObject([
      { email, through: 'Lien de nouveau mot de passe, sur le serveur' },
    ]);
  });

  it('is none where e-mails leave: the owner requests it', async () => {
    const { id } = await shop.signUp();
    const requested = { headers: bearer(shop.adminToken) };
    expect((await send(mailing, 'GET', `/users/${id}/link`, requested)).body).toEqual({ isOffered: false });
    expect((await send(mailing, 'POST', `/users/${id}/link`, { ...requested, json: { kind: 'reset' } })).status).toBe(
      409,
    );
  });
});

describe('an address is confirmed (R2043)', () => {
  it('by the mailed link, in a session of that very account', async () => {
    const [victim, stranger] = [await shop.signUp(), await shop.signUp()];
    expect((await shop.call('POST', '/users/me/confirmation', { token: victim.token })).status).toBe(409);
    const requested = await send(mailing, 'POST', '/users/me/confirmation', { headers: bearer(victim.token) });
    expect(requested.status).toBe(202);
    const [letter] = await writtenMessages(shop, sql`recipient = ${victim.email}`);
    const key = keyIn(letter!.text);
    expect((await confirm(stranger.token, key)).status).toBe(403);
    expect((await confirm(victim.token, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).status).toBe(403);
    expect((await confirm(victim.token, key)).status).toBe(204);
    expect((await me(victim.token)).isEmailConfirmed).toBe(true);
    // Another address is another mailbox, and its own link confirms that.
    const moved = `autre-${victim.email}`;
    await shop.call('PATCH', '/users/me', { token: victim.token, json: { email: moved } });
    expect((await me(victim.token)).isEmailConfirmed).toBeUndefined();
    expect((await confirm(victim.token, key)).status).toBe(403);
    const [welcome] = await writtenMessages(shop, sql`recipient = ${moved}`);
    expect((await confirm(victim.token, keyIn(welcome!.text))).status).toBe(204);
  });

  it('by a mailed new password, and by the link of an administrator', async () => {
    const [one, other] = [await shop.signUp(), await shop.signUp()];
    await shop.call('POST', '/auth/forgot', { json: { email: one.email } });
    const letter = await expect
      .poll(async () => (await writtenMessages(shop, sql`recipient = ${one.email}`))[0], { timeout: 5_000 })
      .toBeDefined()
      .then(async () => (await writtenMessages(shop, sql`recipient = ${one.email}`))[0]!);
    const token = /token=([A-Za-z0-9_-]{43})/.exec(letter.text)![1]!;
    await shop.call('POST', '/auth/reset', { json: { token, password: NEW } });
    const { body } = await shop.call('POST', '/auth/login', { json: { email: one.email, password: NEW } });
    expect(body.user.isEmailConfirmed).toBe(true);
    const given = await give(other.id, { kind: 'confirmation' });
    expect((await confirm(other.token, keyIn(given.body.url))).status).toBe(204);
    expect((await me(other.token)).isEmailConfirmed).toBe(true);
  });

  it('by three letters an hour at most', async () => {
    const { token } = await shop.signUp();
    const requested = [];
    for (let i = 0; i < 4; i++)
      requested.push((await send(mailing, 'POST', '/users/me/confirmation', { headers: bearer(token) })).status);
    expect(requested).toEqual([202, 202, 202, 429]);
  });
});
