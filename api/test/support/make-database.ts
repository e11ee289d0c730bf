import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { openDatabase } from '../../src/platform/database/database.ts';
// What the server of a run provides is typed there.
import type {} from './test-server.ts';

/** The database on which a shop has started, once there is one. */
export const STARTED = 'started';

/**
 * A database of a test's own: a copy of the migrated one, of one on which a shop has started (`started-database.ts`), or
 * without a table, as a new machine has it.
 */
export async function makeDatabase(kind: 'migrated' | 'started' | 'empty' = 'migrated') {
  const templateUrl = new URL(inject('templateUrl'));
  const templates = { migrated: templateUrl.pathname.slice(1), started: STARTED, empty: 'template1' };
  const name = `test_${randomBytes(8).toString('hex')}`;
  const owner = openDatabase(new URL('/postgres', templateUrl).href, 1);
  // Its files are copied as they are: nothing is to outlast a fall of this server.
  await owner.execute(
    sql`create database ${sql.identifier(name)} template ${sql.identifier(templates[kind])} strategy file_copy`,
  );
  const drop = sql`drop database ${sql.identifier(name)}`;
  return {
    url: new URL(`/${name}`, templateUrl).href,
    async drop() {
      // Force ends what a killed server left, but may not end an autovacuum that is at work: the plain way does.
      await owner.execute(sql`${drop} with (force)`).catch(() => owner.execute(drop));
      await owner.close();
    },
  };
}
