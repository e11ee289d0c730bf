import { randomUUID } from 'node:crypto';
import { allows, type Field, kindOf, type ResourceShape } from '@karite/shared/resource';
import { products, resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf, makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { saveMany } from './save.ts';
import { lock } from './write.ts';

const shop = withTestApp();

const admin = (method: string, url: string, options: object = {}) =>
  shop.call(method, url, { token: shop.adminToken, ...options });
const tagOf = async (url: string) => String((await admin('GET', url)).headers.etag);
const versionOf = async (url: string) => Number(/^"(\d+)-/.exec(await tagOf(url))?.[1]);
const add = async (resource: string, json: object) => (await admin('POST', `/${resource}`, { json })).body;

describe('the version of a record', () => {
  it('is in the tag of every record, and of every answer to a write, and moves with each save', async () => {
    const product = await makeProduct(shop);
    const placed = await shop.call('POST', '/orders', { json: orderOf([product]) });
    const { id: userId } = await shop.signUp();
    const created = await admin('POST', '/brands', { json: { name: 'Sènami' } });
    expect([created.headers.etag, placed.headers.etag]).toEqual([
      expect.stringMatching(/^"1-/),
      expect.stringMatching(/^"1-/),
    ]);
    const writes: [string, string, string, object][] = [
      ['PATCH', `/products/${product.id}`, `/products/${product.id}`, { price: 5 }],
      ['PUT', `/brands/${created.body.id}`, `/brands/${created.body.id}`, { name: 'Kivuela' }],
      ['PATCH', `/orders/${placed.body.id}/status`, `/orders/${placed.body.id}`, { status: 'paid' }],
      ['PATCH', `/users/${userId}`, `/users/${userId}`, { role: 'admin' }],
    ];
    for (const [method, url, read, json] of writes) {
      expect(await versionOf(read), read).toBe(1);
      const answer = await admin(method, url, { json });
      expect(answer.headers.etag, read).toMatch(/^"2-/);
      expect(await tagOf(read), read).toBe(answer.headers.etag);
    }
    for (const { name } of resources.filter((each) => !each.isSingle && allows(each, 'read'))) {
      const list = await admin('GET', `/${name}?_end=1`);
      expect(String(list.headers.etag ?? ''), name).not.toMatch(/^"\d+-.{27}"$/);
      for (const record of list.body) expect(record, name).not.toHaveProperty('rowVersion');
      // An entry of the audit holds what the engine read, versions too, in what it shows of before and after.
      if (name !== 'audit') expect(list.text, name).not.toContain('rowVersion');
    }
  });

  it('moves with pictures, and with what an account’s owner changes', async () => {
    const { body: product } = await admin('POST', '/products', {
      form: formOf({ name: 'Lait', price: '1', images: await pictureFile() }),
    });
    const existingImages = JSON.stringify([{ id: product.images[0].id, order: 0 }]);
    const form = formOf({ name: 'Lait', price: '1', existingImages, newImages: await pictureFile() });
    expect((await admin('PUT', `/products/${product.id}`, { form })).headers.etag).toMatch(/^"2-/);
    const { id, token } = await shop.signUp();
    await shop.call('PATCH', '/users/me', { token, json: { email: `${id}@example.com` } });
    expect(await versionOf(`/users/${id}`)).toBe(2);
  });

  it('moves with what an import saves', async () => {
    const { id } = await makeProduct(shop);
    await shop.database.transaction(async (transaction) => {
      const before = await lock(transaction, products, id);
      await saveMany(transaction, products, [{ id, before, values: { price: 3 } }]);
    });
    expect([await versionOf(`/products/${id}`), (await admin('GET', `/products/${id}`)).body.price]).toEqual([2, 3]);
  });

  it('moves for each parent that gains or loses a child, by whatever way', async () => {
    const [a, b] = [await add('categories', { title: 'A' }), await add('categories', { title: 'B' })];
    const versions = async () => [await versionOf(`/categories/${a.id}`), await versionOf(`/categories/${b.id}`)];
    const child = await add('categories', { title: 'Enfant', parentId: a.id });
    expect(await versions()).toEqual([2, 1]);
    await admin('PATCH', `/categories/${child.id}`, { json: { title: 'Renommée' } });
    expect(await versions()).toEqual([2, 1]);
    await admin('PATCH', `/categories/${child.id}`, { json: { parentId: b.id } });
    expect(await versions()).toEqual([3, 2]);
    const before = await versionOf(`/categories/${child.id}`);
    await admin('PATCH', `/categories/${a.id}`, { json: { children: [child.id] } });
    expect(await versions()).toEqual([4, 3]);
    expect(await versionOf(`/categories/${child.id}`)).toBe(before + 1);
    await admin('DELETE', `/categories/${child.id}`);
    expect(await versions()).toEqual([5, 3]);
  });

  it('stays when only an embedded record changed, while the answer is another one', async () => {
    const brand = await add('brands', { name: 'Avant' });
    const { id } = await makeProduct(shop, { brandId: brand.id });
    const url = `/products/${id}`;
    const before = await tagOf(url);
    expect((await shop.call('GET', url, { headers: { 'if-none-match': before } })).status).toBe(304);
    await admin('PATCH', `/brands/${brand.id}`, { json: { name: 'Après' } });
    const again = await shop.call('GET', url, { headers: { 'if-none-match': before } });
    expect([again.status, again.body?.brand.name]).toEqual([200, 'Après']);
    expect(again.headers.etag).not.toBe(before);
    expect((await admin('PATCH', url, { json: { price: 7 }, headers: { 'if-match': before } })).status).toBe(200);
  });

  it('returns 304 for what is not cached for everyone, and for a proxy’s form of the tag', async () => {
    const { body: order } = await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) });
    for (const url of [`/orders/${order.id}`, `/products/${(await makeProduct(shop)).id}`]) {
      const etag = await tagOf(url);
      for (const form of [etag, `W/${etag}`, etag.replace(/"$/, '-gzip"')]) {
        const answer = await admin('GET', url, { headers: { 'if-none-match': form } });
        expect([answer.status, answer.text], `${url} ${form}`).toEqual([304, '']);
        expect((await admin('GET', url, { headers: { 'if-none-match': etag.replace('"1-', '"2-') } })).status).toBe(
          200,
        );
      }
    }
  });

  it('survives a proxy that weakens or marks tags, and every save moves updatedAt whatever the clock does', async () => {
    const { id } = await makeProduct(shop);
    for (const form of [(etag: string) => `W/${etag}`, (etag: string) => etag.replace(/"$/, '-gzip"'), () => '*']) {
      const headers = { 'if-match': form(await tagOf(`/products/${id}`)) };
      expect((await admin('PATCH', `/products/${id}`, { json: { price: 9 }, headers })).status).toBe(200);
      expect((await admin('PATCH', `/products/${id}`, { json: { price: 10 }, headers })).status).toBe(
        form('') === '*' ? 200 : 412,
      );
    }
    await shop.database.execute(sql`update products set updated_at = now() + interval '1 day' where id = ${id}`);
    const ahead = (await admin('GET', `/products/${id}`)).body.updatedAt;
    const { body } = await admin('PATCH', `/products/${id}`, { json: { price: 11 } });
    expect(Date.parse(body.updatedAt)).toBe(Date.parse(ahead) + 1);
  });

  it('is judged where there is a record; a missing one is still a 404', async () => {
    const headers = { 'if-match': '"1-x"' };
    const url = '/products/00000000-0000-4000-8000-000000000000';
    for (const method of ['PATCH', 'DELETE'])
      expect((await admin(method, url, { headers, ...(method === 'PATCH' && { json: { price: 1 } }) })).status).toBe(
        404,
      );
  });
});

/** A value that a field takes, by its kind; relations point to the first record that there is. */
async function sampleOf(field: Field, resource: ResourceShape): Promise<unknown> {
  const target = kindOf(field).targetOf?.(field, resource);
  if (target) return (await admin('GET', `/${target.name}?_end=1`)).body[0]?.id;
  if (field.kind === 'choice') return Object.keys(field.options)[0];
  if (field.kind === 'url') return 'https://example.com';
  if (field.kind === 'date') return '2026-11-22';
  if (field.kind === 'email') return 'essai@example.com';
  return kindOf(field).isNumber ? ('min' in field && field.min) || 1 : 'Essai';
}

/** The rules of one resource beyond its fields. */
const WANTED: Readonly<Record<string, () => object | Promise<object>>> = {
  webhooks: () => ({ url: 'https://example.com/hook' }),
  offers: () => ({ code: 'OFFRE', percent: 10 }),
  'content-blocks': () => ({ kind: 'quote', title: 'Noël', text: 'Doux' }),
  'search-synonyms': () => ({ words: 'gommage, exfoliant' }),
  'export-schedules': async () => ({
    list: 'products',
    recipients: [(await admin('GET', '/users/me')).body.id],
  }),
  'message-templates': () => ({
    event: 'order-shipped',
    channel: 'email',
    subject: 'En route',
    text: 'Partie : {{numero}}',
  }),
};

/** The id of some record; one is made where there is none yet. */
async function someId(resource: ResourceShape): Promise<string> {
  const [existing] = (await admin('GET', `/${resource.name}?_end=1`)).body;
  if (existing) return existing.id;
  const requested = Object.entries(resource.fields).filter(
    ([, field]) => field.required && !field.readOnly && !field.computed,
  );
  const pairs = await Promise.all(requested.map(async ([name, field]) => [name, await sampleOf(field, resource)]));
  const made = await add(resource.name, { ...Object.fromEntries(pairs), ...(await WANTED[resource.name]?.()) });
  expect(made, resource.name).toMatchObject({ id: expect.any(String) });
  return made.id;
}

it('a record that is sent back as it was answered is taken by PUT, and stays what it was: of every resource', async () => {
  const { id: productId } = await makeProduct(shop);
  await add('stock-movements', { productId, reason: 'counted', quantity: 3 });
  const line = { productId, quantity: 2, lot: 'A1', expiresOn: '2099-01-01', expected: null };
  await add('stock-sheets', { key: randomUUID(), kind: 'received', note: null, lines: [line] });
  await add('notifications/alerts', { reason: 'price', productId, to: '97000001' });
  const { id: userId } = (await admin('GET', '/users/me')).body;
  await shop.database.execute(
    sql`insert into alerts (user_id, kind, title, text, key, is_read) values (${userId}, 'orders', 'Commande', 'En route', 'un', false)`,
  );
  // What nobody reads by its own routes can't be sent back as it was answered.
  const changed = resources.filter((resource) => allows(resource, 'read') && allows(resource, 'update'));
  expect(changed.length).toBeGreaterThan(10);
  for (const resource of changed) {
    const url = resource.isSingle ? `/${resource.name}` : `/${resource.name}/${await someId(resource)}`;
    const { body: before } = await admin('GET', url);
    const { status, body: after } = await admin('PUT', url, { json: before });
    expect({ url, status, ...after, updatedAt: null }).toEqual({ url, status: 200, ...before, updatedAt: null });
  }
});
