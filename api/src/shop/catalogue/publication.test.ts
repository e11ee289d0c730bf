import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const admin = () => ({ token: shop.adminToken });
const edit = (id: string, json: object) => shop.call('PATCH', `/products/${id}`, { ...admin(), json });
const namesAt = async (path: string, options = {}): Promise<string[]> =>
  (await shop.call('GET', path, options)).body.map(({ name }: { name: string }) => name);
const stateOf = async (id: string) => (await shop.call('GET', `/products/${id}`, admin())).body.status;
const isSeen = async (id: string) => (await shop.call('GET', `/products/${id}`)).status === 200;
/** All the places where shoppers find a product of this name, by what they read there. */
async function placesOf({ id, name, brandId, categories }: Product, token: string): Promise<Record<string, boolean>> {
  const has = async (path: string, options = {}) => (await namesAt(path, options)).includes(name);
  const [word] = name.split(' ');
  const facets = (await shop.call('GET', `/products/facets?q=${word}`)).body;
  const suggested = (await shop.call('GET', `/products/suggestions?q=${word}`)).body;
  const quote = await shop.call('POST', '/orders/quote', {
    ...admin(),
    json: { delivery: { type: 'domicile', address: '12 rue des Cocotiers' }, items: [{ productId: id, quantity: 1 }] },
  });
  return {
    list: await has(`/products?brandId=${brandId}`),
    ids: await has(`/products?id=${id}`),
    search: await has(`/products?q=${word}`),
    page: await isSeen(id),
    category: await has(`/categories/${categories[0]!.id}/products`),
    suggestion: suggested.records.some((it: { name: string }) => it.name === name),
    facet: facets.brandId.length > 0,
    favourites: await has('/users/me/favourites', { token }),
    quote: quote.body.items?.length === 1,
  };
}

/** What a shopper gets who counts a product's reviews, and who writes one; the number of the request aside. */
async function reviewsOf(productId: string, token: string) {
  const counted = await shop.call('GET', `/products/${productId}/ratings`);
  const json = { productId, author: 'Afi', rating: 4 };
  const written = await shop.call('POST', '/reviews', { token, json });
  return [counted, written].map(({ status, body }) => ({ status, message: body.message }));
}

const all = (value: boolean) => ({
  list: value,
  ids: value,
  search: value,
  page: value,
  category: value,
  suggestion: value,
  facet: value,
  favourites: value,
  quote: value,
});

describe('what is not published', () => {
  it('is nowhere in the shop, whatever is cached, and is wholly there for staff (R2171)', async () => {
    const brandId = (await shop.call('POST', '/brands', { ...admin(), json: { name: 'Kaya' } })).body.id;
    const category = (await shop.call('POST', '/categories', { ...admin(), json: { title: 'Laits' } })).body.id;
    const product = await makeProduct(shop, { name: 'Zanzibar lait', brandId, categories: [category] });
    expect(product.status).toBe('published');
    const { token } = await shop.signUp();
    await shop.call('PUT', `/users/me/favourites/${product.id}`, { token });
    const collection = await shop.call('POST', '/collections', {
      ...admin(),
      json: { title: 'Choisis', products: [product.id] },
    });
    const inCollection = () => namesAt(`/collections/${collection.body.id}/products`);
    expect(await placesOf(product, token)).toEqual(all(true));
    expect(await inCollection()).toEqual(['Zanzibar lait']);
    expect((await shop.call('GET', `/products/${product.id}/ratings`)).body).toEqual([0, 0, 0, 0, 0]);
    const order = orderOf([product]);

    expect((await edit(product.id, { status: 'draft' })).status).toBe(200);
    expect(await placesOf(product, token)).toEqual(all(false));
    expect(await placesOf(product, token)).toEqual(all(false));
    expect(await inCollection()).toEqual([]);
    const refused = await shop.call('POST', '/orders', { json: order });
    expect([refused.status, refused.body.message]).toEqual([422, 'Zanzibar lait n’est plus vendu']);
    expect((await shop.call('PUT', `/users/me/favourites/${product.id}`, { token })).status).toBe(404);
    const watch = await shop.call('POST', '/price-watches', { token, json: { productId: product.id } });
    expect([watch.status, watch.body.message]).toEqual([400, 'Produit introuvable']);
    const wish = { productId: product.id, email: 'a@example.com' };
    expect((await shop.call('POST', '/notifications/products', { json: wish })).status).toBe(404);
    const none = await reviewsOf(crypto.randomUUID(), token);
    expect(none).toMatchObject([{ status: 404 }, { status: 404 }]);
    expect(await reviewsOf(product.id, token)).toEqual(none);

    expect(await namesAt('/products?status=draft', admin())).toEqual(['Zanzibar lait']);
    expect((await shop.call('GET', `/products/${product.id}`, admin())).body.name).toBe('Zanzibar lait');
    for (let time = 0; time < 2; time += 1)
      expect((await shop.call('GET', `/products/${product.id}`, { token })).status).toBe(404);
    expect(await namesAt('/products?status=draft')).toEqual([]);

    await edit(product.id, { status: 'published' });
    expect(await placesOf(product, token)).toEqual(all(true));
    expect(await reviewsOf(product.id, token)).toMatchObject([{ status: 200 }, { status: 201 }]);
    // A shopper's answer is the visitors': it is not made again.
    const again = await shop.call('GET', `/products/${product.id}`, { token });
    expect([again.status, again.headers['cache-control']]).toEqual([200, 'public, no-cache']);
    expect((await shop.call('GET', `/products/${product.id}`, admin())).headers['cache-control']).not.toContain(
      'public',
    );
    expect((await shop.call('POST', '/orders', { json: order })).status).toBe(201);
  });

  it('stays as it is where a call does not say it, and a new one is published (R2171)', async () => {
    const draft = await makeProduct(shop, { name: 'Beurre', status: 'draft' });
    const put = await shop.call('PUT', `/products/${draft.id}`, { ...admin(), json: { name: 'Beurre', price: 900 } });
    expect([put.status, put.body.status]).toEqual([200, 'draft']);
    const bad = await shop.call('POST', '/products', { ...admin(), json: { name: 'X', price: 1, status: 'gone' } });
    expect(bad.status).toBe(400);
  });
});

