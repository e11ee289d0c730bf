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
  /** What it asks for, in the words of the list's address; what the list no longer has is left out. */
  words: string;
  layout: ListLayout;
};

/** What a state asks for, whichever page it shows: two are the same when their words are. */
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

/** What the record of a view says of a list as it is now. */
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
