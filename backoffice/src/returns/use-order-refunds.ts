import { type Payment, payments, type Refund, type Return, refunds, returns } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { is } from '../resource/use-count.ts';

const page = { currentPage: 1, pageSize: 50, mode: 'server' } as const;

/** The refunds of an order that are no other return's money and were not refused; absent while they are read. */
export function useOrderRefunds(orderId: string): readonly Refund[] | null {
  const paid = useList<Payment>({
    resource: payments.name,
    filters: [is('orderId', orderId)],
    pagination: page,
    errorNotification: false,
  });
  const ids = paid.result.data.map(({ id }) => id);
  const given = useList<Refund>({
    resource: refunds.name,
    filters: [{ field: 'paymentId', operator: 'in', value: ids }],
    pagination: page,
    errorNotification: false,
    queryOptions: { enabled: ids.length > 0 },
  });
  const settled = useList<Return>({
    resource: returns.name,
    filters: [is('orderId', orderId)],
    pagination: page,
    errorNotification: false,
  });
  if (!paid.query.isSuccess || !settled.query.isSuccess) return null;
  if (ids.length === 0) return [];
  if (!given.query.isSuccess) return null;
  const taken = new Set(settled.result.data.map(({ refundId }) => refundId));
  return given.result.data.filter(({ id, status }) => status !== 'failed' && !taken.has(id));
}
