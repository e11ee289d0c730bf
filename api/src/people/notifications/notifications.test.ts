import { formatMoney } from '@karite/shared/money';
import { FALL_HOLDS_MS } from '@karite/shared/notifications';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { runTask } from '../../../test/support/tasks.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../test/support/written-messages.ts';

const shop = withTestApp();

type Person = Awaited<ReturnType<TestApp['signUp']>>;
const admin = () => ({ token: shop.adminToken });
const notified = async ({ token }: Person, query = '') =>
  (await shop.call('GET', `/alerts?_sort=createdAt&_order=asc${query}`, { token })).body as {
    id: string;
    kind: string;
    title: string;
    text: string | null;
    orderId: string | null;
    productId: string | null;
    isRead: boolean;
    createdAt: string;
  }[];
const choose = (person: Person, json: object) =>
  shop.call('POST', '/notification-choices', { token: person.token, json });
const mailsTo = (email: string) => writtenMessages(shop, sql`recipient = ${email}`);
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const move = (id: string, status: string) => shop.call('PATCH', `/orders/${id}`, { ...admin(), json: { status } });

async function place(person: Person) {
  const order = orderOf([await makeProduct(shop)]);
  const { body } = await shop.call('POST', '/orders', {
    token: person.token,
    json: { ...order, customerInfo: { ...order.customerInfo, email: person.email } },
  });
  return body as { id: string; shortNumber: string };
}

/** As if this time had passed since the shop last checked prices. */
const letPass = (ms: number) =>
  shop.database.execute(sql`
    update "price-watches" set seen_at = seen_at - make_interval(secs => ${ms / 1000}),
      told_at = told_at - make_interval(secs => ${ms / 1000})`);
const look = () => runTask(shop, 'tell-fallen-prices');
const setPrice = async (id: string, price: number) => {
  await shop.call('PATCH', `/products/${id}`, { ...admin(), json: { price } });
  await look();
};

describe('notifications of an order’s owner (R1960, R1961)', () => {
  it('in the shop by the e-mail’s own subject, once, and to nobody else', async () => {
    const [afi, other] = [await shop.signUp(), await shop.signUp()];
    const order = await place(afi);
    expect(await notified(afi)).toEqual([]);
    await move(order.id, 'shipped');
    expect(await notified(afi)).toMatchObject([
      { kind: 'orders', title: `Votre commande ${order.shortNumber} est en route`, orderId: order.id, isRead: false },
    ]);
    expect(await notified(other)).toEqual([]);
    expect((await shop.call('GET', '/alerts', admin())).body).toEqual([]);
    const [first] = await notified(afi);
    const url = `/alerts/${first!.id}`;
    expect((await shop.call('PATCH', url, { token: other.token, json: { isRead: true } })).status).toBe(404);
    expect((await shop.call('PATCH', url, { token: afi.token, json: { title: 'x' } })).status).toBe(400);
    const readUntil = (until: string) =>
      shop.call('POST', '/users/me/alerts/read', { token: afi.token, json: { until } });
    expect((await readUntil(new Date(Date.parse(first!.createdAt) - 1).toISOString())).status).toBe(204);
    expect(await notified(afi, '&isRead=false')).toHaveLength(1);
    await readUntil(first!.createdAt);
    expect(await notified(afi, '&isRead=false')).toEqual([]);
  });

  it('not by e-mail of what may be silent, once they say so; what they paid stays in writing', async () => {
    const afi = await shop.signUp();
    expect((await choose(afi, { ordersEmail: false, ordersShop: false })).status).toBe(201);
    expect((await choose(afi, {})).status).toBe(409);
    const order = await place(afi);
    await move(order.id, 'shipped');
    await move(order.id, 'cancelled');
    expect(await subjects(afi.email)).toEqual([
      `Votre commande ${order.shortNumber} est annulée`,
      expect.stringContaining('Votre commande ORDER_'),
    ]);
    expect(await notified(afi)).toEqual([]);
  });

  it('and no more of a status that was a mistake', async () => {
    const afi = await shop.signUp();
    const order = await place(afi);
    await move(order.id, 'shipped');
    const { body } = await shop.call('GET', `/audit?resource=orders&recordId=${order.id}`, admin());
    expect((await shop.call('POST', `/audit/${body[0].id}/restore`, { ...admin(), json: {} })).status).toBe(200);
    expect(await notified(afi)).toEqual([]);
    await move(order.id, 'shipped');
    expect(await notified(afi)).toHaveLength(1);
  });
});

