import { type ResourceShape, targetOf } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { columnName } from '../../database/names.ts';
import { unseen } from '../../database/run.ts';
import { type Counted, parentColumn } from '../facet-counts.ts';
import type { ListQuery } from '../list-query.ts';
import { EVERY, findBits, isRare, pendingOf } from './bits.ts';
import { type Expression, facetLexeme } from './expression.ts';
import { chosenFacets, hasBitFacets, literal } from './facet-lexemes.ts';
import { foundBits } from './found-bits.ts';
import { holdsPending } from './holds.ts';
import { rankedTable } from './read-from.ts';
import type { Terms } from './terms.ts';

type Asked = { resource: ResourceShape; query: ListQuery; counted: readonly Counted[]; terms: Terms | null };

/** How the facets of a list are counted by bits: `tables` for the statement, what is read besides, and the counts of each facet. */
type BitFacets = { tables: SQL; besides: SQL; countOf: (facet: Counted) => SQL };

const fits = (name: string) => sql.identifier(`fits ${name}`);

/**
 * The counts of R1805 by the bits of what is found and of each value, where many records are found and all that narrows
 * them has bits; `null`: they are read.
 */
export async function bitFacets(
  database: Executor,
  { resource, query, counted, terms }: Asked,
): Promise<BitFacets | null> {
  const chosen = chosenFacets(resource, query);
  if (!chosen || !hasBitFacets(resource) || (query.q && !terms?.all)) return null;
  const [own, others] = [
    Object.entries(chosen).filter(([name]) => counted.some((facet) => facet.name === name)),
    Object.entries(chosen).filter(([name]) => !counted.some((facet) => facet.name === name)),
  ];
  const all: Expression = {
    and: [terms?.all ?? { any: [EVERY] }, ...others.map(([, expression]) => expression)],
  };
  const bits = terms ? terms.bits : await findBits(database, resource, []);
  if (!bits?.canCount || isRare(all, bits)) return null;
  const expressions = { all, ...Object.fromEntries(own.map(([name, expression]) => [`fits ${name}`, expression])) };
  const name = unseen(sql`${resource.name}::text`);
  /** What is found, under all that was chosen but of one field. */
  const maskOf = (facet: string): SQL =>
    sql.join(
      [sql`in_bits."all"`, ...own.flatMap(([field]) => (field === facet ? [] : [sql`in_bits.${fits(field)}`]))],
      sql` & `,
    );
  const countOf = ({ name: facet, field, facet: how }: Counted): SQL => {
    const target = how === true && 'target' in field ? targetOf(field, resource) : null;
    if (target) return countLinked(resource, target, maskOf(facet));
    const begin = literal(facetLexeme(facet, ''));
    return sql`select substr(bits.lexeme, length(${begin}) + 1) as value, null::text as label, sum(bit_count(bits.bits & ${maskOf(facet)}))::int as count
      from search_bits bits join in_bits on in_bits.segment = bits.segment
      where bits.resource = ${name} and starts_with(bits.lexeme, ${begin}) group by bits.lexeme`;
  };
  const isFound = terms?.all
    ? sql`and exists (select from ${rankedTable(resource)} where ranked.record_id = it.id and ${holdsPending(resource, terms.all)})`
    : sql``;
  return {
    tables: foundBits(resource, expressions, bits),
    besides: sql`it.id in (${pendingOf(resource)}) ${isFound}`,
    countOf,
  };
}

/**
 * How many are linked to each of others: where those are a tree, to it or to one below it. Only where some are below, links are
 * put together before they are counted: what is linked to two of them counts once. Each is looked up by itself, or the planner
 * reads the bits of all.
 */
function countLinked({ name }: ResourceShape, target: ResourceShape, mask: SQL): SQL {
  const parent = parentColumn(target);
  const table = sql.identifier(target.name);
  const below = sql`${table} below where below.${sql.identifier(parent ?? '')} = named.id`;
  const own = sql`from search_bits bits where bits.resource = ${unseen(sql`${name}::text`)} and bits.lexeme`;
  const countOf = (bits: SQL, which: SQL) => sql`
    select named.id::text as value, named.${sql.identifier(columnName(target.display))}::text as label, counted.count
    from ${table} named cross join lateral (
      select sum(bit_count(each.bits & ${mask}))::int as count from (${bits}) each join in_bits on in_bits.segment = each.segment) counted
    ${which}`;
  const alone = (which: SQL) =>
    countOf(sql`select bits.segment, bits.bits ${own} = '@' || named.id::text offset 0`, which);
  if (!parent) return alone(sql``);
  const together = sql`select bits.segment, bit_or(bits.bits) as bits ${own} = any(array(
    select '@' || below.id::text from ${below} union all select '@' || named.id::text)) group by bits.segment`;
  return sql`${alone(sql`where not exists (select from ${below})`)} union all ${countOf(together, sql`where exists (select from ${below})`)}`;
}
