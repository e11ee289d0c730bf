import type { CrudFilter } from '@refinedev/core';

/** What the API's lists understand. simple-rest would quietly turn anything else into "equals". */
const OPERATORS = new Set(['eq', 'ne', 'gte', 'lte', 'contains', 'in']);

/** Throws on a filter that the API can't judge, before it silently means something else. */
export function checkFilter(filter: CrudFilter): void {
  if (!('field' in filter)) throw new Error(`Filtre refusé : « ${filter.operator} » n'est pas pris en charge`);
  const { field, operator, value } = filter;
  const said = `${field} ${operator}`;
  if (!OPERATORS.has(operator)) throw new Error(`Filtre refusé : « ${said} » n'est pas pris en charge`);
  if (field === 'q' && operator !== 'eq')
    throw new Error(`Filtre refusé : la recherche se dit « q eq », pas « ${said} »`);
  if (value === undefined || value === null) throw new Error(`Filtre refusé : « ${said} » est sans valeur`);
  if (Array.isArray(value) !== (operator === 'in'))
    throw new Error(`Filtre refusé : une liste se dit « in » (${said})`);
  // An empty list would vanish from the address, and so match everything.
  if (Array.isArray(value) && value.length === 0) throw new Error(`Filtre refusé : « ${said} » est une liste vide`);
}
