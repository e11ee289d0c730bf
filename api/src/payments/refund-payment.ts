import type { Payment, Refund } from '@karite/shared/resources';
import { refunds } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import type { SignedIn } from '../plugins/sessions.ts';
import { findOne } from '../resource/read.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import type { Cashier } from './check-payment.ts';
import { changePayment, lockPayment } from './payment-store.ts';
import { ProviderAway, type Refunded } from './provider.ts';
import { recordSettled } from './settle-by-hand.ts';

type Wanted = { amount: number; byHand: boolean; note: string | null };

const readRefund = async (database: Executor, id: string): Promise<Refund | null> =>
  // A row is what its declaration says.
  (await findOne(database, refunds, id)) as Refund | null;

/** What is left to give back of a payment, in its currency. Refunds under way count: none is given twice. */
async function leftOf(transaction: Executor, payment: Payment): Promise<number> {
  const given = await transaction.execute<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from refunds where payment_id = ${payment.id} and status <> 'failed'`);
  return Math.round(((payment.paidAmount ?? 0) - given.rows[0]!.sum) * 100) / 100;
}

/** Takes over how a refund ended, once; a payment that was given back whole is `refunded`. */
async function endRefund({ database, tell }: Cashier, id: string, paymentId: string, ended: Refunded, by: SignedIn) {
  return database.transaction(async (transaction) => {
    const { order, payment } = (await lockPayment(transaction, paymentId))!;
    const changed = await transaction.execute(sql`
      update refunds set status = ${ended.status}, failure = ${ended.failure}, ${NEXT_VERSION}
      where id = ${id} and status = 'pending' returning 1`);
    const refund = await readRefund(transaction, id);
    const done = await transaction.execute<{ sum: number }>(sql`
      select coalesce(sum(amount), 0)::float8 as sum from refunds where payment_id = ${paymentId} and status = 'done'`);
    let after = payment;
    if (payment.status !== 'refunded' && done.rows[0]!.sum >= (payment.paidAmount ?? 0)) {
      after = await changePayment(
        transaction,
        paymentId,
        sql`status = 'refunded', settled_by = coalesce(settled_by, ${by.email})`,
      );
      await recordSettled(transaction, by, payment, after);
    }
    if (refund?.status === 'done' && changed.rows.length > 0) await tell(transaction, after, order, refund);
    return refund;
  });
}

/**
 * Gives money of a payment back: by its provider, or noted by hand. The refund is written first and asked for after, by
 * its own id, so that none is lost and none is given twice; one whose provider is away stays under way and can be asked
 * for again by `retryRefund`. Throws a 409 where nothing can be given back. `null`: no such payment.
 */
export async function refundPayment(cashier: Cashier, paymentId: string, by: SignedIn, wanted: Wanted) {
  const begun = await cashier.database.transaction(async (transaction) => {
    const held = await lockPayment(transaction, paymentId);
    if (!held) return null;
    const { payment } = held;
    const left = await leftOf(transaction, payment);
    if (!payment.verifiedAt || !payment.transactionId || left <= 0)
      throw new ApiError(409, 'conflict', 'Il n’y a rien à rembourser sur ce paiement');
    if (wanted.amount > left) throw invalid({ amount: `${left} au plus` });
    const provider = cashier.providers.get(payment.provider);
    const isPart = wanted.amount < (payment.paidAmount ?? 0);
    if (!wanted.byHand && (!provider || provider.refunds === 'none' || (provider.refunds === 'whole' && isPart)))
      throw new ApiError(
        409,
        'conflict',
        'Le prestataire ne rembourse pas ce montant : remboursez à la main et notez-le',
      );
    const added = await transaction.execute<{ id: string }>(sql`
      insert into refunds (payment_id, amount, currency, status, by_hand, by, note)
      values (${paymentId}, ${wanted.amount}, ${payment.currency}, 'pending', ${wanted.byHand}, ${by.email}, ${wanted.note})
      returning id`);
    return added.rows[0]!.id;
  });
  if (begun === null) return null;
  if (wanted.byHand) return endRefund(cashier, begun, paymentId, { status: 'done', failure: null }, by);
  return retryRefund(cashier, begun, by);
}

/** Asks the provider for a refund that is under way; it gives nothing twice for one id. `null`: no such refund. */
export async function retryRefund(cashier: Cashier, id: string, by: SignedIn): Promise<Refund | null> {
  const refund = await readRefund(cashier.database, id);
  if (refund?.status !== 'pending') return refund;
  const { payment } = (await cashier.database.transaction((transaction) =>
    lockPayment(transaction, refund.paymentId),
  ))!;
  const provider = cashier.providers.get(payment.provider);
  const asked = {
    id: payment.id,
    transactionId: payment.transactionId!,
    amount: payment.paidAmount!,
    currency: payment.currency,
  };
  const ended = await provider?.refund(asked, { id, amount: refund.amount }).catch((error) => {
    if (error instanceof ProviderAway) return null;
    throw error;
  });
  if (!ended || ended.status === 'pending') return refund;
  return endRefund(cashier, id, payment.id, ended, by);
}
