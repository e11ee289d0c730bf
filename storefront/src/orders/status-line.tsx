import type { DeliveryType } from '@karite/shared/delivery';
import { type OrderStatus, statusLabelsFor } from '@karite/shared/orders';
import { LocalDate } from '../ui/local-date/local-date.tsx';
import styles from './status-line.module.css';

type Step = { to: OrderStatus; at: string };

const ONLINE: readonly OrderStatus[] = ['pending', 'paid', 'shipped', 'completed'];
/** Cash comes with the parcel: there is no step at which it is paid. */
const CASH: readonly OrderStatus[] = ['pending', 'shipped', 'completed'];

/** The steps of an order, and the present one; a cancelled or fully refunded order shows that instead. */
export function StatusLine({
  status,
  type,
  steps,
  isPaidFirst,
  isRefunded,
}: {
  status: OrderStatus;
  type: DeliveryType;
  steps: readonly Step[];
  isPaidFirst: boolean;
  isRefunded: boolean;
}) {
  if (status === 'cancelled' || isRefunded) return null;
  const way = isPaidFirst || status === 'paid' || steps.some(({ to }) => to === 'paid') ? ONLINE : CASH;
  const reached = way.indexOf(status);
  return (
    <ol className={styles.line}>
      {way.map((step, index) => {
        const at = index <= reached ? steps.findLast(({ to }) => to === step)?.at : undefined;
        return (
          <li
            key={step}
            data-is={index <= reached ? 'done' : 'todo'}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span>{statusLabelsFor(type)[step]}</span>
            {at && (
              <small>
                <LocalDate iso={at} />
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}
