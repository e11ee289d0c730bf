import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ApiError, invalid } from '../server/errors/api-error.ts';
import { MAX_ARCHIVE_BYTES } from './read-archive.ts';

/*
 * Archives of pictures that wait for an import, beside the pictures: every process of the shop reaches them. They come in
 * pieces, so that no line has to hold for a gigabyte, and are never in memory as a whole (R1583).
 */

const FOLDER = '.archives';
/** So many archives of one account wait at most: with a further one the oldest goes. */
const MOST_OF_ONE = 3;
/** One that nobody has added to for so long is nobody's, in ms. */
const RETENTION_MS = 24 * 60 * 60 * 1_000;
/** What an archive must leave free on the disk, in bytes. */
const LEFT_FREE = 1024 ** 3;

const folderOf = (directory: string) => path.join(directory, FOLDER);
const fileOf = (directory: string, owner: string, id: string) => path.join(folderOf(directory), `${owner}~${id}.zip`);
const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  );

/** Archives by name, the newest first. */
async function listed(directory: string): Promise<{ file: string; name: string; at: number }[]> {
  const names = await readdir(folderOf(directory)).catch(() => []);
  const found = [];
  for (const name of names) {
    const file = path.join(folderOf(directory), name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: null }));
    if (mtimeMs !== null) found.push({ file, name, at: mtimeMs });
  }
  return found.sort((one, other) => other.at - one.at);
}

/** Reserves space for an archive of this size, and returns its id. Throws a 507 where the disk is full. */
export async function beginArchive(directory: string, owner: string, total: number): Promise<string> {
  if (total > MAX_ARCHIVE_BYTES) throw invalid({ piece: 'Archive trop volumineuse : 2 Go au plus' });
  await mkdir(folderOf(directory), { recursive: true });
  const mine = (await listed(directory)).filter(({ name }) => name.startsWith(`${owner}~`));
  for (const { file } of mine.slice(MOST_OF_ONE - 1)) await rm(file, { force: true });
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < total + LEFT_FREE)
    throw new ApiError(507, 'storage_full', 'Le serveur n’a plus assez de place pour cette archive.');
  const id = randomUUID();
  await (await open(fileOf(directory, owner, id), 'wx')).close();
  return id;
}

/** The archive of an account by its id, with its size in bytes; `null` where it is not there any more. */
export async function findArchive(
  directory: string,
  owner: string,
  id: string,
): Promise<{ file: string; size: number } | null> {
  const file = fileOf(directory, owner, id);
  const size = await sizeOf(file);
  return size === null ? null : { file, size };
}

/**
 * Writes a piece at its offset; a piece that is sent again, as its response was lost, is already there. Returns the size, in
 * bytes.
 */
export async function addPiece(file: string, at: number, piece: Buffer): Promise<number> {
  const archive = await open(file, 'r+');
  try {
    await archive.write(piece, 0, piece.length, at);
    await archive.sync();
    return (await archive.stat()).size;
  } finally {
    await archive.close();
  }
}

/** Removes the archive of an account. */
export const dropArchive = (directory: string, owner: string, id: string) =>
  rm(fileOf(directory, owner, id), { force: true });

/** Removes archives that nobody imports from any more; returns how many. */
export async function sweepArchives(directory: string, now = Date.now()): Promise<number> {
  const old = (await listed(directory)).filter(({ at }) => now - at > RETENTION_MS);
  for (const { file } of old) await rm(file, { force: true });
  return old.length;
}
