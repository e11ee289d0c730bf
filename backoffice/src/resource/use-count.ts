import { formatNumber } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { type CrudFilter, useList } from '@refinedev/core';

/** How many records match a filter; `null` while counting, a dash after a failure. */
export function useCount(resource: ResourceShape, filters: CrudFilter[] = []): string | null {
  const { result, query } = useList({
    resource: resource.name,
    filters,
    pagination: { mode: 'off' },
    // All counts of a page go out as one call. They are cached with the lists, and so refetched when one of them changes.
    meta: { isCounted: true },
    errorNotification: false,
  });
  if (query.isError) return '—';
  return query.isSuccess ? formatNumber(result.total ?? 0) : null;
}

/** The filter "this field is exactly that". */
export const is = (field: string, value: string): CrudFilter => ({ field, operator: 'eq', value });
