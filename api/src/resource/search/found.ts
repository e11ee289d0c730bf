import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { rankedName } from './ranked.ts';
import type { Terms } from './terms.ts';

/**
 * A search by words: what it looks for, and what it finds besides: conditions on the record `it` (a code, an id, what the
 * words can't say); `null` where there is none.
 */
export type Search = { terms: Terms; besides: SQL | null };

const rankedTable = (resource: ResourceShape): SQL => sql`${sql.identifier(rankedName(resource))} ranked`;
const mainTable = (resource: ResourceShape): SQL => sql`${sql.identifier(resource.name)} it`;

/** The ids of all that a search finds, as a query; one may come twice. */
export function foundIds(resource: ResourceShape, { terms, besides }: Search): SQL {
  const parts = [
    ...(terms.all
      ? [sql`select ranked.record_id from ${rankedTable(resource)} where ranked.words @@ ${terms.all}::tsquery`]
      : []),
    ...(besides ? [sql`select it.id from ${mainTable(resource)} where ${besides}`] : []),
  ];
  return parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select null::uuid where false`;
}

type Asked = {
  database: Executor;
  resource: ResourceShape;
  search: Search;
  /** What else a record must be, as conditions on `it`. */
  narrowed: SQL | null;
};

/** What is found besides is looked for first: the index of its texts knows it, and no order does. */
const besidesLevel = ({ resource }: Asked, besides: SQL): SQL =>
  sql`ranked.record_id = any(array(select it.id from ${mainTable(resource)} where ${besides}))`;

const name = (level: number) => sql.identifier(`level_${level}`);
const BEST_FIRST = sql`popularity desc nulls last, id`;

/** A level, from the most popular on: so many of those that no level before it has as are still wanted. */
function levelOf({ resource, narrowed }: Asked, condition: SQL, level: number, most: number): SQL {
  const former = Array.from({ length: level }, (_, each) => sql`select id from ${name(each)}`);
  const conditions = [
    condition,
    ...(narrowed ? [narrowed] : []),
    ...(former.length > 0 ? [sql`ranked.record_id not in (${sql.join(former, sql` union all `)})`] : []),
  ];
  const record = narrowed ? sql` join ${mainTable(resource)} on it.id = ranked.record_id` : sql``;
  const had = former.map((ids) => sql` - (select count(*) from (${ids}) had)`);
  return sql`${name(level)} as materialized (
    select ${level}::int as level, ranked.record_id as id, ranked.popularity from ${rankedTable(resource)}${record}
    where ${sql.join(conditions, sql` and `)}
    order by ranked.popularity desc nulls last, ranked.record_id limit ${most}::int${sql.join(had, sql``)})`;
}

/**
 * The ids of the records that a search finds, the best first (R1800), from one line to another, and how many it finds: by
 * one statement, in which a level is only looked at when those before it do not fill the page.
 */
export async function findRanked(asked: Asked, start: number, end: number): Promise<{ ids: string[]; total: number }> {
  const { search } = asked;
  const conditions = search.terms.levels.map((query) => sql`ranked.words @@ ${query}::tsquery`);
  if (search.besides) conditions.push(besidesLevel(asked, search.besides));
  if (conditions.length === 0) return { ids: [], total: 0 };
  const levels = conditions.map((condition, level) => levelOf(asked, condition, level, end));
  const found = conditions.map((_, level) => sql`select * from ${name(level)}`);
  // What did not fill the page was looked at to its end.
  const { rows } = await asked.database.execute<{ ids: string[] | null; total: number }>(sql`
    with ${sql.join(levels, sql`, `)}, found as (${sql.join(found, sql` union all `)})
    select (select array_agg(id::text order by level, ${BEST_FIRST})
        from (select * from found order by level, ${BEST_FIRST} limit ${end - start}::int offset ${start}::int) page) as ids,
      case when (select count(*) from found) < ${end}::int then (select count(*) from found) else (${countOf(asked)}) end::int as total`);
  const { ids, total } = firstRow({ rows });
  return { ids: ids ?? [], total };
}

function countOf({ resource, search, narrowed }: Asked): SQL {
  const ids = foundIds(resource, search);
  if (narrowed) return sql`select count(*) from ${mainTable(resource)} where it.id in (${ids}) and ${narrowed}`;
  return search.besides
    ? sql`select count(distinct record_id) from (${ids}) counted (record_id)`
    : sql`select count(*) from (${ids}) counted`;
}
