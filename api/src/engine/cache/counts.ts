import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { putTriggers } from '../../platform/database/put-triggers.ts';
import { constant, identifier } from '../kinds/sql-parts.ts';

/** As long as it takes: a million records are counted in a tenth of a second, once. */
const NO_LIMIT = 0;
/** How long a table that somebody writes is waited for. */
const WAIT = sql`set local lock_timeout = '2s'`;
/** Waits for who makes one row of several, which would come after those are deleted here, and stay. */
export const LOCK_COUNTS = sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.recordCounts})`;

/** The number of a resource's records: stored, or counted where the base is missing. */
export const countOfAll = ({ name, cachedCount }: ResourceShape): SQL => {
  const counted = sql`(select count(*) from ${identifier(name)})`;
  if (!cachedCount) return counted;
  const stored = sql`(select case when bool_or(is_base) then sum(change) end from record_counts where resource = ${constant(name)})`;
  return sql`coalesce(${stored}, ${counted})`;
};

/** Counts a resource once, while nobody writes it; from then on triggers note what comes and goes. */
const countOnce = (database: Database, { name }: ResourceShape): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.execute(WAIT);
    await transaction.execute(sql`lock table ${identifier(name)} in share row exclusive mode`);
    await transaction.execute(LOCK_COUNTS);
    await transaction.execute(sql`delete from record_counts where resource = ${name}`);
    await transaction.execute(sql`
      insert into record_counts (resource, change, is_base) select ${name}, count(*), true from ${identifier(name)}`);
  }, NO_LIMIT);

/** Makes one row of all that a resource has by now, unless another process does, or counts. */
export const foldCounts = (database: Executor) =>
  database.execute(sql`
  with gone as (
    delete from record_counts where (select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.recordCounts}))
      and resource in (select resource from record_counts group by resource having count(*) > 1)
    returning resource, change, is_base)
  insert into record_counts (resource, change, is_base) select resource, sum(change), bool_or(is_base) from gone group by resource`);

/**
 * Has triggers note what comes and goes of the resources with a `cachedCount`. Where triggers were lacking (a first start, a restored
 * backup), all are counted again.
 */
export async function watchCounts(database: Database, resources: readonly ResourceShape[]): Promise<void> {
  const counted = resources.filter(({ cachedCount }) => cachedCount);
  const triggers = (sign: 1 | -1) =>
    counted.map(({ name }) => ({ table: name, runs: 'note_count', args: [name, String(sign)] }));
  const whenPut = [LOCK_COUNTS, sql`delete from record_counts`];
  await putTriggers(
    database,
    { name: 'count_deleted', wanted: triggers(-1), on: 'delete', whenPut },
    { name: 'count_inserted', wanted: triggers(1), on: 'insert', whenPut },
  );
  const { rows } = await database.execute<{ resource: string }>(
    sql`select distinct resource from record_counts where is_base`,
  );
  const present = new Set(rows.map(({ resource }) => resource));
  for (const resource of counted) if (!present.has(resource.name)) await countOnce(database, resource);
}
