import { createHash, type Hash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ABOUT, MANIFEST, type Manifest, README, sealOf } from './manifest.ts';
import { tarEntry } from './tar.ts';

/**
 * An archive that is being written, beside its final name. Only `seal` gives it that name, when every byte is on the
 * disk: what has the name is whole.
 */
export class ArchiveWriter {
  #hash: Hash = createHash('sha256');
  #bytes = 0;
  readonly #time = Math.floor(Date.now() / 1_000);

  private constructor(
    private readonly file: string,
    private readonly partial: string,
    private readonly handle: FileHandle,
  ) {}

  /** Begins; refuses a name that is taken. Nobody else may read the file: the shop's secrets are in it. */
  static async begin(file: string): Promise<ArchiveWriter> {
    if (existsSync(file)) throw new Error(`${file} exists already; choose another name.`);
    await mkdir(path.dirname(file), { recursive: true });
    const partial = `${file}.${randomBytes(4).toString('hex')}.part`;
    const writer = new ArchiveWriter(file, partial, await open(partial, 'wx', 0o600));
    await writer.add(README, Buffer.from(ABOUT));
    return writer;
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.#write(tarEntry(name, content, this.#time));
  }

  /** Finishes; returns the size in bytes. */
  async seal(manifest: Manifest): Promise<number> {
    await this.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    await this.#write(sealOf(this.#hash.copy().digest('hex')));
    await this.handle.sync();
    await this.handle.close();
    await rename(this.partial, this.file);
    await syncFolder(path.dirname(this.file));
    return this.#bytes;
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    // It may be closed already; the file goes in any case.
    await this.handle.close().catch(() => undefined);
    await rm(this.partial, { force: true });
  }

  async #write(data: Buffer): Promise<void> {
    this.#hash.update(data);
    this.#bytes += data.length;
    await this.handle.writeFile(data);
  }
}

/** Makes a rename outlast a power cut; not every system lets a folder be opened (Windows does not). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
