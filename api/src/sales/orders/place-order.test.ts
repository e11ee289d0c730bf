import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const place = (json: unknown, token?: string) => shop.call('POST', '/orders', { json, token });
/** The SQL text of a driver call, in each of its forms. */
const textOf = (query: unknown): string =>
  typeof query === 'object' && query && 'text' in query ? String(query.text) : String(query);
const orderCount = async () =>
  (await shop.database.execute<{ n: number }>(sql`select count(*)::int as n from orders`)).rows[0]!.n;

describe('POST /orders (R811)', () => {
  it('keeps lines, totals and the first step, and answers the whole order', async () => {
    const product = await makeProduct(shop, { name: 'Lait éclat', price: 4_995, badge: 'Promo été' });
    const placed = await place(orderOf([product], { quantity: 2 }));
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({
      status: 'pending',
      subtotal: 8_991,
      discount: 0,
      fee: 2_000,
      totalPrice: 10_991,
      phone: '+2290197000000',
      items: [{ productId: product.id, name: 'Lait éclat', price: 4_495.5, quantity: 2 }],
      history: [{ from: null, to: 'pending', by: null }],
    });
  });

  it.each([
    ['Benin', 'Cotonou', 'BJ', 1_500],
    ['Ivory Coast', 'Bouaké', 'CI', 2_500],
    ['Congo DRC', 'Kinshasa', 'CD', 4_000],
    ['Republic of Congo', 'Dolisie', 'CG', 3_500],
    ['CI', 'Abidjan', 'CI', 2_500],
    ['Côte d’Ivoire', 'Man', 'CI', 2_500],
  ])('charges the relay point of %s (%s)', async (country, city, code, fee) => {
    const product = await makeProduct(shop, { price: 3_000 });
    const placed = await place(
      orderOf([product], { delivery: { type: 'point-relais', country, city, address: null } }),
    );
    expect(placed.body).toMatchObject({ country: code, city, fee, totalPrice: 3_000 + fee });
  });

  it.each([
    { price: 14_999, fee: 2_000, total: 16_999 },
    { price: 15_000, fee: 0, total: 15_000 },
    { price: 49_999, fee: 0, total: 49_999 },
    { price: 50_000, fee: 0, total: 45_000 },
  ])('at $price FCFA: delivery $fee, total $total', async ({ price, fee, total }) => {
    const product = await makeProduct(shop, { price });
    expect((await place(orderOf([product]))).body).toMatchObject({ fee, totalPrice: total });
  });

  it('takes the same request again as the same order, and refuses another content or owner', async () => {
    const product = await makeProduct(shop);
    const payload = orderOf([product]);
    const first = await place(payload);
    const again = await place({ ...payload, createdAt: '2026-11-21T09:00:00.000Z' });
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    const other = await place({ ...payload, note: 'Autre chose' });
    expect([other.status, other.body.error, other.body.items]).toEqual([409, 'order_id_taken', undefined]);
    const { token } = await shop.signUp();
    expect((await place(payload, token)).status).toBe(409);
  });

  it('answers what it took before, though it would not be taken any more', async () => {
    const product = await makeProduct(shop);
    const payload = orderOf([product]);
    const { body } = await place(payload);
    await shop.call('PATCH', `/products/${product.id}`, { token: shop.adminToken, json: { inStock: false } });
    const again = await place(payload);
    expect([again.status, again.body.id]).toEqual([200, body.id]);
    const other = await place({ ...payload, note: 'Autre chose' });
    expect([other.status, other.body.error]).toEqual([409, 'order_id_taken']);
    await shop.call('DELETE', `/products/${product.id}`, { token: shop.adminToken });
    expect((await place(payload)).body.id).toBe(body.id);
  });

  it('queries rarely changed data only after a change, and reads the order once', async () => {
    const product = await makeProduct(shop);
    const countQueries = async () => {
      const query = vi.spyOn(Client.prototype, 'query');
      expect((await place(orderOf([product]))).status).toBe(201);
      const texts = query.mock.calls.map(([given]: unknown[]) => textOf(given));
      query.mockRestore();
      const count = (part: string) => texts.filter((text) => text.includes(part)).length;
      return {
        terms: [
          '"pricing-rules"',
          '"delivery-countries"',
          '"payment-methods"',
          'from offers',
          '"message-templates"',
        ].map(count),
        order: count('from "orders" it where'),
        stocks: count('from "stocks"'),
        written: count('insert into "orders'),
      };
    };
    await countQueries();
    // Its row, its lines and its first step.
    expect(await countQueries()).toEqual({ terms: [0, 0, 0, 0, 0], order: 1, stocks: 1, written: 3 });
    await shop.database.execute(sql`update "pricing-rules" set discount_from = discount_from`);
    await shop.database.execute(sql`update "pricing-rules" set discount_from = discount_from + 1`);
    expect((await countQueries()).terms[0]).toBe(1);
    await shop.database.execute(sql`update "pricing-rules" set discount_from = discount_from - 1`);
  });

  it('refuses what is out of stock, naming it, and takes nothing of the basket', async () => {
    const [here, gone] = [await makeProduct(shop), await makeProduct(shop, { name: 'Sérum rare', inStock: false })];
    const before = await orderCount();
    const refused = await place(orderOf([here, gone]));
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      409,
      'out_of_stock',
      'Sérum rare n’est plus en stock',
    ]);
    expect(await orderCount()).toBe(before);
  });

  it('names a product that is not sold', async () => {
    const product = { ...(await makeProduct(shop)), id: '00000000-0000-4000-8000-000000000000' };
    const refused = await place(orderOf([product]));
    expect([refused.status, refused.body.error, Object.keys(refused.body.fields)]).toEqual([
      422,
      'unknown_product',
      ['items.0.productId'],
    ]);
  });

  it.each([
    [
      'Veuillez remplir tous les champs obligatoires (nom, prénom, WhatsApp)',
      { customerInfo: { nom: ' ', prenom: 'Afi', whatsapp: '+22901970000' } },
    ],
    ['Veuillez saisir votre adresse de livraison', { delivery: { type: 'domicile', address: ' ', fee: 2_000 } }],
    ['Veuillez sélectionner un pays pour le point de relais', { delivery: { type: 'point-relais', fee: 0 } }],
    [
      'Veuillez sélectionner une ville pour le point de relais',
      { delivery: { type: 'point-relais', country: 'BJ', city: 'Abidjan', fee: 1_500 } },
    ],
    ['Votre panier est vide', { items: [] }],
  ])('says: %s', async (message, change) => {
    const refused = await place({ ...orderOf([await makeProduct(shop)]), ...change });
    expect([refused.status, refused.body.message]).toEqual([400, message]);
  });
});

