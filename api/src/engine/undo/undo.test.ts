import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf, makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const admin = (method: string, url: string, options: object = {}) =>
  shop.call(method, url, { token: shop.adminToken, ...options });
const read = async (url: string) => (await admin('GET', url)).body;
const add = async (resource: string, json: object) => (await admin('POST', `/${resource}`, { json })).body;
/** The changes of a record, newest first. */
const changesOf = (recordId: string) => read(`/audit?recordId=${recordId}`);
const undo = (change: { id: string }, json?: object) => admin('POST', `/audit/${change.id}/restore`, { json });
const withoutMoment = ({ updatedAt: _moment, ...record }: { updatedAt: string }) => record;

describe('an undone deletion', () => {
  it('brings a product back as it was: its creation, places of its pictures, links, favourites and wishes', async () => {
    const brand = await add('brands', { name: 'Sènami' });
    const categories = [
      (await add('categories', { title: 'Corps' })).id,
      (await add('categories', { title: 'Visage' })).id,
    ];
    const images = [await pictureFile('1.png'), await pictureFile('2.png', { width: 300, height: 300 })];
    const form = formOf({
      name: 'Baume',
      price: '3000',
      badge: 'Promo',
      brandId: brand.id,
      categories,
      images,
      inStock: 'false',
    });
    const { body: made } = await admin('POST', '/products', { form });
    const [first, second] = made.images;
    const existingImages = [
      { id: second.id, order: 0 },
      { id: first.id, order: 1 },
    ];
    await admin('PATCH', `/products/${made.id}`, { json: { existingImages } });
    await shop.database.execute(sql`update products set created_at = '2025-03-04T05:06:07.089Z' where id = ${made.id}`);
    await admin('PATCH', `/products/${made.id}`, { json: { rating: 4.5 } });
    const { token } = await shop.signUp();
    await shop.call('PUT', `/users/me/favourites/${made.id}`, { token });
    const was = await read(`/products/${made.id}`);
    const etag = String((await admin('GET', `/products/${made.id}`)).headers.etag);
    expect([was.createdAt, was.images.map((image: { id: string }) => image.id)]).toEqual([
      '2025-03-04T05:06:07.089Z',
      [second.id, first.id],
    ]);

    await admin('DELETE', `/products/${made.id}`);
    expect((await undo((await changesOf(made.id))[0])).status).toBe(200);
    const back = await admin('GET', `/products/${made.id}`);
    expect(withoutMoment(back.body)).toEqual(withoutMoment(was));
    // Its versions go on: nobody's former tag is right again.
    expect(
      (await admin('PATCH', `/products/${made.id}`, { json: { price: 1 }, headers: { 'if-match': etag } })).status,
    ).toBe(412);
    expect((await shop.call('GET', '/users/me/favourites', { token })).text).toContain(made.id);
  });

  it('puts a category back under its parent and onto its products', async () => {
    const parent = await add('categories', { title: 'Soins' });
    const category = await add('categories', { title: 'Gommages', parentId: parent.id });
    const [stored, gone, other] = [
      await makeProduct(shop, { categories: [category.id] }),
      await makeProduct(shop, { categories: [category.id] }),
      await makeProduct(shop),
    ];
    const before = await admin('GET', `/products/${stored.id}`);
    await admin('DELETE', `/categories/${category.id}`);
    expect((await read(`/products/${stored.id}`)).categories).toEqual([]);
    // Who has the product open would put the category back unseen.
    const stale = await admin('PATCH', `/products/${stored.id}`, {
      json: { price: 1 },
      headers: { 'if-match': String(before.headers.etag) },
    });
    expect(stale.status).toBe(412);
    await admin('DELETE', `/products/${gone.id}`);
    expect((await undo((await changesOf(category.id))[0])).status).toBe(200);
    expect(withoutMoment(await read(`/categories/${category.id}`))).toEqual(withoutMoment(category));
    expect((await read(`/categories/${parent.id}`)).children).toMatchObject([{ id: category.id }]);
    const products = await read(`/products?categories=${category.id}`);
    expect(products.map(({ id }: { id: string }) => id)).toEqual([stored.id]);
    expect((await read(`/products/${other.id}`)).categories).toEqual([]);
  });

  it('names what must come back first', async () => {
    const brand = await add('brands', { name: 'Kivuela' });
    const category = await add('categories', { title: 'Huiles' });
    const product = await makeProduct(shop, { brandId: brand.id, categories: [category.id] });
    await admin('DELETE', `/products/${product.id}`);
    await admin('DELETE', `/brands/${brand.id}`);
    await admin('DELETE', `/categories/${category.id}`);
    const [deletion] = await changesOf(product.id);
    const refused = await undo(deletion);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Rétablissez d’abord : Marque « Kivuela », Catégorie « Huiles »',
    ]);
    for (const { id } of [brand, category]) expect((await undo((await changesOf(id))[0])).status).toBe(200);
    expect((await undo(deletion)).status).toBe(200);
    expect(await read(`/products/${product.id}`)).toMatchObject({
      brand: { name: 'Kivuela' },
      categories: [{ title: 'Huiles' }],
    });
    expect((await undo(deletion)).status).toBe(409);
  });
});

