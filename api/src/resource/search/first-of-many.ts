import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { unseen } from '../../database/run.ts';
import { bitAt, pendingOf, placeOf, SEGMENT, segmentOf, ZERO } from './bits.ts';
import { bitsOfClauses } from './clauses.ts';
import { bestLevel, levelName } from './found.ts';
import { joined, rankedTable } from './read-from.ts';

/** Where so many bits hold enough, no others of a segment are looked at. */
const FIRST_BITS = [128, 512, 2_048];

const given = (name: string, type: string): SQL => unseen(sql`${sql.placeholder(name)}::${sql.raw(type)}`);
const number = (it: number): SQL => sql.raw(String(it));

/** How many of the bits of a segment hold enough, as the cases of an expression. */
const firstBits = (enough: SQL): SQL =>
  sql.join(
    FIRST_BITS.map(
      (first) =>
        sql`when bit_count(substring(bits from 1 for ${number(first)})) >= ${enough} then least(size, ${number(first)})`,
    ),
    sql` `,
  );

/**
 * Common table expressions that end in `found`: the best of what some levels find where that is many, with the level and popularity
 * of each; than what they find beside it, at least `end` are better. Its words are values of their own (`valuesOfMany`), so that
 * one statement does for all searches.
 *
 * What many have is found by bits: `levels` by segment, without what is in a better one (`in_bits`). Places are in the order of
 * popularity but for those behind, so the first bits that are set are the best, and all behind are looked at. What few
 * have is read, and so are the records that wait for their bits.
 */
export function firstOfMany(resource: ResourceShape, slots: number, narrowed: SQL | null): SQL {
  const own = unseen(sql`${resource.name}::text`);
  const ranked = rankedTable(resource);
  const best = bestLevel(Array.from({ length: slots }, (_, at) => sql`${sql.placeholder(levelName(at))}`));
  const size = number(SEGMENT);
  const end = given('end', 'int');
  return sql`
  with clauses as (
      select clause, segment, bit_or(bits) as bits from (${bitsOfClauses(resource, (name) => sql.placeholder(name))}) each
      group by 1, 2),
    levels as (
      select asked.level, clauses.segment, bit_and(clauses.bits) as bits
      from unnest(${given('levels', 'int[]')}, ${given('levelClauses', 'int[]')}, ${given('levelSizes', 'int[]')}) asked (level, clause, size)
        join clauses on clauses.clause = asked.clause
      group by 1, 2 having count(*) = min(asked.size)),
    stale as (
      select ${segmentOf(sql`places.place`)} as segment, bit_or(${bitAt(sql`places.place`)}) as bits
      from (${pendingOf(resource)}) pending join ${placeOf(resource, sql`pending.record`)} group by 1),
    in_bits as (
      select level, levels.segment * ${size} as first, ${given('placed', 'int')} - levels.segment * ${size} as size,
        levels.bits & ~coalesce(stale.bits, ${ZERO}) & ~coalesce(bit_or(levels.bits) over better, ${ZERO}) as bits
      from levels left join stale on stale.segment = levels.segment
      window better as (partition by levels.segment order by level rows between unbounded preceding and 1 preceding)),
    counted as (
      select *, sum(bit_count(bits)) over (order by level, first) - bit_count(bits) as before from in_bits where bit_count(bits) > 0),
    runs as materialized (
      select level, first, true as is_placed, substring(bits from 1 for case
        ${firstBits(end)} else size end) as bits
      from counted where before < ${end} and size > 0
      union all
      select level, first + greatest(0, size), false, substring(bits from greatest(0, size) + 1)
      from counted where size < ${size}),
    places as (
      select *, row_number() over (partition by is_placed order by level, place) as number from (
        select runs.level, runs.is_placed, runs.first - 1 + (sum(length(part.zeros) + 1) over (partition by runs.level, runs.first order by part.number))::int as place
        from runs, string_to_table(runs.bits::text, '1') with ordinality part (zeros, number)
        where part.number <= bit_count(runs.bits)) each),
    found as materialized (
      select id, min(level) as level, popularity from (
        select known.record as id, places.level, known.popularity
        from (select * from places where number <= ${end} or not is_placed offset 0) places
          cross join lateral (select record, popularity from search_places where resource = ${own} and place = places.place limit 1) known
        union all
        select ranked.record_id, ${best}, ranked.popularity from (
          select ranked.* from ${ranked} where words @@ ${given('few', 'tsquery')}
          union all
          select ranked.* from (${pendingOf(resource)}) pending join ${ranked} on ranked.record_id = pending.record) ranked
          ${narrowed ? joined(resource) : sql``}
        where ranked.words @@ ${given('any', 'tsquery')} ${narrowed ? sql`and ${narrowed}` : sql``}) each
      group by 1, 3)`;
}
