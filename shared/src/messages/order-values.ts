import { addressText, isFetched, modeOf } from '../delivery/index.ts';
import { formatMoney } from '../money/index.ts';
import { discountRows } from '../offers/index.ts';
import { type OrderStatus, paymentOf } from '../orders/labels.ts';
import { lineTotal } from '../pricing/index.ts';
import type { Order } from '../resources/order.ts';
import type { OrderEvent } from './events.ts';
import type { Values } from './render.ts';

/** The values of an order for messages, without any text that was typed at the checkout. */
export const orderValues = (order: Order): Values => ({
  numero: order.shortNumber,
  commande: order.orderId,
  total: formatMoney(order.totalPrice),
  articles: order.items
    .map(({ name, quantity, price }) => `- ${name} × ${quantity} : ${formatMoney(lineTotal({ price, quantity }))}`)
    .join('\n'),
  montants: [
    `Sous-total : ${formatMoney(order.subtotal)}`,
    ...discountRows(order.discount, order.discounts).map(({ label, amount }) => `${label} : -${formatMoney(amount)}`),
    `Livraison (${modeOf(order.deliveryType).label.toLowerCase()}) : ${order.fee > 0 ? formatMoney(order.fee) : 'gratuite'}`,
    `Total : ${formatMoney(order.totalPrice)}`,
    `Paiement : ${paymentOf(order).toLowerCase()}`,
  ].join('\n'),
  // Without an online payment, what is received is the whole.
  recu: formatMoney(order.totalPrice),
  livraison: modeOf(order.deliveryType).label,
  suite: isFetched(order.deliveryType)
    ? `Nous vous écrivons dès qu’elle vous attend à : ${order.address}.`
    : 'Pouvez-vous nous confirmer votre adresse et le moment qui vous convient pour la livraison ?',
  boutique: isFetched(order.deliveryType) ? order.address : null,
  paiement: paymentOf(order),
});

/** What was typed at the checkout (`TYPED_BY_SHOPPER`): for those alone who have shown to be the shopper. */
export const typedValues = (order: Order): Values => ({
  prenom: order.prenom,
  nom: order.nom,
  adresse: addressText(order),
});

/** The event of a change of status, by the way of delivery; going back to "En attente" has none. */
export const eventOfStatus = (status: OrderStatus, type: Order['deliveryType']): OrderEvent | null =>
  (
    ({
      pending: null,
      paid: 'payment-received',
      shipped: isFetched(type) ? 'order-ready' : 'order-shipped',
      completed: 'order-completed',
      cancelled: 'order-cancelled',
    }) as const
  )[status];
