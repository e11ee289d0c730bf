import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useList } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { detailOf } from '../../providers/http-client.ts';
import type { ShopRecord } from '../values.ts';
import { type ListState, queryOf } from './list-state.ts';

/**
 * The records that a list's state asks for: one page of them, or all (`pageSize` is `null`) when a view needs the whole; of
 * a view that asks for its own the first alone, with how many there are (`isCounted`).
 */
export function useRecords(
  resource: ResourceShape,
  state: ListState,
  { pageSize, isCounted }: { pageSize: number | null; isCounted: boolean },
  toPage: (page: number) => void,
  removeRefused: (fields: object) => boolean,
) {
  const messages = messagesOf(resource);
  const { result, query } = useList<ShopRecord>({
    resource: resource.name,
    ...queryOf(state),
    pagination: isCounted
      ? { currentPage: 1, pageSize: 1, mode: 'server' }
      : pageSize === null
        ? { mode: 'off' }
        : { currentPage: state.page, pageSize, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const total = result.total ?? 0;
  const lastPage = pageSize === null ? 1 : Math.max(1, Math.ceil(total / pageSize));
  // The last row of the last page was deleted, or the address is older than the list.
  const isBeyond =
    pageSize !== null && !isCounted && query.isSuccess && !query.isPlaceholderData && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) toPage(lastPage);
  }, [isBeyond, lastPage, toPage]);

  // An address is only text: what the server refuses of it is taken out, and the rest is shown.
  const { error } = query;
  const refused = error?.statusCode === 400 ? (error.errors ?? null) : null;
  const [isMending, setMending] = useState(false);
  useEffect(() => setMending(refused !== null && removeRefused(refused)), [refused, removeRefused]);

  return {
    rows: result.data ?? [],
    /** Whether the rows are still those of what was asked for before. */
    isBehind: query.isPlaceholderData,
    total,
    /** When they were read, in ms since 1970. */
    readAt: query.dataUpdatedAt,
    isLoading: query.isLoading || isBeyond || isMending,
    isFetching: query.isFetching,
    error: error && !isMending ? { message: messages.loadFailed, detail: detailOf(error) } : null,
    retry: () => {
      void query.refetch();
    },
  };
}
