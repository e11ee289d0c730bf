import { formatNumber } from '@karite/shared/format';
import { percentage, type SalesFigures } from '@karite/shared/statistics';
import { Empty, Flex } from 'antd';
import { lazy, Suspense } from 'react';
import { Panel } from '../ui/page/panel.tsx';
import { Bar } from './bar.tsx';
import { FiguresTable } from './charts/figures-table.tsx';
import { sharesOf } from './status-shares.ts';

const StatusDonut = lazy(() => import('./charts/status-donut.tsx'));

/** "Répartition par Statut" (R1607): three rows, green, yellow and red, with count and rounded percentage; a ring, and the rest in words. */
export const StatusPanel = ({ figures }: { figures: SalesFigures }) => (
  <Panel title="Répartition par Statut">
    {figures.orders === 0 ? (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Aucune donnée de statut" />
    ) : (
      <Shares figures={figures} />
    )}
  </Panel>
);

function Shares({ figures }: { figures: SalesFigures }) {
  const { rows, underWay } = sharesOf(figures);
  return (
    <>
      <div className="shares">
        <Suspense fallback={<div style={{ width: 176, height: 176 }} />}>
          <StatusDonut shares={[...rows, underWay]} total={figures.orders} />
        </Suspense>
        <Flex vertical gap="small">
          {rows.map(({ label, count, text, tone }) => (
            <Bar key={label} label={label} value={text} share={count / figures.orders} tone={tone} />
          ))}
          {underWay.count > 0 && <small className="quiet">{`${underWay.label} : ${underWay.text}`}</small>}
        </Flex>
      </div>
      <FiguresTable
        label="Répartition par statut"
        columns={['Statut', 'Commandes', 'Part']}
        rows={rows.map(({ label, count }) => [label, formatNumber(count), `${percentage(count, figures.orders)}%`])}
      />
    </>
  );
}
