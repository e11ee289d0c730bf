import { type Order, orders, type Payment, type Refund } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { moveOrder } from '../order-state/move-order.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { readBack } from '../resource/write.ts';
import { isOpenPayment, judgeAnswer, pauseAt } from './judge-answer.ts';
import { changePayment, lockPayment } from './payment-store.ts';
import type { Verified } from './provider.ts';

/**
 * Hears of each change of a payment's state, and of each refund that is done, in the transaction that makes it; throwing
 * undoes it.
 */
export type PaymentListener = (transaction: Executor, payment: Payment, order: Order, refund?: Refund) => Promise<void>;

/** Hears of an order that was given up because nobody paid it, in the same way. */
export type ExpiryListener = (transaction: Executor, order: Order) => Promise<void>;

/** Whether another payment has this transaction; others that ask the same at once wait. */
async function isTaken(transaction: Executor, { id, provider }: Payment, transactionId: string): Promise<boolean> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${provider} ${transactionId}`}, 0))`,
  );
  const found = await transaction.execute(sql`
    select 1 from payments where provider = ${provider} and transaction_id = ${transactionId} and id <> ${id}`);
  return found.rows.length > 0;
}

/** When it is asked for again; `null` when it has been asked for a day. */
const nextCheck = ({ createdAt }: Payment, now: number) => {
  const pause = pauseAt((now - Date.parse(createdAt)) / 1_000);
  return pause === null ? null : new Date(now + pause * 1_000).toISOString();
};

/** Leaves a payment as it is until the next time; given up after a day. `null` transaction: what was named is of no use. */
async function wait(transaction: Executor, payment: Payment, transactionId: string | null): Promise<Payment> {
  if (payment.status !== 'pending') return payment;
  const next = nextCheck(payment, Date.now());
  // What a notice named stands before what a browser says.
  const claimed = transactionId === null ? sql`null` : sql`coalesce(claimed, ${transactionId})`;
  return changePayment(
    transaction,
    payment.id,
    next === null
      ? sql`status = 'expired', next_check_at = null, claimed = ${claimed}`
      : sql`next_check_at = ${next}, claimed = ${claimed}`,
  );
}

/** Marks an order as paid, by the transaction that paid it. */
export async function payOrder(
  transaction: Executor,
  order: Order,
  payment: Payment,
  step: { by: string | null; note: string },
): Promise<Order> {
  await transaction.execute(sql`
    update orders set transaction_id = ${payment.transactionId}, is_test = ${payment.isTest}, ${NEXT_VERSION} where id = ${order.id}`);
  await moveOrder(transaction, { id: order.id, from: order.status, to: 'paid', ...step });
  return readBack(transaction, orders, order.id);
}

/**
 * Takes over what a provider has said of a payment, once however often it is said: payment and order are locked, and a
 * payment that is settled stays. Only an answer of the provider's own server may be given here. `null` answer: it could
 * not be asked. `transactionId` is what was asked about, kept for the next time. Returns both as they are then; `null` when there is no such payment.
 */
export async function settle(
  transaction: Executor,
  id: string,
  { answer, transactionId }: { answer: Verified | null; transactionId: string | null },
  tell: PaymentListener,
) {
  const held = await lockPayment(transaction, id);
  if (!held) return null;
  const { order, payment } = held;
  if (!isOpenPayment(payment.status)) return held;
  const judged = answer ? judgeAnswer(payment, order, answer) : ({ kind: 'wait' } as const);
  const isForeign =
    judged.kind === 'foreign' ||
    (judged.kind === 'becomes' &&
      judged.status !== 'failed' &&
      typeof answer?.transactionId === 'string' &&
      (await isTaken(transaction, payment, answer.transactionId)));
  if (!answer || isForeign || judged.kind !== 'becomes') {
    const isUseless = isForeign || answer?.status === 'unknown';
    const after = await wait(transaction, payment, isUseless ? null : transactionId);
    if (after.status !== payment.status) await tell(transaction, after, order);
    return { order, payment: after };
  }
  if (judged.status === 'failed') {
    if (payment.status !== 'pending') return held;
    const after = await changePayment(
      transaction,
      id,
      sql`status = 'failed', failure = ${judged.failure}, verified_at = now(), next_check_at = null, claimed = null`,
    );
    await tell(transaction, after, order);
    return { order, payment: after };
  }
  const after = await changePayment(
    transaction,
    id,
    sql`status = ${judged.status}, failure = ${judged.failure}, transaction_id = ${answer.transactionId},
      paid_amount = ${answer.amount}, paid_currency = ${answer.currency}, fees = ${answer.fees},
      verified_at = now(), next_check_at = null, claimed = null`,
  );
  const moved =
    judged.status === 'paid'
      ? await payOrder(transaction, order, after, { by: null, note: 'Paiement en ligne vérifié' })
      : order;
  await tell(transaction, after, moved);
  return { order: moved, payment: after };
}
