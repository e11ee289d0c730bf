import { brands, products, searchSynonyms } from '@karite/shared/resources';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeProduct } from '../../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { CatalogueCache } from '../../server/cache/catalogue-cache.ts';
import { isFilled } from './keep-search.ts';
import { KeptTerms } from './kept-terms.ts';
import { type Meant, searchTerms } from './terms.ts';

const MEANT: Meant = { levels: [{ any: ['1savon'] }], all: { any: ['3savon'] }, isText: false, isSmall: true };

/** A cache that knows that nothing has changed, for a minute, however busy the machine is. */
function freshCache(): CatalogueCache {
  const cache = new CatalogueCache();
  cache.see({ version: null, migrations: 0, changes: [] }, null, performance.now() + 60_000);
  return cache;
}
const change = (resource: string, ...fields: string[]) => [{ resource, record: 'a', fields }];

describe('what words mean is kept', () => {
  it('through changes that say nothing of it, and not through others', () => {
    const cache = freshCache();
    const terms = new KeptTerms(cache, products);
    const find = () => terms.of(cache.generation).find('savon');
    const keep = () => terms.of(cache.generation).keep('savon', MEANT);
    expect(find()).toBeUndefined();
    keep();
    for (let stock = 0; stock < 150; stock += 1) {
      cache.touch(change('products', 'stock', 'price'));
      cache.touch(change('orders', '+'));
      expect(find()).toBe(MEANT);
    }
    for (const [resource, field] of [
      ['products', 'name'],
      ['products', 'description'],
      ['products', '+'],
      ['products', '-'],
      [brands.name, 'name'],
      [searchSynonyms.name, 'words'],
    ] as const) {
      keep();
      cache.touch(change(resource, field));
      expect(find(), `${resource} ${field}`).toBeUndefined();
    }
    keep();
    cache.drop();
    expect(find()).toBeUndefined();
  });

  it('not when it was asked before a change, nor while nobody knows what has changed', () => {
    const cache = freshCache();
    const terms = new KeptTerms(cache, products);
    const begun = terms.of(cache.generation);
    cache.touch(change('products', 'name'));
    begun.keep('savon', MEANT);
    expect(begun.find('savon')).toBeUndefined();
    const away = new CatalogueCache();
    const blind = new KeptTerms(away, products).of(away.generation);
    blind.keep('savon', MEANT);
    expect(blind.find('savon')).toBeUndefined();
  });
});

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await vi.waitUntil(() => isFilled(shop.database, products) && shop.app.catalogueCache.isFresh, 15_000);
});
afterAll(() => shop.close());

const found = async (q: string, more = '') => {
  const { body } = await shop.call('GET', `/products?q=${encodeURIComponent(q)}${more}`);
  return body.map(({ name }: { name: string }) => name);
};

it('what was asked a moment ago is not asked again', async () => {
  const cache = freshCache();
  const terms = new KeptTerms(cache, products);
  const ask = () => searchTerms(shop.database, products, 'savon', terms.of(cache.generation));
  const first = await ask();
  expect((await ask())?.levels).toBe(first?.levels);
  cache.touch(change('products', 'name'));
  expect((await ask())?.levels).not.toBe(first?.levels);
});

it('what is searched for finds what was just written, whatever it was found by before', async () => {
  const { body: brand } = await shop.call('POST', '/brands', { token: shop.adminToken, json: { name: 'Zorabel' } });
  expect(await found('ylangylang')).toEqual([]);
  expect(await found('ylangylang', '&_sort=price')).toEqual([]);
  const { id } = await makeProduct(shop, { name: 'Savon', brandId: brand.id });
  const write = (path: string, json: object) => shop.call('PATCH', path, { token: shop.adminToken, json });
  await write(`/products/${id}`, { description: 'Au ylangylang' });
  expect(await found('ylangylang')).toEqual(['Savon']);
  expect(await found('zorabel')).toEqual(['Savon']);
  expect(await found('mirandole')).toEqual([]);
  await write(`/brands/${brand.id}`, { name: 'Mirandole' });
  expect(await found('mirandole')).toEqual(['Savon']);
  expect(await found('zorabel')).toEqual([]);
  expect(await found('galet')).toEqual([]);
  await shop.call('POST', `/${searchSynonyms.name}`, { token: shop.adminToken, json: { words: 'galet, savon' } });
  expect(await found('galet')).toEqual(['Savon']);
});
