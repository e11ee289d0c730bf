import { createECDH } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../../test/support/makers.ts';
import { decrypt, judgeVapid, type PushServer, startPushServer } from '../../../../test/support/push-server.ts';
import { letMessagesLeave } from '../../../../test/support/tasks.ts';
import { openTestApp, type TestApp } from '../../../../test/support/test-app.ts';
import { encrypt, MOST_BYTES } from './encrypt.ts';
import { keysFrom, vapidHeader } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('what is pushed', () => {
  it('is encrypted as RFC 8291 shows it, to the byte', () => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const given = {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    };
    expect(encrypt('When I grow up, I want to be a watermelon', keys, given).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is read by its browser alone, up to what a push may hold', () => {
    const [own, other] = [createECDH('prime256v1'), createECDH('prime256v1')];
    for (const each of [own, other]) each.generateKeys();
    const auth = Buffer.alloc(16, 7);
    const keys = { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
    const text = 'é'.repeat(MOST_BYTES / 2);
    expect(decrypt(encrypt(text, keys), own, auth)).toBe(text);
    expect(() => decrypt(encrypt(text, keys), other, auth)).toThrow();
    expect(() => encrypt('a'.repeat(MOST_BYTES + 1), keys)).toThrow('at most');
  });

  it('is signed by the shop, for that service, for half a day', () => {
    const [keys, endpoint] = [keysFrom('un secret de la boutique'), 'https://push.example/abc'];
    expect(keysFrom('un secret de la boutique').publicKey).toBe(keys.publicKey);
    const signed = vapidHeader(keys, endpoint, 'mailto:a@b.example', Date.now());
    expect(() => judgeVapid(signed, keys.publicKey, 'https://push.example')).not.toThrow();
    expect(() => judgeVapid(signed, keys.publicKey, 'https://other.example')).toThrow();
    expect(() => judgeVapid(signed, keysFrom('un autre secret').publicKey, 'https://push.example')).toThrow();
    const old = vapidHeader(keys, endpoint, 'mailto:a@b.example', Date.now() - 13 * 3_600_000);
    expect(() => judgeVapid(old, keys.publicKey, 'https://push.example')).toThrow();
  });
});

describe('a browser that is notified while the shop is closed (R1967)', () => {
  let shop: TestApp;
  let push: PushServer;
  beforeAll(async () => {
    shop = await openTestApp([], { settings: { WEBHOOKS_LOCAL: 'on' } });
    push = await startPushServer();
  });
  afterAll(async () => {
    await shop.close();
    await push.close();
  });
  type Person = Awaited<ReturnType<TestApp['signUp']>>;
  const subscribe = async ({ token }: Person, json: object = push.subscription) => {
    push.key = (await shop.call('GET', '/users/me/push', { token })).body.key;
    return shop.call('PUT', '/users/me/push', { token, json });
  };
  const choose = ({ token }: Person) =>
    shop.call('POST', '/notification-choices', { token, json: { ordersPush: true, ordersShop: false } });
  async function ship(person: Person) {
    const order = orderOf([await makeProduct(shop)]);
    const { body } = await shop.call('POST', '/orders', { token: person.token, json: order });
    await shop.call('PATCH', `/orders/${body.id}/status`, { token: shop.adminToken, json: { status: 'shipped' } });
    // The time to undo it is over.
    await letMessagesLeave(shop);
    return body as { id: string; shortNumber: string };
  }
  const devices = async ({ id }: Person) =>
    (await shop.database.execute(sql`select 1 from "push-subscriptions" where user_id = ${id}`)).rows.length;

  it('is notified once of the kinds that its account chose, and never again once its push service returns 404', async () => {
    const [afi, silent] = [await shop.signUp(), await shop.signUp()];
    await choose(afi);
    expect((await subscribe(afi)).status).toBe(200);
    const order = await ship(afi);
    await ship(silent);
    const path = `/orders/${order.id}`;
    await expect
      .poll(() => push.pushed)
      .toEqual([{ title: `Votre commande ${order.shortNumber} est en route`, text: '', path, ttl: '86400' }]);
    push.status = 410;
    await ship(afi);
    await expect.poll(() => devices(afi)).toBe(0);
    push.status = 201;
    await ship(afi);
    expect(push.pushed).toHaveLength(1);
  });

  it('belongs to the account that signed in there last, and is deleted with it', async () => {
    const [afi, other] = [await shop.signUp(), await shop.signUp()];
    await subscribe(afi);
    await subscribe(other);
    expect([await devices(afi), await devices(other)]).toEqual([0, 1]);
    expect((await shop.call('GET', '/push-subscriptions', { token: afi.token })).body).toEqual([]);
    const [mine] = (await shop.call('GET', '/push-subscriptions', { token: other.token })).body;
    expect(Object.keys(mine)).not.toContain('auth');
    await shop.call('POST', '/users/me/deletion', { token: other.token, json: { password: 'mot de passe sûr' } });
    expect(await devices(other)).toBe(0);
  });

  it('is none with keys that are none, and of an open shop at no private address', async () => {
    const afi = await shop.signUp();
    expect((await subscribe(afi, { ...push.subscription, p256dh: 'abc' })).body.fields.p256dh).toBe('Clé incomplète');
    const open = await openTestApp();
    const koffi = await open.signUp();
    for (const endpoint of [push.subscription.endpoint, 'https://192.168.1.1/a', 'https://[::1]/a']) {
      const json = { ...push.subscription, endpoint };
      expect((await open.call('PUT', '/users/me/push', { token: koffi.token, json })).status).toBe(400);
    }
    await open.close();
  });
});
