import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { addAccount } from '../../accounts/account-store.ts';
import { type Database, openDatabase } from '../../database/database.ts';
import { openSession } from '../../plugins/sessions.ts';

/** A database and a media folder for servers that a test starts, kills and starts again. */
export type OwnDatabase = {
  url: string;
  /** The test's own eyes: not the server's pool. */
  database: Database;
  mediaDir: string;
  adminToken: string;
  close(): Promise<void>;
};

export async function openOwnDatabase(): Promise<OwnDatabase> {
  const templateUrl = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const owner = openDatabase(new URL('/postgres', templateUrl).href, 1);
  const template = templateUrl.pathname.slice(1);
  await owner.execute(sql`create database ${sql.identifier(name)} template ${sql.identifier(template)}`);
  const url = new URL(`/${name}`, templateUrl).href;
  const database = openDatabase(url, 4);
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'karite-media-'));
  const id = await addAccount(database, 'admin@example.com', 'mot de passe sûr', 'admin');
  return {
    url,
    database,
    mediaDir,
    adminToken: await openSession(database, id),
    async close() {
      await database.close();
      await owner.execute(sql`drop database ${sql.identifier(name)} with (force)`);
      await owner.close();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
