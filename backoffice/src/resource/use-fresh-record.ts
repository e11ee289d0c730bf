import { useOne } from '@refinedev/core';
import { useState } from 'react';
import { etagOf } from '../providers/data-provider.ts';
import { type StaleVersion, staleVersionOf } from '../providers/refusals.ts';
import type { ShopRecord } from './values.ts';

/**
 * The present version of a record that a list showed, perhaps minutes ago, for a change that holds for this version
 * alone (`etag`). A refused change hands its error to `refuse`: the stored version is then the shown one,
 * and `stale` names its author.
 */
export function useFreshRecord<T extends Pick<ShopRecord, 'id'>>(resource: string, listed: T) {
  const [stale, setStale] = useState<StaleVersion<T> | null>(null);
  const { query } = useOne<T & ShopRecord>({
    resource,
    id: listed.id,
    queryOptions: { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    errorNotification: false,
  });
  const isRead = query.isFetchedAfterMount;
  const read = isRead ? query.data : undefined;
  return {
    record: stale?.current ?? read?.data ?? listed,
    etag: stale?.etag ?? etagOf(read),
    stale,
    isRead,
    /** Whether a change was refused because the record is another by now. */
    refuse: (error: unknown): boolean => {
      const found = staleVersionOf<T>(error);
      if (found) setStale(found);
      return found !== null;
    },
  };
}
