import { comparisonOf, filterKey, type ResourceShape, TIMESTAMPS } from '@karite/shared/resource';
import type { CrudFilter, CrudSort } from '@refinedev/core';
import { OPERATORS } from '../../providers/filters.ts';
import { comparisonsFor } from '../kinds/index.ts';
import { filtersOf } from './filters-of.ts';

export type Sort = { field: string; order: 'asc' | 'desc' };

/** What a list shows, as its address says it, in the API's own words: `?q=karité&status=pending&_sort=price&_page=2`. */
export type ListState = {
  search: string;
  page: number;
  /** The first one counts most; none: the declared order. */
  sorts: readonly Sort[];
  /** By key of the API: `status`, `price_gte`. */
  filters: Record<string, string>;
};

/** The API sorts by so many fields at most. */
const MOST_SORTS = 3;

/** The keys that a list is narrowed by: of each field that is a filter, the comparisons that its kind offers. */
const knownKeys = (resource: ResourceShape): string[] =>
  filtersOf(resource).flatMap(([name, field]) => comparisonsFor(field).map((operator) => filterKey(name, operator)));

const isSortable = (resource: ResourceShape, field: string): boolean => {
  const column = resource.fields[field]?.column;
  return field in TIMESTAMPS || (typeof column === 'object' && column.sortable === true);
};

const namesIn = (value: string | null): string[] => (value ?? '').split(',').filter(Boolean);

/** An order that is said once is that of every field. */
function readSorts(resource: ResourceShape, params: URLSearchParams): Sort[] {
  const orders = namesIn(params.get('_order'));
  const said = namesIn(params.get('_sort')).map((field, index): Sort => {
    const order = orders[index] ?? orders[0];
    return { field, order: order === 'desc' ? 'desc' : 'asc' };
  });
  return said.filter(({ field }) => isSortable(resource, field)).slice(0, MOST_SORTS);
}

/**
 * The order after a click on a column's head: upwards, then downwards, then none. It takes the place of the others, unless
 * it is added to them.
 */
export function sortedBy(sorts: readonly Sort[], field: string, isAdded: boolean): Sort[] {
  const present = sorts.find((sort) => sort.field === field);
  const next: Sort[] = !present ? [{ field, order: 'asc' }] : present.order === 'asc' ? [{ field, order: 'desc' }] : [];
  if (!isAdded) return next;
  const all = present ? sorts.flatMap((sort) => (sort === present ? next : [sort])) : [...sorts, ...next];
  return all.slice(0, MOST_SORTS);
}

/** Reads a list's state from its address. What the declaration doesn't offer is left out: an address is only text. */
export function readListState(resource: ResourceShape, params: URLSearchParams): ListState {
  const page = Number(params.get('_page') ?? 1);
  const filters: ListState['filters'] = {};
  for (const key of knownKeys(resource)) {
    const value = params.get(key);
    if (value) filters[key] = value;
  }
  return {
    search: resource.search ? (params.get('q') ?? '') : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sorts: readSorts(resource, params),
    filters,
  };
}

/** What a key of the address is called on the screen. */
const labelOf = (resource: ResourceShape, key: string): string => {
  if (key === 'q') return 'Recherche';
  if (key === '_page') return 'Page';
  if (key === '_sort' || key === '_order') return 'Tri';
  return { ...resource.fields, ...TIMESTAMPS }[comparisonOf(key).field]?.label ?? key;
};

/** What those keys are called, each once. */
export const labelsOf = (resource: ResourceShape, keys: readonly string[]): string[] => [
  ...new Set(keys.map((key) => labelOf(resource, key))),
];

/**
 * The keys of an address that ask for what the list does not have: a field that is no filter, an order by nothing, a page
 * that is none. Keys that are no field's are somebody else's. Whether a filter's value exists the server alone knows.
 */
export function unknownKeys(resource: ResourceShape, params: URLSearchParams): string[] {
  const known = knownKeys(resource);
  return [...new Set(params.keys())].filter((key) => {
    const value = params.get(key) ?? '';
    if (key === '_page') return !/^[1-9]\d*$/.test(value);
    if (key === '_sort') return !namesIn(value).every((field) => isSortable(resource, field));
    if (key === '_order') return !namesIn(value).every((order) => ['asc', 'desc'].includes(order));
    return comparisonOf(key).field in resource.fields && !known.includes(key);
  });
}

/** The keys of an address that the server refuses, by its message for each key of what it was asked. */
export function refusedKeys(resource: ResourceShape, params: URLSearchParams, fields: object): string[] {
  const asked = Object.keys(fields).map((path) => path.replace(/\..*/s, ''));
  const named = asked.map((key) => (key === '_start' || key === '_end' ? '_page' : key));
  const mine = ['q', '_page', '_sort', '_order', ...knownKeys(resource)];
  return mine.filter((key) => named.includes(key) && params.has(key));
}

/** Writes a list's state into its address. Other keys (an open record) stay as they are. */
export function writeListState(resource: ResourceShape, state: ListState, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['q', '_page', '_sort', '_order', ...knownKeys(resource)]) next.delete(key);
  if (state.search) next.set('q', state.search);
  for (const [key, value] of Object.entries(state.filters)) if (value) next.set(key, value);
  if (state.sorts.length > 0) {
    next.set('_sort', state.sorts.map(({ field }) => field).join(','));
    next.set('_order', state.sorts.map(({ order }) => order).join(','));
  }
  if (state.page > 1) next.set('_page', String(state.page));
  return next;
}

/** The state as Refine asks for it. */
export function queryOf(state: ListState): { filters: CrudFilter[]; sorters: CrudSort[] } {
  const search = state.search.trim();
  const filters: CrudFilter[] = search ? [{ field: 'q', operator: 'eq', value: search }] : [];
  for (const [key, value] of Object.entries(state.filters)) {
    const { field, operator } = comparisonOf(key);
    filters.push(
      operator === 'empty' ? { field: key, operator: 'eq', value } : { field, operator: OPERATORS[operator], value },
    );
  }
  return { filters, sorters: [...state.sorts] };
}

/** All that the state finds, on every page, in the API's words. */
export const foundBy = (resource: ResourceShape, state: ListState): URLSearchParams =>
  writeListState(resource, { ...state, search: state.search.trim(), page: 1 }, new URLSearchParams());

/** The same, whatever the order. */
export const filterQuery = (resource: ResourceShape, state: ListState): string =>
  foundBy(resource, { ...state, sorts: [] }).toString();

/** The filters with some keys set; an empty text takes one away. */
export const filtersWith = (filters: ListState['filters'], part: ListState['filters']): ListState['filters'] =>
  Object.fromEntries(Object.entries({ ...filters, ...part }).filter(([, value]) => value !== ''));

/** Whether anything but the page and the order narrows the list. */
export const isNarrowed = (state: ListState): boolean =>
  state.search.trim() !== '' || Object.keys(state.filters).length > 0;
