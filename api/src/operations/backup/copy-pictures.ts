import { filesOf, unfinishedFiles } from '@karite/shared/media';
import { filesThere } from '../../platform/media/finish-picture.ts';
import { inBatches } from './in-batches.ts';
import { type BackedUpPicture, sha256 } from './manifest.ts';
import { LONGEST_NAME } from './tar.ts';
import type { Work } from './work.ts';
import type { ArchiveWriter } from './write-archive.ts';

/**
 * Copies the pictures of a snapshot that is open and that names `shown`. A row is committed after its files are on the disk, so the store,
 * listed now, has all that the snapshot names; it may have more. They come before the tables: a picture that no row
 * names since the snapshot may be swept soon. One that vanishes before it is read fails the backup if it was named; where the
 * sizes of a picture were made meanwhile, they are copied.
 */
export async function copyPictures(
  work: Work,
  writer: ArchiveWriter,
  shown: { url: string }[],
): Promise<BackedUpPicture[]> {
  const names = await work.store.names();
  const listed = new Set(names);
  const named = new Set(shown.flatMap(({ url }) => filesThere(url, filesOf(url)?.always ?? [], listed)));
  for (const name of named)
    if (!listed.has(name)) work.log(`  Missing in the shop itself, so in the backup as well: picture ${name}`);
  const copied: BackedUpPicture[] = [];
  const ours = names.sort().filter((name) => {
    const isOurs = Buffer.byteLength(`media/${name}`) <= LONGEST_NAME;
    if (!isOurs) work.log(`  Left out, not a name of ours: ${name}`);
    return isOurs;
  });
  /** What is made of the source of each picture, all of which is there once the source is gone. */
  const madeOf = new Map(shown.map(({ url }) => [unfinishedFiles(url)?.source, filesOf(url)?.always ?? []]));
  const finished: string[] = [];
  const copy = (some: string[]) =>
    inBatches(some, async (batch) => {
      work.signal?.throwIfAborted();
      const files = await Promise.all(batch.map(async (name) => ({ name, data: await work.store.read(name) })));
      for (const { name, data } of files) {
        const made = data ? undefined : madeOf.get(name);
        if (made) finished.push(...made.filter((each) => !listed.has(each)));
        else if (!data && named.has(name)) throw new Error(`The picture ${name} vanished while it was copied.`);
        if (!data) continue;
        await writer.add(`media/${name}`, data);
        copied.push({ name, bytes: data.length, sha256: sha256(data) });
        if (copied.length % 500 === 0) work.log(`  ${copied.length} of ${names.length} pictures`);
      }
    });
  await copy(ours);
  for (const name of finished) named.add(name);
  await copy(finished);
  work.log(`  ${copied.length} pictures`);
  return copied;
}
