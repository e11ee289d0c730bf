import { formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { orders, products } from '@karite/shared/resources';
import { is, useCount } from '../../resource/use-count.ts';
import { useSalesFigures } from '../../ui/hooks/use-sales-figures.ts';
import { StatTiles } from '../../ui/page/stat-tiles.tsx';
import { ReceivedNote } from '../../ui/received-note.tsx';

const PENDING = [is('status', 'pending')];
const TO_PREPARE = [is('nextStep', 'prepare')];

/** The figures of sales and their ways on. */
export function SalesTiles() {
  const { figures, query } = useSalesFigures();
  const shown = (figure: string | undefined) => figure ?? (query.isError ? '—' : null);
  return (
    <StatTiles
      tiles={[
        {
          label: 'Chiffre d’affaires',
          value: shown(figures ? formatRoundedMoney(figures.revenue) : undefined),
          note: <ReceivedNote />,
          tone: 'accent',
          to: '/stats',
        },
        { label: 'Commandes', value: shown(figures ? formatNumber(figures.orders) : undefined), to: '/orders' },
        { label: 'Produits', value: useCount(products), to: '/products' },
        {
          label: 'En attente',
          value: shown(figures ? formatNumber(figures.byStatus.pending) : undefined),
          tone: 'wait',
          to: '/orders?status=pending',
        },
      ]}
    />
  );
}

/** The same for those who do not see revenue (R920): what waits, and what there is. */
export const OrderTiles = () => (
  <StatTiles
    tiles={[
      { label: 'En attente', value: useCount(orders, PENDING), tone: 'wait', to: '/orders?status=pending' },
      { label: 'À préparer', value: useCount(orders, TO_PREPARE), tone: 'accent', to: '/orders?nextStep=prepare' },
    ]}
  />
);
