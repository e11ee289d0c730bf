import { brands, products, searchSynonyms } from '@karite/shared/resources';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchCalls } from '../../../e2e/promises/testing/database-calls.ts';
import { makeProduct } from '../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import { KeptPages } from './kept-pages.ts';
import { listQueryOf } from './list-query.ts';
import { isFilled } from './search/keep-search.ts';

const PAGE = { ids: 'a,b', total: 7 };
const queryOf = (asked: Record<string, unknown>) => listQueryOf(products, asked);
const dearest = queryOf({ _sort: 'price', _order: 'desc' });
const savon = queryOf({ q: 'savon' });

describe('which records stand on a page is kept', () => {
  function freshPages() {
    const cache = new CatalogueCache();
    cache.see({ version: null, migrations: 0, changes: [] }, null, performance.now() + 60_000);
    const pages = new KeptPages(cache, products);
    const keep = () => {
      for (const query of [dearest, savon]) pages.keep(query, PAGE, cache.generation);
    };
    const found = () => [dearest, savon].map((query) => pages.find(query) !== null);
    return { cache, pages, keep, found };
  }
  const change = (resource: string, field: string) => [{ resource, record: 'a', fields: [field] }];

  it.each([
    ['products', 'in_stock', [true, true]],
    ['products', 'badge', [true, true]],
    ['orders', '+', [true, true]],
    ['products', 'price', [false, true]],
    ['products', 'name', [true, false]],
    ['products', 'description', [true, false]],
    ['products', 'barcode', [true, false]],
    ['products', 'variant_names', [true, false]],
    ['products', 'ingredients', [true, false]],
    ['products', 'brand_id', [true, false]],
    ['products', 'categories', [true, false]],
    ['products', 'reviews', [true, false]],
    ['products', 'rating', [true, false]],
    [brands.name, 'name', [true, false]],
    [brands.name, 'description', [true, true]],
    [searchSynonyms.name, 'words', [true, false]],
    ['products', '+', [false, false]],
    ['products', '-', [false, false]],
  ])('through a change of %s, %s: of a list by price, and of a search %s', (resource, field, isKept) => {
    const { cache, keep, found } = freshPages();
    expect(found()).toEqual([false, false]);
    keep();
    expect(found()).toEqual([true, true]);
    cache.touch(change(resource, field));
    expect(found()).toEqual(isKept);
  });

  it('by all that tells one page from another', () => {
    const { pages, keep } = freshPages();
    keep();
    expect(pages.find(queryOf({ q: 'savon', fields: ['name'] }))).toEqual(PAGE);
    for (const other of [
      { q: 'savons' },
      { q: 'savon', _start: 24, _end: 48 },
      { q: 'savon', _end: 12 },
      { q: 'savon', _sort: 'price' },
      { q: 'savon', inStock: [true] },
      { q: 'savon', id: ['a'] },
    ])
      expect(pages.find(queryOf(other)), JSON.stringify(other)).toBeNull();
  });
});

describe('pages of which something has changed', () => {
  let shop: TestApp;
  let ids: string[];
  beforeAll(async () => {
    shop = await openTestApp();
    ids = [];
    for (const [name, reviews] of [
      ['Savon noir', 9],
      ['Savon doux', 5],
      ['Argile', 1],
    ] as const)
      ids.push((await makeProduct(shop, { name, reviews, rating: 4 })).id);
    await vi.waitUntil(() => isFilled(shop.database, products) && shop.app.catalogueCache.isFresh, 15_000);
  });
  afterAll(() => shop.close());

  const write = (path: string, json: object) => shop.call('PATCH', path, { token: shop.adminToken, json });
  /** What is answered, and how often the database is asked for it. */
  async function read(url: string) {
    // However busy the machine is: what is kept is used while the process knows of every change.
    await shop.app.catchUp();
    let calls = 0;
    const stop = watchCalls(shop.database, () => {
      calls += 1;
    });
    const { body, headers } = await shop.call('GET', url).finally(stop);
    return { body, calls, total: headers['x-total-count'] };
  }
  const named = async (query: string) => {
    const { body, calls, total } = await read(`/products?fields=name,badge&${query}`);
    return { names: body.map(({ name }: { name: string }) => name), calls, total };
  };

  it('are not looked for: the record that has changed is read, and nothing else', async () => {
    expect((await named('q=savon')).names).toEqual(['Savon noir', 'Savon doux']);
    expect((await named('_sort=name')).names).toEqual(['Argile', 'Savon doux', 'Savon noir']);
    await write(`/products/${ids[0]}`, { badge: 'Nouveau' });
    for (const query of ['q=savon', '_sort=name'])
      expect(await read(`/products?fields=name,badge&${query}`)).toMatchObject({ calls: query === 'q=savon' ? 1 : 0 });
    const { body, total } = await read('/products?fields=name,badge&q=savon');
    expect([body[0].badge, total]).toEqual(['Nouveau', '2']);
  });

  it('lead on by a cursor beside one of the same lines that is kept', async () => {
    const lines = '/products?fields=name&_sort=name&_end=2';
    await read(lines);
    const { headers, body } = await shop.call('GET', `${lines}&_after=`);
    expect(body).toHaveLength(2);
    const next = await shop.call('GET', `${lines}&_after=${encodeURIComponent(String(headers['x-next-after']))}`);
    expect(next.body.map(({ name }: { name: string }) => name)).toEqual(['Savon noir']);
  });

  it('a search whose records have not changed is answered as it was, with its facets and suggestions', async () => {
    const addresses = ['/products?fields=name&q=savon', '/products/facets?q=savon', '/products/suggestions?q=savon'];
    for (const address of addresses) await read(address);
    await write(`/products/${ids[2]}`, { priority: 3, howToUse: 'Sur peau humide' });
    const again = [];
    for (const address of addresses) again.push(await read(address));
    expect(again.map(({ calls }) => calls)).toEqual([0, 0, 0]);
    expect(again[0]?.body).toHaveLength(2);
  });

  it('are looked for again when that decides, of the best as well', async () => {
    await named('q=savon');
    await write(`/products/${ids[1]}`, { reviews: 50 });
    expect((await named('q=savon')).names).toEqual(['Savon doux', 'Savon noir']);
    await write(`/products/${ids[2]}`, { name: 'Savon à l’argile' });
    expect(await named('q=savon')).toMatchObject({
      names: ['Savon doux', 'Savon noir', 'Savon à l’argile'],
      total: '3',
    });
    const { body: brand } = await shop.call('POST', '/brands', { token: shop.adminToken, json: { name: 'Zorabel' } });
    expect((await named('q=zorabel')).names).toEqual([]);
    await write(`/products/${ids[0]}`, { brandId: brand.id });
    expect((await named('q=zorabel')).names).toEqual(['Savon noir']);
    const { body: facets } = await read('/products/facets?q=savon');
    expect(facets.brandId).toMatchObject([{ label: 'Zorabel', count: 1 }]);
    await write(`/brands/${brand.id}`, { name: 'Mirandole' });
    expect((await named('q=zorabel')).names).toEqual([]);
    expect((await read('/products/facets?q=savon')).body.brandId).toMatchObject([{ label: 'Mirandole', count: 1 }]);
    expect((await read('/products/suggestions?q=mirand')).body.names.brandId).toMatchObject([{ label: 'Mirandole' }]);
    await write(`/products/${ids[0]}`, { inStock: false });
    const inStock = (await read('/products/facets?q=savon')).body.isAvailable;
    expect(inStock).toEqual(expect.arrayContaining([expect.objectContaining({ value: 'false', count: 1 })]));
  });
});
