import type { ResourceShape } from '@karite/shared/resource';
import type { ListViewRecord } from '@karite/shared/resources';
import { type ListState, listParams, readListState } from '../list/list-state.ts';
import { type ListLayout, layoutOf } from '../list/use-list-layout.ts';

/** The address's key that names a saved view. */
export const VIEW_KEY = '_view';

/** A saved view as a list goes by it. */
export type SavedView = {
  id: string;
  name: string;
  isShared: boolean;
  ownerId: string;
  /** Its query, as in the list's address; unsupported parameters are left out. */
  words: string;
  layout: ListLayout;
};

/** The query of a state without its page. Two states are equal when these texts are. */
export const wordsOf = (state: ListState): string => listParams(state).toString();

/** A view of the record that keeps it. */
export const savedViewOf = (resource: ResourceShape, record: ListViewRecord): SavedView => ({
  id: record.id,
  name: record.name,
  isShared: record.isShared,
  ownerId: record.userId,
  words: wordsOf(readListState(resource, new URLSearchParams(record.query ?? ''))),
  layout: layoutOf({ ...record, columns: record.columns?.split(',') ?? null }),
});

/** The record values of a view of the current list. */
export const presentOf = (state: ListState, { columns, ...layout }: ListLayout) => ({
  query: wordsOf(state) || null,
  columns: columns?.join(',') ?? null,
  ...layout,
});

/** Whether a list is no longer as the view has it. */
export const isChanged = (view: SavedView, state: ListState, layout: ListLayout): boolean =>
  view.words !== wordsOf(state) || JSON.stringify(view.layout) !== JSON.stringify(layoutOf(layout));

/** The address that opens a view, as it is sent to somebody. */
export const linkTo = (id: string): string =>
  `${window.location.origin}${window.location.pathname}?${VIEW_KEY}=${encodeURIComponent(id)}`;
