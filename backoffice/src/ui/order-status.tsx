import { orders } from '@karite/shared/resources';
import { StateBadge } from './state-badge.tsx';

/** An order's status by its name (R501), as its list shows it. */
export const StatusBadge = ({ status }: { status: string }) => (
  <StateBadge states={orders.fields.status.states} value={status} />
);
