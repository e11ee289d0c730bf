import { randomBytes } from 'node:crypto';
import { MEDIA_MAX_WIDTH, MEDIA_PATH, readPicture } from '@karite/shared/media';
import { loadSharp } from './load-sharp.ts';
import type { ReceivedFile } from './received-file.ts';

/** The largest picture that is decoded, in pixels (width × height), judged from its header. */
export const MAX_PIXELS = 40_000_000;

/** Encoding effort, 0 (fast) to 6 (small). */
const EFFORT = 2;
const QUALITY = 78;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/**
 * Decodes a picture and encodes it as WebP in every width of `MEDIA_WIDTHS`. Only the pixels of the uploaded file survive:
 * no metadata, no trailing bytes. Throws when it is not a raster image that sharp can decode, or has more than 40
 * megapixels.
 */
export async function encodePicture(source: Buffer, id = randomBytes(16).toString('hex')): Promise<ReceivedFile> {
  const sharp = await loadSharp();
  const upright = await sharp(source, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize({ width: MEDIA_MAX_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const pixels = () => sharp(upright.data, { raw: { width, height, channels } });

  const colour = await pixels().flatten({ background: '#ffffff' }).resize(1, 1).raw().toBuffer();
  const [red = 255, green = red, blue = red] = colour;
  const url = `${MEDIA_PATH}${id}-${width}x${height}-${hex(red)}${hex(green)}${hex(blue)}.webp`;

  const picture = readPicture(url);
  if (!picture) throw new Error(`no address of a picture: ${url}`);
  // One after another: all widths at once take as much memory as the picture itself.
  const files: ReceivedFile['files'] = [];
  for (const variant of picture.variants)
    files.push({
      name: variant.url.slice(MEDIA_PATH.length),
      data: await pixels().resize({ width: variant.width }).webp({ quality: QUALITY, effort: EFFORT }).toBuffer(),
    });
  return { url, files };
}
