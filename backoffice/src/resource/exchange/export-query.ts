import type { ResourceShape } from '@karite/shared/resource';
import { exportSchedules } from '@karite/shared/resources';
import { type ListState, listParams } from '../list/list-state.ts';

/** The most records that an export names by id; more are the whole list, or too many. */
export const MOST_TICKED = 2_000;

/** The query of an export: the list's search, filters and order, for all pages. */
export type Shown = {
  resource: ResourceShape;
  state: ListState;
  /** The names of its columns. */
  columns: readonly string[];
  /** What is ticked, and how many are found. */
  ids: readonly string[];
  total: number;
};

/** The ids that the export names; `null` where it exports all matching records. */
export const tickedOf = ({ ids, total }: Shown): readonly string[] | null =>
  ids.length > 0 && ids.length < total ? ids : null;

/** The address of the form that sends a list again and again, filled in with what the list shows. */
export function scheduleAddress({ resource, state, columns }: Shown, isWhole: boolean): string {
  const given = new URLSearchParams({
    name: resource.label.many,
    list: resource.name,
    query: listParams(state).toString(),
    columns: isWhole ? '' : columns.join(','),
  });
  return `/${exportSchedules.name}/create?_with=${encodeURIComponent(given.toString())}`;
}

/** The same words as the list's address; with `columns` alone, or all that a sheet can contain. */
export function exportQuery({ state, columns }: Shown, format: 'csv' | 'xlsx', isWhole: boolean): string {
  const params = listParams(state);
  params.set('format', format);
  if (!isWhole) params.set('fields', columns.join(','));
  return params.toString();
}
