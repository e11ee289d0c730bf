import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { DemoPicture } from '@karite/demo';
import { filesOf, MEDIA_PATH } from '@karite/shared/media';
import { encodePicture } from '../../platform/media/encode-picture.ts';
import { loadSharp } from '../../platform/media/load-sharp.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';

/** Turns a drawing into an uncompressed PNG, ready to be encoded like an uploaded picture. */
export async function renderPicture(svg: string, width?: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawn = sharp(Buffer.from(svg));
  // The drawing itself is scaled: librsvg then paints fewer pixels, at no loss of sharpness.
  if (width) drawn.resize({ width });
  return drawn.removeAlpha().png({ compressionLevel: 0 }).toBuffer();
}

const idOf = (key: string) => createHash('sha256').update(`demo picture ${key}`).digest('hex').slice(0, 32);

/** The paths of the pictures in a store that have all their files, by their id: what an interrupted start had drawn. */
async function drawnBefore(store: Pick<MediaStore, 'names'>): Promise<Map<string, string>> {
  const names = new Set(await store.names());
  const whole = [...names]
    .map((name) => MEDIA_PATH + name)
    .filter((url) => filesOf(url)?.always.every((name) => names.has(name)));
  return new Map(whole.map((url) => [url.slice(MEDIA_PATH.length).replace(/-.*$/, ''), url]));
}

async function drawNew({ draw, width }: DemoPicture, id: string, { put }: Pick<MediaStore, 'put'>): Promise<string> {
  const { url, files } = await encodePicture(await renderPicture(draw(), width), id);
  await Promise.all(files.map(put));
  return url;
}

/** Draws, encodes and writes every picture that is not there yet; gives the path of each by its key. */
export async function drawPictures(
  pictures: readonly DemoPicture[],
  store: Pick<MediaStore, 'names' | 'put'>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Map<string, string>> {
  const before = await drawnBefore(store);
  const urls = new Map<string, string>();
  let next = 0;
  const work = async () => {
    for (let picture = pictures[next++]; picture; picture = pictures[next++]) {
      const id = idOf(picture.key);
      urls.set(picture.key, before.get(id) ?? (await drawNew(picture, id, store)));
      onProgress(urls.size, pictures.length);
    }
  };
  // One more than the cores: while one picture is written, another is painted.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return urls;
}
