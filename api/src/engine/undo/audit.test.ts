import { parseCsv } from 'hucre/csv';
import { describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { exportFile } from '../../../test/support/jobs.ts';
import { formOf, makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const admin = (method: string, url: string, options: object = {}) =>
  shop.call(method, url, { token: shop.adminToken, ...options });
const changesOf = async (recordId: string) => (await admin('GET', `/audit?recordId=${recordId}`)).body;
const restore = (id: string) => admin('POST', `/audit/${id}/restore`);

describe('the audit', () => {
  it('keeps who changed what, when, with the record before and after', async () => {
    const product = await makeProduct(shop, { name: 'Lait', price: 5_000 });
    await admin('PATCH', `/products/${product.id}`, { json: { price: 6_000 } });
    const [edit, create] = await changesOf(product.id);
    expect(create).toMatchObject({
      action: 'create',
      before: null,
      after: { price: 5_000 },
      email: 'admin@example.com',
    });
    expect(edit).toMatchObject({
      action: 'edit',
      resource: 'products',
      before: { price: 5_000 },
      after: { price: 6_000 },
    });
    expect(Date.parse(edit.at)).toBeGreaterThanOrEqual(Date.parse(create.at));
  });

  it('has no entry of a change that failed', async () => {
    const { body: brand } = await admin('POST', '/brands', { json: { name: 'Prise' } });
    await makeProduct(shop, { brandId: brand.id });
    expect((await admin('DELETE', `/brands/${brand.id}`)).status).toBe(409);
    expect((await changesOf(brand.id)).map((change: { action: string }) => change.action)).toEqual(['create']);
  });

  it('is for administrators alone, and filters', async () => {
    expect((await shop.call('GET', '/audit')).status).toBe(401);
    expect((await shop.call('GET', '/audit', { token: (await shop.signUp()).token })).status).toBe(403);
    const found = await admin('GET', '/audit?resource=brands&action=create&_start=0&_end=5');
    expect(new Set(found.body.map((change: { resource: string }) => change.resource))).toEqual(new Set(['brands']));
    expect((await admin('GET', '/audit?nonsense=1')).status).toBe(400);
    expect((await admin('GET', '/audit?recordId=1')).status).toBe(400);
  });

  it('is read as every declared resource: newest first, in pages of 100 at most, one by its id', async () => {
    const product = await makeProduct(shop, { price: 1 });
    for (let price = 2; price <= 105; price += 1) await admin('PATCH', `/products/${product.id}`, { json: { price } });
    const { headers, body } = await admin('GET', `/audit?recordId=${product.id}&_end=1000`);
    expect([headers['x-total-count'], body.length, body[0].after.price]).toEqual(['105', 100, 105]);
    const moments = body.map(({ at }: { at: string }) => at);
    expect(moments).toEqual(moments.toSorted().reverse());
    const { status, body: one } = await admin('GET', `/audit/${body[0].id}`);
    expect([status, one]).toEqual([200, body[0]]);
    const times = await admin('GET', `/audit?recordId=${product.id}&at_gte=${moments[2]}&at_lte=${moments[0]}`);
    expect(times.body).toContainEqual(body[1]);
    expect(times.body.length).toBeLessThan(100);
  });

  it('cannot be written, and its sheets leave out the two records', async () => {
    const [entry] = (await admin('GET', '/audit?_end=1')).body;
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await admin(method, `/audit/${entry.id}`, { json: {} })).status).toBe(404);
    expect((await admin('POST', '/audit', { json: entry })).status).toBe(404);
    const [head] = parseCsv((await exportFile(shop, 'audit')).payload, { delimiter: ';' });
    expect(head).toEqual([
      ...[
        'Identifiant',
        'Date',
        'Compte',
        'Par',
        'Par le jeton d’accès',
        'Ressource',
        'Élément',
        'Action',
        'Par l’action',
        'Créé le',
        'Modifié le',
      ],
    ]);
  });
});

describe('putting former values back', () => {
  it('gives an edit’s fields their former values, and leaves later edits of others', async () => {
    const product = await makeProduct(shop, { name: 'Huile', price: 5_000, badge: 'Promo' });
    await admin('PATCH', `/products/${product.id}`, { json: { price: 9_000, badge: null } });
    await admin('PATCH', `/products/${product.id}`, { json: { name: 'Huile rare' } });
    const edit = (await changesOf(product.id))[1];
    expect((await restore(edit.id)).status).toBe(200);
    const { body } = await shop.call('GET', `/products/${product.id}`);
    expect(body).toMatchObject({ name: 'Huile rare', price: 5_000, badge: 'Promo', salePrice: 4_500, isOnPromo: true });
    expect((await changesOf(product.id))[0].action).toBe('edit');
  });

  it('brings a deleted product back under its id, with its categories and pictures', async () => {
    const { body: category } = await admin('POST', '/categories', { json: { title: 'Corps' } });
    const form = formOf({ name: 'Baume', price: '3000', categories: category.id, images: await pictureFile() });
    const { body: product } = await admin('POST', '/products', { form });
    await admin('DELETE', `/products/${product.id}`);
    expect((await restore((await changesOf(product.id))[0].id)).body).toEqual({
      resource: 'products',
      recordId: product.id,
    });
    const { updatedAt: _a, createdAt: _b, ...back } = (await shop.call('GET', `/products/${product.id}`)).body;
    const { updatedAt: _c, createdAt: _d, ...was } = product;
    expect(back).toEqual(was);
  });

  it('deletes what was created, and reports when there is nothing to undo', async () => {
    const product = await makeProduct(shop);
    const [created] = await changesOf(product.id);
    expect((await restore(created.id)).status).toBe(200);
    expect((await shop.call('GET', `/products/${product.id}`)).status).toBe(404);
    expect((await restore(created.id)).status).toBe(409);
    expect((await restore('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('puts an order’s status back as one more step', async () => {
    const { body: order } = await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) });
    await admin('PATCH', `/orders/${order.id}/status`, { json: { status: 'cancelled' } });
    await restore((await changesOf(order.id))[0].id);
    const { body } = await admin('GET', `/orders/${order.id}`);
    expect([body.status, body.history.map((step: { to: string }) => step.to)]).toEqual([
      'pending',
      ['pending', 'cancelled', 'pending'],
    ]);
  });
});
