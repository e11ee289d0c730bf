import type { PaymentStatus } from '@karite/shared/payments';
import type { Order, Payment } from '@karite/shared/resources';
import type { Verified } from '../provider.ts';

/**
 * What an answer makes of a payment. `foreign`: it is about another payment, or play money beside real keys; the
 * payment stays as it is and what was named is forgotten.
 */
export type Judgement =
  | { kind: 'wait' }
  | { kind: 'foreign'; why: string }
  | { kind: 'becomes'; status: PaymentStatus; failure: string | null };

const becomes = (status: PaymentStatus, failure: string | null = null): Judgement => ({
  kind: 'becomes',
  status,
  failure,
});
/** Amounts have two decimals at most; binary fractions are not exact. */
const cents = (amount: number): number => Math.round(amount * 100);

/** Judges a provider's answer about a payment that is not settled yet, and the order that it is for. */
export function judgeAnswer(
  payment: Pick<Payment, 'id' | 'amount' | 'currency' | 'isTest'>,
  order: Pick<Order, 'status'>,
  answer: Verified,
): Judgement {
  if (answer.status === 'pending' || answer.status === 'unknown') return { kind: 'wait' };
  if (answer.reference !== payment.id) return { kind: 'foreign', why: 'Cette transaction est d’un autre paiement' };
  if (answer.isTest !== payment.isTest) return { kind: 'foreign', why: 'Cette transaction est un test' };
  if (answer.status === 'failed') return becomes('failed', answer.failure);
  if (!answer.transactionId || answer.amount === null)
    return { kind: 'foreign', why: 'La réponse ne dit ni transaction ni montant' };
  if (answer.currency !== payment.currency)
    return becomes('underpaid', `Payé en ${answer.currency ?? 'monnaie inconnue'} au lieu de ${payment.currency}`);
  if (order.status === 'cancelled') return becomes('late', 'La commande était déjà annulée');
  if (order.status !== 'pending') return becomes('overpaid', 'La commande était déjà payée');
  if (cents(answer.amount) < cents(payment.amount)) return becomes('underpaid');
  if (cents(answer.amount) > cents(payment.amount)) return becomes('overpaid');
  return becomes('paid');
}

/** Payments that an answer of the provider can still change: money may come after all. */
export const isOpenPayment = (status: PaymentStatus): boolean =>
  status === 'pending' || status === 'failed' || status === 'expired';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The interval between checks of a payment (in s) up to an age (in s). After the last age it is given up. */
const PAUSES = [
  [2 * MINUTE, 30],
  [10 * MINUTE, MINUTE],
  [HOUR, 4 * MINUTE],
  [6 * HOUR, 15 * MINUTE],
  [24 * HOUR, HOUR],
] as const;

/** How long to wait, in s, before a payment of this age (in s) is checked again; `null` when it is given up. */
export const pauseAt = (age: number): number | null => PAUSES.find(([until]) => age < until)?.[1] ?? null;
