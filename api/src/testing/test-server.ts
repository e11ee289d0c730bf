import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/database.ts';
import { startEmbedded } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a migrated, empty database that test files copy. */
    templateUrl: string;
  }
}

/** Starts a real PostgreSQL for the whole run, with one migrated database to copy; returns what stops and removes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'karite-test-'));
  // Started as root, the server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const template = openDatabase(embedded.url, 1);
  await migrateDatabase(template);
  await template.execute(sql`select 1`);
  await template.close();
  project.provide('templateUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
