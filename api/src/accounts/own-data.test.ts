import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../testing/makers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const PASSWORD = 'mot de passe sûr';
const leave = (token: string, password: unknown = PASSWORD) =>
  shop.call('POST', '/users/me/deletion', { token, json: { password } });
const count = async (query: ReturnType<typeof sql>) => (await shop.database.execute(query)).rows.length;

/** A customer with an order, a favourite, the newsletter and a wish. */
async function fullCustomer() {
  const customer = await shop.signUp();
  const product = await makeProduct(shop);
  const gone = await makeProduct(shop, { inStock: false });
  const { token, email } = customer;
  const placed = await shop.call('POST', '/orders', { token, json: orderOf([product]) });
  expect(placed.status).toBe(201);
  await shop.call('PUT', `/users/me/favourites/${product.id}`, { token });
  const home = { nom: 'Adjovi', prenom: 'Afi', phone: '+229 01 97 00 00 00', address: '12 rue des Cocotiers' };
  expect((await shop.call('POST', '/addresses', { token, json: home })).status).toBe(201);
  await shop.call('POST', '/newsletter', { json: { email } });
  await shop.call('POST', '/notifications/products', { json: { email, productId: gone.id } });
  return { ...customer, order: placed.body, product, gone };
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
      newsletter: true,
      stockRequests: [{ productId: gone.id, brandId: null }],
    });
    const empty = await shop.call('GET', '/users/me/export', { token: other.token });
    expect(empty.body).toMatchObject({ orders: [], favourites: [], newsletter: false, stockRequests: [] });
    expect((await shop.call('GET', '/users/me/export')).status).toBe(401);
  });

  it('goes with the account; the order stays and leads to nobody', async () => {
    const { id, token, email, order } = await fullCustomer();
    const again = await shop.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
    expect((await leave(token)).status).toBe(204);
    for (const session of [token, again.body.access_token])
      expect((await shop.call('GET', '/users/me', { token: session })).status).toBe(401);
    expect((await shop.call('POST', '/auth/login', { json: { email, password: PASSWORD } })).status).toBe(401);
    expect(await count(sql`select 1 from users where id = ${id}`)).toBe(0);
    expect(await count(sql`select 1 from favourites where user_id = ${id}`)).toBe(0);
    expect(await count(sql`select 1 from addresses where user_id = ${id}`)).toBe(0);
    expect(await count(sql`select 1 from newsletter where email = ${email}`)).toBe(0);
    expect(await count(sql`select 1 from stock_requests where email = ${email}`)).toBe(0);
    const kept = await shop.call('GET', `/orders/${order.id}`, { token: shop.adminToken });
    expect(kept.body).toMatchObject({ orderId: order.orderId, userId: null, history: [{ by: null }] });
    expect(await count(sql`select 1 from orders where id = ${order.id} and row_version > 1`)).toBe(1);
    expect((await shop.signUp(email)).email).toBe(email);
  });

  it('asks for the password, even right after signing in', async () => {
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
