import { ORDER_CHANNEL_LABELS } from '@karite/shared/cash';
import { formatDateTime } from '@karite/shared/format';
import { COUNTRY_NAMES, DELIVERY_LABELS, isWaiting, PAYMENT_LABELS } from '@karite/shared/orders';
import { type Order, orders } from '@karite/shared/resources';
import type { ReactNode } from 'react';
import { StatusBadge } from '../ui/order-status.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline, type Paper } from './order-timeline.tsx';
import './orders.css';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || <span className="quiet is-missing">—</span>}</dd>
  </div>
);

type OrderDetailsProps = {
  order: Order;
  /** The way to the file of an invoice or a credit note. */
  paperButton: (paper: Paper) => ReactNode;
  children?: ReactNode;
};

/** An order as it was placed: its lines and totals, who it is for, where it goes, and what became of it; `children` is what other features know. */
export function OrderDetails({ order, paperButton, children }: OrderDetailsProps) {
  const place = [order.address, order.city, order.country && COUNTRY_NAMES[order.country]].filter(Boolean).join(', ');
  return (
    <div className="order-details">
      <dl className="details">
        <Fact label="Numéro">{order.shortNumber}</Fact>
        <Fact label="Statut">
          <StatusBadge status={order.status} />
        </Fact>
        {isWaiting(order.status) && (
          <Fact label="Préparation">
            <StateBadge states={orders.fields.preparation.states} value={order.preparation} />
          </Fact>
        )}
        <Fact label="Date">{formatDateTime(order.createdAt)}</Fact>
        <Fact label="Paiement">{PAYMENT_LABELS[order.paymentMethod]}</Fact>
        {order.channel && <Fact label="Prise par">{ORDER_CHANNEL_LABELS[order.channel]}</Fact>}
        <Fact label="Transaction">{order.transactionId}</Fact>
      </dl>
      <h2>Articles</h2>
      <OrderLines order={order} />
      <h2>Client et livraison</h2>
      <dl className="details">
        <Fact label="Client">{`${order.prenom} ${order.nom}`.trim()}</Fact>
        <Fact label="WhatsApp">
          <a href={`https://wa.me/${order.phone.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
            {order.phone}
          </a>
        </Fact>
        <Fact label="E-mail">{order.email && <a href={`mailto:${order.email}`}>{order.email}</a>}</Fact>
        <Fact label="Compte">{order.user?.email}</Fact>
        <Fact label="Livraison">{DELIVERY_LABELS[order.deliveryType]}</Fact>
        <Fact label="Adresse">{place}</Fact>
        <Fact label="Quartier ou repère">{order.landmark}</Fact>
        <Fact label="Position partagée">
          {order.position && (
            <a href={`https://www.google.com/maps?q=${order.position}`} target="_blank" rel="noreferrer">
              Voir sur la carte
            </a>
          )}
        </Fact>
        <Fact label="Code influenceur">{order.codeInfluenceur}</Fact>
        <Fact label="Instructions">{order.note}</Fact>
      </dl>
      {children}
      <OrderTimeline orderId={order.id} paperButton={paperButton} />
    </div>
  );
}
