import { filesOf, unfinishedFiles } from '@karite/shared/media';
import type { Finding } from '../../engine/finding.ts';
import type { Executor } from '../../platform/database/database.ts';
import { filesThere } from '../../platform/media/finish-picture.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { rememberedPictures, shownPictures } from '../media-sweep/named-pictures.ts';

/** A file that no row names may be of a save that is under way; after this long it is nobody's, in ms. */
const STRAY_AFTER_MS = 60 * 60 * 1_000;

/** Every picture that a row names has all its files, or those that they are made of, and every file older than an hour has a row (I10). */
export async function checkPictures(database: Executor, store: MediaStore, now: number): Promise<Finding[]> {
  const files = new Set(await store.names());
  const findings: Finding[] = [];
  const named = new Set<string>();
  const name = (url: string) => {
    // A path that is not one of ours has no file: it is reported as missing under its own name.
    const { always, later } = filesOf(url) ?? { always: [url], later: [] };
    const source = unfinishedFiles(url)?.source;
    for (const file of [...always, ...later, ...(source ? [source] : [])]) named.add(file);
    return filesThere(url, always, files);
  };
  for (const { id, url } of await shownPictures(database))
    for (const file of name(url))
      if (!files.has(file)) findings.push({ invariant: 'I10', id, problem: `its file ${file} is missing` });
  for (const url of await rememberedPictures(database)) name(url);
  const strays = [...files].filter((file) => !named.has(file));
  for (const id of strays) {
    const found = await store.stat(id);
    if (found && now - found.at > STRAY_AFTER_MS)
      findings.push({ invariant: 'I10', id, problem: 'a file that no row names, older than an hour' });
  }
  return findings;
}
