import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const list = (token: string) => shop.call('GET', '/users/me/favourites', { token });
const names = async (token: string) => (await list(token)).body.map((it: { name: string }) => it.name);
const set = (method: 'PUT' | 'DELETE', token: string, id: string) =>
  shop.call(method, `/users/me/favourites/${id}`, { token });

describe('favourites', () => {
  it('are stored, the latest first, as the product list shows them, for their owner alone', async () => {
    const [one, other] = [await shop.signUp(), await shop.signUp()];
    const [balm, cream] = [await makeProduct(shop, { name: 'Baume' }), await makeProduct(shop, { name: 'Crème' })];
    expect((await set('PUT', one.token, balm.id)).status).toBe(204);
    await set('PUT', one.token, cream.id);
    await set('PUT', one.token, balm.id);
    const answer = await list(one.token);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.body).toEqual([
      (await shop.call('GET', `/products/${cream.id}`)).body,
      (await shop.call('GET', `/products/${balm.id}`)).body,
    ]);
    expect(await names(other.token)).toEqual([]);
    expect((await shop.call('GET', '/users/me/favourites')).status).toBe(401);
  });

  it('are taken off, also twice, and when the product goes', async () => {
    const { token } = await shop.signUp();
    const [balm, cream] = [await makeProduct(shop), await makeProduct(shop, { name: 'Partie' })];
    for (const { id } of [balm, cream]) await set('PUT', token, id);
    for (let i = 0; i < 2; i++) expect((await set('DELETE', token, balm.id)).status).toBe(204);
    expect(await names(token)).toEqual(['Partie']);
    await shop.call('DELETE', `/products/${cream.id}`, { token: shop.adminToken });
    expect(await names(token)).toEqual([]);
  });

  it('are products of the shop', async () => {
    const { token } = await shop.signUp();
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', "' or 1=1 --".replaceAll(' ', '%20')])
      expect((await set('PUT', token, id)).status).toBe(404);
    expect((await set('DELETE', token, 'x')).status).toBe(204);
  });

  it('are 200 at most, also when they come at once', async () => {
    const { id, token } = await shop.signUp();
    const products = [];
    for (let i = 0; i < 5; i++) products.push(await makeProduct(shop));
    await shop.database.execute(sql`
      with made as (insert into products (name, price, in_stock, is_on_promo, sale_price, from_price, is_available, variants, variants_in_stock)
        select 'Savon ' || n, 100, true, false, 100, 100, true, 0, 0 from generate_series(1, 198) n returning id)
      insert into favourites (user_id, product_id) select ${id}, id from made`);
    const answers = await Promise.all(products.map((product) => set('PUT', token, product.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toContain('200 produits au plus');
    expect((await list(token)).body).toHaveLength(200);
  });
});
