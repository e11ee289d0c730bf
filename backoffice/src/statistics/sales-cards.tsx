import { formatNumber, monthLabel } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { averageBasket, bestMonth, type SalesFigures, statusShares } from '@karite/shared/statistics';
import { StatTiles } from '../ui/page/stat-tiles.tsx';
import { ReceivedNote } from '../ui/received-note.tsx';

const basedOn = (orders: number) => `Basé sur ${formatNumber(orders)} commande(s)`;

/** The four cards of the statistics (R1605), and what of the revenue came in. */
export function SalesCards({ figures }: { figures: SalesFigures }) {
  const best = bestMonth(figures.months);
  const shares = statusShares(figures);
  return (
    <StatTiles
      tiles={[
        {
          label: "Chiffre d'Affaires Total",
          value: formatRoundedMoney(figures.revenue),
          note: (
            <>
              <span>{basedOn(figures.orders)}</span>
              <br />
              <ReceivedNote />
            </>
          ),
          tone: 'accent',
        },
        {
          label: 'Total Commandes',
          value: formatNumber(figures.orders),
          note: `${formatNumber(shares.completed)} terminées · ${formatNumber(shares.pending)} en attente`,
          tone: 'good',
        },
        {
          label: 'Panier Moyen',
          value: formatRoundedMoney(averageBasket(figures)),
          note: 'Par commande réelle',
        },
        {
          label: 'Meilleur Mois',
          value: best ? monthLabel(best.month) : 'N/A',
          note: formatRoundedMoney(best?.revenue ?? 0),
          tone: 'wait',
        },
      ]}
    />
  );
}
