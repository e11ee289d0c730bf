import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { encodePicture } from '../../media/encode-picture.ts';
import { demoPictures } from './demo-pictures.ts';

/** Turns a drawing into an uncompressed PNG, ready to be encoded like an uploaded picture. */
export function renderPicture(svg: string, width?: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg));
  // The drawing itself is scaled: librsvg then paints fewer pixels, at no loss of sharpness.
  if (width) drawn.resize({ width });
  return drawn.removeAlpha().png({ compressionLevel: 0 }).toBuffer();
}

const idOf = (key: string) => createHash('sha256').update(`demo picture ${key}`).digest('hex').slice(0, 32);

type Written = { name: string; data: Buffer };

/** Draws, encodes and writes every demo picture; gives the path of each by its key. */
export async function renderDemoPictures(
  write: (file: Written) => Promise<void>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Map<string, string>> {
  const pictures = demoPictures();
  const urls = new Map<string, string>();
  let next = 0;
  const work = async () => {
    for (let picture = pictures[next++]; picture; picture = pictures[next++]) {
      const source = await renderPicture(picture.draw(), picture.width);
      const { url, files } = await encodePicture(source, idOf(picture.key));
      await Promise.all(files.map(write));
      urls.set(picture.key, url);
      onProgress(urls.size, pictures.length);
    }
  };
  // One more than the cores: while one picture is written, another is painted.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return urls;
}
