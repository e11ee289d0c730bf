import { ORDER_STATUSES } from '@karite/shared/orders';
import { type Order, orders } from '@karite/shared/resources';
import { lazy, Suspense, useState } from 'react';
import { onlyIf } from '../providers/refusals.ts';
import { useWrite } from '../providers/use-write.ts';
import { lazyAction } from '../resource/lazy-action.tsx';
import type { ResourcePageProps } from '../resource/resource-context.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { BeginOrder } from './begin-order.tsx';
import { ORDER_CELLS } from './order-cells.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { StatusAction } from './status-action.tsx';
import { StepSummary } from './step-summary.tsx';

const LinkAction = lazyAction<Order>(() => import('./link-action.tsx').then((it) => it.LinkAction));

const StatusModal = lazy(() => import('./status-modal.tsx'));

const ACTIONS = [StatusAction, LinkAction];
type OrdersPageProps = Required<Pick<ResourcePageProps<typeof orders>, 'actions' | 'bulk' | 'details' | 'covers'>>;
const EMPTY = { narrowed: 'Aucune commande trouvée', none: 'Aucune commande disponible' };

/** An order that was moved to « Annulée » on the board, until somebody has confirmed that. */
type Cancelling = { order: Order; done: () => void; refuse: (reason: Error) => void };

/** Orders: the declared list, the tiles, the change of status, and the details with lines, totals and history. */
function OrdersPage({ actions, bulk, details, covers }: OrdersPageProps) {
  const { write } = useWrite('PATCH', '/orders/{id}/status');
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  const setStatus = async (order: Order, to: string, etag: string | undefined) => {
    const status = ORDER_STATUSES.find((it) => it === to);
    // Its consequences are shown first, and it needs a reason.
    if (status === 'cancelled')
      return new Promise<void>((done, refuse) => setCancelling({ order, done, refuse })).finally(() =>
        setCancelling(null),
      );
    if (status) await write({ path: { id: order.id }, body: { status }, headers: onlyIf(etag) });
  };
  return (
    <>
      <ResourcePage
        resource={orders}
        buttons={<BeginOrder />}
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
      <Suspense>
        {cancelling && (
          <StatusModal
            order={cancelling.order}
            initial="cancelled"
            onClose={(isDone) =>
              isDone ? cancelling.done() : cancelling.refuse(new Error('la commande n’est pas annulée'))
            }
          />
        )}
      </Suspense>
    </>
  );
}

export default OrdersPage;
