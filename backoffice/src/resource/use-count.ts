import { formatNumber } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { type CrudFilter, useList } from '@refinedev/core';

/** How many records a filter finds, in figures; `null` while counting, a dash when it can't be said. */
export function useCount(resource: ResourceShape, filters: CrudFilter[] = []): string | null {
  const { result, query } = useList({
    resource: resource.name,
    filters,
    pagination: { mode: 'off' },
    // All that a page counts goes out as one call; kept with the lists, and so counted again when one of them changes.
    meta: { isCounted: true },
    errorNotification: false,
  });
  if (query.isError) return '—';
  return query.isSuccess ? formatNumber(result.total ?? 0) : null;
}

/** The filter "this field is exactly that". */
export const is = (field: string, value: string): CrudFilter => ({ field, operator: 'eq', value });
