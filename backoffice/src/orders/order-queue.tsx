import { type Order, orders } from '@karite/shared/resources';
import { RecordQueue } from '../resource/list/record-queue.tsx';
import type { RecordAction } from '../resource/resource-context.ts';
import { ORDER_CELLS } from './order-cells.tsx';
import { StatusAction } from './status-action.tsx';

type OrderQueueProps = { search: string; actions: readonly RecordAction<Order>[] };

/** The orders of an address of the list, as a queue. */
export const OrderQueue = ({ search, actions }: OrderQueueProps) => (
  <RecordQueue
    resource={orders}
    search={search}
    cells={ORDER_CELLS}
    actions={[StatusAction, ...actions]}
    dated="Date"
    empty="Aucune commande n’attend ici."
  />
);
