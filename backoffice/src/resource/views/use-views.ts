import type { ResourceShape } from '@karite/shared/resource';
import { type ListViewRecord, listViews } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { useMemo } from 'react';
import { savedViewOf } from './saved-view.ts';

/** The saved views of a list that the current user may see, by their names; requested on first use. */
export function useViews(resource: ResourceShape, isWanted: boolean) {
  const { query } = useList<ListViewRecord>({
    resource: listViews.name,
    filters: [{ field: 'list', operator: 'eq', value: resource.name }],
    pagination: { mode: 'off' },
    queryOptions: { enabled: isWanted },
    errorNotification: false,
  });
  const records = query.data?.data;
  const views = useMemo(() => (records ?? []).map((each) => savedViewOf(resource, each)), [resource, records]);
  return { views, isRead: !query.isFetching && !query.isPending, isFailed: query.isError };
}
