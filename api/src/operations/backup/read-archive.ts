import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { FORMAT_VERSION, MANIFEST, type Manifest, manifestSchema, README, SEAL_BYTES, sealOf } from './manifest.ts';
import { BLOCK, paddedSize, readTarHeader } from './tar.ts';

/** An archive with every byte checked. */
export type Archive = {
  manifest: Manifest;
  /** The content of an entry. Throws when there is none of that name. */
  read(name: string): Promise<Buffer>;
  close(): Promise<void>;
};

/** A file that cannot be restored; the message gives the reason to its user. */
export class BadArchive extends Error {}

/** Opens an archive and checks it whole. Throws a `BadArchive` when it is cut, altered, or none that this Karité reads. */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const first = readTarHeader(await readAt(handle, 0, BLOCK));
    if (first?.name !== README)
      throw new BadArchive(`${file} is not a backup of Karité, or its first bytes are damaged.`);
    const seal = sealOf(await digestOf(handle, size - SEAL_BYTES));
    if (!seal.equals(await readAt(handle, size - SEAL_BYTES, SEAL_BYTES)))
      throw new BadArchive(`${file} is cut or altered: its checksum is not that of its content. Take another backup.`);
    const entries = await indexOf(handle, size - SEAL_BYTES);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new BadArchive(`${file} has no ${name}, which it should have.`);
      return readAt(handle, entry.at, entry.size);
    };
    return { manifest: readManifest(file, await read(MANIFEST)), read, close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0) return Buffer.alloc(0);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function digestOf(handle: FileHandle, end: number): Promise<string> {
  const hash = createHash('sha256');
  if (end > 0)
    for await (const chunk of handle.createReadStream({ start: 0, end: end - 1, autoClose: false })) hash.update(chunk);
  return hash.digest('hex');
}

async function indexOf(handle: FileHandle, end: number): Promise<Map<string, { at: number; size: number }>> {
  const entries = new Map<string, { at: number; size: number }>();
  for (let at = 0; at < end; ) {
    const header = readTarHeader(await readAt(handle, at, BLOCK));
    if (!header) throw new BadArchive(`The archive can't be read at byte ${at}.`);
    entries.set(header.name, { at: at + BLOCK, size: header.size });
    at += BLOCK + paddedSize(header.size);
  }
  return entries;
}

function readManifest(file: string, content: Buffer): Manifest {
  const given = JSON.parse(content.toString());
  if (given.version !== FORMAT_VERSION)
    throw new BadArchive(`${file} is of format ${given.version}; this Karité reads format ${FORMAT_VERSION}.`);
  const result = manifestSchema.safeParse(given);
  if (!result.success) throw new BadArchive(`${file} describes itself wrongly: ${result.error.issues[0]?.message}`);
  return result.data;
}
