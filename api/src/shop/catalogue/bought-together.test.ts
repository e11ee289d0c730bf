import type { Product } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { countTogetherWhenDue } from './bought-together.ts';

const shop = withTestApp();

const products = (count: number) => Promise.all(Array.from({ length: count }, () => makeProduct(shop)));
async function order(...bought: Product[]): Promise<string> {
  const { status, body } = await shop.call('POST', '/orders', { json: orderOf(bought) });
  expect(status).toBe(201);
  return body.id;
}
/** As if the last time were long ago. */
async function count() {
  await shop.database.execute(sql`update bought_together set made_at = now() - interval '7 hours'`);
  await countTogetherWhenDue(shop.database);
}
const togetherWith = async ({ id }: Product) => (await shop.call('GET', `/products/${id}/bought-together`)).body;

it('R1848: from two orders on, the most often first, both ways', async () => {
  const [a, b, c, d] = await products(4);
  await order(a!, b!, c!);
  await order(a!, c!);
  await order(a!, c!);
  await order(a!, b!, d!);
  await count();
  expect(await togetherWith(a!)).toEqual([c!.id, b!.id]);
  expect(await togetherWith(b!)).toEqual([a!.id]);
  expect(await togetherWith(d!)).toEqual([]);
});

it('R1848: not by orders that are cancelled or of long ago', async () => {
  const [a, b] = await products(2);
  const [first] = [await order(a!, b!), await order(a!, b!)];
  const set = async (change: SQL, together: Product[]) => {
    await shop.database.execute(sql`update orders set ${change} where id = ${first}`);
    await count();
    await expect.poll(() => togetherWith(b!)).toEqual(together.map(({ id }) => id));
  };
  await set(sql`created_at = now() - interval '181 days'`, []);
  await set(sql`created_at = now() - interval '179 days'`, [a!]);
  await set(sql`status = 'cancelled'`, []);
});

it('R1848: not by orders of a whole shop, and eight at most of each', async () => {
  const [a, b, ...others] = await products(22);
  for (const bought of [
    [a!, ...others.slice(0, 19)],
    [b!, ...others],
  ])
    for (const _ of [1, 2]) await order(...bought);
  await count();
  await expect.poll(() => togetherWith(a!)).toHaveLength(8);
  expect(await togetherWith(b!)).toEqual([]);
});

it('R1848: what is out of stock or gone is left out at once; it is counted anew every six hours', async () => {
  const [a, b, c] = await products(3);
  await order(a!, b!, c!);
  await order(a!, b!, c!);
  await count();
  expect(await togetherWith(a!)).toHaveLength(2);
  const token = shop.adminToken;
  await shop.call('PATCH', `/products/${b!.id}`, { token, json: { inStock: false } });
  expect(await togetherWith(a!)).toEqual([c!.id]);
  await shop.call('DELETE', `/products/${c!.id}`, { token });
  expect(await togetherWith(a!)).toEqual([]);
  const [d, e] = await products(2);
  await order(d!, e!);
  await order(d!, e!);
  await countTogetherWhenDue(shop.database);
  expect(await togetherWith(d!)).toEqual([]);
  await count();
  await expect.poll(() => togetherWith(d!)).toEqual([e!.id]);
});

it('R1848: a purchase of a choice is a purchase of the product', async () => {
  const [a] = await products(1);
  const head = await makeProduct(shop, { name: 'Rouge Corail', shade: 'Corail' });
  const variant = await makeProduct(shop, { name: 'Rouge Prune', shade: 'Prune', variantOfId: head.id });
  await order(a!, head);
  await order(a!, variant);
  await count();
  await expect.poll(() => togetherWith(a!)).toEqual([head.id]);
  expect(await togetherWith(variant)).toEqual([a!.id]);
  await shop.call('PATCH', `/products/${head.id}`, { token: shop.adminToken, json: { inStock: false } });
  expect(await togetherWith(a!)).toEqual([head.id]);
});

it('answers nothing of what is no product', async () => {
  expect((await shop.call('GET', '/products/x/bought-together')).status).toBe(404);
  expect((await shop.call('GET', '/products/x/bought-together?a=1')).status).toBe(400);
});
