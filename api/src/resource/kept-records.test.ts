import { products } from '@karite/shared/resources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchCalls } from '../../../e2e/promises/testing/database-calls.ts';
import { formOf, makeProduct } from '../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import { KeptRecords } from './kept-records.ts';
import { listQueryOf } from './list-query.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const card = listQueryOf(products, { fields: ['name', 'price', 'brand.name'] });
const whole = listQueryOf(products, {});

/** Records of a cache that was told a moment ago that nothing has changed. */
function freshRecords() {
  const cache = new CatalogueCache();
  cache.see({ version: null, migrations: 0, changes: [] }, null, performance.now());
  const records = new KeptRecords(cache, products);
  return { cache, cards: () => records.of(card, cache.generation), wholes: () => records.of(whole, cache.generation) };
}
const change = (record: string, field: string, resource = 'products') => [{ resource, record, fields: [field] }];

describe('a record is kept as a list writes it', () => {
  it('until something that the list shows of it changes', () => {
    const { cache, cards, wholes } = freshRecords();
    cards().keep(ID, 'card');
    wholes().keep(ID, 'whole');
    expect([cards().find(ID), wholes().find(ID), cards().find(OTHER)]).toEqual(['card', 'whole', undefined]);
    for (let step = 0; step < 150; step += 1) {
      cache.touch(change(OTHER, 'price'));
      expect(cards().find(ID)).toBe('card');
    }
    cache.touch(change(ID, 'description'));
    expect([cards().find(ID), wholes().find(ID)]).toEqual(['card', undefined]);
    cache.touch(change(ID, 'price'));
    expect(cards().find(ID)).toBeUndefined();
  });

  it.each(['-', '+'])('until it goes or comes back (%s)', (comesOrGoes) => {
    const { cache, cards } = freshRecords();
    cards().keep(ID, 'card');
    cache.touch(change(OTHER, comesOrGoes));
    expect(cards().find(ID)).toBe('card');
    cache.touch(change(ID, comesOrGoes));
    expect(cards().find(ID)).toBeUndefined();
  });

  it('until what it carries along changes', () => {
    const { cache, cards } = freshRecords();
    cards().keep(ID, 'card');
    cache.touch(change(OTHER, 'name', 'brands'));
    expect(cards().find(ID)).toBeUndefined();
  });

  it('not when it was read before a change, nor while nobody knows what has changed', () => {
    const { cache, cards } = freshRecords();
    const begun = cards();
    cache.touch(change(ID, 'price'));
    begun.keep(ID, 'old');
    expect(cards().find(ID)).toBeUndefined();
    const away = new CatalogueCache();
    const records = new KeptRecords(away, products).of(card, away.generation);
    records.keep(ID, 'card');
    expect(records.find(ID)).toBeUndefined();
  });

  it('beside the same record as another list writes it', () => {
    const { cache, cards } = freshRecords();
    const named = new KeptRecords(cache, products).of(listQueryOf(products, { fields: ['name'] }), cache.generation);
    cards().keep(ID, 'card');
    expect(named.find(ID)).toBeUndefined();
  });
});

describe('pages that show what others have shown', () => {
  const CARD = 'fields=name,price,images.0,brand.name';
  let shop: TestApp;
  let ids: string[];
  beforeAll(async () => {
    shop = await openTestApp();
    ids = [];
    for (const name of ['Argile', 'Beurre', 'Crème']) ids.push((await makeProduct(shop, { name })).id);
  });
  afterAll(() => shop.close());

  const list = async (query: string) => (await shop.call('GET', `/products?${CARD}&${query}`)).body;
  /** How often the database is asked for a list. */
  async function callsOf(query: string): Promise<number> {
    let calls = 0;
    const stop = watchCalls(shop.database, () => {
      calls += 1;
    });
    await list(query).finally(stop);
    return calls;
  }

  it('are read by their ids alone, and by what is not known yet', async () => {
    await expect.poll(() => shop.app.catalogueCache.isFresh).toBe(true);
    expect(await callsOf('_sort=name&_end=2')).toBe(2);
    expect(await callsOf('_sort=name&_order=desc&_end=3')).toBe(2);
    expect(await callsOf('_sort=price&_end=3')).toBe(1);
  });

  it('are what the database would write', async () => {
    await list('_sort=name');
    const kept = await shop.call('GET', `/products?${CARD}&_sort=name,price`);
    shop.app.catalogueCache.drop();
    const read = await shop.call('GET', `/products?${CARD}&_sort=name,id`);
    expect([kept.text, kept.headers.etag]).toEqual([read.text, read.headers.etag]);
    expect(kept.body.map(({ name }: { name: string }) => name)).toEqual(['Argile', 'Beurre', 'Crème']);
  });

  it('say at once what was changed, of the record and of what it carries along, and leave out what was deleted', async () => {
    const send = (method: string, url: string, json?: object) =>
      shop.call(method, url, { token: shop.adminToken, ...(json && { json }) });
    const brand = await shop.call('POST', '/brands', { token: shop.adminToken, form: formOf({ name: 'Nature' }) });
    const [first, second] = ids as [string, string];
    await list('_sort=name');
    await send('PATCH', `/products/${first}`, { price: 77, brandId: brand.body.id });
    expect((await list('_sort=name&_end=1'))[0]).toMatchObject({ price: 77, brand: { name: 'Nature' } });
    await send('PATCH', `/brands/${brand.body.id}`, { name: 'Autre nature' });
    expect((await list('_sort=name&_end=2'))[0].brand.name).toBe('Autre nature');
    await send('DELETE', `/products/${second}`);
    expect((await list('_sort=name&_end=3')).map(({ name }: { name: string }) => name)).toEqual(['Argile', 'Crème']);
  });
});
