import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '@karite/shared/media';
import { type BackedUpPicture, sha256 } from './manifest.ts';
import { LONGEST_NAME } from './tar.ts';
import type { Work } from './work.ts';
import type { ArchiveWriter } from './write-archive.ts';

/**
 * Copies the pictures of a snapshot that is open and that names `shown`. A row is committed after its files are on the disk, so the folder,
 * listed now, has all that the snapshot names; it may have more. They come before the tables: a picture that no row
 * names since the snapshot may be swept soon. One that vanishes before it is read fails the backup if it was named.
 */
export async function copyPictures(
  work: Work,
  writer: ArchiveWriter,
  shown: { url: string }[],
): Promise<BackedUpPicture[]> {
  const named = new Set(shown.flatMap(({ url }) => filesOf(url)?.always ?? []));
  const names = await listFiles(work.mediaDir);
  const listed = new Set(names);
  for (const name of named)
    if (!listed.has(name)) work.log(`  Missing in the shop itself, so in the backup as well: picture ${name}`);
  const copied: BackedUpPicture[] = [];
  for (const name of names.sort()) {
    work.signal?.throwIfAborted();
    if (Buffer.byteLength(`media/${name}`) > LONGEST_NAME) {
      work.log(`  Left out, not a name of ours: ${name}`);
      continue;
    }
    const data = await readFile(path.join(work.mediaDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && !named.has(name)) return null;
      throw error;
    });
    if (!data) continue;
    await writer.add(`media/${name}`, data);
    copied.push({ name, bytes: data.length, sha256: sha256(data) });
    if (copied.length % 500 === 0) work.log(`  ${copied.length} of ${names.length} pictures`);
  }
  work.log(`  ${copied.length} pictures`);
  return copied;
}

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // no picture was ever stored
    throw error;
  });
  return found.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
}
