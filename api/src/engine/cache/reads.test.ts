import { belongsTo, defineResource, defineSettings, text } from '@karite/shared/resource';
import { brands, products, searchSynonyms } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchCalls } from '../../../test/guarantees/support/database-calls.ts';
import { makeProduct } from '../../../test/support/makers.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { touches } from '../../platform/server/cache/reads.ts';
import { listQueryOf } from '../list/list-query.ts';
import { readsOfList } from './reads.ts';

const access = { read: 'everyone', write: 'admin' } as const;
const name = text({ label: 'Nom', required: 'Le nom est obligatoire' });
const makers = defineResource({
  name: 'test-makers',
  label: { one: 'Artisan', many: 'Artisans' },
  display: 'name',
  access,
  fields: { name },
});
const crafts = defineResource({
  name: 'test-crafts',
  label: { one: 'Objet', many: 'Objets' },
  display: 'name',
  access,
  fields: { name, makerId: belongsTo(makers, { label: 'Artisan', embed: ['name'], onDelete: 'keep' }) },
});
const shown = defineSettings({
  name: 'test-shown',
  label: 'Vitrine',
  read: 'everyone',
  fields: { makerId: belongsTo(makers, { label: 'Artisan du mois', embed: ['name'], onDelete: 'clear' }) },
});

const shop = withTestApp([makers, crafts, shown]);

beforeAll(async () => {
  await shop.database.execute(sql`insert into "test-shown" default values`);
});

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const read = async (url: string) => (await shop.call('GET', url)).body;

describe('a cached response changes with its embedded records', () => {
  it('that is gone and comes back', async () => {
    const { body: maker } = await admin('POST', '/test-makers', { name: 'Afi' });
    const { body: craft } = await admin('POST', '/test-crafts', { name: 'Panier', makerId: maker.id });
    const called = async () => [
      (await read(`/test-crafts/${craft.id}`)).maker?.name,
      (await read('/test-crafts'))[0].maker?.name,
    ];
    expect(await called()).toEqual(['Afi', 'Afi']);
    await admin('DELETE', `/test-makers/${maker.id}`);
    expect(await called()).toEqual([undefined, undefined]);
    const { body } = await admin('GET', `/audit?recordId=${maker.id}&action=delete`);
    expect((await admin('POST', `/audit/${body[0].id}/restore`)).status).toBe(200);
    expect(await called()).toEqual(['Afi', 'Afi']);
  });

  it('of settings too', async () => {
    const { body: maker } = await admin('POST', '/test-makers', { name: 'Sika' });
    expect((await admin('PATCH', '/test-shown', { makerId: maker.id })).status).toBe(200);
    expect((await read('/test-shown')).maker.name).toBe('Sika');
    await admin('PATCH', `/test-makers/${maker.id}`, { name: 'Sika Mensah' });
    expect((await read('/test-shown')).maker.name).toBe('Sika Mensah');
  });
});

describe('a list is cached through a change of a record that it does not show', () => {
  const reads = (requested: Record<string, unknown>) =>
    readsOfList(products, listQueryOf(products, { ...requested, fields: ['name'] }), 'a,b', []);
  const lists = [reads({ _sort: 'price', _order: 'desc' }), reads({ q: 'savon' })];

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
  ])('of %s, %s: one by price, and a search %s', (resource, field, isCached) => {
    const change = { resource, record: 'c', fields: [field] };
    expect(lists.map((list) => !touches(change, list))).toEqual(isCached);
  });
});

describe('a search', () => {
  let demo: TestApp;
  let ids: string[];
  beforeAll(async () => {
    demo = await openTestApp();
    ids = [];
    for (const [named, reviews] of [
      ['Savon noir', 9],
      ['Savon doux', 5],
      ['Argile', 1],
    ] as const)
      ids.push((await makeProduct(demo, { name: named, reviews, rating: 4 })).id);
    await vi.waitUntil(() => demo.app.catalogueCache.isFresh, 15_000);
  });
  afterAll(() => demo.close());

  const write = (path: string, json: object) => demo.call('PATCH', path, { token: demo.adminToken, json });
  /** The response, and the number of database queries for it. */
  async function ask(url: string) {
    await demo.app.catchUp();
    let calls = 0;
    const stop = watchCalls(demo.database, () => {
      calls += 1;
    });
    const { body } = await demo.call('GET', url).finally(stop);
    return { body, calls };
  }
  const named = async (query: string) =>
    (await ask(`/products?fields=name,badge&${query}`)).body.map(({ name }: { name: string }) => name);

  it('is unchanged while its records are, with its facets and suggestions', async () => {
    const addresses = ['/products?fields=name&q=savon', '/products/facets?q=savon', '/products/suggestions?q=savon'];
    for (const address of addresses) await ask(address);
    await write(`/products/${ids[2]}`, { priority: 3, howToUse: 'Sur peau humide' });
    const again = [];
    for (const address of addresses) again.push(await ask(address));
    expect(again.map(({ calls }) => calls)).toEqual([0, 0, 0]);
    expect(again[0]?.body).toHaveLength(2);
  });

  it('is looked for again when something that decides it changes, of the best as well', async () => {
    expect(await named('q=savon')).toEqual(['Savon noir', 'Savon doux']);
    await write(`/products/${ids[1]}`, { reviews: 50 });
    expect(await named('q=savon')).toEqual(['Savon doux', 'Savon noir']);
    await write(`/products/${ids[2]}`, { name: 'Savon à l’argile' });
    expect(await named('q=savon')).toEqual(['Savon doux', 'Savon noir', 'Savon à l’argile']);
    const { body: brand } = await demo.call('POST', '/brands', { token: demo.adminToken, json: { name: 'Zorabel' } });
    expect(await named('q=zorabel')).toEqual([]);
    await write(`/products/${ids[0]}`, { brandId: brand.id });
    expect(await named('q=zorabel')).toEqual(['Savon noir']);
    expect((await ask('/products/facets?q=savon')).body.brandId).toMatchObject([{ label: 'Zorabel', count: 1 }]);
    await write(`/brands/${brand.id}`, { name: 'Mirandole' });
    expect(await named('q=zorabel')).toEqual([]);
    expect((await ask('/products/facets?q=savon')).body.brandId).toMatchObject([{ label: 'Mirandole', count: 1 }]);
    expect((await ask('/products/suggestions?q=mirand')).body.names.brandId).toMatchObject([{ label: 'Mirandole' }]);
    await write(`/products/${ids[0]}`, { inStock: false });
    const inStock = (await ask('/products/facets?q=savon')).body.isAvailable;
    expect(inStock).toEqual(expect.arrayContaining([expect.objectContaining({ value: 'false', count: 1 })]));
  });
});
