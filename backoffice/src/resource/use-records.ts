import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useList } from '@refinedev/core';
import { useEffect } from 'react';
import { detailOf } from '../providers/http-client.ts';
import { type ListState, PAGE_SIZE, queryOf } from './list-state.ts';
import type { ShopRecord } from './values.ts';

/** The records that a list's state asks for: one page of them, or all when a view needs the whole. */
export function useRecords(
  resource: ResourceShape,
  state: ListState,
  isWhole: boolean,
  toPage: (page: number) => void,
) {
  const messages = messagesOf(resource);
  const { result, query } = useList<ShopRecord>({
    resource: resource.name,
    ...queryOf(state),
    pagination: isWhole ? { mode: 'off' } : { currentPage: state.page, pageSize: PAGE_SIZE, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const total = result.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  // The last row of the last page was deleted, or the address is older than the list.
  const isBeyond = !isWhole && query.isSuccess && !query.isPlaceholderData && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) toPage(lastPage);
  }, [isBeyond, lastPage, toPage]);

  return {
    rows: result.data ?? [],
    total,
    isLoading: query.isLoading || isBeyond,
    isFetching: query.isFetching,
    error: query.error ? { message: messages.loadFailed, detail: detailOf(query.error) } : null,
    retry: () => {
      void query.refetch();
    },
  };
}