describe('« Publication prévue »', () => {
  it('needs its moment, appears at it without anybody’s write, and not before (R2172)', async () => {
    const without = await shop.call('POST', '/products', {
      ...admin(),
      json: { name: 'Sans date', price: 900, status: 'scheduled' },
    });
    expect([without.status, without.body.fields]).toEqual([400, { publishAt: 'Indiquez la date et l’heure' }]);
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const past = await makeProduct(shop, { name: 'Hier', status: 'scheduled', publishAt: at(-1) });
    const coming = await makeProduct(shop, { name: 'Demain', status: 'scheduled', publishAt: at(3_600) });
    expect((await edit(coming.id, { publishAt: null })).body.fields).toEqual({
      publishAt: 'Indiquez la date et l’heure',
    });
    const listed = () => namesAt('/products?name_like=e&_sort=name');
    expect((await listed()).includes('Hier')).toBe(false);
    await runTask(shop, 'move-due-states');
    expect([await stateOf(past.id), await stateOf(coming.id)]).toEqual(['published', 'scheduled']);
    expect([(await listed()).includes('Hier'), await isSeen(coming.id)]).toEqual([true, false]);
  });

  it('writes to who waits for a product in stock, once it is there (R1106)', async () => {
    const product = await makeProduct(shop, { name: 'Argan', inStock: false });
    const wish = { productId: product.id, email: 'attend@example.com' };
    expect((await shop.call('POST', '/notifications/products', { json: wish })).status).toBe(202);
    const letters = async () =>
      (await shop.database.execute(sql`select from messages where recipient = 'attend@example.com'`)).rows.length;
    await edit(product.id, { status: 'draft' });
    await edit(product.id, { inStock: true });
    expect(await letters()).toBe(0);
    await edit(product.id, { status: 'published' });
    expect(await letters()).toBe(1);
  });
});

describe('shades and sizes', () => {
  it('go where their product goes, and none is there before it (R2173)', async () => {
    const head = await makeProduct(shop, { name: 'Rouge Corail', shade: 'Corail' });
    const one = await makeProduct(shop, { name: 'Rouge Rubis', shade: 'Rubis', variantOfId: head.id });
    const hidden = await makeProduct(shop, {
      name: 'Rouge Brun',
      shade: 'Brun',
      variantOfId: head.id,
      status: 'draft',
    });
    const variantsOf = async () => (await shop.call('GET', `/products/${head.id}`, admin())).body.variants;
    expect(await variantsOf()).toBe(1);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await edit(head.id, { status: 'scheduled', publishAt });
    expect([await stateOf(one.id), await stateOf(hidden.id), await isSeen(one.id)]).toEqual([
      'scheduled',
      'draft',
      false,
    ]);
    const early = await edit(one.id, { status: 'published' });
    expect([early.body.status, early.body.publishAt]).toEqual(['scheduled', publishAt]);
    await edit(head.id, { status: 'published' });
    expect([await stateOf(one.id), await stateOf(hidden.id), await variantsOf()]).toEqual(['published', 'draft', 1]);
    // One that is hidden by hand stays hidden, whatever its product does, until somebody publishes it.
    await edit(one.id, { status: 'draft' });
    for (const status of ['draft', 'published']) {
      await edit(head.id, { status });
      expect([await stateOf(one.id), await stateOf(hidden.id)]).toEqual(['draft', 'draft']);
    }
    await edit(one.id, { status: 'published' });
    await edit(head.id, { status: 'draft' });
    // A form sends what it shows: that is no decision.
    const { body: shown } = await shop.call('GET', `/products/${one.id}`, admin());
    await edit(one.id, { status: shown.status, variantOfId: head.id, price: 2_100 });
    await edit(head.id, { status: 'published' });
    expect([await stateOf(one.id), await stateOf(hidden.id)]).toEqual(['published', 'draft']);
    // A draft shade counts where its product may be one itself.
    await edit(one.id, { status: 'draft' });
    const other = await makeProduct(shop, { name: 'Encre Noir', shade: 'Noir' });
    const moved = await edit(head.id, { variantOfId: other.id });
    expect(moved.body.message).toBe('Ce produit a des déclinaisons : il ne peut pas en être une');
  });
});

describe('a preview', () => {
  it('shows a draft to who has its key, which staff alone get (R2174)', async () => {
    const draft = await makeProduct(shop, { name: 'Masque', status: 'draft' });
    const { token } = await shop.signUp();
    expect((await shop.call('POST', '/products/preview', { token })).status).toBe(403);
    const { key } = (await shop.call('POST', '/products/preview', admin())).body;
    const seen = await shop.call('GET', `/products/${draft.id}/preview?key=${key}`);
    expect([seen.status, seen.body.name, seen.headers['cache-control']]).toEqual([200, 'Masque', 'no-store']);
    expect((await shop.call('GET', `/products/${draft.id}/preview?key=${key}x`)).status).toBe(403);
    const page = (await shop.call('POST', '/content/preview', admin())).body.key;
    expect((await shop.call('GET', `/products/${draft.id}/preview?key=${page}`)).status).toBe(403);
  });
});
