import { formatNumber } from '@karite/shared/format';
import { percentage, type SalesFigures, statusShares } from '@karite/shared/statistics';
import { Panel } from '../ui/panel.tsx';
import { Bar } from './bar.tsx';

/** "Répartition par Statut" (spec §2): three rows, green, yellow and red, with count and rounded percentage. */
export function StatusPanel({ figures }: { figures: SalesFigures }) {
  const shares = statusShares(figures);
  const rows = [
    { label: 'Terminées', count: shares.completed, tone: 'good' },
    { label: 'En attente', count: shares.pending, tone: 'wait' },
    { label: 'Annulées', count: shares.cancelled, tone: 'bad' },
  ] as const;
  return (
    <Panel title="Répartition par Statut">
      {figures.orders === 0 ? (
        <p className="quiet">Aucune donnée de statut</p>
      ) : (
        <div className="bars">
          {rows.map(({ label, count, tone }) => (
            <Bar
              key={label}
              label={label}
              value={`${formatNumber(count)} (${percentage(count, figures.orders)}%)`}
              share={count / figures.orders}
              tone={tone}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}
