import { formatNumber, monthLabel } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { averageBasket, bestMonth, percentage, type SalesFigures, statusShares } from '@karite/shared/statistics';
import { Descriptions, Empty, Flex } from 'antd';
import { Panel } from '../ui/page/panel.tsx';
import { Bar } from './bar.tsx';

/** The orders bar is full at this many at least, so that a first order is no full bar (R1606). */
const SMALLEST_SCALE = 10;

/** "Évolution Mensuelle" (R1606): the quick figures as bars and the footer below them. */
export const MonthlyPanel = ({ figures }: { figures: SalesFigures }) => (
  <Panel title="Évolution Mensuelle" subtitle="Stats rapides">
    {figures.orders === 0 ? (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Aucune commande disponible" />
    ) : (
      <QuickFigures figures={figures} />
    )}
  </Panel>
);

function QuickFigures({ figures }: { figures: SalesFigures }) {
  const best = bestMonth(figures.months);
  const { completed, pending, cancelled } = statusShares(figures);
  const basket = averageBasket(figures);
  // Against the best month's own average: a share of something that can be reached.
  const bestBasket = Math.max(basket, ...figures.months.map(averageBasket));
  return (
    <Flex vertical gap="small">
      <Bar label="Revenus totaux" value={formatRoundedMoney(figures.revenue)} share={figures.revenue > 0 ? 1 : 0} />
      <Bar
        label="Nombre de commandes"
        value={formatNumber(figures.orders)}
        share={figures.orders / Math.max(SMALLEST_SCALE, figures.orders)}
        tone="wait"
      />
      <Bar label="Panier moyen" value={formatRoundedMoney(basket)} share={bestBasket > 0 ? basket / bestBasket : 0} />
      {completed > 0 && (
        <Bar
          label="Commandes terminées"
          value={`${formatNumber(completed)} / ${formatNumber(figures.orders)} (${percentage(completed, figures.orders)}%)`}
          share={completed / figures.orders}
          tone="good"
        />
      )}
      <Descriptions
        className="bars-foot"
        layout="vertical"
        size="small"
        colon={false}
        column={2}
        items={[
          { label: 'En attente', children: formatNumber(pending) },
          { label: 'Annulées', children: formatNumber(cancelled) },
          { label: 'Meilleur mois', children: best ? monthLabel(best.month) : 'Aucun' },
          { label: 'Revenus du mois', children: formatRoundedMoney(best?.revenue ?? 0) },
        ]}
      />
    </Flex>
  );
}
