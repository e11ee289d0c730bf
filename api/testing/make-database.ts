import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
// What the server of a run provides is typed there.
import type {} from './test-server.ts';

/** A database of a test's own: a copy of the migrated one, or without a table, as a new machine has it. */
export async function makeDatabase(kind: 'migrated' | 'empty' = 'migrated') {
  const templateUrl = new URL(inject('templateUrl'));
  const template = sql.identifier(kind === 'migrated' ? templateUrl.pathname.slice(1) : 'template1');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const owner = openDatabase(new URL('/postgres', templateUrl).href, 1);
  await owner.execute(sql`create database ${sql.identifier(name)} template ${template}`);
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
