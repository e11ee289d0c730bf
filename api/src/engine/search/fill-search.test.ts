import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { openDatabase } from '../../platform/database/database.ts';

// Documents are added when a test requests it.
const shop = withTestApp([], { repeatsWork: false });

const admin = (method: string, path: string, json: object) => shop.call(method, path, { token: shop.adminToken, json });
const found = async (q: string) => {
  const { body } = await shop.call('GET', `/products?q=${encodeURIComponent(q)}`);
  return body.map(({ name }: { name: string }) => name);
};

it('R1800: records that came while no trigger saw them are found once a server has started, in every process', async () => {
  await makeProduct(shop, { name: 'Savon noir au karité' });
  await shop.database.execute(sql`delete from search_documents`);
  await expect.poll(() => shop.app.catalogueCache.isFresh).toBe(true);
  expect(await found('karité savon')).toEqual([]);
  const database = openDatabase(shop.url, 4);
  const app = await openSecondApp({ database, mediaDir: shop.mediaDir }, {});
  expect((await send(app, 'GET', '/products?q=karité savon')).headers['x-total-count']).toBe('1');
  // The process that saw no gap has done nothing meanwhile, and is notified.
  await expect.poll(() => found('karité savon')).toEqual(['Savon noir au karité']);
  await shop.database.execute(sql`delete from search_documents`);
  await runTask(shop, 'fill-search');
  expect((await shop.database.execute(sql`select from search_documents`)).rows).toHaveLength(1);
  await app.close();
  await database.close();
});

it('R1801: what is written is found at once, by its own words and by those of what it points to', async () => {
  const { body: brand } = await admin('POST', '/brands', { name: 'Zorabel' });
  const { body: shelf } = await admin('POST', '/categories', { title: 'Étagère haute' });
  const { id } = await makeProduct(shop, { name: 'Galet', brandId: brand.id });
  expect(await found('zorabel galet')).toEqual(['Galet']);
  expect(await found('ylangylang')).toEqual([]);
  await admin('PATCH', `/products/${id}`, { description: 'Au ylangylang', skinTypes: ['grasse'] });
  expect(await found('galet ylangylang')).toEqual(['Galet']);
  expect(await found('galet gras')).toEqual(['Galet']);
  await admin('PATCH', `/products/${id}`, { categories: [shelf.id] });
  expect(await found('etageres')).toEqual(['Galet']);
  await admin('PATCH', `/categories/${shelf.id}`, { title: 'Rotonde' });
  await admin('PATCH', `/brands/${brand.id}`, { name: 'Mirandole' });
  expect([await found('rotonde'), await found('mirandole')]).toEqual([['Galet'], ['Galet']]);
  expect([await found('etagere'), await found('zorabel')]).toEqual([[], []]);
  expect((await shop.call('DELETE', `/categories/${shelf.id}`, { token: shop.adminToken })).status).toBe(204);
  expect(await found('rotonde')).toEqual([]);
  expect((await shop.call('DELETE', `/products/${id}`, { token: shop.adminToken })).status).toBe(204);
  expect(await found('galet')).toEqual([]);
  const { rows } = await shop.database.execute(sql`select from search_documents where record = ${id}`);
  expect(rows).toEqual([]);
});

it('R1801: a renamed brand renames its products in the transaction that renames it, for every writer', async () => {
  const { body: brand } = await admin('POST', '/brands', { name: 'Aubépine' });
  await makeProduct(shop, { name: 'Lotion', brandId: brand.id });
  const having = async (stem: string) =>
    (await shop.database.execute(sql`select from search_documents where document @@ ${`${stem}:A`}::tsquery`)).rows
      .length;
  const renamed = shop.database.transaction(async (transaction) => {
    await transaction.execute(sql`update brands set name = 'Tilleul' where id = ${brand.id}`);
    const { rows } = await transaction.execute(
      sql`select from search_documents where document @@ 'tilleul:A'::tsquery`,
    );
    expect(rows).toHaveLength(1);
    throw new Error('taken back');
  });
  await expect(renamed).rejects.toThrow('taken back');
  expect([await having('aubepin'), await having('tilleul')]).toEqual([1, 0]);
});
