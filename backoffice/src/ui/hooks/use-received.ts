import type { Answer, PathOf } from '@karite/shared/client';
import { formatRoundedMoney } from '@karite/shared/money';
import { useCustom } from '@refinedev/core';
import { API } from '../../providers/data-provider.ts';

const PATH = '/statistics/received' satisfies PathOf<'GET'>;

/** The money that came in, of some days or of all time; `null` while it is read. */
export function useReceived(days?: { from: string; to: string }): string | null {
  const { result, query } = useCustom<Answer<'GET', typeof PATH>>({
    url: API + PATH,
    method: 'get',
    config: { query: days ? { from: days.from, to: days.to } : {} },
    errorNotification: false,
  });
  if (query.isError) return '—';
  return query.isSuccess ? formatRoundedMoney(result.data.net) : null;
}
