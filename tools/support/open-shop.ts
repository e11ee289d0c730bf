import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openMediaFolder } from '../src/media/media-store.ts';

/** The shop in this process, on a database of its own, listening on a free port. */
export type OpenShop = { app: FastifyInstance; database: Database; url: string; close(): Promise<void> };

/**
 * Starts an empty shop with its pages (build the front ends first); `fill` puts in what it sells. With DATABASE_URL it
 * opens that shop as it is, for a second look at the same rows.
 */
export async function openShop(fill: (database: Database) => Promise<void>): Promise<OpenShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
  // Started as root, the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const given = process.env.DATABASE_URL;
  const embedded = given ? null : await startEmbedded({ dataDir: folder, log: () => undefined });
  const database = openDatabase(given ?? embedded!.url);
  if (embedded) {
    await migrateDatabase(database);
    await fill(database);
  }
  const app = await buildApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
    database,
    mediaStore: await openMediaFolder(path.join(folder, 'media')),
    web: { publicUrl: 'http://shop.example', offlinePages: true },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    database,
    url,
    async close() {
      await app.close();
      await database.close();
      await embedded?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
