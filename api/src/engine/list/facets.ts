import { countsRanges, type Field, type ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { identifier } from '../kinds/sql-parts.ts';
import { searchTerms } from '../search/terms.ts';
import { fromClause, narrowing } from './conditions.ts';
import { type Counted, countEach, rangeName, rangesOf } from './facet-counts.ts';
import { inTurn } from './find-page.ts';
import { isInRows, type ListQuery } from './list-query.ts';

/** So many values of one field are counted, those with the most records. */
const MOST_VALUES = 100;

/** A value that records of a list have, what it is called (`null`: by the value itself), and how many have it. */
export type FacetCount = { value: string; label: string | null; count: number };

/** What the declaration calls a value of one of its choices. */
const declaredLabel = (field: Field, value: string): string | null =>
  'options' in field ? (field.options[value] ?? null) : null;

type FacetQuery = {
  resource: ResourceShape;
  query: ListQuery;
  scope: SQL | null;
  names: readonly string[];
};

/** The column of `found` that states whether a record matches the choices of a field. */
const fits = (name: string) => identifier(`fits ${name}`);

const countedOf = ({ resource, names }: FacetQuery): Counted[] =>
  Object.entries(resource.facets ?? {}).flatMap(([name, facet]) => {
    const field = resource.fields[name];
    return field && names.includes(name) ? [{ name, field, facet }] : [];
  });

/** What was chosen of the counted fields, each as a condition on `it`. */
const chosenOf = ({ resource, query }: FacetQuery, counted: readonly Counted[]) =>
  counted.flatMap(({ name }) => {
    const filters = query.filters.filter(({ field }) => field === name);
    const [first, ...rest] = narrowing(resource, { ...query, filters, ids: null }, null);
    return first ? [{ name, condition: sql.join([first, ...rest], sql` and `) }] : [];
  });

/**
 * R1805: how many records of a list have each value of its declared facets, by one statement that reads the matches once.
 * The choices of a field do not narrow its own counts. Values without records are omitted.
 */
export async function countFacets(database: Executor, requested: FacetQuery): Promise<Record<string, FacetCount[]>> {
  const { resource, query, scope } = requested;
  const counted = countedOf(requested);
  if (counted.length === 0) return {};
  const chosen = chosenOf(requested, counted);
  const others = query.filters.filter(({ field }) => !chosen.some(({ name }) => name === field));
  const columns = [
    sql`it.id`,
    ...counted.flatMap(({ name, field }) => (isInRows(field) ? [] : [sql`it.${identifier(columnName(name))}`])),
    ...chosen.map(({ name, condition }) => sql`coalesce(${condition}, false) as ${fits(name)}`),
  ];
  const { rows } = await inTurn(query, async () => {
    const terms = await searchTerms(database, resource, query.q);
    const facets = counted.map((facet) => {
      const fitting = chosen.flatMap(({ name }) => (name === facet.name ? [] : [sql`found.${fits(name)}`]));
      const where = fitting.length > 0 ? sql`where ${sql.join(fitting, sql` and `)}` : sql``;
      return sql`(select ${facet.name}::text as facet, each.value, each.label, each.count
        from (${countEach(resource, facet, where)}) each where each.count > 0 order by each.count desc, each.value limit ${MOST_VALUES})`;
    });
    const from = fromClause(resource, { ...query, filters: others }, scope, terms);
    return database.execute<FacetCount & { facet: string }>(
      sql`with found as materialized (select ${sql.join(columns, sql`, `)} ${from})
        ${sql.join(facets, sql` union all `)}`,
      'long',
    );
  });
  return Object.fromEntries(
    counted.map(({ name, field, facet }) => {
      const values = rows.flatMap(({ facet: of, value, label, count }) =>
        of === name ? [{ value, label: label ?? declaredLabel(field, value), count }] : [],
      );
      if (!countsRanges(facet)) return [name, values];
      // Ranges are in ascending order.
      const order = rangesOf(facet).map(rangeName);
      return [name, values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))];
    }),
  );
}
