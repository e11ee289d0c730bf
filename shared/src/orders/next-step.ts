import { type DeliveryType, isFetched } from '../delivery/index.ts';
import type { OrderStatus, PAYMENT_LABELS } from './labels.ts';

/** How far an order is packed, beside its status. */
export const PREPARATION_LABELS = { todo: 'À préparer', started: 'En préparation', ready: 'Prête' } as const;
export type Preparation = keyof typeof PREPARATION_LABELS;

/** What is to be done next with an order. */
export const NEXT_STEP_LABELS = {
  payment: 'Attend le paiement',
  prepare: 'À préparer',
  ship: 'À expédier',
  announce: 'À mettre au retrait',
  collect: 'À encaisser',
  deliver: 'En livraison',
  'hand-over': 'À remettre au client',
  none: 'Plus rien',
} as const;
export type NextStep = keyof typeof NEXT_STEP_LABELS;

/** A customer who waits for longer than this, in hours, has waited for long. */
export const LONG_WAIT_HOURS = 48;

/** Whether the customer still waits for the order to leave. */
export const isWaiting = (status: OrderStatus): boolean => status === 'pending' || status === 'paid';

/** Whether its customer may take it back: nothing was paid for it, and it has not left (R2065). */
export const mayCancel = ({ status, totalPrice }: { status: OrderStatus; totalPrice: number }): boolean =>
  status === 'pending' || (status === 'paid' && totalPrice === 0);

/** An order that was sent or delivered counts as packed, even if nobody recorded it. */
export const preparationAt = (status: OrderStatus): Preparation =>
  status === 'shipped' || status === 'completed' ? 'ready' : 'todo';

type Work = {
  status: OrderStatus;
  paymentMethod: keyof typeof PAYMENT_LABELS;
  deliveryType: DeliveryType;
  preparation: Preparation;
  /** All that was paid for it was refunded: nothing is left to do (R2084). */
  isRefunded?: boolean | undefined;
  /** The changes of its status, the latest last; an order that is just placed has none. */
  history?: readonly { to: OrderStatus }[] | undefined;
};

/** Whether an order was marked as paid before it left, with any payment method: it must not be charged twice. */
const leftPaid = ({ history = [] }: Pick<Work, 'history'>): boolean =>
  history.findLast(({ to }) => to !== 'shipped' && to !== 'completed')?.to === 'paid';

/** Whether an order was paid, regardless of later changes: for a cancelled one, its state before. */
export function wasPaid({ status, history = [] }: Pick<Work, 'status' | 'history'>): boolean {
  const last = history.findLast(({ to }) => to !== 'cancelled')?.to ?? status;
  return last === 'shipped'
    ? leftPaid({ history: history.filter(({ to }) => to !== 'cancelled') })
    : last === 'paid' || last === 'completed';
}

/**
 * What is to be done next with an order (R510). Nobody packs what is to be paid online and is not. What
 * is paid in the shop is fetched there. What left paid is only delivered. What is fetched waits for its customer instead of
 * leaving (R2153).
 */
export function nextStepOf(order: Work): NextStep {
  const { status, paymentMethod, preparation } = order;
  if (order.isRefunded) return 'none';
  if (status === 'shipped') {
    const isPaid = paymentMethod === 'en-ligne' || leftPaid(order);
    return isPaid ? (isFetched(order.deliveryType) ? 'hand-over' : 'deliver') : 'collect';
  }
  if (!isWaiting(status)) return 'none';
  if (status === 'pending' && paymentMethod === 'en-ligne') return 'payment';
  if (preparation === 'todo') return 'prepare';
  if (isFetched(order.deliveryType)) return 'announce';
  return status === 'pending' && paymentMethod === 'boutique' ? 'collect' : 'ship';
}
