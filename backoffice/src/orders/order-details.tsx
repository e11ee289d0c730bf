import { ORDER_CHANNEL_LABELS } from '@karite/shared/cash';
import { modeOf } from '@karite/shared/delivery';
import { formatDateTime } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { isWaiting, NEXT_STEP_LABELS, paymentOf } from '@karite/shared/orders';
import { countryName, customerOf } from '@karite/shared/region';
import { type Order, orders } from '@karite/shared/resources';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Details } from '../ui/page/details.tsx';
import { PhoneLinks } from '../ui/phone-links.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { StatusBadge } from '../ui/states/order-status.tsx';
import { StateBadge } from '../ui/states/state-badge.tsx';
import { OrderLines } from './order-lines.tsx';
import { type EventParts, OrderTimeline, useTimeline } from './order-timeline.tsx';
import './orders.css';

type OrderDetailsProps = {
  order: Order;
  /** What other features show in its history. */
  parts: EventParts;
  children?: ReactNode;
};

/** What of its money went back to the customer. */
function Refunded({ orderId }: { orderId: string }) {
  const { life } = useTimeline(orderId);
  return life && life.refunded > 0 ? <Badge tone="bad">Remboursé : {formatRoundedMoney(life.refunded)}</Badge> : null;
}

/** What is seen first: the customer and how to reach them, the status, the next step, the sum. */
function OrderHead({ order }: { order: Order }) {
  const isOpen = order.nextStep !== 'none';
  return (
    <div className="order-head">
      <div>
        <Link to={`/customers/${customerOf(order.phone)}`}>
          <strong>{`${order.prenom} ${order.nom}`.trim() || order.phone}</strong>
        </Link>
        <PhoneLinks phone={order.phone} hasChat keys={{ call: orders.contactKeys.call }} />
      </div>
      <div>
        <StatusBadge status={order.status} type={order.deliveryType} isRefunded={order.isRefunded} />
        {isWaiting(order.status) && !order.isRefunded && (
          <StateBadge states={orders.fields.preparation.states} value={order.preparation} />
        )}
      </div>
      <div>
        <span className="quiet">{isOpen ? 'Prochaine étape' : 'Plus rien à faire'}</span>
        {isOpen && <strong>{NEXT_STEP_LABELS[order.nextStep]}</strong>}
      </div>
      <div>
        <strong className="figure">{formatRoundedMoney(order.totalPrice)}</strong>
        <span className="quiet">{paymentOf(order)}</span>
        <Refunded orderId={order.id} />
      </div>
    </div>
  );
}

/**
 * An order as it was placed: its customer and next step, its lines and totals, where it goes, and all that happened to it;
 * `children` is what other features know.
 */
export function OrderDetails({ order, parts, children }: OrderDetailsProps) {
  const place = [order.address, order.city, order.country && countryName(order.country)].filter(Boolean).join(', ');
  const mode = modeOf(order.deliveryType);
  const { address, landmark } = mode.fields();
  return (
    <div className="order-details in-order">
      <OrderHead order={order} />
      <h2>Articles</h2>
      <OrderLines order={order} />
      {children}
      <h2>Livraison</h2>
      <Details
        facts={[
          { label: 'Livraison', value: mode.label },
          { label: mode.isFetched ? 'Boutique' : (address?.label ?? 'Adresse'), value: place },
          { label: landmark?.label ?? 'Quartier ou repère', value: order.landmark },
          {
            label: 'Position partagée',
            value: order.position && (
              <a href={`https://www.google.com/maps?q=${order.position}`} target="_blank" rel="noreferrer">
                Voir sur la carte
              </a>
            ),
          },
          { label: 'Instructions', value: order.note },
          { label: 'E-mail', value: order.email && <a href={`mailto:${order.email}`}>{order.email}</a> },
          { label: 'Compte', value: order.user?.email },
          { label: 'Code influenceur', value: order.codeInfluenceur },
          { label: 'Passée le', value: formatDateTime(order.createdAt) },
          ...(order.channel ? [{ label: 'Prise par', value: ORDER_CHANNEL_LABELS[order.channel] }] : []),
          { label: 'Transaction', value: order.transactionId },
          { label: orders.fields.orderId.label, value: order.orderId },
        ]}
      />
      <OrderTimeline orderId={order.id} type={order.deliveryType} parts={parts} />
    </div>
  );
}
