import { ORDER_STATUSES } from '@karite/shared/orders';
import { type Order, orders } from '@karite/shared/resources';
import { onlyIf } from '../providers/refusals.ts';
import { useWrite } from '../providers/use-write.ts';
import { lazyAction } from '../resource/lazy-action.tsx';
import type { ResourcePageProps } from '../resource/resource-context.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { ORDER_CELLS } from './order-cells.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { StatusAction } from './status-action.tsx';
import { StepSummary } from './step-summary.tsx';

const LinkAction = lazyAction<Order>(() => import('./link-action.tsx').then((it) => it.LinkAction));

const ACTIONS = [StatusAction, LinkAction];
type OrdersPageProps = Required<Pick<ResourcePageProps<typeof orders>, 'actions' | 'bulk' | 'details' | 'covers'>>;
const EMPTY = { narrowed: 'Aucune commande trouvée', none: 'Aucune commande disponible' };

/** Orders: the declared list, the tiles, the change of status, and the details with lines, totals and history. */
function OrdersPage({ actions, bulk, details, covers }: OrdersPageProps) {
  const { write } = useWrite('PATCH', '/orders/{id}/status');
  const setStatus = async ({ id }: Order, to: string, etag: string | undefined) => {
    const status = ORDER_STATUSES.find((it) => it === to);
    if (status) await write({ path: { id }, body: { status }, headers: onlyIf(etag) });
  };
  return (
    <ResourcePage
      resource={orders}
      above={<OrderTiles />}
      actions={[...ACTIONS, ...actions]}
      bulk={bulk}
      stepNote={StepSummary}
      details={details}
      cells={ORDER_CELLS}
      covers={covers}
      isRestorable
      setState={setStatus}
      dated="Date"
      empty={EMPTY}
    />
  );
}

export default OrdersPage;
