import type { DeliveryType } from '@karite/shared/delivery';
import { type OrderStatus, statusLabelsFor } from '@karite/shared/orders';
import styles from './orders.module.css';

/** An order's status in words (R501, R2153); one that we don't know shows as it came. */
export const StatusLabel = ({ status, type }: { status: OrderStatus; type: DeliveryType }) => (
  <span className={styles.status} data-status={status}>
    {statusLabelsFor(type)[status] ?? status}
  </span>
);
