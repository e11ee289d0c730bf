import { filesOf, MEDIA_PATH, unfinishedFiles } from '@karite/shared/media';
import type { Database } from '../../platform/database/database.ts';
import type { MediaStore, StoredFile } from '../../platform/media/media-store.ts';
import { rememberedPictures, shownPictures } from './named-pictures.ts';

/** A file that no row names may belong to a form that is still open; after this long it is nobody's, in ms. */
const STRAY_AFTER_MS = 60 * 60 * 1_000;

const isOld = ({ at }: Pick<StoredFile, 'at'>, now: number) => now - at > STRAY_AFTER_MS;

async function filesByAge(store: MediaStore, now: number) {
  const [old, all] = [[] as string[], new Set<string>()];
  for await (const file of store.list()) {
    all.add(file.name);
    if (isOld(file, now)) old.push(file.name);
  }
  return { old, all };
}

/** The files that a path has or may have; the one that its sizes are made of only until they are. */
function namedBy(url: string, all: ReadonlySet<string>): string[] {
  const files = filesOf(url);
  const source = all.has(url.slice(MEDIA_PATH.length)) ? undefined : unfinishedFiles(url)?.source;
  return files ? [...files.always, ...files.later, ...(source ? [source] : [])] : [];
}

/**
 * Removes files older than an hour that no row names: neither a record, nor a former state that can be put back.
 * Returns how many. One that can't be removed stops no other: throws when all others are gone.
 */
export async function sweepPictures(database: Database, store: MediaStore, now = Date.now()): Promise<number> {
  // Listed first: a file that a row names meanwhile is in what is read afterwards.
  const { old, all } = await filesByAge(store, now);
  if (old.length === 0) return 0;
  const urls = [...(await shownPictures(database)).map(({ url }) => url), ...(await rememberedPictures(database))];
  const named = new Set(urls.flatMap((url) => namedBy(url, all)));
  const strays = old.filter((name) => !named.has(name));
  let removed = 0;
  const failures: unknown[] = [];
  for (const name of strays) {
    try {
      // Reading a long list takes its time: what a form has held meanwhile stays.
      const found = await store.stat(name);
      if (!found || !isOld(found, now)) continue;
      await store.remove(name);
      removed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures can't be removed`);
  return removed;
}
