import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { firstRow } from './rows.ts';

/** Where changes are announced; with the version as payload. */
export const CATALOGUE_CHANNEL = 'catalogue';
const NAME = 'catalogue';

/** A migration may change what is shown as well. */
const MIGRATIONS = sql`(select count(*) from drizzle.__drizzle_migrations)`;

/**
 * Gives the catalogue another version and announces it, both when the transaction commits; returns it. For every
 * transaction that changes what the catalogue shows, as its last statement: until the commit others wait for the row.
 */
export async function raiseCatalogueVersion(transaction: Executor): Promise<string> {
  const raised = await transaction.execute<{ version: string }>(sql`
    with raised as (
      insert into catalogue_version (name, version) values (${NAME}, gen_random_uuid())
      on conflict (name) do update set version = excluded.version returning version),
    known as (select raised.version || ' ' || ${MIGRATIONS} as version from raised)
    select version, pg_notify(${CATALOGUE_CHANNEL}, version) from known`);
  return firstRow(raised).version;
}

/** The version as it is now: a random one, so that a restored or replaced database is told from what it was. */
export const readCatalogueVersion = sql<{ version: string }>`
  select concat((select version from catalogue_version where name = ${NAME}), ' ', ${MIGRATIONS}) as version`;
