import { heldRights } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../test/support/written-messages.ts';

let mailing: Awaited<ReturnType<typeof openSecondApp>>;
const shop = withTestApp();
beforeAll(async () => {
  // What it writes waits for a mail server that is not there.
  mailing = await openSecondApp(shop, { SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(async () => {
  await mailing.close();
});

const invite = (json: object, token = shop.adminToken) => shop.call('POST', '/users/invitations', { token, json });
const PASSWORD = 'une courte phrase à moi';
const tokenIn = (url: string) => /token=([A-Za-z0-9_-]+)/.exec(url)?.[1];
const reset = (token: string | undefined) =>
  shop.call('POST', '/auth/reset', { json: { token: token ?? '', password: PASSWORD } });

describe('a colleague who is invited (R919)', () => {
  it('chooses a password by the link, once, and has the rights that were ticked', async () => {
    const email = 'awa@exemple.bj';
    const { status, headers, body } = await invite({ email, rights: { orders: true } });
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    const login = () => shop.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
    expect((await login()).status).toBe(401);
    expect((await reset(tokenIn(body.url))).status).toBe(204);
    expect((await reset(tokenIn(body.url))).status).toBe(403);
    const { access_token: token, user } = (await login()).body;
    expect(user).toMatchObject({ id: body.id, role: 'user', rights: heldRights(['orders']) });
    expect((await shop.call('GET', '/orders', { token })).status).toBe(200);
    expect((await shop.call('GET', '/users', { token })).status).toBe(403);
    const { body: entries } = await shop.call('GET', `/audit?recordId=${body.id}`, { token: shop.adminToken });
    expect(entries.at(-1)).toMatchObject({ action: 'create', email: 'admin@example.com' });
  });

  it('has three days for it, and no more', async () => {
    const age = (days: number, hours: number) =>
      shop.database.execute(sql`
        update reset_links set expires_at = expires_at - make_interval(days => ${days}, hours => ${hours})`);
    const one = await invite({ email: 'trois@exemple.bj', rights: { catalogue: true } });
    await age(2, 23);
    expect((await reset(tokenIn(one.body.url))).status).toBe(204);
    const other = await invite({ email: 'quatre@exemple.bj', rights: { catalogue: true } });
    await age(3, 0);
    expect((await reset(tokenIn(other.body.url))).status).toBe(403);
  });

  it('gets it by e-mail where the shop sends some, and nobody else sees it', async () => {
    const email = 'koffi@exemple.bj';
    const { status, body } = await send(mailing, 'POST', '/users/invitations', {
      headers: { authorization: `Bearer ${shop.adminToken}` },
      json: { email, rights: { reading: true } },
    });
    expect([status, body.url]).toEqual([201, null]);
    const [written] = await writtenMessages(shop, sql`recipient = ${email}`);
    expect(written).toMatchObject({ subject: 'Votre accès à l’administration de la boutique' });
    expect((await reset(tokenIn(written!.text))).status).toBe(204);
  });

  it('needs rights and an address of their own, from an administrator', async () => {
    const none = await invite({ email: 'sans@exemple.bj', rights: { orders: false } });
    expect([none.status, none.body.fields]).toEqual([400, { rights: 'Cochez ce que cette personne fera' }]);
    const { email, token } = await shop.signUp();
    const taken = await invite({ email, rights: { orders: true } });
    expect([taken.status, taken.body.fields?.email]).toEqual([
      400,
      'Cette adresse a déjà un compte : donnez-lui ses droits dans la liste',
    ]);
    expect((await invite({ email: 'autre@exemple.bj', rights: { orders: true } }, token)).status).toBe(403);
    expect((await invite({ email: 'autre@exemple.bj', rights: { tout: true } })).status).toBe(400);
  });
});
