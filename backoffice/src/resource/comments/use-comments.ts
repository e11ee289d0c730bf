import { COMMENTS_AT_A_TIME } from '@karite/shared/comments';
import type { ResourceShape } from '@karite/shared/resource';
import type { Comment } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { onLive } from '../../providers/live/live-events.ts';

/** The comments of a record, a page at a time, each page's newest last; read again when the server says they are others. */
export function useComments({ name }: ResourceShape, id: string) {
  const [page, toPage] = useState(1);
  const { result, query } = useList<Comment>({
    resource: `comments/${name}/${id}`,
    pagination: { currentPage: page, pageSize: COMMENTS_AT_A_TIME, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const { refetch } = query;
  useEffect(
    () =>
      onLive((changes) => {
        if (!changes || changes.some((it) => it.kind === 'commented' && it.resource === name && it.id === id))
          void refetch();
      }),
    [name, id, refetch],
  );
  return {
    comments: [...(result.data ?? [])].reverse(),
    total: result.total ?? 0,
    page,
    toPage,
    isLoading: query.isLoading,
    error: query.error,
    refetch: async () => void (await refetch()),
  };
}
