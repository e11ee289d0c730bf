import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useTable } from '@refinedev/antd';
import type { CrudFilter, CrudSort, LiveEvent } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { detailOf } from '../../providers/http-client.ts';
import type { ShopRecord } from '../values.ts';
import { listParams, readListState } from './list-state.ts';
import { useLiveRows } from './use-live-rows.ts';

type Options = {
  pageSize: number;
  /** All records at once, not a page of them. */
  isWhole: boolean;
  /** Only the total: a board requests its records itself. */
  isCounted: boolean;
  /** Removes refused parameters from the address. Returns whether there were any. */
  removeRefused: (fields: object) => boolean;
};

/** Refine's `useTable` of a resource, in step with the address. */
export function useRecordTable(resource: ResourceShape, { pageSize, isWhole, isCounted, removeRefused }: Options) {
  // Refine calls what the first rendering gave it.
  const hear = useRef<(event: LiveEvent) => void>(() => undefined);
  const table = useTable<ShopRecord>({
    resource: resource.name,
    syncWithLocation: true,
    pagination: { pageSize, mode: isWhole ? 'off' : 'server' },
    filters: { defaultBehavior: 'replace' },
    meta: isCounted ? { isCounted: true } : undefined,
    queryOptions: { placeholderData: (before) => before },
    liveMode: 'manual',
    onLiveEvent: (event) => hear.current(event),
    errorNotification: false,
  });
  const { tableQuery, filters, sorters, currentPage, setCurrentPage, setPageSize } = table;
  useEffect(() => setPageSize(pageSize), [pageSize, setPageSize]);
  useOutsideAddress(resource, table);

  const total = table.result.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  // The last row of the last page was deleted, or the address is older than the list.
  const isBeyond =
    !isWhole && !isCounted && tableQuery.isSuccess && !tableQuery.isPlaceholderData && currentPage > lastPage;
  useEffect(() => {
    if (isBeyond) setCurrentPage(lastPage);
  }, [isBeyond, lastPage, setCurrentPage]);

  const { error } = tableQuery;
  const refused = error?.statusCode === 400 ? error.errors : undefined;
  const [isMending, setMending] = useState(false);
  useEffect(() => setMending(refused !== undefined && removeRefused(refused)), [refused, removeRefused]);

  const live = useLiveRows(resource, { rows: table.result.data, filters, readAt: tableQuery.dataUpdatedAt });
  hear.current = live.hear;

  /** Another search, filter or order starts again at page 1 (R1502). */
  const narrow = (next: CrudFilter[]) => {
    setCurrentPage(1);
    table.setFilters(next);
  };
  const sort = (next: CrudSort[]) => {
    setCurrentPage(1);
    table.setSorters(next);
  };
  return {
    state: { filters, sorters },
    rows: live.rows,
    live,
    total,
    currentPage,
    setCurrentPage,
    pagination: table.tableProps.pagination,
    narrow,
    sort,
    /** Whether the rows are still those of the former request. */
    isBehind: tableQuery.isPlaceholderData,
    isLoading: tableQuery.isLoading || isBeyond || isMending,
    isFetching: tableQuery.isFetching,
    /** When they were read, in ms since 1970. */
    readAt: tableQuery.dataUpdatedAt,
    error: error && !isMending ? { message: messagesOf(resource).loadFailed, detail: detailOf(error) } : null,
    retry: () => void tableQuery.refetch(),
  };
}

type Table = Pick<
  ReturnType<typeof useTable<ShopRecord>>,
  'filters' | 'sorters' | 'currentPage' | 'setFilters' | 'setSorters' | 'setCurrentPage'
>;

const wordsOf = (filters: CrudFilter[], sorters: CrudSort[], page: number): string =>
  `${listParams({ filters, sorters })} ${page}`;

/**
 * `useTable` reads its address when it mounts, and from then on writes it. An address that it has not written, as by a link
 * to the same list or the browser's "back", is read again.
 */
function useOutsideAddress(resource: ResourceShape, table: Table): void {
  const { filters, sorters, currentPage, setFilters, setSorters, setCurrentPage } = table;
  const [params] = useSearchParams();
  const now = wordsOf(filters, sorters, currentPage);
  const written = useRef(new Set([now]));
  written.current.add(now);
  const requested = readListState(resource, params);
  const address = wordsOf(requested.filters, requested.sorters, requested.currentPage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each address once, when it has changed
  useEffect(() => {
    const isOwn = written.current.has(address);
    // What was written before the address caught up is no longer expected.
    if (address === now || !isOwn) written.current = new Set([address]);
    if (isOwn) return;
    setFilters(requested.filters, 'replace');
    setSorters(requested.sorters);
    setCurrentPage(requested.currentPage);
  }, [address]);
}
