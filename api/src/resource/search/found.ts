import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { unseen } from '../../database/run.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { isRare, pendingOf } from './bits.ts';
import { asQuery, type Expression } from './expression.ts';
import { foundBits } from './found-bits.ts';
import { holds, holdsPending, looksInTexts } from './holds.ts';
import { joined, mainTable, rankedTable } from './read-from.ts';
import type { Terms } from './terms.ts';

/**
 * A search by words: what it looks for, and what it finds besides: conditions on the record `it` (a code, an id, what the
 * words can't say); `null` where there is none.
 */
export type Search = { terms: Terms; besides: SQL | null };

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

/** Levels are asked for so many at a time, the last of which may be none: each number of them would be a statement of its own. */
const SLOTS = 8;

/** Levels as queries, and null in the slots that are left; the same words are searched for again and again. */
export const slotsOf = keptWith((levels: readonly Expression[]): (string | null)[] => {
  const queries = levels.map((level) => asQuery(level));
  const left = SLOTS * Math.ceil(levels.length / SLOTS) - levels.length;
  return [...queries, ...Array.from({ length: left }, () => null)];
});

/** The number of the best of some levels that a record is in, each as a query, or null. */
export const bestLevel = (levels: readonly SQL[]): SQL => sql`
  case ${sql.join(
    levels.map(
      (level, at) => sql`when ranked.words @@ ${unseen(sql`${level}::tsquery`)} then ${sql.raw(String(at + 1))}`,
    ),
    sql` `,
  )} end`;

export const levelName = (at: number): string => `level ${at}`;

/**
 * All that a search finds where that is few, read at once, to be put in order by `bestFirst`. Its words are values of their own, which the
 * planner does not see: it then believes that few records have them.
 */
export function foundFew(resource: ResourceShape, slots: number, narrowed: SQL | null): SQL {
  const best = bestLevel(Array.from({ length: slots }, (_, at) => sql`${sql.placeholder(levelName(at))}`));
  return sql`
    select ranked.record_id as id, ${best} as level, ranked.popularity
    from ${rankedTable(resource)} ${narrowed ? joined(resource) : sql``}
    where ranked.words @@ ${unseen(sql`${sql.placeholder('all')}::tsquery`)} ${narrowed ? sql`and ${narrowed}` : sql``}`;
}

/** The order of what is found, the best first. */
export const bestFirst = (found: SQL): SQL =>
  sql`order by ${found}.level nulls last, ${found}.popularity desc nulls last, ${found}.id`;

/** The values of `foundFew` for a search; `null` where it looks for more than words. */
export function valuesOfFew(
  { terms, besides }: Search,
  said: readonly Expression[],
): Record<string, string | null> | null {
  const { all, levels, isFew } = terms;
  if (!isFew || besides || !all || looksInTexts(all)) return null;
  const queries = slotsOf(levels).map((query, at): [string, string | null] => [levelName(at), query]);
  return { ...Object.fromEntries(queries), all: asQuery({ and: [all, ...said] }) };
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
  where ${holdsPending(resource, all)} ${narrowed ? sql`and ${narrowed}` : sql``}`;

function countRead({ resource, search, narrowed }: Asked): SQL {
  const ids = foundIds(resource, search);
  if (narrowed) return sql`select count(*) from ${mainTable(resource)} where it.id in (${ids}) and ${narrowed}`;
  return search.besides
    ? sql`select count(distinct record_id) from (${ids}) counted (record_id)`
    : sql`select count(*) from (${ids}) counted`;
}
