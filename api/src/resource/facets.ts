import { type Facet, type Field, type ResourceShape, targetOf } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { columnName, otherColumn, ownerColumn, partName } from '../database/names.ts';
import { narrowing, whereClause } from './conditions.ts';
import { identifier } from './kinds/sql-parts.ts';
import type { ListQuery } from './list-query.ts';
import { inTurn } from './read-page.ts';
import { searchTerms } from './search/terms.ts';

/** So many values of one field are counted, those with the most records. */
const MOST_VALUES = 100;

/** A value that records of a list have, what it is called (`null`: by the value itself), and how many have it. */
export type FacetCount = { value: string; label: string | null; count: number };

type Counted = { name: string; field: Field; facet: Facet };
type Asked = { resource: ResourceShape; query: ListQuery; scope: SQL | null; names: readonly string[] };

/** The column of `found` that says whether a record fits what was chosen of a field. */
const fits = (name: string) => identifier(`fits ${name}`);

const countedOf = ({ resource, names }: Asked): Counted[] =>
  Object.entries(resource.facets ?? {}).flatMap(([name, facet]) => {
    const field = resource.fields[name];
    return field && names.includes(name) ? [{ name, field, facet }] : [];
  });

/** The ranges of a field of numbers, each by its ends; an open one is `null`. */
function rangesOf(facet: Exclude<Facet, true>): [low: number | null, high: number | null][] {
  if ('atLeast' in facet) return facet.atLeast.map((low) => [low, null]);
  return [null, ...facet.between].map((low, at) => [low, facet.between[at] ?? null]);
}

/** A range as an address says it: `5000-10000`, `-5000`, `20000-`. */
const rangeName = ([low, high]: [number | null, number | null]): string => `${low ?? ''}-${high ?? ''}`;

/** How many records are in each range: its ends belong to it, as they do to a filter's. */
function countRanges(column: SQL, facet: Exclude<Facet, true>, where: SQL): SQL {
  const ranges = rangesOf(facet);
  const counts = ranges.map(([low, high], at) => {
    const ends = [
      ...(low === null ? [] : [sql`${column} >= ${low}::float8`]),
      ...(high === null ? [] : [sql`${column} <= ${high}::float8`]),
    ];
    return sql`count(*) filter (where ${sql.join(ends, sql` and `)})::int as ${identifier(`range ${at}`)}`;
  });
  const rows = ranges.map((range, at) => sql`(${rangeName(range)}::text, counted.${identifier(`range ${at}`)})`);
  return sql`select range.value, null::text as label, range.count
    from (select ${sql.join(counts, sql`, `)} from found ${where}) counted,
      lateral (values ${sql.join(rows, sql`, `)}) range (value, count)`;
}

/** The parent of a tree's records, as a column: a record below counts for it as well. */
const parentColumn = (target: ResourceShape): string | null => {
  const parent = Object.entries(target.fields).find(([, field]) => 'isParent' in field && field.isParent);
  return parent ? columnName(parent[0]) : null;
};

/** How many records are linked to each of others: where those are a tree, to it or to one below it. */
function countLinked(resource: ResourceShape, name: string, target: ResourceShape, where: SQL): SQL {
  const parent = parentColumn(target);
  const linked = sql`${identifier(partName(resource, name))} link join found on found.id = link.${identifier(ownerColumn(resource))}`;
  const other = sql`link.${identifier(otherColumn(name))}`;
  const up = parent
    ? sql`union select found.id, above.${identifier(parent)} from ${linked}
        join ${identifier(target.name)} above on above.id = ${other} and above.${identifier(parent)} is not null ${where}`
    : sql``;
  return sql`select counted.other::text as value, named.${identifier(columnName(target.display))}::text as label, counted.count
    from (select other, count(*)::int as count from (select found.id, ${other} as other from ${linked} ${where} ${up}) pair group by other) counted
    join ${identifier(target.name)} named on named.id = counted.other`;
}

function countEach({ resource }: Asked, { name, field, facet }: Counted, where: SQL): SQL {
  const column = sql`found.${identifier(columnName(name))}`;
  if (facet !== true) return countRanges(column, facet, where);
  const target = 'target' in field ? targetOf(field, resource) : null;
  if (target && field.kind === 'manyToMany') return countLinked(resource, name, target, where);
  const counted = sql`(select ${column} as value, count(*)::int as count from found ${where} group by 1) counted`;
  if (!target)
    return sql`select counted.value::text, null::text as label, counted.count from ${counted} where counted.value is not null`;
  return sql`select counted.value::text, named.${identifier(columnName(target.display))}::text as label, counted.count
    from ${counted} join ${identifier(target.name)} named on named.id = counted.value`;
}

/**
 * R1805: how many records of a list have each value of the fields that its declaration names, by one statement that reads
 * what matches once. What was chosen of a field does not narrow its own counts. No value without a record is told.
 */
export async function countFacets(database: Database, asked: Asked): Promise<Record<string, FacetCount[]>> {
  const { resource, query, scope } = asked;
  const counted = countedOf(asked);
  if (counted.length === 0) return {};
  const chosen = counted.flatMap(({ name }) => {
    const filters = query.filters.filter(({ field }) => field === name);
    const [first, ...rest] = narrowing(resource, { ...query, filters, ids: null }, null);
    return first ? [{ name, condition: sql.join([first, ...rest], sql` and `) }] : [];
  });
  const others = query.filters.filter(({ field }) => !chosen.some(({ name }) => name === field));
  const columns = [
    sql`it.id`,
    ...counted.flatMap(({ name, field }) =>
      field.kind === 'manyToMany' ? [] : [sql`it.${identifier(columnName(name))}`],
    ),
    ...chosen.map(({ name, condition }) => sql`coalesce(${condition}, false) as ${fits(name)}`),
  ];
  const facets = counted.map((facet) => {
    const fitting = chosen.flatMap(({ name }) => (name === facet.name ? [] : [sql`found.${fits(name)}`]));
    const where = fitting.length > 0 ? sql`where ${sql.join(fitting, sql` and `)}` : sql``;
    return sql`(select ${facet.name}::text as facet, each.value, each.label, each.count
      from (${countEach(asked, facet, where)}) each where each.count > 0 order by each.count desc, each.value limit ${MOST_VALUES})`;
  });
  const { rows } = await inTurn(query, async () => {
    const terms = await searchTerms(database, resource, query.q);
    const where = whereClause(resource, { ...query, filters: others }, scope, terms);
    return database.execute<FacetCount & { facet: string }>(
      sql`with found as materialized (select ${sql.join(columns, sql`, `)} from ${identifier(resource.name)} it ${where})
        ${sql.join(facets, sql` union all `)}`,
      'long',
    );
  });
  return Object.fromEntries(
    counted.map(({ name, facet }) => {
      const values = rows.flatMap(({ facet: of, ...count }) => (of === name ? [count] : []));
      const order = facet === true ? [] : rangesOf(facet).map(rangeName);
      // Ranges stand as they follow each other.
      return [name, facet === true ? values : values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))];
    }),
  );
}
