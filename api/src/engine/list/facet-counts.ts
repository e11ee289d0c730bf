import {
  countsRanges,
  type Facet,
  type FacetOptions,
  type Field,
  type ResourceShape,
  targetOf,
} from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName, otherColumn, ownerColumn, partName } from '../../platform/database/names.ts';
import { identifier } from '../kinds/sql-parts.ts';
import { isInRows } from './list-query.ts';

/** A field with the way to count its values. */
export type Counted = { name: string; field: Field; facet: Facet };

type Range = [low: number | null, high: number | null];

/** The ranges of a field of numbers, each by its ends; an open one is `null`. */
export function rangesOf({ atLeast, between = [] }: FacetOptions): Range[] {
  if (atLeast) return atLeast.map((low) => [low, null]);
  return [null, ...between].map((low, at) => [low, between[at] ?? null]);
}

/** A range as in an address: `5000-10000`, `-5000`, `20000-`. */
export const rangeName = ([low, high]: Range): string => `${low ?? ''}-${high ?? ''}`;

/** Whether a number is in a range: its ends belong to it, as they do to a filter's. */
const isInRange = (column: SQL, [low, high]: Range): SQL =>
  sql.join(
    [
      ...(low === null ? [] : [sql`${column} >= ${low}::float8`]),
      ...(high === null ? [] : [sql`${column} <= ${high}::float8`]),
    ],
    sql` and `,
  );

/** How many records are in each range: its ends belong to it, as they do to a filter's. */
function countRanges(column: SQL, facet: FacetOptions, where: SQL): SQL {
  const ranges = rangesOf(facet);
  const counts = ranges.map(
    (range, at) => sql`count(*) filter (where ${isInRange(column, range)})::int as ${identifier(`range ${at}`)}`,
  );
  const rows = ranges.map((range, at) => sql`(${rangeName(range)}::text, counted.${identifier(`range ${at}`)})`);
  return sql`select range.value, null::text as label, range.count
    from (select ${sql.join(counts, sql`, `)} from found ${where}) counted,
      lateral (values ${sql.join(rows, sql`, `)}) range (value, count)`;
}

/** The parent of a tree's records, as a column: a record below counts for it as well. */
export const parentColumn = (target: ResourceShape): string | null => {
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

/** How many records have each value of a field with its own table. */
const countChosen = (resource: ResourceShape, name: string, where: SQL): SQL =>
  sql`select part.value, null::text as label, count(*)::int as count
    from ${identifier(partName(resource, name))} part join found on found.id = part.${identifier(ownerColumn(resource))}
    ${where} group by part.value`;

/** How many of the records `found` have each value of a field, by reading them. */
export function countEach(resource: ResourceShape, { name, field, facet }: Counted, where: SQL): SQL {
  const column = sql`found.${identifier(columnName(name))}`;
  if (countsRanges(facet)) return countRanges(column, facet, where);
  const target = 'target' in field ? targetOf(field, resource) : null;
  if (target && field.kind === 'manyToMany') return countLinked(resource, name, target, where);
  if (isInRows(field)) return countChosen(resource, name, where);
  const counted = sql`(select ${column} as value, count(*)::int as count from found ${where} group by 1) counted`;
  if (!target)
    return sql`select counted.value::text, null::text as label, counted.count from ${counted} where counted.value is not null`;
  return sql`select counted.value::text, named.${identifier(columnName(target.display))}::text as label, counted.count
    from ${counted} join ${identifier(target.name)} named on named.id = counted.value`;
}
