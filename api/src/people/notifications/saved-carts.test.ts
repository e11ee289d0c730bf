import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { runTask } from '../../../test/support/tasks.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../test/support/written-messages.ts';
import { cartLinks, forgetCarts } from './saved-carts.ts';

const shop = withTestApp([], { settings: { SHOP_TIME_ZONE: 'Africa/Porto-Novo' } });
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  product = await makeProduct(shop, { name: 'Savon doux' });
});

type Person = Awaited<ReturnType<TestApp['signUp']>>;
const DAY_MS = 86_400_000;
/** Of today: what a link is good for is counted from it. */
const at = (hours: number, minutes: number) => new Date(new Date().setUTCHours(hours, minutes, 0, 0));
const NOON = at(11, 0);
const put = ({ token }: Person, quantity = 2) =>
  shop.call('PUT', '/users/me/cart', {
    token,
    json: { items: quantity ? [{ productId: product.id, quantity }] : [] },
  });
const agree = ({ token }: Person, cartEmail = true) =>
  shop.call('POST', '/notification-choices', { token, json: { cartEmail } });
const stored = async ({ id }: Person) =>
  (await shop.database.execute(sql`select 1 from "saved-carts" where user_id = ${id}`)).rows.length;
const letPass = (hours: number) =>
  shop.database.execute(sql`
    update "saved-carts" set changed_at = changed_at - make_interval(hours => ${hours}),
      created_at = created_at - make_interval(hours => ${hours})`);
const remind = (now = NOON) => runTask(shop, 'remind-of-carts', now);
const mails = ({ email }: Person) => writtenMessages(shop, sql`recipient = ${email} and event = 'cart-left'`);

describe('a cart that was left (R1965, R1966)', () => {
  it('is stored only with consent, and deleted when that is withdrawn', async () => {
    const afi = await shop.signUp();
    expect((await put(afi)).body).toEqual({ isKept: false });
    expect(await stored(afi)).toBe(0);
    const { body } = await agree(afi);
    expect((await put(afi)).body).toEqual({ isKept: true });
    expect(await stored(afi)).toBe(1);
    expect((await put(afi, 0)).body).toEqual({ isKept: true });
    expect(await stored(afi)).toBe(0);
    await put(afi);
    const json = { cartEmail: false };
    await shop.call('PATCH', `/notification-choices/${body.id}`, { token: afi.token, json });
    expect([await stored(afi), (await put(afi)).body]).toEqual([0, { isKept: false }]);
    expect((await shop.call('PUT', '/users/me/cart', { json: { items: [] } })).status).toBe(401);
  });

  it('sends one reminder, after four hours, by day, with a link that restores it', async () => {
    const afi = await shop.signUp();
    await agree(afi);
    await put(afi);
    await letPass(3);
    await remind();
    expect(await mails(afi)).toEqual([]);
    await letPass(2);
    await remind(at(19, 30));
    expect(await mails(afi)).toEqual([]);
    await remind();
    await put(afi, 3);
    await letPass(9);
    await remind();
    const [mail, ...more] = await mails(afi);
    expect([mail!.subject, more]).toEqual(['Votre panier vous attend', []]);
    expect(mail!.text).toContain('- Savon doux × 2');
    const [, id, key] = /\/cart\?panier=([\w-]+)&cle=([\w.-]+)/.exec(mail!.text)!;
    const restored = (shown: string) => shop.call('GET', `/saved-carts/of/${id}?key=${shown}`);
    expect((await restored(key!)).body).toEqual({ items: [{ productId: product.id, quantity: 3 }] });
    expect((await restored(`${key}x`)).status).toBe(404);
    const links = cartLinks(shop.database);
    const old = await links.keyOf(id!, Date.now() - 30 * DAY_MS);
    expect((await restored(old)).status).toBe(404);
    // The way out of the same e-mail takes the cart along.
    const [, , leave] = /quitter\/([0-9a-f-]+)\?sujet=cart&cle=([\w-]+)/.exec(mail!.text)!;
    expect((await shop.call('POST', `/notifications/leave/${id}?kind=cart&key=${leave}`)).status).toBe(200);
    expect([await stored(afi), (await restored(key!)).status]).toEqual([0, 404]);
  });

  it('sends no reminder once it was ordered, where nothing of it is for sale, nor in a shop without reminders', async () => {
    const [ordered, empty, off] = [await shop.signUp(), await shop.signUp(), await shop.signUp()];
    for (const person of [ordered, empty, off]) {
      await agree(person);
      await put(person);
    }
    await letPass(5);
    const order = orderOf([product]);
    const customerInfo = { ...order.customerInfo, email: ordered.email };
    await shop.call('POST', '/orders', { json: { ...order, customerInfo } });
    const setOn = (isOn: boolean) => shop.call('PATCH', '/reminders', { token: shop.adminToken, json: { isOn } });
    await setOn(false);
    await remind();
    expect(await mails(off)).toEqual([]);
    await setOn(true);
    await shop.call('PATCH', `/products/${product.id}`, { token: shop.adminToken, json: { inStock: false } });
    await remind();
    for (const person of [ordered, empty, off]) expect(await mails(person)).toEqual([]);
    await shop.call('PATCH', `/products/${product.id}`, { token: shop.adminToken, json: { inStock: true } });
  });

  it('is in its owner’s export, goes with the account, and after 30 days', async () => {
    const [afi, other] = [await shop.signUp(), await shop.signUp()];
    for (const person of [afi, other]) {
      await agree(person);
      await put(person);
    }
    const { body } = await shop.call('GET', '/users/me/export', { token: afi.token });
    expect(body.records['saved-carts'][0].items).toMatchObject([{ productId: product.id, quantity: 2 }]);
    await shop.call('POST', '/users/me/deletion', { token: afi.token, json: { password: 'mot de passe sûr' } });
    expect([await stored(afi), await stored(other)]).toEqual([0, 1]);
    await letPass(30 * 24 - 1);
    await forgetCarts(shop.database);
    expect(await stored(other)).toBe(1);
    await letPass(2);
    await forgetCarts(shop.database);
    expect(await stored(other)).toBe(0);
  });
});
