import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { listViews } from '@karite/shared/resources';
import { useNotification } from '@refinedev/core';
import { useCallback, useEffect, useState } from 'react';
import { writeListAddress } from '../../providers/list-address.ts';
import { readListState } from '../list/list-state.ts';
import { useAddress } from '../use-address.ts';
import { VIEW_KEY, wordsOf } from './saved-view.ts';
import { useViews } from './use-views.ts';

/**
 * The saved view that the address names; `null` where it names none. An address without other parameters is completed with
 * the view's query: until then (`isOpening`) nothing is listed. A view that is gone leaves the address.
 */
export function useSavedView(resource: ResourceShape) {
  const [params, update] = useAddress();
  const { open: notify } = useNotification();
  const id = params.get(VIEW_KEY);
  const [opened, setOpened] = useState<string | null>(null);
  const { views, isRead, isFailed } = useViews(resource, id !== null);
  const view = views.find((each) => each.id === id) ?? null;
  const isGone = id !== null && isRead && view === null;
  const isPlain = wordsOf(readListState(resource, params)) === '';

  useEffect(() => {
    if (isGone) {
      const { loadFailed, notFound } = messagesOf(listViews);
      notify?.({ key: VIEW_KEY, type: 'error', message: isFailed ? loadFailed : notFound });
      update((current) => {
        current.delete(VIEW_KEY);
        return current;
      }, true);
    } else if (id === null) setOpened(null);
    else if (view && opened !== id) {
      if (isPlain && view.words)
        update((current) => {
          for (const [key, value] of new URLSearchParams(view.words)) current.append(key, value);
          return current;
        }, true);
      else setOpened(id);
    }
  }, [id, view, isGone, isFailed, isPlain, opened, update, notify]);

  /** Goes to a view, perhaps a just saved one, with its query; `null`: to the declared list. */
  const openView = useCallback(
    (next: { id: string; words: string } | null) =>
      update((current) => {
        const requested = readListState(resource, new URLSearchParams(next?.words ?? ''));
        const address = writeListAddress(current, requested);
        address.delete(VIEW_KEY);
        if (next) address.set(VIEW_KEY, next.id);
        return address;
      }, false),
    [resource, update],
  );
  return { view, isOpening: id !== null && opened !== id, openView };
}
