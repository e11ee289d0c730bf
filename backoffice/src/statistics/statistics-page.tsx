import { ReloadOutlined } from '@ant-design/icons';
import { formatNumber } from '@karite/shared/format';
import type { Order } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Alert, Button, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { mayHere } from '../providers/actor.ts';
import { detailOf } from '../providers/http-client.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { useSalesFigures } from '../ui/use-sales-figures.ts';
import { InfluencersPanel } from './influencers-panel.tsx';
import { MonthlyPanel } from './monthly-panel.tsx';
import { RecentOrdersTable } from './recent-orders-table.tsx';
import { SalesCards } from './sales-cards.tsx';
import { StatusPanel } from './status-panel.tsx';
import './statistics.css';

const MonthlyCharts = lazy(() => import('./charts/monthly-charts.tsx'));

/** The recent orders table shows this many (R1608). */
const RECENT = 15;

/** "Statistiques des Ventes" (R1604), from figures that the database computes over all orders. */
export default function StatisticsPage() {
  const { figures, query } = useSalesFigures();
  const recent = useList<Order>({
    resource: 'orders',
    pagination: { currentPage: 1, pageSize: RECENT, mode: 'server' },
    errorNotification: false,
  });
  const isFailed = query.isError || recent.query.isError;
  const refresh = () => Promise.all([query.refetch(), recent.query.refetch()]);

  return (
    <>
      <PageHeader
        title="Statistiques des Ventes"
        subtitle={
          figures && `Analyse des performances commerciales basée sur ${formatNumber(figures.orders)} commande(s)`
        }
      >
        <Button
          icon={<ReloadOutlined aria-hidden />}
          title="Actualiser"
          aria-label="Actualiser"
          loading={query.isFetching || recent.query.isFetching}
          onClick={refresh}
        />
      </PageHeader>
      {isFailed ? (
        <Alert
          type="error"
          showIcon
          message="Erreur lors du chargement des statistiques"
          description={detailOf(query.error ?? recent.query.error)}
          action={<Button onClick={refresh}>Réessayer</Button>}
        />
      ) : !figures || recent.query.isLoading ? (
        <Spin className="record-spinner" tip="Chargement des statistiques...">
          <div className="statistics-wait" />
        </Spin>
      ) : (
        <>
          {figures.orders === 0 && (
            <div className="statistics-none">
              <h2>Aucune commande disponible</h2>
              <p>Les statistiques apparaîtront une fois que des commandes seront passées.</p>
            </div>
          )}
          <SalesCards figures={figures} />
          <div className="panels">
            <MonthlyPanel figures={figures} />
            <StatusPanel figures={figures} />
          </div>
          {figures.months.length > 0 && (
            <div className="panels">
              <Panel title="Chiffre d'affaires et commandes par mois" subtitle="Les douze derniers mois">
                <Suspense fallback={<div className="charts-wait" />}>
                  <MonthlyCharts months={figures.months} />
                </Suspense>
              </Panel>
            </div>
          )}
          {mayHere('influencers', 'read') && <InfluencersPanel months={figures.months} />}
          <RecentOrdersTable orders={recent.result.data ?? []} total={recent.result.total ?? 0} />
        </>
      )}
    </>
  );
}
