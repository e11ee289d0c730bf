import { avifBeside, MEDIA_PATH, pictureOf } from '@karite/shared/media';
import { loadSharp } from './load-sharp.ts';
import type { MediaStore } from './media-store.ts';

/**
 * The quality looks like WebP at 78 at a fifth to a half fewer bytes; more effort takes three times as long for 4 %
 * (decision 3).
 */
const QUALITY = { quality: 50, effort: 3 };
const NARROW = /\.w(\d+)\.webp$/;

const widthOf = (name: string) => Number(NARROW.exec(name)?.[1]) || Number.POSITIVE_INFINITY;

/** The WebP files of finished pictures that have no AVIF yet; the narrow ones, which phones request and which cost little, come first. */
export async function picturesWithoutAvif(store: Pick<MediaStore, 'names'>): Promise<string[]> {
  const names = new Set(await store.names());
  return [...names]
    .filter((name) => name.endsWith('.webp') && !names.has(avifBeside(name)))
    .filter((name) => names.has(pictureOf(name).slice(MEDIA_PATH.length)))
    .sort((one, other) => widthOf(one) - widthOf(other));
}

/**
 * Adds an AVIF to every WebP that has none, one after another; narrow ones are made from the whole picture. Where AVIF is
 * not smaller, or the picture cannot be read, an empty file records that. One failure does not stop the others: throws when
 * all are done.
 */
export async function makeAvifs(store: MediaStore): Promise<void> {
  const sharp = await loadSharp();
  const failures: unknown[] = [];
  const make = async (name: string): Promise<void> => {
    const [file, whole] = await Promise.all([store.read(name), store.read(name.replace(NARROW, '.webp'))]);
    // Swept meanwhile.
    if (!file || !whole) return;
    const width = Number(NARROW.exec(name)?.[1]) || undefined;
    const avif = await sharp(whole)
      .resize({ width })
      .avif(QUALITY)
      .toBuffer()
      .catch(() => file);
    await store.put({ name: avifBeside(name), data: avif.length < file.length ? avif : Buffer.alloc(0) });
  };
  for (const name of await picturesWithoutAvif(store)) await make(name).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `no AVIF of ${failures.length} pictures`);
}
