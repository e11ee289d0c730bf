import type { DeliveryType } from '@karite/shared/delivery';
import { ORDER_STATUSES, statusLabelsFor } from '@karite/shared/orders';
import { orders } from '@karite/shared/resources';
import { StateBadge } from './state-badge.tsx';

const { states } = orders.fields.status;
/** The same states, of an order that is fetched. */
const FETCHED = Object.fromEntries(
  ORDER_STATUSES.map((status) => [status, { ...states[status], label: statusLabelsFor('retrait')[status] }]),
);

/** An order's status by its name (R501, R2153). */
export const StatusBadge = ({ status, type }: { status: string; type: DeliveryType }) => (
  <StateBadge states={type === 'retrait' ? FETCHED : states} value={status} />
);
