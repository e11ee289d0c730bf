import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MediaStore, openMediaFolder } from '../../src/platform/media/media-store.ts';
import { type S3Place, s3Store } from '../../src/platform/media/s3/s3-store.ts';
import { startS3Server } from './s3-server.ts';

/** A store of its own, empty, and what takes it away. */
type OpenedStore = { store: MediaStore; close(): Promise<void> };

async function openFolder(): Promise<OpenedStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'karite-store-'));
  return { store: await openMediaFolder(folder), close: () => rm(folder, { recursive: true, force: true }) };
}

/** `MEDIA_TEST_S3`: a real store, as JSON (`npm run tools -- s3`); without it the stand-in. */
async function openS3(): Promise<OpenedStore> {
  const real = process.env.MEDIA_TEST_S3;
  const server = real ? null : await startS3Server();
  const place: S3Place = server?.place ?? JSON.parse(real ?? '');
  const archiveFolder = await mkdtemp(path.join(tmpdir(), 'karite-archives-'));
  const store = s3Store({ ...place, prefix: `${place.prefix}${crypto.randomUUID()}/`, archiveFolder });
  await store.prepare();
  return {
    store,
    async close() {
      await server?.close();
      await rm(archiveFolder, { recursive: true, force: true });
    },
  };
}

/** Every kind of store: a test of their common contract runs over each. */
export const STORES: readonly [string, () => Promise<OpenedStore>][] = [
  ['a folder', openFolder],
  ['S3', openS3],
];