describe('orders afterwards (R502, R506)', () => {
  it('shows an order to its owner and to administrators alone', async () => {
    const owner = await shop.signUp();
    const other = await shop.signUp();
    const { body: order } = await place(orderOf([await makeProduct(shop)]), owner.token);
    const read = (token?: string) => shop.call('GET', `/orders/${order.id}`, { token });
    expect((await read(owner.token)).body.userId).toBe(owner.id);
    expect((await read(shop.adminToken)).status).toBe(200);
    await shop.call('PATCH', `/orders/${order.id}/status`, { token: shop.adminToken, json: { status: 'paid' } });
    expect((await read(shop.adminToken)).body.history[1].by).toBe('admin@example.com');
    expect((await read(owner.token)).body.history[1]).toMatchObject({ to: 'paid', by: null });
    expect((await shop.call('GET', '/orders', { token: owner.token })).text).not.toContain('admin@example.com');
    expect((await read(other.token)).status).toBe(404);
    expect((await read()).status).toBe(401);
    expect((await shop.call('GET', '/orders', { token: other.token })).body).toEqual([]);
    expect((await shop.call('GET', `/orders?userId=${owner.id}`, { token: other.token })).body).toEqual([]);
  });

  it('sets a status for administrators alone, and keeps each step', async () => {
    const owner = await shop.signUp();
    const { body: order } = await place(orderOf([await makeProduct(shop)]), owner.token);
    const set = (status: string, token: string) =>
      shop.call('PATCH', `/orders/${order.id}/status`, { token, json: { status } });
    expect((await set('completed', owner.token)).status).toBe(403);
    expect((await set('lost', shop.adminToken)).status).toBe(400);
    await set('completed', shop.adminToken);
    const same = await set('completed', shop.adminToken);
    expect(same.body.status).toBe('completed');
    expect(
      same.body.history.map((step: { from: string; to: string; by: string }) => [step.from, step.to, step.by]),
    ).toEqual([
      [null, 'pending', owner.email],
      ['pending', 'completed', 'admin@example.com'],
    ]);
  });
});
