import { type PointMovement, pointMovements } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { mayHere } from '../../providers/actor.ts';
import type { Customer } from './use-customer.ts';

/**
 * The points of somebody's accounts: the balance after the newest movement of the first. `undefined` where there is no
 * account or no right to read them, `null` while they are read.
 */
export function usePoints([account]: Customer['accounts']): number | null | undefined {
  const isRead = account !== undefined && mayHere(pointMovements.name, 'read');
  const { result, query } = useList<PointMovement>({
    resource: pointMovements.name,
    filters: account ? [{ field: 'userId', operator: 'eq', value: account.id }] : [],
    pagination: { currentPage: 1, pageSize: 1, mode: 'server' },
    queryOptions: { enabled: isRead },
    errorNotification: false,
  });
  if (!isRead || query.isError) return undefined;
  return query.isSuccess ? (result.data[0]?.left ?? 0) : null;
}
