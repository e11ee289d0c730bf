import type { Operator } from '@karite/shared/resource';
import type { CrudFilter, LogicalFilter } from '@refinedev/core';

/** The API's comparisons in Refine's words; whether a field is empty is a key of its own to it: `price_empty`. */
export const OPERATORS = {
  eq: 'eq',
  ne: 'ne',
  like: 'contains',
  gte: 'gte',
  lte: 'lte',
} as const satisfies Record<Exclude<Operator, 'empty'>, LogicalFilter['operator']>;

/** What the API's lists understand. simple-rest would quietly turn anything else into "equals". */
const KNOWN: ReadonlySet<string> = new Set([...Object.values(OPERATORS), 'in']);

/** Throws on a filter that the API can't judge, before it silently means something else. */
export function checkFilter(filter: CrudFilter): void {
  if (!('field' in filter)) throw new Error(`Filtre refusé : « ${filter.operator} » n'est pas pris en charge`);
  const { field, operator, value } = filter;
  const said = `${field} ${operator}`;
  if (!KNOWN.has(operator)) throw new Error(`Filtre refusé : « ${said} » n'est pas pris en charge`);
  if (field === 'q' && operator !== 'eq')
    throw new Error(`Filtre refusé : la recherche se dit « q eq », pas « ${said} »`);
  if (value === undefined || value === null) throw new Error(`Filtre refusé : « ${said} » est sans valeur`);
  if (Array.isArray(value) !== (operator === 'in'))
    throw new Error(`Filtre refusé : une liste se dit « in » (${said})`);
  // An empty list would vanish from the address, and so match everything.
  if (Array.isArray(value) && value.length === 0) throw new Error(`Filtre refusé : « ${said} » est une liste vide`);
}
