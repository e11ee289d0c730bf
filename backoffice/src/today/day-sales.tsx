import type { Answer } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { useCustom } from '@refinedev/core';
import { Link } from 'react-router-dom';
import { API } from '../providers/data-provider.ts';
import { Change } from '../ui/change.tsx';
import { StillLoading } from '../ui/states/loading.tsx';

/** What was sold today beside yesterday (R1610), and the way to its hours. */
export function DaySales() {
  const { query } = useCustom<Answer<'GET', '/statistics/sales'>>({
    url: `${API}/statistics/sales`,
    method: 'get',
    config: { query: { period: 'today', by: 'hour' } },
    errorNotification: false,
  });
  const sales = query.data?.data;
  if (query.isLoading) return <StillLoading />;
  if (!sales) return null;
  const { totals, totalsBefore } = sales;
  return (
    <p className="day-sales">
      <Link to="/stats?period=today&by=hour">
        {formatRoundedMoney(totals.revenue)} en {plural(totals.orders, 'commande')}
      </Link>{' '}
      <Change now={totals.revenue} before={totalsBefore.revenue} />{' '}
      <span className="quiet">hier : {formatRoundedMoney(totalsBefore.revenue)}</span>
    </p>
  );
}
