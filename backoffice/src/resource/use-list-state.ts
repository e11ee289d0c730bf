import type { ResourceShape } from '@karite/shared/resource';
import { useCallback, useMemo } from 'react';
import { type ListState, readListState, writeListState } from './list-state.ts';
import { useAddress } from './use-address.ts';

/** Some of a list's state, or how it follows from what it is at that moment. */
export type ListChange = Partial<ListState> | ((before: ListState) => Partial<ListState>);

/** A list's state, kept in the address: it can be shared, reloaded, and gone back to. */
export function useListState(resource: ResourceShape) {
  const [params, update] = useAddress();
  const state = useMemo(() => readListState(resource, params), [resource, params]);

  /** Another search or filter starts again at page 1 (spec §9). */
  const change = useCallback(
    (edit: ListChange) =>
      update(
        (current) => {
          const before = readListState(resource, current);
          const part = typeof edit === 'function' ? edit(before) : edit;
          const page = part.search !== undefined || part.filters !== undefined ? 1 : before.page;
          return writeListState(resource, { ...before, page, ...part }, current);
        },
        typeof edit === 'function' || edit.page === undefined,
      ),
    [resource, update],
  );
  return { state, change };
}
