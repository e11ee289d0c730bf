import { ReloadOutlined } from '@ant-design/icons';
import { formatNumber } from '@karite/shared/format';
import type { Order } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { detailOf } from '../providers/http-client.ts';
import { is } from '../resource/use-count.ts';
import { useSalesFigures } from '../ui/hooks/use-sales-figures.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { Loading } from '../ui/states/loading.tsx';
import { AllTime } from './all-time.tsx';
import { type PeriodQuery, readPeriodQuery, writePeriodQuery } from './period/period-address.ts';
import { PeriodBar } from './period/period-bar.tsx';
import { useSales } from './period/use-sales.ts';
import './statistics.css';

/** Comes with the first period that is chosen. */
const PeriodSales = lazy(() => import('./period/period-sales.tsx').then((it) => ({ default: it.PeriodSales })));

const COUNTED = [is('isTest', 'false')];
/** The recent orders table shows this many (R1608). */
const RECENT = 15;

/**
 * "Statistiques des Ventes" (R1604), from figures that the database computes: of all orders, or of the period in its
 * address (R1610).
 */
export default function StatisticsPage() {
  const [params, setParams] = useSearchParams();
  const requested = readPeriodQuery(params);
  const choose = (change: Partial<PeriodQuery>) => setParams((current) => writePeriodQuery(current, change));
  const { figures, query } = useSalesFigures();
  const period = useSales(requested);
  const recent = useList<Order>({
    resource: 'orders',
    // Those that the figures count (R1601): not the ones paid by a test.
    filters: COUNTED,
    pagination: { currentPage: 1, pageSize: RECENT, mode: 'server' },
    errorNotification: false,
  });
  const queries = requested ? [period.query] : [query, recent.query];
  const failed = queries.find(({ isError }) => isError);
  const refresh = () => Promise.all(queries.map(({ refetch }) => refetch()));
  const counted = requested ? period.sales?.totals : figures;

  return (
    <>
      <PageHeader
        title="Statistiques des Ventes"
        // As high before it is counted as after.
        subtitle={`Analyse des performances commerciales basée sur ${counted ? formatNumber(counted.orders) : '…'} commande(s)`}
      >
        <Button
          icon={<ReloadOutlined aria-hidden />}
          title="Actualiser"
          aria-label="Actualiser"
          loading={queries.some(({ isFetching }) => isFetching)}
          onClick={refresh}
        />
      </PageHeader>
      <PeriodBar requested={requested} choose={choose} />
      {failed ? (
        <Alert
          type="error"
          showIcon
          message="Erreur lors du chargement des statistiques"
          description={detailOf(failed.error)}
          action={<Button onClick={refresh}>Réessayer</Button>}
        />
      ) : requested && period.sales ? (
        <Suspense fallback={<Loading text="Chargement des statistiques..." />}>
          <PeriodSales requested={requested} sales={period.sales} choose={choose} />
        </Suspense>
      ) : !requested && figures && !recent.query.isLoading ? (
        <AllTime figures={figures} recent={recent.result.data ?? []} total={figures.orders} />
      ) : (
        <Loading text="Chargement des statistiques..." />
      )}
    </>
  );
}
