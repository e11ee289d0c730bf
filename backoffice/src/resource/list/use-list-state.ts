import type { ResourceShape } from '@karite/shared/resource';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAddress } from '../use-address.ts';
import {
  foundBy,
  type ListState,
  labelsOf,
  readListState,
  refusedKeys,
  unknownKeys,
  writeListState,
} from './list-state.ts';

/** Some of a list's state, or how it follows from what it is at that moment. */
export type ListChange = Partial<ListState> | ((before: ListState) => Partial<ListState>);

type Removed = { labels: readonly string[]; asked: string };
const NONE: readonly string[] = [];

/** What a list asks for, on any of its pages. */
const askedBy = (resource: ResourceShape, params: URLSearchParams): string =>
  foundBy(resource, readListState(resource, params)).toString();

/**
 * A list's state, kept in the address: it can be shared, reloaded, and gone back to. What an address asks for and the list
 * does not have is taken out of it, and named in `removed` as long as the list asks for the rest.
 */
export function useListState(resource: ResourceShape) {
  const [params, update] = useAddress();
  const state = useMemo(() => readListState(resource, params), [resource, params]);

  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = useCallback(
    (keys: readonly string[]) =>
      update((current) => {
        const before = askedBy(resource, current);
        for (const key of keys) current.delete(key);
        const asked = askedBy(resource, current);
        const labels = labelsOf(resource, keys);
        setRemoved((old) => ({
          labels: [...new Set([...(old?.asked === before ? old.labels : []), ...labels])],
          asked,
        }));
        return current;
      }, true),
    [resource, update],
  );
  useEffect(() => {
    const keys = unknownKeys(resource, params);
    if (keys.length > 0) remove(keys);
  }, [resource, params, remove]);

  /** Takes out what the server refused, by its messages; says whether there was anything of it in the address. */
  const removeRefused = useCallback(
    (fields: object) => {
      const keys = refusedKeys(resource, new URLSearchParams(window.location.search), fields);
      if (keys.length > 0) remove(keys);
      return keys.length > 0;
    },
    [resource, remove],
  );

  /** Another search, filter or order starts again at page 1 (R1502). */
  const change = useCallback(
    (edit: ListChange) =>
      update(
        (current) => {
          const before = readListState(resource, current);
          const part = typeof edit === 'function' ? edit(before) : edit;
          return writeListState(resource, { ...before, page: 1, ...part }, current);
        },
        typeof edit === 'function' || edit.page === undefined,
      ),
    [resource, update],
  );
  return {
    state,
    change,
    removed: removed?.asked === askedBy(resource, params) ? removed.labels : NONE,
    removeRefused,
  };
}
