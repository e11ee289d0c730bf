import { comparisonOf, filterKey, type Operator } from '@karite/shared/resource';
import type { CrudFilter, CrudSort } from '@refinedev/core';
import { OPERATORS } from './filters.ts';

/** What narrows and orders a list, in Refine's words. */
export type ListQuery = { filters: CrudFilter[]; sorters: CrudSort[]; currentPage?: number };

const OURS: ReadonlyMap<string, Operator> = new Map(
  (['eq', 'ne', 'like', 'gte', 'lte'] as const).map((ours) => [OPERATORS[ours], ours]),
);
/** The keys of an address that are no filter begin like that: `_page`, `_view`. */
const isFilter = (key: string): boolean => key !== '' && !key.startsWith('_');
const namesIn = (value: string | null): string[] => (value ?? '').split(',').filter(Boolean);

/** A list's address in the API's own words, `?q=karité&price_gte=500&_sort=price&_order=desc&_page=2`, in Refine's. */
export function readListAddress(params: URLSearchParams): ListQuery {
  const filters = [...params]
    .filter(([key, value]) => isFilter(key) && value !== '')
    .map(([key, value]) => filterOf(key, value));
  const orders = namesIn(params.get('_order'));
  const sorters = namesIn(params.get('_sort')).map((field, index): CrudSort => {
    // An order that is given once is that of every field.
    const order = orders[index] ?? orders[0];
    return { field, order: order === 'desc' ? 'desc' : 'asc' };
  });
  const page = Number(params.get('_page'));
  return { filters, sorters, ...(Number.isInteger(page) && page > 0 && { currentPage: page }) };
}

function filterOf(key: string, value: string): CrudFilter {
  if (key === 'q') return { field: key, operator: 'eq', value };
  const { field, operator } = comparisonOf(key);
  // Whether a field is empty is a key of its own.
  return operator === 'empty' ? { field: key, operator: 'eq', value } : { field, operator: OPERATORS[operator], value };
}

const keyOf = (filter: CrudFilter): string | null => {
  if (!('field' in filter)) return null;
  const ours = OURS.get(filter.operator);
  return filter.field === 'q' || !ours ? filter.field : filterKey(filter.field, ours);
};

/** Writes a list's state into an address. What is no list's (`_view`) stays as it is; the first page is not written. */
export function writeListAddress(
  params: URLSearchParams,
  { filters, sorters, currentPage }: Partial<ListQuery>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (filters) {
    for (const key of [...next.keys()]) if (isFilter(key)) next.delete(key);
    for (const filter of filters) {
      const key = keyOf(filter);
      const { value } = filter;
      if (key && value !== undefined && value !== null && value !== '') next.set(key, String(value));
    }
  }
  if (sorters) {
    next.delete('_sort');
    next.delete('_order');
    if (sorters.length > 0) {
      next.set('_sort', sorters.map(({ field }) => field).join(','));
      next.set('_order', sorters.map(({ order }) => order).join(','));
    }
  }
  if (currentPage !== undefined) next.delete('_page');
  if (currentPage !== undefined && currentPage > 1) next.set('_page', String(currentPage));
  return next;
}
