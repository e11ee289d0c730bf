import { MEDIA_MAX_WIDTH } from '@karite/shared/media';
import type { Area } from 'react-easy-crop';

/** What a browser writes pictures as; of the others, some of which have transparent parts, it makes WebP or PNG. */
const QUALITY = 0.92;
const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };
const typeFor = ({ type }: File): string =>
  type === 'image/jpeg' ? 'image/jpeg' : type === 'image/webp' || type === 'image/avif' ? 'image/webp' : 'image/png';

/** How wide a picture is for its height, upright by its EXIF orientation; `null` where the browser can't read it. */
export async function ratioOf(file: File): Promise<number | null> {
  try {
    const picture = await createImageBitmap(file);
    const ratio = picture.width / picture.height;
    picture.close();
    return ratio;
  } catch {
    return null;
  }
}

/**
 * Part of a picture (in pixels after turning) as a file of its own, never wider than stored pictures: less is sent. It is
 * turned upright by its EXIF orientation, then by `turn`, quarters in degrees clockwise. Transparency is preserved.
 */
export async function cut(file: File, area: Area, turn: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MEDIA_MAX_WIDTH / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const isSideways = turn % 180 !== 0;
  const [width, height] = isSideways ? [picture.height, picture.width] : [picture.width, picture.height];
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, typeFor(file), QUALITY));
  if (!blob) throw new Error('the picture could not be written');
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${ENDINGS[blob.type] ?? 'png'}`;
  return new File([blob], name, { type: blob.type });
}
