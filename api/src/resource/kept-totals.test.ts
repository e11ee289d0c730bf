import { products } from '@karite/shared/resources';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProduct } from '../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import { KeptTotals } from './kept-totals.ts';
import { listQueryOf } from './list-query.ts';

/** A cache that was told a moment ago that nothing has changed. */
function freshCache(): CatalogueCache {
  const cache = new CatalogueCache();
  cache.see({ version: null, migrations: 0, changes: [] }, null, performance.now());
  return cache;
}
const change = (...fields: string[]) => [{ resource: 'products', record: 'a', fields }];
const queryOf = (asked: Record<string, unknown>) => listQueryOf(products, asked);

it('keeps how many there are until a record comes, goes, or changes what decides', () => {
  const cache = freshCache();
  const totals = new KeptTotals(cache, products);
  const whole = queryOf({});
  const onPromo = queryOf({ isOnPromo: [true] });
  const keep = () => {
    totals.keep(whole, 12, cache.generation);
    totals.keep(onPromo, 3, cache.generation);
  };
  const found = () => [totals.find(whole), totals.find(onPromo)];
  expect(found()).toEqual([null, null]);
  keep();
  expect(totals.find(queryOf({ _start: 24, _end: 48, _sort: 'price' }))).toBe(12);
  for (let price = 0; price < 150; price += 1) {
    cache.touch(change('price'));
    expect(found()).toEqual([12, 3]);
  }
  cache.touch(change('is_on_promo'));
  expect(found()).toEqual([12, null]);
  for (const comesOrGoes of ['+', '-']) {
    keep();
    cache.touch(change(comesOrGoes));
    expect(found()).toEqual([null, null]);
  }
});

it('keeps how many a search finds beside how many there are, until what it looks through changes', () => {
  const cache = freshCache();
  const totals = new KeptTotals(cache, products);
  const search = queryOf({ q: 'savon' });
  totals.keep(queryOf({}), 12, cache.generation);
  expect(totals.find(search)).toBeNull();
  totals.keep(search, 3, cache.generation);
  cache.touch(change('price'));
  cache.touch([{ resource: 'brands', record: 'a', fields: ['description'] }]);
  expect([totals.find(search), totals.find(queryOf({ q: 'savon', _sort: 'price' }))]).toEqual([3, 3]);
  cache.touch([{ resource: 'brands', record: 'a', fields: ['name'] }]);
  expect([totals.find(search), totals.find(queryOf({}))]).toEqual([null, 12]);
});

it('keeps nothing that was counted before a change, nor while nobody knows what has changed', () => {
  const cache = freshCache();
  const totals = new KeptTotals(cache, products);
  const { generation } = cache;
  cache.touch(change('+'));
  totals.keep(queryOf({}), 12, generation);
  expect(totals.find(queryOf({}))).toBeNull();
  const away = new CatalogueCache();
  const blind = new KeptTotals(away, products);
  blind.keep(queryOf({}), 12, away.generation);
  expect(blind.find(queryOf({}))).toBeNull();
});

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

it('every page of a list says how many there are now', async () => {
  const totalOf = async (query: string) =>
    Number((await shop.call('GET', `/products?${query}`)).headers['x-total-count']);
  await expect.poll(() => shop.app.catalogueCache.isFresh).toBe(true);
  const before = await totalOf('_start=0&_end=1');
  const { id } = await makeProduct(shop);
  expect(await totalOf('_start=1&_end=2')).toBe(before + 1);
  expect(await totalOf('_start=2&_end=3')).toBe(before + 1);
  const dear = await totalOf('price_gte=900000&_start=0&_end=1');
  await shop.call('PATCH', `/products/${id}`, { token: shop.adminToken, json: { price: 950_000 } });
  expect(await totalOf('price_gte=900000&_start=1&_end=2')).toBe(dear + 1);
  await shop.call('DELETE', `/products/${id}`, { token: shop.adminToken });
  expect(await totalOf('_start=3&_end=4')).toBe(before);
  expect(await totalOf('price_gte=900000&_start=2&_end=3')).toBe(dear);
});
