import type { Answer } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { API } from '../providers/data-provider.ts';

export type FirstSteps = Answer<'GET', '/first-steps'>;

/** What a new shop has still to see to (R1581). */
export function useFirstSteps() {
  const { query } = useCustom<FirstSteps>({ url: `${API}/first-steps`, method: 'get', errorNotification: false });
  const { error, isLoading } = query;
  return { steps: query.data?.data, error, isLoading, refetch: () => void query.refetch() };
}
