import { formatMoney } from '../money/index.ts';
import type { PaymentStatus } from '../payments/index.ts';
import type { Order } from '../resources/order.ts';
import type { Payment } from '../resources/payment.ts';
import type { OrderEvent } from './events.ts';
import { eventOfStatus } from './order-values.ts';
import type { Values } from './render.ts';

type Paid = Pick<Payment, 'amount' | 'currency' | 'paidAmount'>;

/** The values of a payment for messages, in the currency that was requested. */
export function paymentValues({ amount, currency, paidAmount }: Paid): Values {
  const money = (sum: number) => formatMoney(sum, currency);
  return {
    recu: paidAmount === null ? null : money(paidAmount),
    reste: paidAmount === null ? null : money(Math.max(0, amount - paidAmount)),
    rembourse: money(paidAmount ?? amount),
  };
}

/** The event of a payment's new state; a state that an administrator has to settle first has none. */
export function eventOfPayment(status: PaymentStatus): OrderEvent | null {
  if (status === 'paid') return 'payment-received';
  return status === 'underpaid' ? 'payment-short' : null;
}

/** The event of an order in its present state, with its last payment, if any. */
export function currentEvent(
  order: Pick<Order, 'status' | 'paymentMethod' | 'deliveryType' | 'totalPrice'>,
  payment: Pick<Payment, 'status'> | null,
): OrderEvent {
  if (payment?.status === 'refunded') return 'refund-made';
  // Nobody received anything (R2065).
  if (order.totalPrice === 0 && order.status === 'paid') return 'order-placed';
  const event = eventOfStatus(order.status, order.deliveryType);
  if (event) return event;
  if (payment?.status === 'underpaid') return 'payment-short';
  return order.paymentMethod === 'en-ligne' ? 'payment-awaited' : 'order-placed';
}
