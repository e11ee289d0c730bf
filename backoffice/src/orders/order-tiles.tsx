import { orders } from '@karite/shared/resources';
import { is, useCount } from '../resource/use-count.ts';
import { StatTiles } from '../ui/page/stat-tiles.tsx';

const COMPLETED = [is('status', 'completed')];
const PENDING = [is('status', 'pending')];
const CANCELLED = [is('status', 'cancelled')];

/** Total, completed, pending, cancelled (R1509); each leads to what it counts. */
export const OrderTiles = () => (
  <StatTiles
    tiles={[
      { label: 'Total', value: useCount(orders), tone: 'accent', to: '/orders' },
      { label: 'Terminées', value: useCount(orders, COMPLETED), tone: 'good', to: '/orders?status=completed' },
      { label: 'En attente', value: useCount(orders, PENDING), tone: 'wait', to: '/orders?status=pending' },
      { label: 'Annulées', value: useCount(orders, CANCELLED), tone: 'bad', to: '/orders?status=cancelled' },
    ]}
  />
);
