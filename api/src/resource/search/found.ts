import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { foundBits, isRare, pendingOf } from './bits.ts';
import { isSoonerSorted } from './estimate.ts';
import { asQuery, type Expression } from './expression.ts';
import { holds, looksInTexts } from './holds.ts';
import { rankedName } from './ranked.ts';
import type { Terms } from './terms.ts';

/**
 * A search by words: what it looks for, and what it finds besides: conditions on the record `it` (a code, an id, what the
 * words can't say); `null` where there is none.
 */
export type Search = { terms: Terms; besides: SQL | null };

const rankedTable = (resource: ResourceShape): SQL => sql`${sql.identifier(rankedName(resource))} ranked`;
const mainTable = (resource: ResourceShape): SQL => sql`${sql.identifier(resource.name)} it`;

const joined = (resource: ResourceShape): SQL => sql`join ${mainTable(resource)} on it.id = ranked.record_id`;

/** The ids of all that a search finds, as a query; one may come twice. */
export function foundIds(resource: ResourceShape, { terms, besides }: Search): SQL {
  const parts = [
    ...(terms.all
      ? [
          sql`select ranked.record_id from ${rankedTable(resource)} ${looksInTexts(terms.all) ? joined(resource) : sql``} where ${holds(resource, terms.all, terms.bits)}`,
        ]
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
  /** The same as lexemes; `null` where these can't say it. */
  chosen: Readonly<Record<string, Expression>> | null;
};

/** What is found besides is looked for first: the index of its texts knows it, and no order does. */
const besidesLevel = ({ resource }: Asked, besides: SQL): SQL =>
  sql`ranked.record_id = any(array(select it.id from ${mainTable(resource)} where ${besides}))`;

const name = (level: number) => sql.identifier(`level_${level}`);
const BEST_FIRST = sql`popularity desc nulls last, id`;

/** What records of a level must have; `ofIt`: it says something of `it` as well; `isSorted`: all of them are read and sorted. */
type Level = { condition: SQL; ofIt?: boolean; isSorted?: boolean };

const MOST_POPULAR = sql`ranked.popularity desc nulls last, ranked.record_id`;
const whereAll = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;

/**
 * A level, the most popular first: those that no level before it has, and none where these fill the page. Of what is sorted,
 * which no index has in that order, no more records are looked at than fill the page.
 */
function levelOf(
  { resource, narrowed }: Asked,
  { condition, ofIt, isSorted }: Level,
  level: number,
  most: number,
): SQL {
  const former = Array.from({ length: level }, (_, each) => sql`select id from ${name(each)}`);
  const had = sql.join(former, sql` union all `);
  const own = [
    condition,
    ...(level > 0
      ? [sql`ranked.record_id not in (${had})`, sql`(select count(*) from (${had}) had) < ${most}::int`]
      : []),
  ];
  const sorted = sql`(select ranked.record_id, ranked.popularity + 0 as popularity from ${rankedTable(resource)} ${whereAll(own)}
    order by 2 desc nulls last, 1 offset 0) ranked`;
  const [from, conditions] = isSorted ? [sorted, []] : [rankedTable(resource), own];
  return sql`${name(level)} as materialized (
    select ${level}::int as level, ranked.record_id as id, ranked.popularity
    from ${from} ${narrowed || ofIt ? joined(resource) : sql``} ${whereAll([...conditions, ...(narrowed ? [narrowed] : [])])}
    order by ${MOST_POPULAR} limit ${sql.raw(String(most))})`;
}

/**
 * All that a search finds where that is few, read at once: ids (`id`), and the order of the best first (`number`). Its words
 * are values of their own, which the planner does not see: it then believes that few records have them.
 */
export function foundFew(resource: ResourceShape, narrowed: SQL | null): SQL {
  return sql`
    select ranked.record_id as id, row_number() over (order by (
        select level.number from unnest((select ${sql.placeholder('levels')}::tsquery[])) with ordinality level (query, number)
        where ranked.words @@ level.query order by level.number limit 1),
      ${MOST_POPULAR}) as number
    from ${rankedTable(resource)} ${narrowed ? joined(resource) : sql``}
    where ranked.words @@ (select ${sql.placeholder('all')}::tsquery) ${narrowed ? sql`and ${narrowed}` : sql``}`;
}

/** The values of `foundFew` for a search; `null` where it looks for more than words. */
export function valuesOfFew({ terms, besides }: Search): Record<'levels' | 'all', unknown> | null {
  const { all, levels, isFew } = terms;
  if (!isFew || besides || !all || looksInTexts(all)) return null;
  return { levels: levels.map(asQuery), all: asQuery(all) };
}

/**
 * The ids of the records that a search finds, the best first (R1800), from one line to another, and how many it finds: by
 * one statement, in which a level is only looked at when those before it do not fill the page.
 */
export async function findRanked(asked: Asked, start: number, end: number): Promise<{ ids: string[]; total: number }> {
  const { resource, search } = asked;
  const { levels: best, all, bits } = search.terms;
  const conditions: Level[] = [...best, ...(all && looksInTexts(all) ? [all] : [])].map((level) => ({
    condition: holds(resource, level, bits),
    ofIt: looksInTexts(level),
    isSorted: bits !== null && !looksInTexts(level) && isSoonerSorted(level, bits, end),
  }));
  if (search.besides) conditions.push({ condition: besidesLevel(asked, search.besides) });
  if (conditions.length === 0) return { ids: [], total: 0 };
  const levels = conditions.map((condition, level) => levelOf(asked, condition, level, end));
  const found = conditions.map((_, level) => sql`select * from ${name(level)}`);
  const { rows } = await asked.database.execute<{ ids: string[] | null; listed: number }>(sql`
    with ${sql.join(levels, sql`, `)}, listed as (${sql.join(found, sql` union all `)})
    select (select array_agg(id::text order by level, ${BEST_FIRST})
        from (select * from listed order by level, ${BEST_FIRST} limit ${end - start}::int offset ${start}::int) page) as ids,
      (select count(*)::int from listed) as listed`);
  const { ids, listed } = firstRow({ rows });
  // What did not fill the page was looked at to its end.
  return { ids: ids ?? [], total: listed < end ? listed : await countFound(asked) };
}

/** How many a search finds: by bits where many may be, else by reading what it finds. */
async function countFound(asked: Asked): Promise<number> {
  const { rows } = await asked.database.execute<{ total: number }>(
    sql`select (${countByBits(asked) ?? countRead(asked)})::int as total`,
  );
  return firstRow({ rows }).total;
}

function countByBits(asked: Asked): SQL | null {
  const { resource, search, chosen } = asked;
  const { all, bits } = search.terms;
  if (!all || !bits?.canCount || search.besides || !chosen) return null;
  const whole = { and: [all, ...Object.values(chosen)] };
  if (isRare(whole, bits)) return null;
  return sql`with ${foundBits(resource, { bits: whole }, bits)}
    select coalesce((select sum(bit_count(in_bits.bits)) from in_bits), 0) + (${countPending(asked, all)})`;
}

/** Those of the records that wait for their bits. */
const countPending = ({ resource, narrowed }: Asked, all: Expression): SQL => sql`
  select count(*) from (${pendingOf(resource)}) pending join ${rankedTable(resource)} on ranked.record_id = pending.record
    join ${mainTable(resource)} on it.id = pending.record
  where ${holds(resource, all, null)} ${narrowed ? sql`and ${narrowed}` : sql``}`;

function countRead({ resource, search, narrowed }: Asked): SQL {
  const ids = foundIds(resource, search);
  if (narrowed) return sql`select count(*) from ${mainTable(resource)} where it.id in (${ids}) and ${narrowed}`;
  return search.besides
    ? sql`select count(distinct record_id) from (${ids}) counted (record_id)`
    : sql`select count(*) from (${ids}) counted`;
}
