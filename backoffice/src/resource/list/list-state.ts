import { comparisonOf, filterKey, type ResourceShape, TIMESTAMPS } from '@karite/shared/resource';
import type { CrudFilter, CrudSort } from '@refinedev/core';
import { readListAddress, writeListAddress } from '../../providers/list-address.ts';
import { comparisonsFor } from '../kinds/index.ts';
import { filtersOf } from './filters-of.ts';

/** What narrows and orders a list, as `useTable` has it: the search is the filter `q`. */
export type ListState = { filters: CrudFilter[]; sorters: CrudSort[] };

/** By key of the API what a list is narrowed by: `status`, `price_gte`, and `q` for its search. */
export type Keys = Readonly<Record<string, string>>;

/** The API sorts by so many fields at most. */
export const MOST_SORTS = 3;

/** The keys that a list is narrowed by: of each field that is a filter, the comparisons that its kind offers. */
const filterKeys = (resource: ResourceShape): string[] =>
  filtersOf(resource).flatMap(([name, field]) => comparisonsFor(field).map((operator) => filterKey(name, operator)));

const validKeys = (resource: ResourceShape): string[] => [
  ...(resource.search ? ['q'] : []),
  ...filterKeys(resource),
  '_sort',
  '_order',
  '_page',
];

const isSortable = (resource: ResourceShape, field: string): boolean => {
  const column = resource.fields[field]?.column;
  return field in TIMESTAMPS || (typeof column === 'object' && column.sortable === true);
};

const namesIn = (value: string): string[] => value.split(',').filter(Boolean);

/**
 * The keys of an address that the list does not support: a field without a filter, an invalid order, an invalid page. Only
 * the server can check whether a filter's value exists.
 */
export function unknownKeys(resource: ResourceShape, params: URLSearchParams): string[] {
  const valid = filterKeys(resource);
  return [...new Set(params.keys())].filter((key) => {
    const value = params.get(key) ?? '';
    if (key === '_page') return !/^[1-9]\d*$/.test(value);
    if (key === '_sort') return !namesIn(value).every((field) => isSortable(resource, field));
    if (key === '_order') return !namesIn(value).every((order) => ['asc', 'desc'].includes(order));
    return comparisonOf(key).field in resource.fields && !valid.includes(key);
  });
}

/** The same, and the keys that no list knows (`utm_source`): Refine would take them for filters. */
export function strayKeys(resource: ResourceShape, params: URLSearchParams): string[] {
  const valid = validKeys(resource);
  const others = [...new Set(params.keys())].filter((key) => !key.startsWith('_') && !valid.includes(key));
  return [...new Set([...unknownKeys(resource, params), ...others])];
}

/** The keys of an address that the server refuses, by its message for each key that it was sent. */
export function refusedKeys(resource: ResourceShape, params: URLSearchParams, fields: object): string[] {
  const sent = Object.keys(fields).map((path) => path.replace(/\..*/s, ''));
  const named = sent.map((key) => (key === '_start' || key === '_end' ? '_page' : key));
  return validKeys(resource).filter((key) => named.includes(key) && params.has(key));
}

/** What a key of the address is called on the screen. */
const labelOf = (resource: ResourceShape, key: string): string | undefined => {
  if (key === 'q') return 'Recherche';
  if (key === '_page') return 'Page';
  if (key === '_sort' || key === '_order') return 'Tri';
  return { ...resource.fields, ...TIMESTAMPS }[comparisonOf(key).field]?.label;
};

/** The labels of those keys, each once; keys without a field are left out. */
export const labelsOf = (resource: ResourceShape, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => labelOf(resource, key) ?? [])),
];

/** An address without these keys. */
export function without(params: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of keys) next.delete(key);
  return next;
}

/** Reads a list's state from its address. What the declaration doesn't offer is left out: an address is only text. */
export function readListState(resource: ResourceShape, params: URLSearchParams): ListState & { currentPage: number } {
  const { filters, sorters, currentPage = 1 } = readListAddress(without(params, strayKeys(resource, params)));
  return { filters, sorters: sorters.slice(0, MOST_SORTS), currentPage };
}

/** The filters by key of the API. */
export const keysOf = (filters: CrudFilter[]): Keys =>
  Object.fromEntries(writeListAddress(new URLSearchParams(), { filters }));

/** The filters with some keys set; an empty text takes one away. */
export const filtersWith = (filters: CrudFilter[], part: Keys): CrudFilter[] =>
  readListAddress(new URLSearchParams({ ...keysOf(filters), ...part })).filters;

/** All that the state finds, on every page, in the API's words. */
export function listParams({ filters, sorters }: ListState): URLSearchParams {
  const { q = '', ...keys } = keysOf(filters);
  return writeListAddress(new URLSearchParams({ ...(q.trim() && { q: q.trim() }), ...keys }), { sorters });
}

/** The same, whatever the order. */
export const filterWords = (filters: CrudFilter[]): string => listParams({ filters, sorters: [] }).toString();

/** Whether anything but the page and the order narrows the list. */
export const isNarrowed = (filters: CrudFilter[]): boolean => filterWords(filters) !== '';

/**
 * The order after a click on a column's head: upwards, then downwards, then none. It takes the place of the others, unless
 * it is added to them.
 */
export function sortedBy(sorters: readonly CrudSort[], field: string, isAdded: boolean): CrudSort[] {
  const present = sorters.find((sort) => sort.field === field);
  const next: CrudSort[] = !present
    ? [{ field, order: 'asc' }]
    : present.order === 'asc'
      ? [{ field, order: 'desc' }]
      : [];
  if (!isAdded) return next;
  const all = present ? sorters.flatMap((sort) => (sort === present ? next : [sort])) : [...sorters, ...next];
  return all.slice(0, MOST_SORTS);
}
