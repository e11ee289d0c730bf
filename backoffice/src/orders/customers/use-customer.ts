import type { Answer } from '@karite/shared/client';
import { orders } from '@karite/shared/resources';
import { type HttpError, useCustom } from '@refinedev/core';
import { API } from '../../providers/api.ts';

export type Customer = Answer<'GET', '/customers/{id}'>;

/** A customer by the last digits of their phone (R1514); `undefined` while they are read. */
export function useCustomer(id: string): { customer: Customer | undefined; error: HttpError | null } {
  const { query } = useCustom<Customer>({
    url: `${API}/customers/${id}`,
    method: 'get',
    // Their orders change: so do they.
    queryOptions: { queryKey: [orders.name, 'customers', id] },
    errorNotification: false,
  });
  return { customer: query.data?.data, error: query.error };
}
