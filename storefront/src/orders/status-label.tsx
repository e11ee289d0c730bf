import type { DeliveryType } from '@karite/shared/delivery';
import { type OrderStatus, REFUNDED_LABEL, statusLabelsFor } from '@karite/shared/orders';
import styles from './orders.module.css';

type Props = { status: OrderStatus; type: DeliveryType; isRefunded: boolean };

/** An order's status in words (R501, R2084, R2153); an unknown one is shown as it is. */
export const StatusLabel = ({ status, type, isRefunded }: Props) => (
  <span className={styles.status} data-status={isRefunded ? 'cancelled' : status}>
    {isRefunded ? REFUNDED_LABEL : (statusLabelsFor(type)[status] ?? status)}
  </span>
);
