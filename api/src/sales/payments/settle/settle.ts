import { type Payment, payments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../../../engine/write/versions.ts';
import { readBack } from '../../../engine/write/write.ts';
import { KEYED_LOCKS } from '../../../platform/database/advisory-locks.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { moveOrder } from '../../order-core/move-order.ts';
import type { Cashier } from '../cashier.ts';
import { changePayment, type Held, lockPayment, type PaymentWriter } from '../payment-store.ts';
import type { Verified } from '../provider.ts';
import { isOpenPayment, judgeAnswer, pauseAt } from './judge-answer.ts';

/** Whether another payment has this transaction; others that ask the same at once wait. */
async function isTaken(transaction: Executor, { id, provider }: Payment, transactionId: string): Promise<boolean> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${KEYED_LOCKS.providerTransaction}${provider} ${transactionId}`}, 0))`,
  );
  const found = await transaction.execute(sql`
    select 1 from payments where provider = ${provider} and transaction_id = ${transactionId} and id <> ${id}`);
  return found.rows.length > 0;
}

/** When it is checked again; `null` after a day. */
const nextCheck = ({ createdAt }: Payment, now: number) => {
  const pause = pauseAt((now - Date.parse(createdAt)) / 1_000);
  return pause === null ? null : new Date(now + pause * 1_000).toISOString();
};

/** Leaves a payment as it is until the next time; given up after a day. `null` transaction: what was named is of no use. */
async function wait(
  transaction: Executor,
  writer: PaymentWriter,
  payment: Held['payment'],
  transactionId: string | null,
): Promise<Held['payment']> {
  if (payment.status !== 'pending') return payment;
  const next = nextCheck(payment, Date.now());
  // A transaction from a notice has priority over one from a browser.
  const claimed = transactionId === null ? sql`null` : sql`coalesce(claimed, ${transactionId})`;
  if (next === null)
    return changePayment(transaction, writer, payment, { status: 'expired', nextCheckAt: null }, { claimed });
  await transaction.execute(sql`
    update payments set next_check_at = ${next}, claimed = ${claimed}, ${NEXT_VERSION} where id = ${payment.id}`);
  return readBack(transaction, payments, payment.id);
}

/** Marks an order as paid online, by the transaction that paid it. One that chose to pay otherwise meanwhile owes nothing more. */
export const payOrder = (
  transaction: Executor,
  writer: PaymentWriter,
  order: Held['order'],
  { transactionId, isTest }: Payment,
  note: string,
): Promise<Held['order']> =>
  moveOrder(transaction, writer, order, {
    to: 'paid',
    note,
    paid: { transactionId, isTest, paymentMethod: 'en-ligne' },
  });

/**
 * Takes over a provider's answer about a payment, once however often it comes: payment and order are locked, and a
 * settled payment stays. Only an answer of the provider's own server may be given here. `null` answer: it could not be
 * reached. `transactionId` is the transaction of the request, stored for the next one. Returns both as they are then;
 * `null` when there is no such payment.
 */
export async function settle(
  transaction: Executor,
  { app, database, tell }: Pick<Cashier, 'app' | 'database' | 'tell'>,
  id: string,
  { answer, transactionId }: { answer: Verified | null; transactionId: string | null },
): Promise<Held | null> {
  const shop = { app, database, by: null };
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
    const after = await wait(transaction, shop, payment, isUseless ? null : transactionId);
    if (after.status !== payment.status) await tell(transaction, after, order);
    return { order, payment: after };
  }
  // PostgreSQL reads `now` as the moment that its transaction began.
  const verified = { verifiedAt: 'now', nextCheckAt: null };
  if (judged.status === 'failed') {
    if (payment.status !== 'pending') return held;
    const after = await changePayment(
      transaction,
      shop,
      payment,
      { status: 'failed', failure: judged.failure, ...verified },
      { claimed: null },
    );
    await tell(transaction, after, order);
    return { order, payment: after };
  }
  const { transactionId: paidBy, amount: paidAmount, currency: paidCurrency, fees } = answer;
  const after = await changePayment(
    transaction,
    shop,
    payment,
    {
      status: judged.status,
      failure: judged.failure,
      transactionId: paidBy,
      paidAmount,
      paidCurrency,
      fees,
      ...verified,
    },
    { claimed: null },
  );
  const moved =
    judged.status === 'paid' ? await payOrder(transaction, shop, order, after, 'Paiement en ligne vérifié') : order;
  await tell(transaction, after, moved);
  return { order: moved, payment: after };
}
