import { formatNumber } from '@karite/shared/format';
import { percentage, type SalesFigures } from '@karite/shared/statistics';
import { lazy, Suspense } from 'react';
import { Panel } from '../ui/panel.tsx';
import { Bar } from './bar.tsx';
import { FiguresTable } from './charts/figures-table.tsx';
import { sharesOf } from './status-shares.ts';

const StatusDonut = lazy(() => import('./charts/status-donut.tsx'));

/** "Répartition par Statut" (R1607): three rows, green, yellow and red, with count and rounded percentage; and a ring. */
export function StatusPanel({ figures }: { figures: SalesFigures }) {
  const shares = sharesOf(figures);
  return (
    <Panel title="Répartition par Statut">
      {figures.orders === 0 ? (
        <p className="quiet">Aucune donnée de statut</p>
      ) : (
        <>
          <div className="shares">
            <Suspense fallback={<div className="donut" />}>
              <StatusDonut shares={shares} total={figures.orders} />
            </Suspense>
            <div className="bars">
              {shares.map(({ label, count, text, tone }) => (
                <Bar key={label} label={label} value={text} share={count / figures.orders} tone={tone} />
              ))}
            </div>
          </div>
          <FiguresTable
            label="Répartition par statut"
            columns={['Statut', 'Commandes', 'Part']}
            rows={shares.map(({ label, count }) => [
              label,
              formatNumber(count),
              `${percentage(count, figures.orders)}%`,
            ])}
          />
        </>
      )}
    </Panel>
  );
}
