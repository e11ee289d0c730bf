import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, MEDIA_PATH, readPicture } from '@karite/shared/media';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../../test/support/makers.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';
import { sweepPictures } from '../../operations/media-sweep/sweep.ts';
import { makeAvifs, picturesWithoutAvif } from './make-avifs.ts';
import { type MediaStore, openMediaFolder } from './media-store.ts';

const TWO_HOURS_MS = 7_200_000;
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const shop = withTestApp([], { repeatsWork: false });
const finish = () => runTask(shop, 'finish-pictures');
let store: MediaStore;
/** A picture of 1000 × 500 that a brand shows, and one pixel that another does. */
let logo: string;
let dot: string;

const addBrand = async (name: string, width: number, height: number) => {
  const rings = Array.from(
    { length: 12 },
    (_, i) => `<circle cx="${i * 9}" cy="${(i * 37) % 50}" r="${4 + i}" fill="hsl(${i * 30} 60% 60%)" opacity=".8"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="${width}" height="${height}">${rings.join('')}</svg>`;
  const picture = sharp(Buffer.from(drawing)).flatten({ background: '#fff' }).png();
  const file = new File([new Uint8Array(await picture.toBuffer())], 'logo.png', { type: 'image/png' });
  const answer = await shop.call('POST', '/brands', { token: shop.adminToken, form: formOf({ name, logo: file }) });
  await finish();
  return answer.body.logo as string;
};
const get = (url: string, accept = '*/*') => shop.app.inject({ url, headers: { accept } });

beforeAll(async () => {
  store = await openMediaFolder(shop.mediaDir);
  logo = await addBrand('Grande', 1000, 500);
  dot = await addBrand('Point', 3, 3);
});

describe('AVIF', () => {
  it('is not there yet after an upload: the WebP is sent, to those who take AVIF as well', async () => {
    expect((await get(logo, CHROME)).headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
  });

  it('is made for the narrow ones first, which phones request', async () => {
    await addBrand('Autre', 900, 450);
    const widths = (await picturesWithoutAvif(shop.mediaStore)).map((name) =>
      Number(/\.w(\d+)\./.exec(name)?.[1] ?? 1_000),
    );
    expect(new Set(widths).size).toBeGreaterThan(2);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  });

  it('is beside every width once it is made, smaller, and is sent to those who accept it', async () => {
    await makeAvifs(store);
    expect(await picturesWithoutAvif(shop.mediaStore)).toEqual([]);
    for (const { url, width } of readPicture(logo)!.variants) {
      const [avif, webp] = [await get(url, CHROME), await get(url, 'image/webp,*/*')];
      expect([avif.headers['content-type'], webp.headers['content-type']], url).toEqual(['image/avif', 'image/webp']);
      expect(avif.headers, url).toMatchObject({
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(avif.rawPayload.length, url).toBeLessThan(webp.rawPayload.length);
      expect((await sharp(avif.rawPayload).metadata()).width, url).toBe(width);
      expect(avif.headers.etag).not.toBe(webp.headers.etag);
    }
  });

  it('is left out where it is no gain, and not tried again', async () => {
    const name = dot.slice(MEDIA_PATH.length);
    expect((await stat(path.join(shop.mediaDir, name.replace('.webp', '.avif')))).size).toBe(0);
    expect((await get(dot, CHROME)).headers['content-type']).toBe('image/webp');
  });

  it('leaves a file that can not be read alone', async () => {
    const broken = `${'0'.repeat(32)}-10x10-000000.webp`;
    await writeFile(path.join(shop.mediaDir, broken), 'no picture');
    await makeAvifs(store);
    expect(await picturesWithoutAvif(shop.mediaStore)).toEqual([]);
    expect((await get(MEDIA_PATH + broken, CHROME)).headers['content-type']).toBe('image/webp');
    for (const name of [broken, broken.replace('.webp', '.avif')]) await store.remove(name);
  });
});

describe('the card of a shared link', () => {
  const cardOf = (url: string) => url.replace('.webp', '.og.jpg');

  it('is a JPEG of 1200 × 630, made on the first request and stored', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get(cardOf(logo))));
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      expect(answer.rawPayload.length).toBeLessThan(300_000);
    }
    expect(await readdir(shop.mediaDir)).toContain(cardOf(logo).slice(MEDIA_PATH.length));
  });

  it.each([
    `${'a'.repeat(32)}-10x10-000000.og.jpg`,
    'x.og.jpg',
    '.incoming',
    '..%2f..%2fetc%2fpasswd.webp',
    '%2e%2e%2fpasswd.og.jpg',
    'x.webp',
  ])('%s is not there', async (name) => {
    expect([403, 404]).toContain((await get(MEDIA_PATH + name, CHROME)).statusCode);
  });
});

it('I10: the sweep keeps what belongs to a shown picture, and removes all of one that is nobody’s', async () => {
  const upload = await shop.call('POST', '/categories/upload', {
    token: shop.adminToken,
    form: formOf({ image: new File([new Uint8Array((await get(logo, 'image/webp')).rawPayload)], 'a.webp') }),
  });
  const alone = upload.body.imageUrl as string;
  await finish();
  await makeAvifs(store);
  await get(alone.replace('.webp', '.og.jpg'));
  const past = new Date(Date.now() - TWO_HOURS_MS);
  for (const name of await readdir(shop.mediaDir)) await utimes(path.join(shop.mediaDir, name), past, past);
  const { always, later } = filesOf(alone)!;
  expect(await sweepPictures(shop.database, shop.mediaStore)).toBe(always.length + later.length);
  const left = await readdir(shop.mediaDir);
  expect(left).toEqual(expect.arrayContaining([...filesOf(logo)!.always, ...filesOf(logo)!.later]));
  expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
});
