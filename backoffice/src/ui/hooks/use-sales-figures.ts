import type { Answer, PathOf } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { API } from '../../providers/data-provider.ts';

const PATH = '/statistics' satisfies PathOf<'GET'>;

/** Sales figures, computed by the database over all orders (`GET /statistics`). */
export function useSalesFigures() {
  const { result, query } = useCustom<Answer<'GET', typeof PATH>>({
    url: API + PATH,
    method: 'get',
    errorNotification: false,
  });
  const { isError, isFetching, error } = query;
  const refetch = async (): Promise<void> => {
    await query.refetch();
  };
  return { figures: query.isSuccess ? result.data : null, query: { isError, isFetching, error, refetch } };
}
