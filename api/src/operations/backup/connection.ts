import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Executor } from '../../platform/database/database.ts';
import type { Work } from './work.ts';

/**
 * Runs `use` on a connection of its own, with `name` as its application name. A stop closes the connection at any time: the
 * server rolls back what was not committed.
 */
export async function withConnection<T>(
  { url, signal }: Pick<Work, 'url' | 'signal'>,
  name: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  client.on('error', () => undefined); // what it was doing fails, and says so
  // What is cut already needs no end.
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    signal?.addEventListener('abort', end);
    await speakPlainly(drizzle(client));
    return await use(client);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    await end();
  }
}

/** Makes a connection write values in one way, whatever the server's settings, and lets it take its time. */
async function speakPlainly(database: Executor): Promise<void> {
  for (const setting of [
    sql`set datestyle = 'ISO, YMD'`,
    sql`set intervalstyle = 'postgres'`,
    sql`set timezone = 'UTC'`,
    sql`set extra_float_digits = 1`,
    sql`set bytea_output = 'hex'`,
    sql`set statement_timeout = 0`,
    sql`set lock_timeout = 0`,
    sql`set idle_in_transaction_session_timeout = 0`,
    sql`set work_mem = '64MB'`,
    sql`set maintenance_work_mem = '128MB'`,
  ])
    await database.execute(setting);
}
