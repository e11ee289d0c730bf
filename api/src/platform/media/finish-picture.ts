import { MEDIA_PATH, unfinishedFiles } from '@karite/shared/media';
import { sizesOf } from './encode-picture.ts';
import type { MediaStore } from './media-store.ts';

/**
 * Makes the sizes of a picture of which only the first is there, the picture itself last: once that is there, all are, and the
 * file as it came goes. Does nothing where nothing of the picture is left; throws where they can't be made.
 */
export async function finishPicture(store: MediaStore, url: string): Promise<void> {
  const names = unfinishedFiles(url);
  if (!names) return;
  if (!(await store.isFilled(url.slice(MEDIA_PATH.length)))) {
    const source = await store.read(names.source);
    if (source) for (const file of await sizesOf(url, source)) await store.put(file);
    else if (await store.stat(names.first)) throw new Error('le fichier d’origine n’est plus là');
  }
  await store.remove(names.source);
}

/** A picture at its full size, for a drawing: as it came where its sizes are not made yet. `null` when it is not there. */
export async function wholePicture(store: Pick<MediaStore, 'read'>, name: string): Promise<Buffer | null> {
  const found = await store.read(name);
  const unfinished = found ? null : unfinishedFiles(MEDIA_PATH + name);
  return unfinished ? store.read(unfinished.source) : found;
}

/** The names of the files that a path must have in a store with these `names`: of a picture that is not finished two. */
export function filesThere(url: string, always: string[], names: ReadonlySet<string>): string[] {
  const unfinished = unfinishedFiles(url);
  const isBegun = unfinished && !names.has(url.slice(MEDIA_PATH.length)) && names.has(unfinished.source);
  return isBegun ? [unfinished.source, unfinished.first] : always;
}
