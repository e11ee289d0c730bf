import { MAX_ORDER_LINES, MAX_QUANTITY, type OrderPayload } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

const shop = withTestApp();
let good: Product;
let second: Product;
/** Ids of records that are no product, by what they are. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  const admin = (method: string, url: string, json?: object) =>
    shop.call(method, url, { token: shop.adminToken, json });
  [good, second] = [await makeProduct(shop), await makeProduct(shop)];
  const deleted = await makeProduct(shop);
  await admin('DELETE', `/products/${deleted.id}`);
  ids.deleted = deleted.id;
  ids.brand = (await admin('POST', '/brands', { name: 'Marque' })).body.id;
  ids.user = (await shop.signUp()).id;
});

/** Sends an order as bytes: some of what is tried here is no JSON value that a program could hold. */
const place = (body: object | string) =>
  shop.call('POST', '/orders', {
    ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
    json: body,
  });
const rows = async () =>
  (
    await shop.database.execute(sql`
      select (select count(*) from orders) + (select count(*) from orders_items) + (select count(*) from orders_history)
        + (select count(*) from messages) as n`)
  ).rows[0]!.n;

/** A right order of two products, the second of which is then altered: the first must not be taken alone. */
const basket = (second_: object): object => {
  const payload = orderOf([good, second]);
  payload.customerInfo.email = 'afi@example.com';
  return { ...payload, items: [payload.items[0], { ...payload.items[1], ...second_ }] };
};

/** Refused with a message by field, and nothing stored. */
async function expectRefused(body: object | string, statuses: number[], field?: RegExp) {
  const before = await rows();
  const refused = await place(body);
  expect(statuses, refused.text).toContain(refused.status);
  if (field) expect(Object.keys(refused.body.fields).join()).toMatch(field);
  expect(await rows()).toBe(before);
}

const QUANTITIES: [string, unknown][] = [
  ['0', 0],
  ['-0', -0],
  ['-1', -1],
  ['a fraction', 1.5],
  ['almost one', 0.999_999_999],
  ['a little more than one', 1.000_000_001],
  ['one over the most', MAX_QUANTITY + 1],
  ['a billion', 1e9],
  ['2 ** 31', 2 ** 31],
  ['-(2 ** 31)', -(2 ** 31)],
  ['2 ** 53', 2 ** 53],
  ['1e308', 1e308],
  ['text', '2'],
  ['no text', ''],
  ['null', null],
  ['true', true],
  ['a list', [1]],
  ['a record', { valueOf: 1 }],
  ['nothing at all', undefined],
];

const strangeIds = (): [string, unknown][] => [
  ['of nobody', '00000000-0000-4000-8000-000000000000'],
  ['of a deleted product', ids.deleted],
  ['of a brand', ids.brand],
  ['of a user', ids.user],
  ['without dashes', second.id.replaceAll('-', '')],
  ['in braces', `{${second.id}}`],
  ['with a space', `${second.id} `],
  ['with a NUL', `${second.id}\u0000`],
  ['cut', second.id.slice(0, -1)],
  ['of SQL', `${second.id}' or '1'='1`],
  ['a number', 7],
  ['null', null],
  ['a list', [second.id]],
  ['a record', { id: second.id }],
  ['nothing', ''],
];

const shapes = ({ items }: OrderPayload): [string, unknown][] => [
  ['missing', undefined],
  ['empty', []],
  ['null', null],
  ['text', 'all'],
  ['a record', { 0: items[0] }],
  ['one line in no list', items[0]],
  ['a list in a list', [items]],
  ['a line that is null', [items[0], null]],
  ['the same product twice', [items[0], items[0]]],
  [
    'a line too many',
    Array.from({ length: MAX_ORDER_LINES + 1 }, () => ({ ...items[0], productId: crypto.randomUUID() })),
  ],
  ['a line with more fields', [{ ...items[0], isFree: true }]],
];

describe('P5 a basket is taken whole or not at all', () => {
  it.each(QUANTITIES)('P5 a quantity that is %s takes nothing of the basket', (_what, quantity) =>
    expectRefused(basket({ quantity }), [400], /^items\.1\.quantity$/),
  );

  it('P5 nor does one that is beyond all numbers, or written twice', async () => {
    const text = (quantity: string) =>
      JSON.stringify(basket({ quantity: 'HERE' })).replace('"quantity":"HERE"', quantity);
    for (const quantity of [
      '"quantity":1e400',
      '"quantity":-1e400',
      '"quantity":NaN',
      '"quantity":0x10',
      '"quantity":1,"quantity":-1',
    ])
      await expectRefused(text(quantity), [400]);
  });

  it('P5 an id that is no product’s takes nothing of the basket', async () => {
    for (const [what, productId] of strangeIds())
      await expectRefused(basket({ productId, name: what }), [400, 422], /^items\.1\.productId$/);
  });

  it('P5 items of another shape take nothing', async () => {
    for (const [, items] of shapes(orderOf([good, second])))
      await expectRefused({ ...orderOf([good]), items }, [400], /^items/);
  });

  it('P5 one line out of stock takes nothing of the basket', async () => {
    const gone = await makeProduct(shop, { inStock: false });
    await expectRefused(orderOf([good, gone]), [409], /^items\.1\.productId$/);
  });

  it('P5 the most of one product and the most lines are taken, and are written in the document of the API', async () => {
    const many = await makeProduct(shop, { price: 10 });
    expect((await place(orderOf([many], { quantity: MAX_QUANTITY }))).status).toBe(201);
    const products = [];
    for (let i = 0; i < MAX_ORDER_LINES; i++) products.push(await makeProduct(shop, { price: 10 }));
    const placed = await place(orderOf(products));
    expect([placed.status, placed.body.items.length]).toEqual([201, MAX_ORDER_LINES]);

    const { paths } = (await shop.call('GET', '/openapi.json')).body;
    const { items } = paths['/orders'].post.requestBody.content['application/json'].schema.properties;
    expect([items.maxItems, items.items.properties.quantity]).toEqual([
      MAX_ORDER_LINES,
      expect.objectContaining({ type: 'integer', minimum: 1, maximum: MAX_QUANTITY }),
    ]);
  });

  it('P5 and leaves nothing half done', async () => {
    figure('P5', `${QUANTITIES.length + 5} quantities, ${strangeIds().length} ids, 11 shapes: 0 accepted, 0 rows`);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });
});
