import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProduct } from '../../../testing/makers.ts';
import { openSecondApp, send } from '../../../testing/second-app.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openDatabase } from '../../database/database.ts';
import { isFilled } from './keep-search.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

it('R1800: what was found before words were kept is looked for anew once they are', async () => {
  await makeProduct(shop, { name: 'Savon noir au karité' });
  await expect.poll(() => isFilled(shop.database, products)).toBe(true);
  await shop.database.execute(sql`delete from products_ranked`);
  const foundBefore = async () => (await shop.call('GET', '/products?q=karité savon')).headers['x-total-count'];
  await expect.poll(() => shop.app.catalogueCache.isFresh).toBe(true);
  expect(await foundBefore()).toBe('0');
  expect(shop.app.catalogueCache.held.answers).toBe(1);
  const database = openDatabase(shop.url, 4);
  let app: FastifyInstance | undefined;
  const found = async () => app && (await send(app, 'GET', '/products?q=karité savon')).headers['x-total-count'];
  await shop.database.transaction(async (transaction) => {
    // Who fills the table waits; who reads it does not.
    await transaction.execute(sql`lock table products_ranked in share row exclusive mode`);
    app = await openSecondApp({ database, mediaDir: shop.mediaDir }, {});
    const { catalogueCache } = app;
    await expect.poll(() => catalogueCache.isFresh).toBe(true);
    // The texts have the words the other way round.
    expect(await found()).toBe('0');
    expect(catalogueCache.held.answers).toBe(1);
    expect(isFilled(database, products)).toBe(false);
  });
  await expect.poll(() => isFilled(database, products)).toBe(true);
  expect(await found()).toBe('1');
  // The process that knew of no lack has found nothing meanwhile, and is told.
  await expect.poll(foundBefore).toBe('1');
  await app?.close();
  await database.close();
});
