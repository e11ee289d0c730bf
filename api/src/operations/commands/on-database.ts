import type { Settings } from '../../config.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { reachEmbedded } from '../../platform/database/embedded.ts';
import { reachDatabase } from '../../platform/database/reach-database.ts';
import { say } from './run-command.ts';

/** Does something by one connection with the database of a shop, beside one that serves. Returns what `work` does. */
export async function onDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const server = DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => undefined }
    : await reachEmbedded({ dataDir: DATA_DIR, log: say });
  const database = openDatabase(server.url, 1);
  try {
    await reachDatabase(database, { url: server.url, say, waitMs: 0 });
    return await work(database);
  } finally {
    await database.close();
    await server.stop();
  }
}
