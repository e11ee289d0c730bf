import { payments, type Refund, refunds, returns } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findOne } from '../../../engine/read/read.ts';
import { changeIn, lock, readBack } from '../../../engine/write/write.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../platform/server/access/signed-in.ts';
import { noteRefunded } from '../../order-core/note-refunded.ts';
import type { Cashier } from '../cashier.ts';
import { changePayment, changeRefund, type Held, type PaymentWriter } from '../payment-store.ts';
import type { Refunded } from '../provider.ts';
import { recordSettled } from '../settle/settle-by-hand.ts';

export const readRefund = (database: Executor, id: string): Promise<Refund | null> => findOne(database, refunds, id);

type Ended = Refunded & { status: 'done' | 'failed' };

/** The return that a refund which failed was for is still to be refunded. */
async function freeReturn(transaction: Executor, writer: PaymentWriter, refundId: string): Promise<void> {
  const found = await transaction.execute<{ id: string }>(sql`select id from returns where refund_id = ${refundId}`);
  for (const { id } of found.rows) {
    const it = await lock(transaction, returns, id);
    if (it) await changeIn(transaction, { ...writer, resource: returns }, it, { refundId: null });
  }
}

/**
 * Takes over how a refund ended, once, in the transaction that holds its order and payment; a payment that was refunded
 * whole is `refunded`. `by`: who did or requested it, where that is an account still.
 */
export async function endRefund(
  transaction: Executor,
  { app, database, tell }: Pick<Cashier, 'app' | 'database' | 'tell'>,
  id: string,
  { order, ...held }: Held,
  { status, failure }: Ended,
  by: SignedIn | null,
): Promise<Refund> {
  const writer = { app, database, by };
  const before = await lock(transaction, refunds, id);
  if (!before) throw new Error(`refunds ${id}: begun, and not there`);
  if (before.status !== 'pending') return before;
  const refund = await changeRefund(transaction, writer, before, { status, failure, nextCheckAt: null });
  if (status === 'failed') {
    await freeReturn(transaction, writer, id);
    return refund;
  }
  // The refund is counted in it by now.
  const payment = await readBack(transaction, payments, held.payment.id);
  let after = payment;
  if (payment.status !== 'refunded' && payment.refundedAmount >= (payment.paidAmount ?? 0)) {
    const settledBy = payment.settledBy ?? refund.by;
    after = await changePayment(transaction, writer, payment, { status: 'refunded', settledBy });
    if (by) await recordSettled(transaction, by, payment, after);
  }
  const noted = await noteRefunded(transaction, writer, order);
  await tell(transaction, after, noted, refund);
  return refund;
}
