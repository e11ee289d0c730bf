import type { Answer, PathOf } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { Alert } from 'antd';
import { API } from '../providers/data-provider.ts';

const PATH = '/payment-methods/offered' satisfies PathOf<'GET'>;

/** Says on every page that payments are played, while they are. */
export function StandInBanner() {
  const { result } = useCustom<Answer<'GET', typeof PATH>>({
    url: API + PATH,
    method: 'get',
    errorNotification: false,
    queryOptions: { staleTime: Number.POSITIVE_INFINITY },
  });
  if (!Array.isArray(result.data) || !result.data.some((method) => method.isTest)) return null;
  return (
    <Alert
      type="error"
      banner
      message="Paiements de test : rien n'est débité, et ces paiements ne comptent dans aucun chiffre. Donnez les clés de KkiaPay ou de pawaPay pour vendre."
    />
  );
}
