import { ORDER_STATUS_LABELS, type OrderStatus } from '@karite/shared/orders';
import { Badge } from './badge.tsx';
import type { Tone } from './stat-tiles.tsx';

const TONES: Record<OrderStatus, Tone> = {
  pending: 'wait',
  paid: 'accent',
  shipped: 'accent',
  completed: 'good',
  cancelled: 'bad',
};

const isStatus = (status: string): status is OrderStatus => status in TONES;

/** An order's status by its name (R501); one that nobody knows is shown as it is. */
export const StatusBadge = ({ status }: { status: string }) =>
  isStatus(status) ? (
    <Badge tone={TONES[status]}>{ORDER_STATUS_LABELS[status]}</Badge>
  ) : (
    <Badge tone="plain">{status}</Badge>
  );
