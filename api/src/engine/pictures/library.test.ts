import { defineResource, image, images, text } from '@karite/shared/resource';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf } from '../../../test/support/makers.ts';
import { letPausesPass, runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';
import { sweepPictures } from '../../operations/media-sweep/sweep.ts';

/** A resource of a shop's own. */
const stands = defineResource({
  name: 'stands',
  label: { one: 'Stand', many: 'Stands', title: 'Stands' },
  display: 'place',
  access: { read: 'everyone', write: 'admin' },
  fields: {
    place: text({ label: 'Lieu', required: true }),
    poster: image({ label: 'Affiche' }),
    views: images({ label: 'Vues', most: 2 }),
  },
});
const shop = withTestApp([stands], { repeatsWork: false });
const HOUR_MS = 3_600_000;

const admin = (method: string, url: string, given: object = {}) =>
  shop.call(method, url, { token: shop.adminToken, ...given });
const make = async (path: string, fields: Parameters<typeof formOf>[0]) => {
  const { status, body, text } = await admin('POST', path, { form: formOf(fields) });
  expect(status, text).toBe(201);
  return body;
};
const library = async (query = '', token = shop.adminToken) => shop.call('GET', `/pictures${query}`, { token });
const urls = ({ images }: Pick<Product, 'images'>) => images.map(({ url }) => url);

/** Somebody of the team with a right. */
async function member(right: string): Promise<string> {
  const { id, token } = await shop.signUp(`${right}-${crypto.randomUUID()}@example.com`);
  await admin('PATCH', `/users/${id}`, { json: { rights: { [right]: true } } });
  return token;
}

let lait: Product;
let stand: { id: string; poster: string; views: { url: string }[] };
beforeAll(async () => {
  lait = await make('/products', {
    name: 'Lait de karité',
    price: '900',
    images: [
      await pictureFile('a.png', { width: 30, height: 20 }),
      await pictureFile('b.png', { width: 31, height: 20 }),
    ],
  });
  stand = await make('/stands', {
    place: 'Marché Dantokpa',
    poster: await pictureFile('c.png', { width: 40, height: 20 }),
  });
});

describe('the library of pictures (R2186)', () => {
  it('has every picture once, of whichever resource, those of the records changed last first', async () => {
    const { status, body, headers } = await library();
    expect([status, headers['x-total-count']]).toEqual([200, '3']);
    expect(body[0]).toEqual({ url: stand.poster, name: 'Marché Dantokpa', label: 'Stands' });
    expect(body.slice(1).map(({ name }: { name: string }) => name)).toEqual(['Lait de karité', 'Lait de karité']);
    await admin('PATCH', `/products/${lait.id}`, { json: { price: 950 } });
    expect((await library()).body.at(-1).url).toBe(stand.poster);
    const [first, second] = [(await library('?_start=0&_end=2')).body, (await library('?_start=2&_end=4')).body];
    expect([first.length, second.length, second[0].url]).toEqual([2, 1, stand.poster]);
  });

  it.each([
    ['KARITE', 2],
    ['dantokpa', 1],
    ['100%', 0],
  ])('finds %s by the name of its record', async (q, count) => {
    const found = await library(`?q=${encodeURIComponent(q)}`);
    expect([found.body.length, found.headers['x-total-count']]).toEqual([count, String(count)]);
  });

  it('is read by who may write a resource with pictures, and shows them those alone', async () => {
    expect((await shop.call('GET', '/pictures')).status).toBe(401);
    expect((await library('', (await shop.signUp()).token)).status).toBe(403);
    expect((await library('', await member('orders'))).status).toBe(403);
    const { body } = await library('', await member('catalogue'));
    expect(body.map(({ label }: { label: string }) => label)).toEqual(['Produits', 'Produits']);
    expect((await library('', await member('site'))).body).toEqual([]);
  });

  it('adds pictures to any field without a new file, among new ones', async () => {
    const [one = '', two = ''] = urls(lait);
    const before = (await shop.mediaStore.names()).length;
    const huile = await make('/products', { name: 'Huile', price: '900', images: [two, one] });
    expect(urls(huile)).toEqual([two, one]);
    const small = await pictureFile('d.png', { width: 33, height: 20 });
    const edited = await admin('PATCH', `/products/${huile.id}`, {
      form: formOf({ newImages: [stand.poster, small] }),
    });
    expect(edited.status, edited.text).toBe(200);
    expect(urls(edited.body).map((url) => /-(\d+)x/.exec(url)?.[1])).toEqual(['31', '30', '40', '33']);
    const json = await admin('PATCH', `/stands/${stand.id}`, { json: { poster: one, newViews: [two] } });
    expect([json.status, json.body.poster, json.body.views[0]?.url]).toEqual([200, one, two]);
    // One file of the new picture, which is narrow.
    expect((await shop.mediaStore.names()).length).toBe(before + 1);
  });

  it('refuses a path of nothing, of another kind of file, and more than the field takes', async () => {
    const nowhere = '/media/00000000000000000000000000000000-10x10-ffffff.webp';
    const refused = await admin('PATCH', `/products/${lait.id}`, { json: { newImages: [nowhere] } });
    expect([refused.status, refused.body.fields]).toEqual([400, { newImages: 'Cette image n’existe pas' }]);
    const created = await admin('POST', '/products', { json: { name: 'Rien', price: 1, images: [nowhere] } });
    expect([created.status, created.body.fields]).toEqual([400, { images: 'Cette image n’existe pas' }]);
    for (const path of ['/media/../server.ts', `/media/${'a'.repeat(32)}.pdf/a.pdf`, 'https://exemple.com/a.webp'])
      expect((await admin('PATCH', `/products/${lait.id}`, { json: { newImages: [path] } })).status, path).toBe(400);
    const [one, two] = urls(lait);
    const many = await admin('PATCH', `/stands/${stand.id}`, { json: { newViews: [one, two] } });
    expect([many.status, many.body.fields]).toEqual([400, { views: '2 images au plus' }]);
  });

  it('leaves a file that another record shows when the first one is deleted', async () => {
    const [one = ''] = urls(lait);
    const beurre = await make('/products', { name: 'Beurre', price: '900', images: [one] });
    expect((await admin('DELETE', `/products/${lait.id}`)).status).toBe(204);
    // As if nobody remembered what was deleted.
    await shop.database.execute(sql`delete from audit`);
    await sweepPictures(shop.database, shop.mediaStore, Date.now() + 2 * HOUR_MS);
    expect((await shop.app.inject(one)).statusCode).toBe(200);
    expect(urls((await shop.call('GET', `/products/${beurre.id}`)).body)).toEqual([one]);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });
});

describe('a picture whose sizes can’t be made (R2185)', () => {
  it('is shown to who may write pictures, and tried again by them', async () => {
    const { logo } = await make('/brands', { name: 'Sènami', logo: await pictureFile('marque.png') });
    const token = await member('catalogue');
    const source = logo.replace('/media/', '').replace('.webp', '.source');
    const file = await shop.mediaStore.read(source);
    await shop.mediaStore.put({ name: source, data: Buffer.from('no picture') });
    const unfinished = async () => (await shop.call('GET', '/pictures/unfinished', { token })).body;
    expect(await unfinished()).toEqual([]);
    await runTask(shop, 'finish-pictures');
    expect(await unfinished()).toEqual([
      { url: logo, file: 'marque.png', problem: expect.stringContaining('image « marque.png »') },
    ]);
    const retry = (by: string) => shop.call('POST', '/pictures/retry', { token: by, json: { url: logo } });
    expect((await retry(await member('orders'))).status).toBe(403);
    await shop.mediaStore.put({ name: source, data: file! });
    expect((await retry(token)).status).toBe(204);
    await runTask(shop, 'finish-pictures');
    expect([await unfinished(), (await retry(token)).status]).toEqual([[], 404]);
    await letPausesPass(shop);
  });
});