describe('a price that is watched (R1962, R1963)', () => {
  const watch = (person: Person, productId: string) =>
    shop.call('POST', '/price-watches', { token: person.token, json: { productId } });

  it('is sent once by the chosen channels, all of one run in one e-mail with a link to unsubscribe', async () => {
    const [afi, quiet] = [await shop.signUp(), await shop.signUp()];
    await choose(quiet, { pricesShop: false, pricesEmail: true });
    const [soap, oil] = [
      await makeProduct(shop, { name: 'Savon doux', price: 5_000 }),
      await makeProduct(shop, { name: 'Huile fine', price: 8_000 }),
    ];
    expect((await watch(afi, soap.id)).body).toMatchObject({ price: 5_000, productId: soap.id });
    expect((await watch(afi, soap.id)).status).toBe(409);
    await watch(afi, oil.id);
    await watch(quiet, soap.id);
    await setPrice(soap.id, 4_500);
    await setPrice(oil.id, 7_000);
    expect(await notified(afi)).toEqual([]);
    await letPass(FALL_HOLDS_MS + 1_000);
    await look();
    await look();
    expect(
      (await notified(afi)).map(({ kind, title, text, productId }) => [kind, title, text, productId]).sort(),
    ).toEqual([
      ['prices', 'Baisse de prix : Huile fine', `${formatMoney(7_000)} au lieu de ${formatMoney(8_000)}`, oil.id],
      ['prices', 'Baisse de prix : Savon doux', `${formatMoney(4_500)} au lieu de ${formatMoney(5_000)}`, soap.id],
    ]);
    expect(await notified(quiet)).toEqual([]);
    const [mail, ...more] = await mailsTo(afi.email);
    expect([mail!.subject, more]).toEqual(['Baisse de prix : Savon doux et 1 autre produit', []]);
    expect(await subjects(quiet.email)).toEqual(['Baisse de prix : Savon doux']);

    // The way out: by the link's own call, without signing in; a stranger's key ends nothing.
    const link = /notifications\/quitter\/([0-9a-f-]+)\?sujet=prices&cle=([\w-]+)/.exec(mail!.text)!;
    const leave = (id: string, key: string) =>
      shop.call('POST', `/notifications/leave/${id}?kind=prices&key=${key}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await leave(quiet.id, link[2]!)).status).toBe(404);
    expect((await leave(link[1]!, link[2]!)).status).toBe(200);
    const { body: choices } = await shop.call('GET', '/notification-choices', { token: afi.token });
    expect(choices).toMatchObject([{ pricesEmail: false, pricesShop: true, ordersEmail: true, stockEmail: true }]);
    await letPass(25 * 3_600_000);
    await setPrice(soap.id, 4_000);
    await letPass(FALL_HOLDS_MS + 1_000);
    await look();
    expect(await mailsTo(afi.email)).toHaveLength(1);
    expect((await notified(afi)).map(({ text }) => text)).toContain(
      `${formatMoney(4_000)} au lieu de ${formatMoney(4_500)}`,
    );
  });

  it('that rose and came back within hours causes no message; nor one that nobody watches any more', async () => {
    const afi = await shop.signUp();
    const [soap, gone] = [await makeProduct(shop, { price: 5_000 }), await makeProduct(shop, { price: 5_000 })];
    await watch(afi, soap.id);
    const { body } = await watch(afi, gone.id);
    await setPrice(soap.id, 6_000);
    await letPass(5 * 3_600_000);
    await setPrice(soap.id, 5_000);
    expect((await shop.call('DELETE', `/price-watches/${body.id}`, { token: afi.token })).status).toBe(204);
    await setPrice(gone.id, 1_000);
    await letPass(FALL_HOLDS_MS + 1_000);
    await look();
    expect(await notified(afi)).toEqual([]);
  });
});

it('notifies an account of requested products that are back, in the shop and by e-mail as chosen (R1961)', async () => {
  const [afi, silent] = [await shop.signUp(), await shop.signUp()];
  await choose(silent, { stockEmail: false });
  const product = await makeProduct(shop, { name: 'Sérum rare', inStock: false });
  for (const { email, token } of [afi, silent])
    await shop.call('POST', '/notifications/products', { token, json: { productId: product.id, email } });
  // An address that nobody has confirmed may be a stranger's: its account sees no request that was made without it (R2043).
  const other = await shop.signUp();
  await shop.call('POST', '/notifications/products', { json: { productId: product.id, email: other.email } });
  await shop.call('PATCH', `/products/${product.id}`, { ...admin(), json: { inStock: true } });
  expect(await notified(other)).toEqual([]);
  expect(await mailsTo(other.email)).toHaveLength(1);
  for (const person of [afi, silent])
    expect(await notified(person)).toMatchObject([
      { kind: 'stock', title: 'De nouveau en stock : Sérum rare', productId: product.id },
    ]);
  expect((await mailsTo(afi.email))[0]!.text).toContain('/notifications/quitter/');
  expect(await mailsTo(silent.email)).toEqual([]);
  // All of it is its owner's: in the export of their data, and gone with the account.
  const { body } = await shop.call('GET', '/users/me/export', { token: silent.token });
  expect([body.records.alerts.length, body.records['notification-choices'].length]).toEqual([1, 1]);
  const json = { password: 'mot de passe sûr' };
  expect((await shop.call('POST', '/users/me/deletion', { token: silent.token, json })).status).toBe(204);
  const { rows } = await shop.database.execute(sql`select 1 from alerts where user_id = ${silent.id}`);
  expect(rows).toEqual([]);
});
