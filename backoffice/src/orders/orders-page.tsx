import { type Order, orders } from '@karite/shared/resources';
import type { NamedCells } from '../resource/named-cell.ts';
import type { ResourcePageProps } from '../resource/resource-context.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { StatusBadge } from '../ui/order-status.tsx';
import { LinkAction } from './link-action.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { StatusAction } from './status-action.tsx';

const CELLS: NamedCells<Order> = { status: ({ record }) => <StatusBadge status={record.status} /> };
const ACTIONS = [StatusAction, LinkAction];
type OrdersPageProps = Required<Pick<ResourcePageProps<typeof orders>, 'actions' | 'details'>>;
const EMPTY = { narrowed: 'Aucune commande trouvée', none: 'Aucune commande disponible' };

/** Orders: what the declaration says, the tiles, the change of status, and the details with lines, totals and history. */
const OrdersPage = ({ actions, details }: OrdersPageProps) => (
  <ResourcePage
    resource={orders}
    above={<OrderTiles />}
    actions={[...ACTIONS, ...actions]}
    cells={CELLS}
    details={details}
    isRestorable
    dated="Date"
    empty={EMPTY}
  />
);

export default OrdersPage;
