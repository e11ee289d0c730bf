import type { Operator } from '@karite/shared/resource';
import type { CrudFilter, CrudFilters, LogicalFilter } from '@refinedev/core';

/** The API's comparisons in Refine's words; whether a field is empty is a key of its own to it: `price_empty`. */
export const OPERATORS = {
  eq: 'eq',
  ne: 'ne',
  like: 'contains',
  gte: 'gte',
  lte: 'lte',
} as const satisfies Record<Exclude<Operator, 'empty'>, LogicalFilter['operator']>;

/** The operators of the API's lists, by the suffix of a field's name: `price_gte`. */
const ENDINGS: Readonly<Record<string, string>> = {
  in: '',
  ...Object.fromEntries(Object.entries(OPERATORS).map(([suffix, ours]) => [ours, suffix === 'eq' ? '' : `_${suffix}`])),
};

/** Refine's filters as the query of a list. Throws on one that the API can't judge, before it silently means something else. */
export const filterQuery = (filters: CrudFilters = []): Record<string, unknown> =>
  Object.fromEntries(filters.map(entryOf));

function entryOf(filter: CrudFilter): [key: string, value: unknown] {
  if (!('field' in filter)) throw new Error(`Filtre refusé : « ${filter.operator} » n’est pas pris en charge`);
  const { field, operator, value } = filter;
  const condition = `${field} ${operator}`;
  const ending = ENDINGS[operator];
  if (ending === undefined) throw new Error(`Filtre refusé : « ${condition} » n’est pas pris en charge`);
  if (field === 'q' && operator !== 'eq')
    throw new Error(`Filtre refusé : la recherche se dit « q eq », pas « ${condition} »`);
  if (value === undefined || value === null) throw new Error(`Filtre refusé : « ${condition} » est sans valeur`);
  if (Array.isArray(value) !== (operator === 'in'))
    throw new Error(`Filtre refusé : une liste se dit « in » (${condition})`);
  // An empty list would vanish from the address, and so match everything.
  if (Array.isArray(value) && value.length === 0)
    throw new Error(`Filtre refusé : « ${condition} » est une liste vide`);
  return [field + ending, value];
}
