import { beforeAll, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../testing/pictures.ts';
import { formOf, makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';

/** What a call is sent with, and by whom. */
type Payload = { json?: object; form?: Record<string, string | File | (string | File)[]>; as?: 'admin' | 'customer' };

const shop = withTestApp();
let customer: { id: string; token: string; email: string };
let picture: File;
let ordered: object;
/** What `{…}` in a path or in a payload below represents. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  customer = await shop.signUp();
  picture = await pictureFile();
  const make = async (url: string, json: object) => (await shop.call('POST', url, { token: shop.adminToken, json })).body.id;
  ids.root = await make('/categories', { title: 'Corps' });
  ids.child = await make('/categories', { title: 'Bain', parentId: ids.root });
  ids.brand = await make('/brands', { name: 'Maison' });
  const form = formOf({ name: 'Lait', price: '5000', brandId: ids.brand!, categories: ids.root!, images: [picture, picture] });
  const product = (await shop.call('POST', '/products', { token: shop.adminToken, form })).body;
  [ids.product, ids.kept, ids.dropped] = [product.id, product.images[0].id, product.images[1].id];
  ordered = orderOf([await makeProduct(shop)]);
  ids.order = (await shop.call('POST', '/orders', { json: orderOf([product]), token: customer.token })).body.id;
});

const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => ids[name] ?? whole);
const isPlain = (value: unknown): value is object => value !== null && typeof value === 'object' && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
const filledIn = <T>(value: T): T => {
  if (typeof value === 'string') return filled(value) as T;
  if (!isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(filledIn) as T;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, filledIn(it)])) as T;
};

const admin = (payload: Omit<Payload, 'as'> = {}): Payload => ({ ...payload, as: 'admin' });
const mine = (payload: Omit<Payload, 'as'> = {}): Payload => ({ ...payload, as: 'customer' });
const some = expect.any(String);
const list = (of: object) => expect.arrayContaining([expect.objectContaining(of)]);

const account = { email: 'neuve@example.com', password: 'un bon mot de passe' };
const category = { title: 'Visage', subtitle: 'Soin', description: 'Doux', color: '#123456', image: null, parentId: '{root}' };
const product = { name: 'Baume', price: '9000', description: 'Riche', brandId: '{brand}', inStock: 'true', rating: '4.5', reviews: '3', badge: 'Nouveau' };
const profile = { id: some, email: some, role: 'user', createdAt: some, updatedAt: some, isActive: true };

/** The calls of R1401, line by line: method, path, payload; then what is answered. */
const CALLS: [string, string, () => Payload, number, unknown][] = [
  ['POST', '/auth/register', () => ({ json: account }), 201, { access_token: some, user: { email: account.email } }],
  ['POST', '/auth/login', () => ({ json: account }), 200, { access_token: some, user: { email: account.email } }],
  ['GET', '/users/me', () => mine(), 200, profile],
  ['PATCH', '/users/me', () => mine({ json: { email: 'moi@example.com' } }), 200, { email: 'moi@example.com' }],
  ['PATCH', '/users/me', () => mine({ json: { email: 'moi@example.com', password: 'encore un bon mot' } }), 200, profile],
  ['GET', '/users', () => admin(), 200, list({ email: 'moi@example.com' })],
  ['GET', '/categories', () => ({}), 200, list({ title: 'Corps' })],
  ['GET', '/categories/roots', () => ({}), 200, [{ title: 'Corps', children: [{ title: 'Bain' }] }]],
  ['GET', '/categories/{root}/children', () => ({}), 200, [{ title: 'Bain' }]],
  ['GET', '/categories/{root}', () => ({}), 200, { title: 'Corps', children: [{ id: '{child}' }] }],
  ['POST', '/categories', () => admin({ json: category }), 201, category],
  ['PUT', '/categories/{child}', () => admin({ json: { ...category, title: 'Bains' } }), 200, { title: 'Bains', parentId: '{root}' }],
  ['POST', '/categories/upload', () => admin({ form: { image: picture } }), 201, { imageUrl: expect.stringMatching(/^\/media\//) }],
  ['GET', '/categories/{root}/products', () => ({}), 200, [{ id: '{product}' }]],
  ['GET', '/brands', () => ({}), 200, [{ name: 'Maison', logo: null }]],
  ['GET', '/brands/{brand}', () => ({}), 200, { name: 'Maison' }],
  ['POST', '/brands', () => admin({ form: { name: 'Autre', description: 'Une maison', logo: picture } }), 201, { name: 'Autre', logo: expect.stringMatching(/^\/media\//) }],
  ['POST', '/brands', () => admin({ form: { name: 'Sans logo', description: '' } }), 201, { name: 'Sans logo', logo: null }],
  ['PUT', '/brands/{brand}', () => admin({ form: { name: 'Maison Karité', description: 'À Cotonou' } }), 200, { name: 'Maison Karité' }],
  ['PATCH', '/brands/{brand}', () => admin({ json: { description: 'À Abidjan' } }), 200, { name: 'Maison Karité', description: 'À Abidjan' }],
  ['GET', '/products', () => ({}), 200, list({ name: 'Lait' })],
  ['GET', '/products?categories={root},{child}', () => ({}), 200, [{ id: '{product}' }]],
  ['GET', '/products/{product}', () => ({}), 200, { brand: { id: '{brand}' }, categories: [{ id: '{root}' }], images: [{ order: 0 }, { order: 1 }] }],
  ['GET', '/products?brandId={brand}', () => ({}), 200, [{ id: '{product}' }]],
  [
    'POST',
    '/products',
    () => admin({ form: { ...product, categories: ['{root}', '{child}'], images: [picture, picture] } }),
    201,
    { name: 'Baume', price: 9_000, rating: 4.5, reviews: 3, badge: 'Nouveau', inStock: true, images: [{ order: 0 }, { order: 1 }] },
  ],
  [
    'PUT',
    '/products/{product}',
    () => admin({ form: { ...product, categories: ['{child}'], newImages: [picture, picture], existingImages: '[{"id":"{kept}","order":0}]', imagesToDelete: ['{dropped}'] } }),
    200,
    { name: 'Baume', categories: [{ id: '{child}' }], images: [{ id: '{kept}', order: 0 }, { order: 1 }, { order: 2 }] },
  ],
  ['DELETE', '/products/{product}', () => admin(), 204, null],
  ['POST', '/orders', () => ({ json: ordered }), 201, { id: some, orderId: some, status: 'pending' }],
  ['GET', '/orders', () => mine(), 200, [{ id: '{order}' }]],
  ['GET', '/orders/{order}', () => mine(), 200, { id: '{order}', status: 'pending', items: [{ productId: '{product}', name: 'Lait' }] }],
  ['PATCH', '/orders/{order}/status', () => admin({ json: { status: 'completed' } }), 200, { status: 'completed' }],
  ['DELETE', '/categories/{child}', () => admin(), 204, null],
  ['DELETE', '/brands/{lonely}', () => admin(), 204, null],
];

describe('R1401 every call exists, with its method, path and payload', () => {
  it.each(CALLS)('%s %s', async (method, path, payload, status, expected) => {
    if (path.includes('{lonely}')) ids.lonely = (await shop.call('POST', '/brands', { token: shop.adminToken, json: { name: 'Seule' } })).body.id;
    const { json, form, as } = filledIn(payload());
    const token = as === 'admin' ? shop.adminToken : as && customer.token;
    const answer = await shop.call(method, filled(path), { token, json, form: form && formOf(form) });
    expect(answer.status, answer.text).toBe(status);
    if (expected === null) expect(answer.text).toBe('');
    else expect(answer.body).toMatchObject(filledIn(expected) as object);
  });
});
