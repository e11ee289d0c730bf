import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { loadCustom } from '../../src/custom/load-custom.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { openMediaFolder } from '../../src/platform/media/media-store.ts';
import { STARTED } from './make-database.ts';

/** Not among the locks of the API: of test workers that need the database, one creates it. */
const LOCK = 7_315_499;
const UNFINISHED = `${STARTED}_unfinished`;

let made: Promise<void> | undefined;

/**
 * Ensures that there is a database on which the shop has started once, for tests to copy: a first start creates some hundred
 * triggers, and every test's own would do so again.
 */
export function makeStarted(): Promise<void> {
  made ??= makeOnce();
  return made;
}

async function makeOnce(): Promise<void> {
  const templateUrl = new URL(inject('templateUrl'));
  const owner = openDatabase(new URL('/postgres', templateUrl).href, 2);
  try {
    await owner.withConnection(async (connection) => {
      await connection.execute(sql`select pg_advisory_lock(${LOCK})`);
      const { rows } = await connection.execute(sql`select 1 from pg_database where datname = ${STARTED}`);
      if (rows.length > 0) return;
      const unfinished = sql.identifier(UNFINISHED);
      await connection.execute(
        sql`create database ${unfinished} template ${sql.identifier(templateUrl.pathname.slice(1))}`,
      );
      await startOnce(new URL(`/${UNFINISHED}`, templateUrl).href);
      await connection.execute(sql`alter database ${unfinished} rename to ${sql.identifier(STARTED)}`);
    });
  } finally {
    await owner.close();
  }
}

async function startOnce(url: string): Promise<void> {
  const database = openDatabase(url, 6);
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'karite-media-'));
  const app = await buildApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
    database,
    mediaStore: await openMediaFolder(mediaDir),
    web: null,
    actions: (await loadCustom()).actions,
  });
  await app.ready();
  await app.close();
  // Each copy would evaluate all schedules when its shop opens. Tests run their tasks themselves.
  await database.execute(sql`update pgboss.version set cron_on = now() + interval '1 day'`);
  await database.close();
  await rm(mediaDir, { recursive: true, force: true });
}