describe('an undo of what has changed since', () => {
  it('requires a confirmation, naming fields, present values, who and when; and goes through when it is confirmed', async () => {
    const product = await makeProduct(shop, { price: 1_000, badge: 'Promo', name: 'Huile' });
    await admin('PATCH', `/products/${product.id}`, { json: { price: 2_000, badge: null } });
    await admin('PATCH', `/products/${product.id}`, { json: { price: 3_000, name: 'Huile rare' } });
    const [last, edit] = await changesOf(product.id);
    const requested = await undo(edit);
    expect([requested.status, requested.body.error]).toEqual([409, 'changed_since']);
    expect(requested.body.changes).toEqual([
      { field: 'price', label: 'Prix', value: 3_000, by: 'admin@example.com', at: last.at },
    ]);
    expect(requested.body.current).toEqual(await read(`/products/${product.id}`));
    expect(requested.body.message).toBe(
      'Modifié depuis : Prix (par admin@example.com). Confirmez pour rétablir quand même.',
    );
    expect((await undo(edit, { force: false })).status).toBe(409);
    expect((await undo(edit, { force: 'oui' })).status).toBe(400);
    expect((await undo(edit, { force: true })).status).toBe(200);
    expect(await read(`/products/${product.id}`)).toMatchObject({ price: 1_000, badge: 'Promo', name: 'Huile rare' });
  });

  it('needs no confirmation where nobody’s later value is lost: another field, or a value that is already back', async () => {
    const product = await makeProduct(shop, { price: 1_000 });
    await admin('PATCH', `/products/${product.id}`, { json: { price: 2_000 } });
    const [edit] = await changesOf(product.id);
    await admin('PATCH', `/products/${product.id}`, { json: { name: 'Autre', price: 1_000 } });
    expect((await undo(edit)).status).toBe(200);
    expect(await read(`/products/${product.id}`)).toMatchObject({ name: 'Autre', price: 1_000 });
  });

  it('leaves later pictures alone, and can itself be undone with them', async () => {
    const { body: product } = await admin('POST', '/products', {
      form: formOf({ name: 'Lait', price: '1', images: await pictureFile() }),
    });
    await admin('PATCH', `/products/${product.id}`, { json: { price: 2 } });
    await admin('PATCH', `/products/${product.id}`, { json: { imagesToDelete: [product.images[0].id] } });
    const [deletion, edit] = await changesOf(product.id);
    expect((await undo(edit)).status).toBe(200);
    expect(await read(`/products/${product.id}`)).toMatchObject({ price: 1, images: [] });
    expect((await undo(deletion)).status).toBe(200);
    const [undone] = await changesOf(product.id);
    expect(undone.after.images).toEqual(product.images);
    expect((await undo(undone)).status).toBe(200);
    expect((await read(`/products/${product.id}`)).images).toEqual([]);
  });

  it('needs a confirmation before a creation is undone when its record was edited since', async () => {
    const product = await makeProduct(shop, { badge: 'Nouveau' });
    const [creation] = await changesOf(product.id);
    await admin('PATCH', `/products/${product.id}`, { json: { badge: null } });
    expect((await undo(creation)).body.changes).toMatchObject([{ field: 'badge', value: null }]);
    expect((await undo(creation, { force: true })).status).toBe(200);
    expect((await admin('GET', `/products/${product.id}`)).status).toBe(404);
  });

  it('needs one for an order too; an account has no third value that could be lost', async () => {
    const { body: order } = await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) });
    const { id: userId } = await shop.signUp();
    for (const status of ['paid', 'shipped']) await admin('PATCH', `/orders/${order.id}/status`, { json: { status } });
    for (const isActive of [false, true, false]) await admin('PATCH', `/users/${userId}`, { json: { isActive } });
    const paid = (await changesOf(order.id))[1];
    expect((await undo(paid)).body.changes).toMatchObject([
      { field: 'status', label: 'Statut', value: 'shipped', by: 'admin@example.com' },
    ]);
    expect((await undo(paid, { force: true })).status).toBe(200);
    expect((await read(`/orders/${order.id}`)).status).toBe('pending');
    const [, reactivated] = await changesOf(userId);
    // Closed again since: that is where the undo leads anyway.
    expect((await undo(reactivated)).status).toBe(200);
    await admin('PATCH', `/users/${userId}`, { json: { role: 'admin' } });
    const [promoted] = await changesOf(userId);
    await shop.database.execute(sql`update users set role = 'user' where id = ${userId}`);
    expect((await undo(promoted)).status).toBe(200);
  });
});
