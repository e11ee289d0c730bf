import { type Order, type Payment, type Refund, refunds } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { firstRow } from '../database/rows.ts';
import { findOne } from '../resource/read.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { readBack } from '../resource/write.ts';
import type { SignedIn } from '../server/access/signed-in.ts';
import type { Cashier } from './check-payment.ts';
import { changePayment } from './payment-store.ts';
import type { Refunded } from './provider.ts';
import { recordSettled } from './settle-by-hand.ts';

export const readRefund = (database: Executor, id: string): Promise<Refund | null> => findOne(database, refunds, id);

type Ended = Refunded & { status: 'done' | 'failed' };
type Held = { order: Order; payment: Payment };

/**
 * Takes over how a refund ended, once, in the transaction that holds its order and payment; a payment that was given back
 * whole is `refunded`. `by`: who did or asked for it, where that is an account still.
 */
export async function endRefund(
  transaction: Executor,
  { tell }: Pick<Cashier, 'tell'>,
  id: string,
  { order, payment }: Held,
  { status, failure }: Ended,
  by: Pick<SignedIn, 'id' | 'email'> | null,
): Promise<Refund> {
  const changed = await transaction.execute(sql`
    update refunds set status = ${status}, failure = ${failure}, next_check_at = null, ${NEXT_VERSION}
    where id = ${id} and status = 'pending' returning 1`);
  const refund = await readBack(transaction, refunds, id);
  if (changed.rows.length === 0) return refund;
  if (status === 'failed') {
    // The return that it was for is still to be given back.
    await transaction.execute(sql`update returns set refund_id = null, ${NEXT_VERSION} where refund_id = ${id}`);
    return refund;
  }
  const done = await transaction.execute<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from refunds where payment_id = ${payment.id} and status = 'done'`);
  let after = payment;
  if (payment.status !== 'refunded' && firstRow(done).sum >= (payment.paidAmount ?? 0)) {
    after = await changePayment(
      transaction,
      payment.id,
      sql`status = 'refunded', settled_by = coalesce(settled_by, ${refund.by})`,
    );
    if (by) await recordSettled(transaction, by, payment, after);
  }
  await tell(transaction, after, order, refund);
  return refund;
}
