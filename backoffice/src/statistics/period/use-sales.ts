import type { Answer } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { API } from '../../providers/data-provider.ts';
import type { PeriodQuery } from './period-address.ts';

/** Sales of a period beside the one before: `GET /statistics/sales`. */
export type Sales = Answer<'GET', '/statistics/sales'>;
export type SalesRow = Sales['rows'][number];

export const salesQuery = (requested: PeriodQuery): string => new URLSearchParams(requested).toString();

/** `null`: no request. */
export function useSales(requested: PeriodQuery | null) {
  const { result, query } = useCustom<Sales>({
    url: `${API}/statistics/sales`,
    method: 'get',
    config: { query: { ...requested } },
    errorNotification: false,
    queryOptions: { enabled: requested !== null },
  });
  const { isError, isFetching, error } = query;
  const refetch = async (): Promise<void> => {
    await query.refetch();
  };
  return { sales: query.isSuccess ? result.data : null, query: { isError, isFetching, error, refetch } };
}
