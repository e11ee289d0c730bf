import { type DeliveryType, isFetched } from '@karite/shared/delivery';
import { ORDER_STATUSES, REFUNDED_LABEL, statusLabelsFor } from '@karite/shared/orders';
import { orders } from '@karite/shared/resources';
import { Badge } from './badge.tsx';
import { StateBadge } from './state-badge.tsx';

const { states } = orders.fields.status;
/** The same states, of an order that is fetched. */
const FETCHED = Object.fromEntries(
  ORDER_STATUSES.map((status) => [status, { ...states[status], label: statusLabelsFor('retrait')[status] }]),
);

type Props = { status: string; type: DeliveryType; isRefunded?: boolean };

/** An order's status by its name (R501, R2153), or that all of it was refunded (R2084). */
export const StatusBadge = ({ status, type, isRefunded = false }: Props) =>
  isRefunded ? (
    <Badge tone="bad">{REFUNDED_LABEL}</Badge>
  ) : (
    <StateBadge states={isFetched(type) ? FETCHED : states} value={status} />
  );
