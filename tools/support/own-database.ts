import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbedded } from '../../api/src/platform/database/embedded.ts';
import { migrateDatabase } from '../../api/src/platform/database/migrate.ts';
import type { Scratch } from './scratch.ts';

/**
 * A database for the time of a tool, with its tables, which `fill` is called for once; or the one of DATABASE_URL as it is.
 * With BENCH_FOLDER what was filled in stays there for the next time.
 */
export async function ownDatabase(
  { folder, onEnd }: Scratch,
  fill: (database: Database) => Promise<unknown> = async () => undefined,
): Promise<{ url: string; database: Database }> {
  const given = process.env.DATABASE_URL;
  const dataDir = process.env.BENCH_FOLDER ?? path.join(folder, 'data');
  const embedded = given ? null : await startEmbedded({ dataDir, log: () => undefined });
  if (embedded) onEnd(embedded.stop);
  const url = given ?? embedded!.url;
  const database = openDatabase(url);
  onEnd(() => database.close());
  if (embedded) {
    await migrateDatabase(database);
    const { rows } = await database.execute(sql`select from products limit 1`);
    if (rows.length === 0) await fill(database);
  }
  return { url, database };
}
