import { addressText, modeOf } from '@karite/shared/delivery';
import { paymentOf, statusLabelsFor } from '@karite/shared/orders';
import { PAYMENT_MESSAGES } from '@karite/shared/payments';
import { countryName, formatPhone } from '@karite/shared/region';
import { canReturn } from '@karite/shared/returns';
import { lazy, Suspense } from 'react';
import type { FollowedOrder } from '../api/orders.ts';
import { LocalDate } from '../ui/local-date/local-date.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { TotalsList } from '../ui/totals/totals-list.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './orders.module.css';
import { PickupHours } from './pickup-hours.tsx';
import { StatusLabel } from './status-label.tsx';
import { StatusLine } from './status-line.tsx';
import { useCurrentProducts } from './use-current-products.ts';

/** What can be done with an order comes after the order itself: it is read first, and often nothing else. */
const OrderActions = lazy(() => import('./order-actions.tsx'));
const Arrival = lazy(() => import('./arrival.tsx'));
const OrderReturns = lazy(() => import('./order-returns.tsx'));

const isWaiting = ({ status, isRefunded }: FollowedOrder) =>
  !isRefunded && ['pending', 'paid', 'shipped'].includes(status);

type Props = { order: FollowedOrder; orderKey?: string; onChange: () => void; seenAt?: string };

/**
 * The articles of an order, their prices, the delivery, the status, and the possible actions. Names of staff are never
 * shown. `seenAt`: the network is down, and this is a stored copy of the order from then; it has no actions.
 */
export function OrderDetail({ order, orderKey, onChange, seenAt }: Props) {
  const { value: sold } = useCurrentProducts(order.items);
  const place = [addressText(order), order.country && countryName(order.country)].filter(Boolean).join(', ');
  const { label, isFetched } = modeOf(order.deliveryType);
  const steps = order.history ?? [];
  return (
    <article className={styles.order}>
      <header>
        <h1>
          Commande <span className={styles.number}>{order.shortNumber}</span>
        </h1>
        {/* Elsewhere the line of steps has it. */}
        {(order.status === 'cancelled' || order.isRefunded) && (
          <StatusLabel status={order.status} type={order.deliveryType} isRefunded={order.isRefunded} />
        )}
      </header>
      {seenAt && (
        <Notice>
          Connexion impossible. Voici votre commande telle que vous l’avez vue le <LocalDate iso={seenAt} time />.
        </Notice>
      )}
      <StatusLine
        status={order.status}
        type={order.deliveryType}
        steps={steps}
        isPaidFirst={order.paymentMethod === 'en-ligne'}
        isRefunded={order.isRefunded}
      />
      {order.isRefunded && <Notice>{PAYMENT_MESSAGES.refunded}</Notice>}
      {!seenAt && (
        <Suspense>
          <OrderActions order={order} orderKey={orderKey} sold={sold} onChange={onChange} />
        </Suspense>
      )}
      <OrderLines items={order.items} sold={sold} />
      <TotalsList
        totals={{ ...order, applied: order.discounts, total: order.totalPrice ?? 0 }}
        feeLabel="Frais de livraison"
      />
      {!seenAt && (canReturn(order) || order.isRefunded) && (
        <Suspense>
          <OrderReturns order={order} orderKey={orderKey} />
        </Suspense>
      )}
      <dl className={styles.facts}>
        <dt>Livraison</dt>
        <dd>
          <span>{`${label}${place ? ` : ${place}` : ''}`}</span>
          {isFetched && <PickupHours address={order.address} />}
          {!isFetched && !seenAt && isWaiting(order) && (
            <Suspense>
              <Arrival order={order} />
            </Suspense>
          )}
        </dd>
        <dt>Paiement</dt>
        <dd>{paymentOf(order)}</dd>
        <dt>Contact</dt>
        <dd>
          {order.prenom} {order.nom}, {formatPhone(order.phone)}
        </dd>
        {order.note && (
          <>
            <dt>Instructions</dt>
            <dd>{order.note}</dd>
          </>
        )}
      </dl>
      <p className={styles.reference}>Référence : {order.orderId}</p>
      {/* The line of steps has said the first one. */}
      {steps.length > 1 && (
        <>
          <h2>Suivi</h2>
          <ol className={styles.history}>
            {steps.map((event) => (
              <li key={event.at + event.to}>
                <LocalDate iso={event.at} time />
                <span>{` ${statusLabelsFor(order.deliveryType)[event.to] ?? event.to}`}</span>
                {event.to === 'cancelled' && event.note && <span>{` : ${event.note}`}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  );
}
