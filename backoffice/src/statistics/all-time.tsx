import type { Order } from '@karite/shared/resources';
import type { SalesFigures } from '@karite/shared/statistics';
import { Empty } from 'antd';
import { lazy, Suspense } from 'react';
import { mayHere } from '../providers/actor.ts';
import { Panel } from '../ui/page/panel.tsx';
import { InfluencersPanel } from './influencers-panel.tsx';
import { MonthlyPanel } from './monthly-panel.tsx';
import { StatesPanel } from './period/states-panel.tsx';
import { RecentOrdersTable } from './recent-orders-table.tsx';
import { SalesCards } from './sales-cards.tsx';
import { StatusPanel } from './status-panel.tsx';

const MonthlyCharts = lazy(() => import('./charts/monthly-charts.tsx'));

type AllTimeProps = { figures: SalesFigures; recent: readonly Order[]; total: number };

/** The figures of all orders (R1605 to R1609), as the page shows them while no period is chosen. */
export const AllTime = ({ figures, recent, total }: AllTimeProps) => (
  <>
    {figures.orders === 0 && (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<h2>Aucune commande disponible</h2>}>
        <p className="quiet">Les statistiques apparaîtront une fois que des commandes seront passées.</p>
      </Empty>
    )}
    <SalesCards figures={figures} />
    <div className="panels">
      <MonthlyPanel figures={figures} />
      <StatusPanel figures={figures} />
    </div>
    {figures.orders > 0 && (
      <div className="panels">
        <StatesPanel
          title="Les cinq statuts"
          states={Object.entries(figures.byStatus).map(([status, orders]) => ({ status, orders }))}
          listOf={(status) => `/orders?status=${status}`}
        />
      </div>
    )}
    {figures.months.length > 0 && (
      <div className="panels">
        <Panel title="Chiffre d’affaires et commandes par mois" subtitle="Les douze derniers mois">
          <Suspense fallback={<div className="charts-wait" />}>
            <MonthlyCharts months={figures.months} />
          </Suspense>
        </Panel>
      </div>
    )}
    {mayHere('influencers', 'read') && <InfluencersPanel days={null} />}
    <RecentOrdersTable orders={recent} total={total} />
  </>
);
