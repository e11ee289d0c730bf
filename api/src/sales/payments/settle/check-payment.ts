import type { Order, Payment } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../../../engine/write/versions.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Cashier } from '../cashier.ts';
import { orderById, paymentById } from '../payment-store.ts';
import { ProviderAway, type Verified } from '../provider.ts';
import { isOpenPayment } from './judge-answer.ts';
import { settle } from './settle.ts';

export type PaymentWithOrder = { payment: Payment; order: Order };
/** A payment with its order, without a query to its provider. */
export async function findPaymentWithOrder(database: Executor, id: string): Promise<PaymentWithOrder | null> {
  const payment = await paymentById(database, id);
  const order = payment && (await orderById(database, payment.orderId));
  return payment && order ? { payment, order } : null;
}

/** The provider's word on a payment; `null` when it can't be had now. Never inside a transaction. */
export async function callProviderOf(
  { providers }: Pick<Cashier, 'providers'>,
  payment: Payment,
  transactionId: string | null,
): Promise<Verified | null> {
  const provider = providers.get(payment.provider);
  if (!provider) return null;
  try {
    const { id, currency, amount } = payment;
    return await provider.verify({ id, transactionId, currency, amount });
  } catch (error) {
    if (error instanceof ProviderAway) return null;
    throw error;
  }
}

/** Queries the provider about a payment and takes its answer over. */
export async function checkAndSettle(
  cashier: Cashier,
  payment: Payment,
  transactionId: string | null,
): Promise<PaymentWithOrder | null> {
  const answer = await callProviderOf(cashier, payment, transactionId);
  return cashier.database.transaction((transaction) =>
    settle(transaction, cashier, payment.id, { answer, transactionId }),
  );
}

/**
 * Checks a payment for a browser that waits: queries the provider at most once a second, and returns the result.
 * `transactionId` comes from the widget; it is verified, never trusted.
 */
export async function checkPayment(
  cashier: Cashier,
  id: string,
  transactionId: string | null,
): Promise<PaymentWithOrder | null> {
  const current = await findPaymentWithOrder(cashier.database, id);
  if (!current || !isOpenPayment(current.payment.status)) return current;
  if (current.payment.status !== 'pending' && !transactionId) return current;
  const requested = await cashier.database.execute<{ claimed: string | null }>(sql`
    update payments set asked_at = clock_timestamp(), ${NEXT_VERSION}
    where id = ${id} and (asked_at is null or asked_at not between clock_timestamp() - interval '1 second' and clock_timestamp())
    returning claimed`);
  if (!requested.rows[0]) return current;
  return (await checkAndSettle(cashier, current.payment, transactionId ?? requested.rows[0].claimed)) ?? current;
}
