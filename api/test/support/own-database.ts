import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addAccount } from '../../src/people/accounts/account-store.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { type MediaStore, openMediaFolder } from '../../src/platform/media/media-store.ts';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { makeDatabase } from './make-database.ts';

/** A database and a media folder for servers that a test starts, kills and starts again. */
export type OwnDatabase = {
  url: string;
  /** The test's own eyes: not the server's pool. */
  database: Database;
  mediaDir: string;
  mediaStore: MediaStore;
  adminToken: string;
  close(): Promise<void>;
};

export async function openOwnDatabase(): Promise<OwnDatabase> {
  const { url, drop } = await makeDatabase();
  const database = openDatabase(url, 4);
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'karite-media-'));
  const id = await addAccount(database, 'admin@example.com', 'mot de passe sûr', 'admin');
  return {
    url,
    database,
    mediaDir,
    mediaStore: await openMediaFolder(mediaDir),
    adminToken: await openSession(database, id),
    async close() {
      await database.close();
      await drop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
