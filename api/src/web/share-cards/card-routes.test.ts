import { readdir } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf, makeProduct } from '../../../test/support/makers.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { sweepPictures } from '../../operations/media-sweep/sweep.ts';
import { openMediaFolder } from '../../platform/media/media-store.ts';
import { cardRoutes } from './card-routes.ts';

let web: FastifyInstance;
const shop = withTestApp([], { repeatsWork: false });

beforeAll(async () => {
  web = Fastify();
  web.register(cardRoutes, { database: shop.database, store: await openMediaFolder(shop.mediaDir) });
});
afterAll(async () => {
  await web.close();
});

const card = (id: string, version = 'm3x') => web.inject(`/partage/${id}/${version}.jpg`);
const storedCards = async () => (await readdir(shop.mediaDir)).filter((name) => name.endsWith('.card.jpg'));
const make = async (fields: Record<string, string>) => {
  const form = formOf({ ...fields, images: [await pictureFile('a.png', { width: 600, height: 400 })] });
  const { body } = await shop.call('POST', '/products', { token: shop.adminToken, form });
  await runTask(shop, 'finish-pictures');
  return body;
};
/** The part of a card that holds its text. */
const textOf = (jpeg: Buffer) =>
  sharp(jpeg).extract({ left: 640, top: 0, width: 560, height: 630 }).greyscale().raw().toBuffer();

it('draws name and price beside the picture, stores it, and draws it again when the price is another', async () => {
  const { id } = await make({ name: 'Savon <b>noir</b> & "doux"', price: '4995' });
  const first = await card(id);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(first.rawPayload.length).toBeLessThan(100_000);
  expect((await card(id, 'zzz')).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await storedCards()).toHaveLength(1);

  await shop.call('PATCH', `/products/${id}`, { token: shop.adminToken, json: { badge: 'Promo' } });
  const second = await card(id);
  expect(Buffer.compare(await textOf(first.rawPayload), await textOf(second.rawPayload))).not.toBe(0);
  expect(await storedCards()).toHaveLength(2);

  await sweepPictures(shop.database, shop.mediaStore, Date.now() + 2 * 60 * 60 * 1_000);
  expect(await storedCards()).toEqual([]);
  expect((await card(id)).rawPayload.equals(second.rawPayload)).toBe(true);
});

it('fits the longest name, and is drawn once for all concurrent requests', async () => {
  const { id } = await make({ name: 'Crème '.repeat(33).trim(), price: '9999999' });
  const before = (await storedCards()).length;
  const answers = await Promise.all(Array.from({ length: 8 }, () => card(id)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await storedCards()).length - before).toBe(1);
});

it('is not there without a product, or without a picture of it', async () => {
  const bare = await makeProduct(shop);
  for (const id of [bare.id, crypto.randomUUID(), 'x', '..%2F..%2Fetc'])
    expect((await card(id)).statusCode, id).toBe(404);
  expect((await card(bare.id, 'A-')).statusCode).toBe(404);
});
