import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_HEADERS } from './media-headers.ts';

/** A file as it is stored. `at`: since when it is there, or was held last, in ms. */
export type StoredFile = { name: string; bytes: number; at: number };

/** Answers with a file, as long as its name is one of a store; 404 when it is not there. A `cache-control` that is set stays. */
export type SendFile = (request: FastifyRequest, reply: FastifyReply, name: string) => unknown;

/**
 * The store of pictures. Names are random, so a file never changes and a name never escapes the folder. Files appear
 * atomically. Any call throws a `StoreAway` when the storage is unreachable.
 */
export type MediaStore = {
  /** Prepares it for writing, once a process. Throws a `StartError` that names a wrong setting. */
  prepare(): Promise<void>;
  put(file: { name: string; data: Buffer }): Promise<void>;
  /** A whole file; `null` when it is not there. */
  read(name: string): Promise<Buffer | null>;
  stat(name: string): Promise<Omit<StoredFile, 'name'> | null>;
  /** Whether a file exists and is not empty; a remote store may cache that. */
  isFilled(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Whether a file is there; if so it counts as new, so that it is not swept before the row that names it is. */
  hold(name: string): Promise<boolean>;
  /** The names of all files, but those that begin with a dot. */
  names(): Promise<string[]>;
  /** All files, as they are read. */
  list(): AsyncIterable<StoredFile>;
  /** Another number than before when files may have come since. */
  state(): Promise<number>;
  /** Puts into an app what it sends files with. */
  sender(app: FastifyInstance): Promise<SendFile>;
  /** Where browsers get a picture past this server; `null` where they get it here. */
  addressOf(name: string): string | null;
  /** A folder on this machine's disk, where archives of pictures wait for an import: they are read at random. */
  archiveFolder: string;
};

/** A temporary file older than this is abandoned, in ms. */
const LEFT_AFTER_MS = 60 * 60 * 1_000;
/** Identifies the writer: several processes, even on several machines, may share the folder. */
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

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** A folder as a store. A file is written under another name, flushed, then renamed. Touches nothing before `prepare`. */
export function mediaFolder(directory: string): MediaStore {
  const incoming = path.join(directory, '.incoming');
  const at = (name: string) => path.join(directory, name);
  const statOf = async (name: string) => {
    const found = await stat(at(name)).catch(absent);
    return found && { bytes: found.size, at: found.mtimeMs };
  };
  const files = async (): Promise<string[]> => {
    // Absent while no picture was ever stored.
    const entries = (await readdir(directory, { withFileTypes: true }).catch(absent)) ?? [];
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return {
    async prepare() {
      await mkdir(incoming, { recursive: true });
      await clearLeftovers(incoming);
    },
    async put({ name, data }) {
      const partial = path.join(incoming, `${WRITER}${randomUUID()}`);
      const file = await open(partial, 'wx');
      try {
        await file.writeFile(data);
        await file.sync();
        await file.close();
        await rename(partial, at(name));
      } catch (error) {
        // What it failed with is thrown below.
        await file.close().catch(() => undefined);
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(at(name)).catch(absent),
    stat: statOf,
    isFilled: async (name) => ((await statOf(name))?.bytes ?? 0) > 0,
    remove: (name) => rm(at(name), { force: true }),
    async hold(name) {
      const now = new Date();
      return utimes(at(name), now, now).then(
        () => true,
        () => false,
      );
    },
    names: async () => (await files()).filter((name) => !name.startsWith('.')),
    async *list() {
      for (const name of await files()) {
        const found = await statOf(name);
        if (found) yield { name, ...found };
      }
    },
    state: async () => (await stat(directory)).mtimeMs,
    async sender(app) {
      await app.register(fastifyStatic, {
        root: directory,
        serve: false,
        dotfiles: 'deny',
        index: false,
        immutable: true,
        maxAge: '365d',
        setHeaders: (reply) => reply.headers(MEDIA_HEADERS),
      });
      return (_request, reply, name) => reply.sendFile(name, { cacheControl: !reply.hasHeader('cache-control') });
    },
    addressOf: () => null,
    archiveFolder: directory,
  };
}

/** A folder as a store that is ready. */
export async function openMediaFolder(directory: string): Promise<MediaStore> {
  const store = mediaFolder(directory);
  await store.prepare();
  return store;
}
