import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPictures } from '@karite/demo';
import { readPicture } from '@karite/shared/media';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMediaFolder } from '../../platform/media/media-store.ts';
import { drawPictures, renderPicture } from './draw-pictures.ts';

const ALL = demoPictures();
const PICTURES = ALL.slice(-8);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder that counts what is written to it, and fails from a certain file on, as a start that is cut. */
async function storeThatEndsAfter(files: number) {
  const { names, put } = await openMediaFolder(folder);
  const store = {
    names,
    written: 0,
    async put(file: Parameters<typeof put>[0]) {
      if (store.written >= files) throw new Error('cut');
      store.written += 1;
      await put(file);
    },
  };
  return store;
}

it('draws after an interrupted start only what is missing, under the same names, and leaves nothing else', async () => {
  const cut = await storeThatEndsAfter(10);
  await expect(drawPictures(PICTURES, cut)).rejects.toThrow('cut');
  const stored = async () => (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  // What was under way when the first failed is still written.
  await expect.poll(stored).toHaveLength(10);
  const names = await stored();

  const drawn: string[] = [];
  const watched = PICTURES.map((picture) => ({
    ...picture,
    draw: () => {
      drawn.push(picture.key);
      return picture.draw();
    },
  }));
  const again = await storeThatEndsAfter(Number.POSITIVE_INFINITY);
  const urls = await drawPictures(watched, again);
  const whole = (name: string) =>
    readPicture(`/media/${name}`)?.variants.every(({ url }) => names.includes(url.slice(7)));
  expect(drawn.length).toBe(PICTURES.length - names.filter(whole).length);
  expect(drawn.length).toBeLessThan(PICTURES.length);
  const expected = [...urls.values()].flatMap((url) =>
    readPicture(url)!.variants.map((variant) => variant.url.slice(7)),
  );
  expect((await readdir(folder)).filter((name) => name !== '.incoming').sort()).toEqual(expected.sort());

  const third = await storeThatEndsAfter(0);
  expect(await drawPictures(PICTURES, third)).toEqual(urls);
});

it.each(['category/visage', 'brand/odjala', ALL.at(-1)!.key])(
  'paints %s at its size, with no part left open',
  async (key) => {
    const picture = ALL.find((one) => one.key === key)!;
    const { width, height, hasAlpha } = await sharp(await renderPicture(picture.draw(), picture.width)).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: picture.width, height: picture.height, hasAlpha: false });
  },
);
