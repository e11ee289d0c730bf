import type { SalesFigures } from '@karite/shared/statistics';
import { useCustom } from '@refinedev/core';

/** Sales figures, computed by the database over all orders (`GET /statistics`). */
export function useSalesFigures() {
  const { result, query } = useCustom<SalesFigures>({
    url: '/api/statistics',
    method: 'get',
    errorNotification: false,
  });
  const { isError, isFetching, error } = query;
  const refetch = async (): Promise<void> => {
    await query.refetch();
  };
  return { figures: query.isSuccess ? result.data : null, query: { isError, isFetching, error, refetch } };
}
