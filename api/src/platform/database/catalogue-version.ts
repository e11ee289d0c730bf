import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { template } from './run.ts';

/** Where changes are announced; with the version as payload. */
export const CATALOGUE_CHANNEL = 'catalogue';
const NAME = 'catalogue';

/** Up to this number, changes are listed one by one; above it, everything counts as changed. */
const MOST_CHANGES = 1_000;

/**
 * A change: which fields of which record, by their column names; `'+'` is a new record, `'-'` a deleted one. Without a
 * resource it covers everything, without a record all of them. It leads from one version of the catalogue to the next.
 */
export type NotedChange = {
  former: string | null;
  version: string;
  resource: string | null;
  record: string | null;
  fields: string[];
};

/** The catalogue as the database has it: its version, the number of migrations, and what was changed since a version. */
export type CatalogueState = { version: string | null; migrations: number; changes: NotedChange[] };

/**
 * Marks everything as changed: for work that happens before triggers exist (seeding). The tables of cached responses record
 * their changes by triggers, in every transaction (resource/cache/watch-changes.ts).
 */
export async function raiseCatalogueVersion(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select note_change(null, null, '{}')`);
}

/**
 * Publishes a transaction's changes of cached data. It comes last in the transaction, because it blocks other writers until
 * the commit.
 */
export async function changesOf(transaction: Executor): Promise<NotedChange[]> {
  await transaction.execute(sql`set constraints all immediate`);
  const { rows } = await transaction.execute<NotedChange>(sql`
    select former, version, resource, record, fields from catalogue_changes
    where version = nullif(current_setting('karite.catalogue_version', true), '')::uuid order by number`);
  return rows;
}

const SINCE = sql`${sql.placeholder('since')}::uuid`;
const state = template(sql`
  select version, (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
    -- Mostly nothing was changed: then the changes are not read.
    case when version is not distinct from ${SINCE} then '[]' else (
      select coalesce(json_agg(change order by number), '[]') from (
        select number, former, version, resource, record, fields from catalogue_changes
        where number >= (select min(number) from catalogue_changes where former = ${SINCE} or (former is null and ${SINCE} is null))
        order by number limit ${MOST_CHANGES}) change) end as changes
  from (select (select version from catalogue_version where name = ${NAME}) as version) now`);

/**
 * Reads the current version and the changes since the version `since`, `null` before the first (`CatalogueState`). The
 * version is random, so that a restored or replaced database differs from the former one. Migrations are counted, because
 * they may change responses as well.
 */
export const readCatalogue = (since: string | null): SQL => state({ since });
