import { randomBytes } from 'node:crypto';
import { FIRST_WIDTH, MEDIA_MAX_WIDTH, MEDIA_PATH, readPicture, unfinishedFiles } from '@karite/shared/media';
import { loadSharp } from './load-sharp.ts';
import type { ReceivedFile } from './received-file.ts';

/** The largest picture that is decoded, in pixels (width × height), judged from its header. */
export const MAX_PIXELS = 40_000_000;
/** The highest picture that WebP can hold, in px. */
const MAX_HEIGHT = 16_383;

/** Encoding effort, 0 (fast) to 6 (small). */
const EFFORT = 2;
const QUALITY = 78;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** The pixels of a picture, upright, and no wider than `most`; a JPEG is decoded at about that size, which is quick. */
async function decode(source: Buffer, most: number) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize({ width: most, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: () => sharp(data, { raw: { width, height, channels } }) };
}

type Pixels = Awaited<ReturnType<typeof decode>>['pixels'];

const encode = (pixels: Pixels, width?: number): Promise<Buffer> =>
  pixels().resize({ width }).webp({ quality: QUALITY, effort: EFFORT }).toBuffer();

/** A picture's path: its name says its size and its average colour. */
async function pathOf(id: string, width: number, height: number, pixels: Pixels): Promise<string> {
  const colour = await pixels().flatten({ background: '#ffffff' }).resize(1, 1).raw().toBuffer();
  const [red = 255, green = red, blue = red] = colour;
  return `${MEDIA_PATH}${id}-${width}x${height}-${hex(red)}${hex(green)}${hex(blue)}.webp`;
}

/** All widths of a picture as WebP but one that is there, narrow to wide: the last is the picture itself. */
async function encodeSizes(url: string, pixels: Pixels, there?: number): Promise<ReceivedFile['files']> {
  const picture = readPicture(url);
  if (!picture) throw new Error(`no address of a picture: ${url}`);
  // One after another: all widths at once take as much memory as the picture itself.
  const files: ReceivedFile['files'] = [];
  for (const variant of picture.variants.filter(({ width }) => width !== there))
    files.push({ name: variant.url.slice(MEDIA_PATH.length), data: await encode(pixels, variant.width) });
  return files;
}

const newId = () => randomBytes(16).toString('hex');

/**
 * Decodes a picture and encodes it as WebP in every width of `MEDIA_WIDTHS`. Only the pixels of the uploaded file survive:
 * no metadata, no trailing bytes. Throws when it is not a raster image that sharp can decode, or has more than 40
 * megapixels.
 */
export async function encodePicture(source: Buffer, id = newId()): Promise<ReceivedFile> {
  const { width, height, pixels } = await decode(source, MEDIA_MAX_WIDTH);
  const url = await pathOf(id, width, height, pixels);
  return { url, files: await encodeSizes(url, pixels) };
}

/**
 * The same in a fraction of the time: the file as it came, which nobody is sent, and the first width, by which it is also
 * checked. `sizesOf` makes the others of it later. A small picture is whole at once.
 */
export async function beginPicture(source: Buffer): Promise<ReceivedFile> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  const width = Math.min(autoOrient.width, MEDIA_MAX_WIDTH);
  const height = Math.max(1, Math.round((autoOrient.height * width) / autoOrient.width));
  if (height > MAX_HEIGHT) throw new Error(`${height} px high`);
  if (width <= FIRST_WIDTH) return encodePicture(source);
  const { pixels } = await decode(source, FIRST_WIDTH);
  const url = await pathOf(newId(), width, height, pixels);
  const names = unfinishedFiles(url);
  if (!names) throw new Error(`no address of a picture: ${url}`);
  const files = [
    { name: names.source, data: source },
    { name: names.first, data: await encode(pixels) },
  ];
  return { url, files, isUnfinished: true };
}

/** The other widths of a picture that was begun, of the file as it came; the last is the picture itself. */
export async function sizesOf(url: string, source: Buffer): Promise<ReceivedFile['files']> {
  const { pixels } = await decode(source, MEDIA_MAX_WIDTH);
  return encodeSizes(url, pixels, FIRST_WIDTH);
}
