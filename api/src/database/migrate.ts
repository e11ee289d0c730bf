import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

/** Beside `src/` and `dist/` alike. */
export const MIGRATIONS_DIR = new URL('../../migrations/', import.meta.url);

/** Any number; every process of the shop takes the same lock, so that one migrates and the others wait. */
const MIGRATION_LOCK = 7_315_411;

/** Brings the database to the newest migration, each in a transaction; a no-op when it is there. */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.withConnection(async (connection) => {
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      await migrate(connection, { migrationsFolder: fileURLToPath(MIGRATIONS_DIR) });
    } finally {
      await connection.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  });
}
