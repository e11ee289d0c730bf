import { DELIVERY_LABELS, ORDER_STATUS_LABELS, PAYMENT_LABELS } from '@karite/shared/orders';
import { COUNTRIES } from '@karite/shared/region';
import type { FollowedOrder } from '../api/orders.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link/link.tsx';
import { LocalDate } from '../ui/local-date/local-date.tsx';
import { Amount } from '../ui/price/price.tsx';
import { TotalsList } from '../ui/totals/totals-list.tsx';
import styles from './orders.module.css';
import { StatusLabel } from './status-label.tsx';

/** What was bought, what it costs, where it goes and where it stands. Never who in the shop changed its status. */
export function OrderDetail({ order }: { order: FollowedOrder }) {
  const place = [order.address, order.city, order.country && COUNTRIES[order.country].name].filter(Boolean).join(', ');
  return (
    <article className={styles.order}>
      <header>
        <h1>
          Commande <span>{order.shortNumber}</span>
        </h1>
        <StatusLabel status={order.status} />
      </header>
      <ul className={styles.lines}>
        {order.items.map((item) => (
          <li key={item.productId}>
            <span>
              {item.quantity} × <Link to={paths.product(item.productId)}>{item.name}</Link>
            </span>
            <Amount value={Math.round(item.price * 100 * item.quantity) / 100} />
          </li>
        ))}
      </ul>
      <TotalsList totals={{ ...order, total: order.totalPrice ?? 0 }} feeLabel="Frais de livraison" />
      <dl className={styles.facts}>
        <dt>Livraison</dt>
        <dd>
          {DELIVERY_LABELS[order.deliveryType]}
          {place && ` : ${place}`}
        </dd>
        <dt>Paiement</dt>
        <dd>{PAYMENT_LABELS[order.paymentMethod]}</dd>
        <dt>Contact</dt>
        <dd>
          {order.prenom} {order.nom}, {order.phone}
        </dd>
        {order.note && (
          <>
            <dt>Instructions</dt>
            <dd>{order.note}</dd>
          </>
        )}
      </dl>
      <h2>Suivi</h2>
      <ol className={styles.history}>
        {order.history?.map((event) => (
          <li key={event.at + event.to}>
            <LocalDate iso={event.at} time /> {ORDER_STATUS_LABELS[event.to] ?? event.to}
          </li>
        ))}
      </ol>
    </article>
  );
}
