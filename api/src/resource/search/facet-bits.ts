import { type ResourceShape, targetOf } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { columnName } from '../../database/names.ts';
import { type Counted, parentColumn } from '../facet-counts.ts';
import type { ListQuery } from '../list-query.ts';
import { EVERY, findBits, foundBits, isRare, pendingOf } from './bits.ts';
import { type Expression, facetLexeme } from './expression.ts';
import { chosenFacets, hasBitFacets } from './facet-lexemes.ts';
import { holds } from './holds.ts';
import { rankedName } from './ranked.ts';
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
  const { name } = resource;
  /** What is found, under all that was chosen but of one field. */
  const maskOf = (facet: string): SQL =>
    sql.join(
      [sql`in_bits."all"`, ...own.flatMap(([name]) => (name === facet ? [] : [sql`in_bits.${fits(name)}`]))],
      sql` & `,
    );
  const countOf = ({ name: facet, field, facet: how }: Counted): SQL => {
    const target = how === true && 'target' in field ? targetOf(field, resource) : null;
    if (target) return countLinked(resource, target, maskOf(facet));
    const begin = facetLexeme(facet, '');
    return sql`select substr(bits.lexeme, ${begin.length + 1}::int) as value, null::text as label, sum(bit_count(bits.bits & ${maskOf(facet)}))::int as count
      from search_bits bits join in_bits on in_bits.segment = bits.segment
      where bits.resource = ${name} and starts_with(bits.lexeme, ${begin}) group by bits.lexeme`;
  };
  const ranked = sql`${sql.identifier(rankedName(resource))} ranked`;
  const isFound = terms?.all
    ? sql`and exists (select from ${ranked} where ranked.record_id = it.id and ${holds(resource, terms.all, null)})`
    : sql``;
  return {
    tables: foundBits(resource, expressions, bits),
    besides: sql`it.id in (${pendingOf(resource)}) ${isFound}`,
    countOf,
  };
}

/** How many are linked to each of others: where those are a tree, to it or to one below it. */
function countLinked({ name }: ResourceShape, target: ResourceShape, mask: SQL): SQL {
  const parent = parentColumn(target);
  const table = sql.identifier(target.name);
  const own = sql`select named.id as other, bits.segment, bits.bits from ${table} named
    join search_bits bits on bits.resource = ${name} and bits.lexeme = '@' || named.id::text`;
  const below = parent
    ? sql`union all select named.${sql.identifier(parent)}, bits.segment, bits.bits from ${table} named
    join search_bits bits on bits.resource = ${name} and bits.lexeme = '@' || named.id::text where named.${sql.identifier(parent)} is not null`
    : sql``;
  return sql`select linked.other::text as value, named.${sql.identifier(columnName(target.display))}::text as label, sum(bit_count(linked.bits & ${mask}))::int as count
    from (select other, segment, bit_or(bits) as bits from (${own} ${below}) each group by other, segment) linked
      join in_bits on in_bits.segment = linked.segment join ${table} named on named.id = linked.other
    group by linked.other, 2`;
}
