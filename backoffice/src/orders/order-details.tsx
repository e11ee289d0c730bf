import { ORDER_CHANNEL_LABELS } from '@karite/shared/cash';
import { modeOf } from '@karite/shared/delivery';
import { formatDateTime } from '@karite/shared/format';
import { isWaiting, paymentOf } from '@karite/shared/orders';
import { countryName } from '@karite/shared/region';
import { type Order, orders } from '@karite/shared/resources';
import type { ReactNode } from 'react';
import { Details } from '../ui/page/details.tsx';
import { StatusBadge } from '../ui/states/order-status.tsx';
import { StateBadge } from '../ui/states/state-badge.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline, type Paper } from './order-timeline.tsx';
import './orders.css';

type OrderDetailsProps = {
  order: Order;
  /** The way to the file of an invoice or a credit note. */
  paperButton: (paper: Paper) => ReactNode;
  children?: ReactNode;
};

/** An order as it was placed: its lines and totals, who it is for, where it goes, and what became of it; `children` is what other features know. */
export function OrderDetails({ order, paperButton, children }: OrderDetailsProps) {
  const place = [order.address, order.city, order.country && countryName(order.country)].filter(Boolean).join(', ');
  const mode = modeOf(order.deliveryType);
  const { address, landmark } = mode.fields();
  return (
    <div className="order-details in-order">
      <Details
        facts={[
          { label: 'Numéro', value: order.shortNumber },
          {
            label: 'Statut',
            value: <StatusBadge status={order.status} type={order.deliveryType} isRefunded={order.isRefunded} />,
          },
          ...(isWaiting(order.status) && !order.isRefunded
            ? [
                {
                  label: 'Préparation',
                  value: <StateBadge states={orders.fields.preparation.states} value={order.preparation} />,
                },
              ]
            : []),
          { label: 'Date', value: formatDateTime(order.createdAt) },
          { label: 'Paiement', value: paymentOf(order) },
          ...(order.channel ? [{ label: 'Prise par', value: ORDER_CHANNEL_LABELS[order.channel] }] : []),
          { label: 'Transaction', value: order.transactionId },
        ]}
      />
      <h2>Articles</h2>
      <OrderLines order={order} />
      <h2>Client et livraison</h2>
      <Details
        facts={[
          { label: 'Client', value: `${order.prenom} ${order.nom}`.trim() },
          {
            label: 'WhatsApp',
            value: (
              <a href={`https://wa.me/${order.phone.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
                {order.phone}
              </a>
            ),
          },
          { label: 'E-mail', value: order.email && <a href={`mailto:${order.email}`}>{order.email}</a> },
          { label: 'Compte', value: order.user?.email },
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
          { label: 'Code influenceur', value: order.codeInfluenceur },
          { label: 'Instructions', value: order.note },
        ]}
      />
      {children}
      <OrderTimeline orderId={order.id} type={order.deliveryType} paperButton={paperButton} />
    </div>
  );
}
