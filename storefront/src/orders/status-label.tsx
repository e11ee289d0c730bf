import { ORDER_STATUS_LABELS, type OrderStatus } from '@karite/shared/orders';
import styles from './orders.module.css';

/** An order's status in words (R501); one that we don't know shows as it came. */
export const StatusLabel = ({ status }: { status: OrderStatus }) => (
  <span className={styles.status} data-status={status}>
    {ORDER_STATUS_LABELS[status] ?? status}
  </span>
);
