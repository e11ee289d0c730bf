import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../../test/support/makers.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';

const shop = withTestApp();

const PASSWORD = 'mot de passe sûr';
const leave = (token: string, password: unknown = PASSWORD) =>
  shop.call('POST', '/users/me/deletion', { token, json: { password } });
const count = async (query: ReturnType<typeof sql>) => (await shop.database.execute(query)).rows.length;

async function place(email: string, token?: string) {
  const payload = orderOf([await makeProduct(shop)]);
  const json = { ...payload, customerInfo: { ...payload.customerInfo, email } };
  const placed = await shop.call('POST', '/orders', { json, ...(token && { token }) });
  expect(placed.status).toBe(201);
  return placed.body;
}

const confirm = (id: string) =>
  shop.database.execute(sql`update users set email_confirmed_at = now() where id = ${id}`);

/** A customer with an order, a favourite, the newsletter and a stock request, and a confirmed address. */
async function fullCustomer() {
  const customer = await shop.signUp();
  await confirm(customer.id);
  const product = await makeProduct(shop);
  const gone = await makeProduct(shop, { inStock: false });
  const { token, email } = customer;
  const order = await place(email, token);
  await shop.call('PUT', `/users/me/favourites/${product.id}`, { token });
  const home = { nom: 'Adjovi', prenom: 'Afi', phone: '+229 01 97 00 00 00', address: '12 rue des Cocotiers' };
  expect((await shop.call('POST', '/addresses', { token, json: home })).status).toBe(201);
  await shop.call('POST', '/newsletter', { json: { email } });
  await shop.call('POST', '/notifications/products', { json: { email, productId: gone.id } });
  return { ...customer, order, product, gone };
}

