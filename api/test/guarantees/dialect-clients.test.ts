import type { AddressInfo } from 'node:net';
import type { Category, Order, Product, User } from '@karite/shared/resources';
import simpleRest, { axiosInstance } from '@refinedev/simple-rest';
import jsonServerProvider from 'ra-data-json-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../testing/pictures.ts';
import { formOf, makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';

/** Two published clients of the REST dialect, as they are: they only get a header that signs them in. */
let reactAdmin: ReturnType<typeof jsonServerProvider>;
let refine: ReturnType<typeof simpleRest>;
const plainFetch = globalThis.fetch;

const shop = withTestApp();

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const api = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api`;
  const authorization = `Bearer ${shop.adminToken}`;
  globalThis.fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', authorization);
    return plainFetch(url, { ...init, headers });
  };
  axiosInstance.defaults.headers.common.authorization = authorization;
  reactAdmin = jsonServerProvider(api);
  refine = simpleRest(api);
});
afterAll(async () => {
  globalThis.fetch = plainFetch;
});

const admin = async (method: string, url: string, options: object = {}) =>
  (await shop.call(method, url, { token: shop.adminToken, ...options })).body;
const read = (resource: string, id: string) => admin('GET', `/${resource}/${id}`);
const made = {
  brands: () => ({ name: 'Sènami' }),
  categories: () => ({ title: 'Corps' }),
  products: () => ({ name: 'Savon', price: 2_000 }),
};
const creatable = Object.keys(made) as (keyof typeof made)[];
/** A record with everything that a record can embed. */
async function whole() {
  const brand = await admin('POST', '/brands', { json: { name: 'Maison Odjala' } });
  const parent: Category = await admin('POST', '/categories', { json: { title: 'Visage' } });
  const child: Category = await admin('POST', '/categories', { json: { title: 'Laits', parentId: parent.id } });
  const form = formOf({
    name: 'Lait',
    price: '9500',
    badge: 'Promo',
    brandId: brand.id,
    categories: child.id,
    images: await pictureFile(),
  });
  const product: Product = await admin('POST', '/products', { form });
  const order: Order = (await shop.call('POST', '/orders', { json: orderOf([product]) })).body;
  const { id } = await shop.signUp();
  const user: User = await read('users', id);
  return {
    brands: brand,
    categories: await read('categories', parent.id),
    child,
    products: product,
    orders: order,
    users: user,
  };
}
const changeOf: Record<string, object> = {
  brands: { name: 'Kivuela' },
  categories: { title: 'Cheveux' },
  products: { name: 'Lait corporel' },
  orders: { status: 'paid' },
  users: { role: 'admin' },
};
const sort = { field: 'id', order: 'ASC' as const };
const pagination = { page: 1, perPage: 10 };
/** What differs between two states of a record, besides the moment. */
const differences = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(after).filter((key) => key !== 'updatedAt' && JSON.stringify(before[key]) !== JSON.stringify(after[key]));

describe.each(Object.keys(changeOf))('unmodified clients on %s', (name) => {
  it('ra-data-json-server lists, reads and puts the whole record back with one change', async () => {
    const records: Record<string, { id: string }> = await whole();
    const { id } = records[name]!;
    const list = await reactAdmin.getList(name, { pagination, sort, filter: {} });
    expect(list.data.map((record) => record.id)).toContain(id);
    expect(list.total).toBeGreaterThan(0);
    expect((await reactAdmin.getMany(name, { ids: [id] })).data.map((record) => record.id)).toEqual([id]);
    const { data } = await reactAdmin.getOne(name, { id });
    const before = await read(name, id);
    expect(data).toEqual(before);
    // Once as it is, once with the change.
    const same = await reactAdmin.update(name, { id, data, previousData: data });
    expect(differences(before, same.data)).toEqual([]);
    const change = { ...same.data, ...changeOf[name] };
    const { data: changed } = await reactAdmin.update(name, { id, data: change, previousData: same.data });
    expect(changed).toMatchObject(changeOf[name]!);
    const altered = name === 'orders' ? ['status', 'history'] : Object.keys(changeOf[name]!);
    expect(differences(before, await read(name, id)).sort()).toEqual(altered.sort());
    // What it read has changed since: putting it back is refused, and named.
    await expect(reactAdmin.update(name, { id, data: same.data, previousData: same.data })).rejects.toMatchObject({
      status: 400,
      body: { fields: { updatedAt: 'L’enregistrement a changé depuis que vous l’avez lu' } },
    });
  });

  it('plain simple-rest lists, reads and changes, with PATCH and with PUT', async () => {
    const records: Record<string, { id: string }> = await whole();
    const { id } = records[name]!;
    const list = await refine.getList({ resource: name, sorters: [{ field: 'id', order: 'asc' }] });
    expect(list.total).toBeGreaterThan(0);
    expect((await refine.getMany({ resource: name, ids: [id] })).data.map((record) => record.id)).toEqual([id]);
    const { data: before } = await refine.getOne({ resource: name, id });
    const patched = await refine.update({ resource: name, id, variables: before });
    expect(differences(before, patched.data)).toEqual([]);
    const variables = { ...patched.data, ...changeOf[name] };
    await refine.update({ resource: name, id, variables, meta: { method: 'put' } });
    expect(await read(name, id)).toMatchObject(changeOf[name]!);
  });
});

describe('unmodified clients create and delete', () => {
  it.each(creatable)('%s', async (name) => {
    const { data: first } = await reactAdmin.create(name, { data: made[name]() });
    const others = await Promise.all([1, 2].map(() => reactAdmin.create(name, { data: made[name]() })));
    const [second, third] = others.map(({ data }) => String(data.id)) as [string, string];
    await reactAdmin.updateMany(name, { ids: [second, third], data: { ...made[name](), ...changeOf[name] } });
    for (const id of [second, third]) expect(await read(name, id)).toMatchObject(changeOf[name]!);
    await reactAdmin.delete(name, { id: first.id });
    await reactAdmin.deleteMany(name, { ids: [second, third] });
    const { data: fourth } = await refine.create({ resource: name, variables: made[name]() });
    await refine.deleteOne({ resource: name, id: String(fourth.id) });
    for (const id of [first.id, second, third, fourth.id])
      expect((await shop.call('GET', `/${name}/${id}`)).status).toBe(404);
  });

  it('not orders and accounts, which get an error in French', async () => {
    const { orders, users } = await whole();
    for (const [name, { id }] of Object.entries({ orders, users })) {
      const refusal = { status: 404, message: 'Cette opération n’existe pas' };
      await expect(reactAdmin.delete(name, { id })).rejects.toMatchObject(refusal);
      await expect(refine.deleteOne({ resource: name, id })).rejects.toMatchObject({ statusCode: 404 });
    }
    await expect(reactAdmin.create('users', { data: { email: 'x@example.com' } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(reactAdmin.create('orders', { data: {} })).rejects.toMatchObject({ status: 400 });
  });

  it('reads what points to a record, and changes several accounts or orders', async () => {
    const { brands, categories, child, products, orders, users } = await whole();
    const of = (resource: string, target: string, id: string) =>
      reactAdmin.getManyReference(resource, { target, id, pagination, sort, filter: {} });
    expect((await of('products', 'brandId', brands.id)).data.map(({ id }) => id)).toEqual([products.id]);
    expect((await of('categories', 'parentId', categories.id)).data.map(({ id }) => id)).toEqual([child.id]);
    expect((await of('orders', 'userId', users.id)).total).toBe(0);
    await reactAdmin.updateMany('orders', { ids: [orders.id], data: { status: 'shipped' } });
    await reactAdmin.updateMany('users', { ids: [users.id], data: { isActive: false } });
    expect([(await read('orders', orders.id)).status, (await read('users', users.id)).isActive]).toEqual([
      'shipped',
      false,
    ]);
  });
});

describe('what only the server writes', () => {
  const put = (url: string, json: object, method = 'PUT') => shop.call(method, url, { token: shop.adminToken, json });

  it('is refused where it differs, naming the field, and nothing is stored', async () => {
    const records: Record<string, { id: string }> = await whole();
    const forged: Record<string, object> = {
      products: {
        id: records.brands!.id,
        createdAt: '2001-01-01T00:00:00.000Z',
        salePrice: 1,
        isOnPromo: false,
        images: [],
        brand: { id: records.categories!.id },
      },
      categories: { id: records.brands!.id, updatedAt: '2001-01-01T00:00:00.000Z', parent: { id: records.brands!.id } },
      brands: { createdAt: null, id: '' },
      orders: {
        totalPrice: 1,
        items: [],
        history: [],
        userId: records.users!.id,
        user: { id: records.users!.id },
        orderId: 'x',
        email: 'x@example.com',
      },
      users: { email: 'autre@example.com', createdAt: 0 },
    };
    for (const [name, fields] of Object.entries(forged)) {
      const url = `/${name}/${records[name]!.id}`;
      const before = await read(name, records[name]!.id);
      for (const [key, value] of Object.entries(fields)) {
        const answer = await put(url, { ...before, ...changeOf[name], [key]: value });
        expect([answer.status, Object.keys(answer.body.fields ?? {})], `${name}.${key} ${answer.text}`).toEqual([
          400,
          [key],
        ]);
      }
      expect(await read(name, records[name]!.id)).toEqual(before);
    }
  });

  it('is not accepted for a new record, where there is nothing that it could equal', async () => {
    const { brands, products } = await whole();
    for (const [key, value] of Object.entries({
      id: products.id,
      createdAt: products.createdAt,
      salePrice: 1,
      brand: { id: products.id },
    })) {
      const json = { name: 'Savon', price: 1, brandId: brands.id, [key]: value };
      const answer = await put('/products', json, 'POST');
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [key]]);
    }
    const blank = { name: 'Savon', price: 1, id: null, createdAt: null, brand: { id: brands.id }, categories: [] };
    expect((await put('/products', blank, 'POST')).body.brandId).toBe(brands.id);
  });

  it('counts an embedded record by its id', async () => {
    const { products, child, categories } = await whole();
    const other = await admin('POST', '/brands', { json: { name: 'Kivuela' } });
    const url = `/products/${products.id}`;
    const state = await read('products', products.id);
    // Another brand is chosen by its id; the record still embeds the former one.
    const chosen = await put(url, { ...state, brandId: other.id });
    expect(chosen.body.brand.name).toBe('Kivuela');
    const moved = await put(url, { brand: null, categories: [{ id: categories.id }, child] }, 'PATCH');
    expect([moved.body.brandId, moved.body.categories.map(({ id }: { id: string }) => id).sort()]).toEqual([
      null,
      [categories.id, child.id].sort(),
    ]);
  });

  it('an empty body is no body, whatever type it says', async () => {
    const product = await makeProduct(shop);
    const { body: session } = await shop.call('POST', '/auth/login', {
      json: { email: 'admin@example.com', password: 'mot de passe sûr' },
    });
    const headers = { 'content-type': 'application/json' };
    expect((await shop.call('DELETE', `/products/${product.id}`, { token: shop.adminToken, headers })).status).toBe(
      204,
    );
    expect((await shop.call('POST', '/auth/logout', { token: session.access_token, headers })).status).toBe(204);
    expect((await shop.call('POST', '/products', { token: shop.adminToken, headers })).status).toBe(400);
    expect(
      (await shop.call('POST', '/products', { token: shop.adminToken, headers, json: undefined })).body.error,
    ).toBe('validation');
  });
});
