import type { ResourceShape } from '@karite/shared/resource';
import { useOne } from '@refinedev/core';
import { useEffect, useState } from 'react';
import type { Draft } from '../kinds/index.ts';
import type { ShopRecord } from '../values.ts';
import { copyOf } from './copy.ts';

/** What the form of a copy of a record starts with, once the record and its files are read; `from` is `null`: no copy. */
export function useCopy(resource: ResourceShape, from: string | null) {
  const { result, query } = useOne<ShopRecord>({
    resource: resource.name,
    id: from ?? '',
    queryOptions: { enabled: from !== null, refetchOnWindowFocus: false },
    errorNotification: false,
  });
  const [copy, setCopy] = useState<Draft | null>(null);
  useEffect(() => {
    if (from === null || !result || copy) return;
    void copyOf(resource, result).then(setCopy);
  }, [resource, from, result, copy]);
  return { copy, error: from === null ? null : query.error };
}