describe('the data of an account', () => {
  it('is handed to its owner whole, and to nobody else', async () => {
    const { token, email, order, product, gone } = await fullCustomer();
    const other = await shop.signUp();
    await shop.call('PATCH', `/orders/${order.id}/status`, { token: shop.adminToken, json: { status: 'shipped' } });
    const answer = await shop.call('GET', '/users/me/export', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('mes-donnees.json');
    expect(answer.body).toMatchObject({
      account: { email },
      ordersTotal: 1,
      orders: [{ orderId: order.orderId, history: [{ by: email }, { to: 'shipped', by: null }] }],
      favourites: [{ productId: product.id, name: product.name }],
      addresses: [{ address: '12 rue des Cocotiers' }],
      messages: [{ event: 'order-shipped' }, { event: 'order-placed', recipient: email }],
      returns: [],
      newsletter: true,
      stockRequests: [{ productId: gone.id, brandId: null }],
      sessions: [{ device: expect.any(String) }],
      isSecondFactorOn: false,
      records: {},
    });
    const empty = await shop.call('GET', '/users/me/export', { token: other.token });
    expect(JSON.stringify(answer.body)).not.toContain('admin@');
    expect(empty.body).toMatchObject({
      orders: [],
      returns: [],
      messages: [],
      favourites: [],
      newsletter: false,
      stockRequests: [],
    });
    expect((await shop.call('GET', '/users/me/export')).status).toBe(401);
  });

  it('is whole, however many orders there are', async () => {
    const { id, token, order } = await fullCustomer();
    await shop.database.execute(sql`
      insert into orders (order_id, short_number, request_hash, total_price, status, nom, prenom, phone, delivery_type, payment_method,
        subtotal, discount, fee, user_id, created_at, free_delivery_from, discount_from, discount_percent, preparation, next_step)
      select 'ORDER_' || n, 'KR-' || n, '', total_price, status, nom, prenom, phone, delivery_type, payment_method, subtotal,
        discount, fee, user_id, created_at - make_interval(mins => n), free_delivery_from, discount_from, discount_percent, preparation, next_step
      from orders, generate_series(1, 1204) n where id = ${order.id}`);
    const { body } = await shop.call('GET', '/users/me/export', { token });
    expect(body.ordersTotal).toBe(1_205);
    expect(new Set(body.orders.map((it: { id: string }) => it.id)).size).toBe(1_205);
    expect(body.orders.slice(0, 3).map((it: { orderId: string }) => it.orderId)).toEqual([
      order.orderId,
      'ORDER_1',
      'ORDER_2',
    ]);
    expect(body.orders.every((it: { userId: string }) => it.userId === id)).toBe(true);
    await shop.database.execute(sql`delete from orders where user_id = ${id} and id <> ${order.id}`);
  });

  it('goes with the account; the order stays and leads to nobody', async () => {
    const { id, token, email, order } = await fullCustomer();
    const stranger = await place('autre@example.com');
    await shop.call('PATCH', `/users/${id}`, { token: shop.adminToken, json: { role: 'admin' } });
    await shop.call('PATCH', `/users/${id}`, { token: shop.adminToken, json: { role: 'user' } });
    await shop.database.execute(sql`
      insert into messages (event, channel, status, tries, recipient, subject, body, order_id, next_try_at) values
        ('account', 'email', 'sent', 1, ${email}, 'x', '', null, null), ('order-shipped', 'sms', 'sent', 1, '+2290197000000', 'x', '', ${order.id}, null),
        ('order-completed', 'email', 'waiting', 1, ${email}, 'x', 'x', ${order.id}, now() + interval '1 hour')`);
    const again = await shop.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
    expect((await leave(token)).status).toBe(204);
    for (const session of [token, again.body.access_token])
      expect((await shop.call('GET', '/users/me', { token: session })).status).toBe(401);
    expect((await shop.call('POST', '/auth/login', { json: { email, password: PASSWORD } })).status).toBe(401);
    expect(await count(sql`select 1 from users where id = ${id}`)).toBe(0);
    expect(await count(sql`select 1 from favourites where user_id = ${id}`)).toBe(0);
    expect(await count(sql`select 1 from addresses where user_id = ${id}`)).toBe(0);
    expect(await count(sql`select 1 from newsletter where email = ${email}`)).toBe(0);
    expect(await count(sql`select 1 from "stock-requests" where email = ${email}`)).toBe(0);
    const left =
      await shop.database.execute(sql`select event from messages where order_id in (${order.id}, ${stranger.id})
      or lower(recipient) = ${email} order by event`);
    expect(left.rows).toEqual([{ event: 'order-completed' }, { event: 'order-placed' }]);
    expect(await count(sql`select 1 from sessions where user_id = ${id}`)).toBe(0);
    expect(await count(sql`select 1 from audit where resource = 'users' and record_id = ${id}`)).toBe(2);
    expect(await count(sql`select 1 from audit where before::text || after::text like ${`%${email}%`}`)).toBe(0);
    const stored = await shop.call('GET', `/orders/${order.id}`, { token: shop.adminToken });
    expect(stored.body).toMatchObject({ orderId: order.orderId, userId: null, history: [{ by: null }] });
    expect(await count(sql`select 1 from orders where id = ${order.id} and row_version > 1`)).toBe(1);
    expect((await shop.signUp(email)).email).toBe(email);
  });

  it('is nothing of another person’s address, while nobody confirmed it (R2043)', async () => {
    const email = 'inconnue@example.com';
    const gone = await makeProduct(shop, { inStock: false });
    await shop.call('POST', '/newsletter', { json: { email } });
    await shop.call('POST', '/notifications/products', { json: { email, productId: gone.id } });
    const order = await place(email);
    const before = async () => ({
      subscriptions: await count(sql`select 1 from newsletter where email = ${email}`),
      wishes: await count(sql`select 1 from "stock-requests" where email = ${email}`),
      messages: await count(sql`select 1 from messages where lower(recipient) = ${email}`),
    });
    const stranger = await shop.signUp(email);
    // Requested in their own session, it is theirs whatever the address; requested by somebody else too, it is not.
    const other = await makeProduct(shop, { inStock: false });
    const wish = { email, productId: other.id };
    await shop.call('POST', '/notifications/products', { token: stranger.token, json: wish });
    const exported = async () => (await shop.call('GET', '/users/me/export', { token: stranger.token })).body;
    expect(await exported()).toMatchObject({
      newsletter: false,
      messages: [],
      orders: [],
      stockRequests: [{ productId: other.id }],
    });
    await shop.call('POST', '/notifications/products', { json: wish });
    expect((await exported()).stockRequests).toEqual([]);
    const found = await before();
    expect(found).toEqual({ subscriptions: 1, wishes: 2, messages: 2 });
    expect((await leave(stranger.token)).status).toBe(204);
    expect(await before()).toEqual(found);
    expect((await shop.call('GET', `/orders/${order.id}`, { token: shop.adminToken })).body.email).toBe(email);
  });

  it('requires the password, even right after signing in', async () => {
    const { token } = await shop.signUp();
    const wrong = await leave(token, 'autre chose');
    expect([wrong.status, wrong.body.fields]).toEqual([403, { password: 'Mot de passe incorrect' }]);
    expect((await leave(token, '')).status).toBe(400);
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(200);
  });

  it('keeps the last administrator, and lets one of two go, not both at once', async () => {
    const refused = await leave(shop.adminToken);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('dernier administrateur');
    const second = await shop.signUp();
    await shop.call('PATCH', `/users/${second.id}`, { token: shop.adminToken, json: { role: 'admin' } });
    const answers = await Promise.all([leave(shop.adminToken), leave(second.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
