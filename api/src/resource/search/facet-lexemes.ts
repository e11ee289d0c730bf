import { createHash } from 'node:crypto';
import type { Facet, Field, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName, ownerColumn, partName } from '../../database/names.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { type Filter, isInRows, type ListQuery } from '../list-query.ts';
import { type Expression, emptyLexeme, facetLexeme, WORD_SIGNS } from './expression.ts';
import { PER_ROOT } from './frequent.ts';
import { pointing, rankedOf } from './ranked.ts';

/** The ranges of a field of numbers, each by its ends; an open one is `null`. */
export function rangesOf(facet: Exclude<Facet, true>): [low: number | null, high: number | null][] {
  if ('atLeast' in facet) return facet.atLeast.map((low) => [low, null]);
  return [null, ...facet.between].map((low, at) => [low, facet.between[at] ?? null]);
}

/** A range as an address says it: `5000-10000`, `-5000`, `20000-`. */
export const rangeName = ([low, high]: [number | null, number | null]): string => `${low ?? ''}-${high ?? ''}`;

/** Whether a number is in a range: its ends belong to it, as they do to a filter's. */
export const isInRange = (column: SQL, [low, high]: [number | null, number | null]): SQL =>
  sql.join(
    [
      ...(low === null ? [] : [sql`${column} >= ${sql.raw(String(low))}::float8`]),
      ...(high === null ? [] : [sql`${column} <= ${sql.raw(String(high))}::float8`]),
    ],
    sql` and `,
  );

type Counted = { name: string; field: Field; facet: Facet };

/** Yes or no, by which lists are filtered: kept as a facet is. */
const isSwitch = (field: Field): boolean => field.kind === 'boolean' && 'filter' in field && Boolean(field.filter);

/** The fields that have bits: those of facets, and switches. */
const facetsOf = ({ facets, fields }: ResourceShape): Counted[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const facet = facets?.[name] ?? (isSwitch(field) ? true : null);
    return facet ? [{ name, field, facet }] : [];
  });

/** In which order places are given. */
const PLACED_BY = 'popularity';

/** Says, in place of a segment, how many records there were when it was last judged which words are frequent, by what, and of which fields. */
export const madeOf = keptWith((resource: ResourceShape): string => {
  const fields = facetsOf(resource).map(({ name, facet }) => [name, facet]);
  return `#${createHash('sha1')
    .update(JSON.stringify([fields, pointing(resource), WORD_SIGNS, PER_ROOT, PLACED_BY]))
    .digest('base64')}`;
});

/** Whether the links of a field stand in the entries of a search (`@`). */
export const isLinked = (resource: ResourceShape, name: string): boolean =>
  (rankedOf(resource)?.links ?? []).some((link) => link.name === name);

/** Whether each facet of a resource can be counted by bits: its links are those that a search knows. */
export const hasBitFacets = (resource: ResourceShape): boolean =>
  facetsOf(resource).every(
    ({ name, field, facet }) => facet !== true || !('target' in field) || isLinked(resource, name),
  );

/** A text of the declaration, as it stands in a statement. */
export const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);

/**
 * The lexemes of the records `it` of `from` that are no words: of their facets, and of what is empty, as queries of what is
 * said `of` a record, and a lexeme.
 */
export function facetLexemes(resource: ResourceShape, of: SQL, from: SQL): SQL[] {
  const empty = pointing(resource).map(
    (name) =>
      sql`select ${of}, ${literal(emptyLexeme(name))} from ${from} where it.${sql.identifier(columnName(name))} is null`,
  );
  const facets = facetsOf(resource).flatMap(({ name, field, facet }): SQL[] => {
    if (facet === true && 'target' in field) return [];
    if (isInRows(field))
      return [
        sql`select ${of}, ${literal(facetLexeme(name, ''))} || part.value
        from ${from} join ${sql.identifier(partName(resource, name))} part on part.${sql.identifier(ownerColumn(resource))} = it.id`,
      ];
    const column = sql`it.${sql.identifier(columnName(name))}`;
    if (facet === true)
      return [
        sql`select ${of}, ${literal(facetLexeme(name, ''))} || ${column}::text from ${from} where ${column} is not null`,
      ];
    return rangesOf(facet).map(
      (range) =>
        sql`select ${of}, ${literal(facetLexeme(name, rangeName(range)))} from ${from} where ${isInRange(column, range)}`,
    );
  });
  return [...empty, ...facets];
}

/** What the filters of one field ask for as lexemes; `null` where these can't say it. */
function filtersOf(
  resource: ResourceShape,
  { name, field, facet }: Counted,
  filters: readonly Filter[],
): Expression | null {
  const values = (operator: Filter['operator']) =>
    filters.find((filter) => filter.operator === operator)?.values.map(String) ?? null;
  if (facet === true) {
    const equal = values('eq');
    if (filters.length > 1 || !equal) return null;
    if ('target' in field && !isLinked(resource, name)) return null;
    return { any: equal.map((value) => ('target' in field ? `@${value}` : facetLexeme(name, value))) };
  }
  const [low, high] = [values('gte'), values('lte')];
  const known = (low ? 1 : 0) + (high ? 1 : 0);
  if (known !== filters.length || (low?.length ?? 1) > 1 || (high?.length ?? 1) > 1) return null;
  const range = rangesOf(facet).find(
    ([from, to]) => from === (low ? Number(low[0]) : null) && to === (high ? Number(high[0]) : null),
  );
  return range ? { any: [facetLexeme(name, rangeName(range))] } : null;
}

/** That a field points to nothing; `null` where something else is asked of it. */
function emptyOf(resource: ResourceShape, name: string, [filter, ...others]: readonly Filter[]): Expression | null {
  const isAsked = filter?.operator === 'empty' && others.length === 0 && filter.values.every((value) => value === true);
  return isAsked && pointing(resource).includes(name) ? { any: [emptyLexeme(name)] } : null;
}

/** That a record is linked to any of some; `null` where something else is asked, or its entry does not say it. */
const linkedTo = (resource: ResourceShape, { field, operator, values }: Filter): Expression | null =>
  operator === 'eq' && values.length > 0 && isLinked(resource, field)
    ? { any: values.map((value) => `@${value}`) }
    : null;

/** What the entries of a search say of some filters, and the filters of which they say nothing. */
export const inEntries = keptWith((resource: ResourceShape) =>
  keptWith((filters: readonly Filter[]): { said: Expression[]; others: Filter[] } => {
    const each = filters.map((filter) => ({
      filter,
      said: emptyOf(resource, filter.field, [filter]) ?? linkedTo(resource, filter),
    }));
    return {
      said: each.flatMap(({ said }) => said ?? []),
      others: each.flatMap(({ filter, said }) => (said ? [] : [filter])),
    };
  }),
);

/** What a query is narrowed to, by field, as lexemes; `null` where something of it can't be said so. */
export function chosenFacets(resource: ResourceShape, query: ListQuery): Record<string, Expression> | null {
  if (query.ids) return null;
  const chosen: Record<string, Expression> = {};
  const facets = facetsOf(resource);
  for (const name of new Set(query.filters.map(({ field }) => field))) {
    const facet = facets.find((each) => each.name === name);
    const filters = query.filters.filter(({ field }) => field === name);
    const expression = (facet && filtersOf(resource, facet, filters)) ?? emptyOf(resource, name, filters);
    if (!expression) return null;
    chosen[name] = expression;
  }
  return chosen;
}
