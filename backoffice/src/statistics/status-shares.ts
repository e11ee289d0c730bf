import { formatNumber } from '@karite/shared/format';
import { percentage, type SalesFigures, statusShares } from '@karite/shared/statistics';

/** One row of "Répartition par Statut": `text` holds its count and rounded percentage. */
export type StatusShare = { label: string; count: number; tone: 'good' | 'wait' | 'bad' | 'moving'; text: string };

/** The three rows (R1603): green, yellow and red; and what is under way beside them, which the ring shows as well. */
export function sharesOf(figures: SalesFigures): { rows: StatusShare[]; underWay: StatusShare } {
  const { completed, pending, cancelled, underWay } = statusShares(figures);
  const share = (label: string, count: number, tone: StatusShare['tone']): StatusShare => ({
    label,
    count,
    tone,
    text: `${formatNumber(count)} (${percentage(count, figures.orders)}%)`,
  });
  return {
    rows: [
      share('Terminées', completed, 'good'),
      share('En attente', pending, 'wait'),
      share('Annulées', cancelled, 'bad'),
    ],
    underWay: share('Payées ou expédiées', underWay, 'moving'),
  };
}
