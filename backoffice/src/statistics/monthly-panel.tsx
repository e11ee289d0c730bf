import { formatNumber, formatWholeFcfa, monthLabel } from '@karite/shared/format';
import { averageBasket, bestMonth, percentage, type SalesFigures, statusShares } from '@karite/shared/statistics';
import { Panel } from '../ui/panel.tsx';
import { Bar } from './bar.tsx';

/** The orders bar is full at this many at least, so that a first order is no full bar (R1606). */
const SMALLEST_SCALE = 10;

/** "Évolution Mensuelle" (R1606): the quick figures as bars and the footer below them. */
export function MonthlyPanel({ figures }: { figures: SalesFigures }) {
  if (figures.orders === 0)
    return (
      <Panel title="Évolution Mensuelle" subtitle="Stats rapides">
        <p className="quiet">Aucune commande disponible</p>
      </Panel>
    );
  const best = bestMonth(figures.months);
  const shares = statusShares(figures);
  const basket = averageBasket(figures);
  // Against the best month's own average: a share of something that can be reached.
  const bestBasket = Math.max(basket, ...figures.months.map(averageBasket));
  return (
    <Panel title="Évolution Mensuelle" subtitle="Stats rapides">
      <div className="bars">
        <Bar label="Revenus totaux" value={formatWholeFcfa(figures.revenue)} share={figures.revenue > 0 ? 1 : 0} />
        <Bar
          label="Nombre de commandes"
          value={formatNumber(figures.orders)}
          share={figures.orders / Math.max(SMALLEST_SCALE, figures.orders)}
          tone="wait"
        />
        <Bar label="Panier moyen" value={formatWholeFcfa(basket)} share={bestBasket > 0 ? basket / bestBasket : 0} />
        {shares.completed > 0 && (
          <Bar
            label="Commandes terminées"
            value={`${formatNumber(shares.completed)} / ${formatNumber(figures.orders)} (${percentage(shares.completed, figures.orders)}%)`}
            share={shares.completed / figures.orders}
            tone="good"
          />
        )}
      </div>
      <dl className="bars-foot">
        <div>
          <dt>En attente</dt>
          <dd className="figure">{formatNumber(shares.pending)}</dd>
        </div>
        <div>
          <dt>Annulées</dt>
          <dd className="figure">{formatNumber(shares.cancelled)}</dd>
        </div>
        <div>
          <dt>Meilleur mois</dt>
          <dd>{best ? monthLabel(best.month) : 'Aucun'}</dd>
        </div>
        <div>
          <dt>Revenus du mois</dt>
          <dd className="figure">{formatWholeFcfa(best?.revenue ?? 0)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
