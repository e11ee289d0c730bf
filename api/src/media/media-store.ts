import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Where pictures are kept. Names are ours (random), so a file never changes and a name never escapes. */
export type MediaStore = {
  directory: string;
  put(file: { name: string; data: Buffer }): Promise<void>;
  remove(name: string): Promise<void>;
  /** Whether a file is there; if so it counts as new, so that it is not swept before the row that names it is. */
  hold(name: string): Promise<boolean>;
};

/** Half-written for longer than this, whoever began it: left behind, in ms. */
const LEFT_AFTER_MS = 60 * 60 * 1_000;
/** Says who writes: several processes, even on several machines, may share the folder. */
const WRITER = `${hostname()}~${process.pid}~`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Removes what killed processes left half-written, and nothing that a running one is writing. */
async function clearLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const [host, pid] = name.split('~');
    const file = path.join(incoming, name);
    const begun = await stat(file).catch(() => null);
    const isLeft = host === hostname() && !isRunning(Number(pid));
    if (begun && (isLeft || Date.now() - begun.mtimeMs > LEFT_AFTER_MS)) await rm(file, { force: true });
  }
}

/** A folder as a store. A file is written under another name, flushed, then renamed: a reader sees it whole or not at all. */
export async function openMediaFolder(directory: string): Promise<MediaStore> {
  const incoming = path.join(directory, '.incoming');
  await mkdir(incoming, { recursive: true });
  await clearLeftovers(incoming);
  return {
    directory,
    async put({ name, data }) {
      const partial = path.join(incoming, `${WRITER}${randomUUID()}`);
      const file = await open(partial, 'wx');
      try {
        await file.writeFile(data);
        await file.sync();
        await file.close();
        await rename(partial, path.join(directory, name));
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(partial, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(path.join(directory, name), { force: true }),
    async hold(name) {
      const now = new Date();
      return utimes(path.join(directory, name), now, now).then(
        () => true,
        () => false,
      );
    },
  };
}
