import { DELIVERY_MODES, type DeliveryType, isFetched } from '../delivery/index.ts';

export { COUNTRY_NAMES } from '../region/index.ts';

export const ORDER_STATUSES = ['pending', 'paid', 'shipped', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Why orders are cancelled, as suggestions: staff may write another reason. Their customers read it. */
export const CANCELLATION_REASONS = [
  'À votre demande',
  'Vous étiez injoignable',
  'Article épuisé',
  'Adresse hors de notre zone de livraison',
  'Commande en double',
] as const;

/** What each status is called (R501). */
export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'En attente',
  paid: 'Payée',
  shipped: 'Expédiée',
  completed: 'Terminée',
  cancelled: 'Annulée',
};

/** An order that is fetched is not sent: the same states, by what they mean to its customer (R2153). */
const PICKUP_STATUS_LABELS: Record<OrderStatus, string> = {
  ...ORDER_STATUS_LABELS,
  shipped: 'Prête au retrait',
  completed: 'Retirée',
};

/** The labels of an order's statuses, by the way it is delivered (R501, R2153). */
export const statusLabelsFor = (type: DeliveryType): Record<OrderStatus, string> =>
  isFetched(type) ? PICKUP_STATUS_LABELS : ORDER_STATUS_LABELS;

/** The label that replaces the status once all that was paid for an order was refunded (R2084). */
export const REFUNDED_LABEL = 'Remboursée';

/** The statistics have three names: any status other than completed or pending is shown as Annulée (R1603). */
export const statisticsStatusLabel = (status: OrderStatus): string =>
  status === 'completed' || status === 'pending' ? ORDER_STATUS_LABELS[status] : ORDER_STATUS_LABELS.cancelled;

/** What modes of delivery are called, as a choice shows them. */
export const DELIVERY_LABELS: Readonly<Record<DeliveryType, string>> = Object.fromEntries(
  DELIVERY_MODES.map(({ name, label }) => [name, label]),
);

export const PAYMENT_LABELS = { 'en-ligne': 'En ligne', especes: 'Espèces', boutique: 'En boutique' } as const;

/** How one order is paid, in words; where nothing is left to pay, that (R2065). */
export const paymentOf = (order: { paymentMethod: keyof typeof PAYMENT_LABELS; totalPrice: number }): string =>
  order.totalPrice === 0 ? 'Rien à payer' : PAYMENT_LABELS[order.paymentMethod];
