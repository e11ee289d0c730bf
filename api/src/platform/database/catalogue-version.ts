import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { template } from './run.ts';

/** Where changes are announced; with the version as payload. */
export const CATALOGUE_CHANNEL = 'catalogue';
const NAME = 'catalogue';

/** So many changes at once are told one by one; of more, everything has changed. */
const MOST_CHANGES = 1_000;

/**
 * What was changed: which fields of which record, by their columns' names; `'+'` stands for a new record, `'-'` for one that
 * is gone. Without a resource: anything; without a record: any of them. From one version of the catalogue to the next.
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
 * Says that anything may have changed: for work that triggers do not see, because none are there yet (seeding). Tables
 * that kept answers are read from note their changes themselves, in every transaction (resource/cache/watch-changes.ts).
 */
export async function raiseCatalogueVersion(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select note_change(null, null, '{}')`);
}

/** What a transaction has changed of what is kept: the last thing that it does, for others wait for it from then on. */
export async function changesOf(transaction: Executor): Promise<NotedChange[]> {
  await transaction.execute(sql`set constraints all immediate`);
  const { rows } = await transaction.execute<NotedChange>(sql`
    select former, version, resource, record, fields from catalogue_changes
    where version = nullif(current_setting('karite.catalogue_version', true), '')::uuid order by number`);
  return rows;
}

const KNOWN = sql`${sql.placeholder('known')}::uuid`;
const state = template(sql`
  select version, (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
    -- Mostly nothing was changed: then nobody looks for what was.
    case when version is not distinct from ${KNOWN} then '[]' else (
      select coalesce(json_agg(change order by number), '[]') from (
        select number, former, version, resource, record, fields from catalogue_changes
        where number >= (select min(number) from catalogue_changes where former = ${KNOWN} or (former is null and ${KNOWN} is null))
        order by number limit ${MOST_CHANGES}) change) end as changes
  from (select (select version from catalogue_version where name = ${NAME}) as version) now`);

/**
 * Reads the version as it is now, a random one, so that a restored or replaced database is told from what it was, and what
 * was changed since the version that is `known`, `null` before the first (`CatalogueState`). A migration may change what is shown as well: they are counted.
 */
export const readCatalogue = (known: string | null): SQL => state({ known });
