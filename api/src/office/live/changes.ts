import { type SQL, sql } from 'drizzle-orm';

/**
 * What happened to a record: `created`, `updated`, `deleted`; `presence`: somebody opened or left it; `commented`: its
 * comments are others; `notified`: there is something new for this account, and for it alone.
 */
export type LiveChange = { resource: string; id: string; kind: string };

/** The result of a poll: the start of the next one, and the changes that were committed since the last one began. */
export type ChangesRead = { snapshot: string; changes: LiveChange[] };

/** Up to so many changes at once are sent one by one. With more, clients reload everything. */
export const MOST_CHANGES = 500;

/** Changes are retained so long, in minutes: several times the longest polling interval of a process. */
const KEPT_MINUTES = 5;

/**
 * What the transactions have noted that were committed since a snapshot (`null`: nothing, only where to begin), each
 * record's kind once. A transaction is found when it is committed, however long it took and whatever began after it.
 */
export const changesSince = (snapshot: string | null): SQL => sql`
  select pg_current_snapshot()::text as snapshot, (
    select coalesce(json_agg(json_build_object('resource', resource, 'id', record, 'kind', kind) order by first), '[]') from (
      select resource, record, kind, min(number) as first from live_changes
      where transaction >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
        and not pg_visible_in_snapshot(transaction, ${snapshot}::text::pg_snapshot)
        and pg_visible_in_snapshot(transaction, pg_current_snapshot())
      group by resource, record, kind order by first limit ${MOST_CHANGES + 1}) found) as changes`;

/** Removes what every process has seen by now, and who was seen long ago. */
export const sweep = sql`
  with gone as (delete from presences where seen_at < now() - make_interval(mins => ${KEPT_MINUTES}))
  delete from live_changes where changed_at < now() - make_interval(mins => ${KEPT_MINUTES})`;
