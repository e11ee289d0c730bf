import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { openDatabase } from '../../database/database.ts';

/** A database without a table, as a new machine has it. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = inject('templateUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: ReturnType<typeof sql>) => {
    const owner = openDatabase(new URL('/postgres', serverUrl).href, 1);
    await owner.execute(statement).finally(() => owner.close());
  };
  await run(sql`create database ${sql.identifier(name)}`);
  return {
    url: new URL(`/${name}`, serverUrl).href,
    drop: () => run(sql`drop database ${sql.identifier(name)} with (force)`),
  };
}
