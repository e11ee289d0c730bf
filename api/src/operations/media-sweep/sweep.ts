import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '@karite/shared/media';
import type { Database } from '../../database/database.ts';
import { sweepArchives } from '../../media/picture-archives.ts';
import { rememberedPictures, shownPictures } from './named-pictures.ts';

/** A file that no row names may belong to a form that is still open; after this long it is nobody's, in ms. */
const STRAY_AFTER_MS = 60 * 60 * 1_000;
const SWEEP_EVERY_MS = 60 * 60 * 1_000;

async function oldFiles(directory: string, now: number): Promise<string[]> {
  const old: string[] = [];
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const found = await stat(path.join(directory, entry.name)).catch(() => null);
    if (found && now - found.mtimeMs > STRAY_AFTER_MS) old.push(entry.name);
  }
  return old;
}

/**
 * Removes files older than an hour that no row names: neither a record, nor a former state that can be put back.
 * Returns how many.
 */
export async function sweepPictures(database: Database, directory: string, now = Date.now()): Promise<number> {
  // Listed first: a file that a row names meanwhile is in what is read afterwards.
  const old = await oldFiles(directory, now);
  if (old.length === 0) return 0;
  const urls = [...(await shownPictures(database)).map(({ url }) => url), ...(await rememberedPictures(database))];
  const named = new Set(urls.map(filesOf).flatMap((files) => (files ? [...files.always, ...files.later] : [])));
  const strays = old.filter((name) => !named.has(name));
  for (const name of strays) await rm(path.join(directory, name), { force: true });
  return strays.length;
}

/** Sweeps now and every hour, beside the requests; returns what ends it. A sweep that fails is made up by the next. */
export function startMediaSweeps(database: Database, directory: string): () => void {
  const sweep = () => {
    void sweepPictures(database, directory).catch(() => undefined);
    void sweepArchives(directory).catch(() => undefined);
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return () => clearInterval(timer);
}
