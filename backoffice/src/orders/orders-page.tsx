import { orders } from '@karite/shared/resources';
import type { NamedCell } from '../resource/cells/cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { StatusBadge } from '../ui/order-status.tsx';
import { LinkAction } from './link-action.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { StatusAction } from './status-action.tsx';

const CELLS: Record<string, NamedCell> = { status: ({ value }) => <StatusBadge status={String(value)} /> };
const ACTIONS = [StatusAction, LinkAction];
const EMPTY = { narrowed: 'Aucune commande trouvée', none: 'Aucune commande disponible' };

/** Orders: what the declaration says, the tiles, the change of status, and the details with lines, totals and history. */
const OrdersPage = () => (
  <ResourcePage
    resource={orders}
    above={<OrderTiles />}
    actions={ACTIONS}
    cells={CELLS}
    details={OrderDetails}
    isRestorable
    dated="Date"
    empty={EMPTY}
  />
);

export default OrdersPage;
