import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { unseen } from '../../database/run.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { foundBits, isRare, pendingOf } from './bits.ts';
import { asQuery, type Expression } from './expression.ts';
import { holds, looksInTexts } from './holds.ts';
import { rankedName } from './ranked.ts';
import type { Terms } from './terms.ts';

/**
 * A search by words: what it looks for, and what it finds besides: conditions on the record `it` (a code, an id, what the
 * words can't say); `null` where there is none.
 */
export type Search = { terms: Terms; besides: SQL | null };

export const rankedTable = (resource: ResourceShape): SQL => sql`${sql.identifier(rankedName(resource))} ranked`;
export const mainTable = (resource: ResourceShape): SQL => sql`${sql.identifier(resource.name)} it`;

export const joined = (resource: ResourceShape): SQL => sql`join ${mainTable(resource)} on it.id = ranked.record_id`;

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

/** A search that is asked. */
export type Asked = {
  database: Executor;
  resource: ResourceShape;
  search: Search;
  /** What else a record must be, as conditions on `it`. */
  narrowed: SQL | null;
  /** The same as lexemes; `null` where these can't say it. */
  chosen: Readonly<Record<string, Expression>> | null;
};

/** The number of the best of some levels that a record is in, of an array of their queries. */
export const bestLevel = (levels: SQL): SQL => sql`(
  select level.number from unnest(${unseen(sql`${levels}::tsquery[]`)}) with ordinality level (query, number)
  where ranked.words @@ level.query order by level.number limit 1)`;

/**
 * All that a search finds where that is few, read at once: ids (`id`), and the order of the best first (`number`). Its words
 * are values of their own, which the planner does not see: it then believes that few records have them.
 */
export function foundFew(resource: ResourceShape, narrowed: SQL | null): SQL {
  return sql`
    select ranked.record_id as id, row_number() over (order by ${bestLevel(sql`${sql.placeholder('levels')}`)},
      ranked.popularity desc nulls last, ranked.record_id) as number
    from ${rankedTable(resource)} ${narrowed ? joined(resource) : sql``}
    where ranked.words @@ (select ${sql.placeholder('all')}::tsquery) ${narrowed ? sql`and ${narrowed}` : sql``}`;
}

/** The same words are searched for again and again. */
const queriesOf = keptWith((levels: readonly Expression[]): string[] => levels.map(asQuery));
const queryOf = keptWith(asQuery);

/** The values of `foundFew` for a search; `null` where it looks for more than words. */
export function valuesOfFew({ terms, besides }: Search): Record<'levels' | 'all', unknown> | null {
  const { all, levels, isFew } = terms;
  if (!isFew || besides || !all || looksInTexts(all)) return null;
  return { levels: queriesOf(levels), all: queryOf(all) };
}

/** How many a search finds: by bits where many may be, else by reading what it finds. */
export async function countFound(asked: Asked): Promise<number> {
  const { rows } = await asked.database.execute<{ total: number }>(
    sql`select (${countByBits(asked) ?? countRead(asked)})::int as total`,
    'often',
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
  where ${looksInTexts(all) ? holds(resource, all, null) : sql`ranked.words @@ ${unseen(sql`${asQuery(all)}::tsquery`)}`} ${narrowed ? sql`and ${narrowed}` : sql``}`;

function countRead({ resource, search, narrowed }: Asked): SQL {
  const ids = foundIds(resource, search);
  if (narrowed) return sql`select count(*) from ${mainTable(resource)} where it.id in (${ids}) and ${narrowed}`;
  return search.besides
    ? sql`select count(distinct record_id) from (${ids}) counted (record_id)`
    : sql`select count(*) from (${ids}) counted`;
}
