import type { Field, Kind, ResourceShape } from '@karite/shared/resource';
import type { CrudFilter, CrudOperators, CrudSort } from '@refinedev/core';

/** What a list shows, as its address says it, in the API's own words: `?q=karité&status=pending&_sort=price&_page=2`. */
export type ListState = {
  search: string;
  page: number;
  sort: { field: string; order: 'asc' | 'desc' } | null;
  /** By key of the API: `status`, `price_gte`. */
  filters: Record<string, string>;
};

/** Admin lists show ten rows (spec §9). */
export const PAGE_SIZE = 10;

/** What follows a field's name in the address when the list is narrowed by it; nothing where it can't be. */
const SUFFIXES: Record<Kind, readonly string[]> = {
  text: ['_like'],
  longText: ['_like'],
  integer: ['_gte', '_lte'],
  price: ['_gte', '_lte'],
  decimal: ['_gte', '_lte'],
  boolean: [''],
  colour: [''],
  choice: [''],
  date: ['_gte', '_lte'],
  image: [],
  images: [],
  belongsTo: [''],
  manyToMany: [''],
  children: [],
  lines: [],
};

const OPERATORS: Record<string, Exclude<CrudOperators, 'or' | 'and'>> = { _like: 'contains', _gte: 'gte', _lte: 'lte' };

/** The keys that a field's filter has in the address. */
export const filterKeys = (name: string, field: Field): string[] =>
  SUFFIXES[field.kind].map((suffix) => `${name}${suffix}`);

const knownKeys = (resource: ResourceShape): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => (field.filter ? filterKeys(name, field) : []));

const isSortable = (resource: ResourceShape, field: string): boolean => {
  const column = resource.fields[field]?.column;
  return field === 'createdAt' || field === 'updatedAt' || (typeof column === 'object' && column.sortable === true);
};

/** Reads a list's state from its address. What the declaration doesn't offer is left out: an address is only text. */
export function readListState(resource: ResourceShape, params: URLSearchParams): ListState {
  const page = Number(params.get('_page') ?? 1);
  const field = params.get('_sort') ?? '';
  const filters: ListState['filters'] = {};
  for (const key of knownKeys(resource)) if (params.get(key)) filters[key] = params.get(key)!;
  return {
    search: resource.search ? (params.get('q') ?? '') : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: isSortable(resource, field) ? { field, order: params.get('_order') === 'desc' ? 'desc' : 'asc' } : null,
    filters,
  };
}

/** Writes a list's state into its address. Other keys (an open record) stay as they are. */
export function writeListState(resource: ResourceShape, state: ListState, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['q', '_page', '_sort', '_order', ...knownKeys(resource)]) next.delete(key);
  if (state.search) next.set('q', state.search);
  for (const [key, value] of Object.entries(state.filters)) if (value) next.set(key, value);
  if (state.sort) {
    next.set('_sort', state.sort.field);
    next.set('_order', state.sort.order);
  }
  if (state.page > 1) next.set('_page', String(state.page));
  return next;
}

/** The state as Refine asks for it. */
export function queryOf(state: ListState): { filters: CrudFilter[]; sorters: CrudSort[] } {
  const search = state.search.trim();
  const filters: CrudFilter[] = search ? [{ field: 'q', operator: 'eq', value: search }] : [];
  for (const [key, value] of Object.entries(state.filters)) {
    const suffix = Object.keys(OPERATORS).find((each) => key.endsWith(each));
    filters.push({
      field: suffix ? key.slice(0, -suffix.length) : key,
      operator: suffix ? OPERATORS[suffix]! : 'eq',
      value,
    });
  }
  return { filters, sorters: state.sort ? [state.sort] : [] };
}

/** The state as an export asks for it: the same words, and all pages. */
export function exportQuery(resource: ResourceShape, state: ListState, format: 'csv' | 'xlsx'): string {
  const params = writeListState(resource, { ...state, search: state.search.trim(), page: 1 }, new URLSearchParams());
  params.set('format', format);
  return params.toString();
}

/** Whether anything but the page and the order narrows the list. */
export const isNarrowed = (state: ListState): boolean =>
  state.search.trim() !== '' || Object.keys(state.filters).length > 0;
