import { exactMoney, roundMoney } from '../money/index.ts';
import { floorToUnit } from './amount.ts';
import type { Currency } from './currencies.ts';

/** A payment that paid an order: the amount requested, the amount received, and the price of the order in the shop's currency. */
export type PaidBy = { amount: number; paidAmount: number | null; orderAmount: number; currency: Currency };

/** What came above the price: it goes back first, and is no money of the order. */
const extraOf = ({ amount, paidAmount }: PaidBy): number => Math.max(0, exactMoney((paidAmount ?? 0) - amount));

/**
 * The amount of an order, rounded, that the refunds of a payment take back. It is calculated for all refunds together,
 * so that the refunds of a whole payment are the order's total to the franc.
 */
export const refundedOfOrder = (payment: PaidBy, refunded: number): number =>
  payment.amount > 0
    ? roundMoney(
        (Math.min(payment.amount, Math.max(0, refunded - extraOf(payment))) * payment.orderAmount) / payment.amount,
      )
    : 0;

/** What was refunded of a payment, in the shop's currency and rounded: all of it, also what came above the price. `null`: nothing. */
export const refundedOfPayment = ({
  amount,
  orderAmount,
  refundedAmount,
}: Pick<PaidBy, 'amount' | 'orderAmount'> & { refundedAmount: number }): number | null =>
  refundedAmount ? roundMoney((refundedAmount * orderAmount) / amount) : null;

/**
 * The most that may still be refunded of a payment that paid an order, in its own money. `refunded`: what was refunded of
 * it, or is under way; `leftOfOrder`: what may still be refunded of the order, in the shop's currency (R2080).
 */
export function mostOfPayment(payment: PaidBy, refunded: number, leftOfOrder: number): number {
  const { paidAmount, amount, orderAmount, currency } = payment;
  const left = exactMoney((paidAmount ?? 0) - refunded);
  const given = refundedOfOrder(payment, refunded);
  // Nothing went back otherwise: the last refund takes exactly what is left.
  if (orderAmount <= 0 || exactMoney(given + leftOfOrder) >= refundedOfOrder(payment, paidAmount ?? 0))
    return Math.max(0, left);
  const upTo = extraOf(payment) + ((given + leftOfOrder) * amount) / orderAmount;
  return Math.max(0, Math.min(left, floorToUnit(upTo - refunded, currency)));
}
