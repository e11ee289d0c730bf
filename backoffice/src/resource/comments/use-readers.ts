import { type Answer, addressOf } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { useRef, useState } from 'react';
import { API } from '../../providers/api.ts';
import { useRested } from '../../ui/hooks/use-rested.ts';

export type Reader = Answer<'GET', '/comments/{resource}/{id}/readers'>[number];

/** How long somebody types on before it is searched, in ms. */
const PAUSE_MS = 150;

/** The accounts that one may mention about a record: `search` searches by what is typed; `seenReaders` are all that were offered. */
export function useReaders(resource: string, id: string) {
  const [typed, search] = useState<string | null>(null);
  const q = useRested(typed, PAUSE_MS);
  // Without an answer one writes on without an offer.
  const { query } = useCustom<Reader[]>({
    url: API + addressOf('/comments/{resource}/{id}/readers', { path: { resource, id } }),
    method: 'get',
    config: { query: { q } },
    queryOptions: { enabled: q !== null, placeholderData: (before) => before },
    errorNotification: false,
  });
  const offered: readonly Reader[] = query.data?.data ?? [];
  const seenReaders = useRef(new Map<string, Reader>());
  for (const reader of offered) seenReaders.current.set(reader.id, reader);
  return {
    offered,
    seenReaders: () => [...seenReaders.current.values()],
    isLoading: typed !== q || query.isFetching,
    search,
  };
}
