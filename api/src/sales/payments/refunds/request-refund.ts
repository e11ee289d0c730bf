import { type Refund, refunds } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../../../engine/write/versions.ts';
import { readBack } from '../../../engine/write/write.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../platform/server/access/signed-in.ts';
import type { Cashier } from '../cashier.ts';
import { lockPayment } from '../payment-store.ts';
import { ProviderAway, type Refunded } from '../provider.ts';
import { findPaymentWithOrder } from '../settle/check-payment.ts';
import { pauseAt } from '../settle/judge-answer.ts';
import { endRefund, readRefund } from './end-refund.ts';

/** If the process ends during a refund request, the refund is due again after this, in s. */
export const REFUND_LEASE_S = 30;
/** A refund is not requested again within this time: the first request may still be running. */
const QUESTION = '5 seconds';
/** The interval after a day, in s: providers that were down for days come back. */
const LATER_S = 6 * 3_600;

type Claimed = { id: string; paymentId: string; amount: number; isRepeat: boolean };

/** Takes a refund that is under way, so that nobody else requests it; it is due again should this process end. */
async function claim(database: Database, which: SQL): Promise<Claimed[]> {
  const found = await database.execute<Claimed>(sql`
    update refunds set next_check_at = now() + make_interval(secs => ${REFUND_LEASE_S}), asked_at = clock_timestamp(), ${NEXT_VERSION}
    from (
      select id as due_id, asked_at as before from refunds
      where status = 'pending' and not by_hand and ${which}
        and (asked_at is null or asked_at not between clock_timestamp() - ${QUESTION}::interval and clock_timestamp())
      for update skip locked) due
    where id = due_id
    returning id, payment_id as "paymentId", amount::float8 as amount, before is not null as "isRepeat"`);
  return found.rows;
}

/** The provider's word on a refund; `null` when it can't be had now. Never inside a transaction. */
async function ask({ database, providers }: Cashier, { id, paymentId, amount, isRepeat }: Claimed) {
  const payment = (await findPaymentWithOrder(database, paymentId))?.payment;
  // Only what was paid by a transaction is refunded: no refund is begun without both.
  if (!payment?.transactionId || payment.paidAmount === null) return null;
  const { transactionId, paidAmount, currency, provider } = payment;
  const requested = { id: payment.id, transactionId, amount: paidAmount, currency };
  try {
    return (await providers.get(provider)?.refund(requested, { id, amount, isRepeat })) ?? null;
  } catch (error) {
    if (error instanceof ProviderAway) return null;
    throw error;
  }
}

const isEnded = (stated: Refunded | null): stated is Refunded & { status: 'done' | 'failed' } =>
  stated !== null && stated.status !== 'pending';

/** Requests a refund that was claimed, and takes the answer over; without one it is due again after a growing pause. */
async function requestAndEnd(cashier: Cashier, claimed: Claimed, by: SignedIn | null): Promise<void> {
  const stated = await ask(cashier, claimed);
  await cashier.database.transaction(async (transaction) => {
    const held = await lockPayment(transaction, claimed.paymentId);
    if (!held) return;
    if (isEnded(stated)) return void (await endRefund(transaction, cashier, claimed.id, held, stated, by));
    const { createdAt } = await readBack(transaction, refunds, claimed.id);
    const pause = pauseAt((Date.now() - Date.parse(createdAt)) / 1_000) ?? LATER_S;
    await transaction.execute(sql`
      update refunds set next_check_at = now() + make_interval(secs => ${pause}), ${NEXT_VERSION}
      where id = ${claimed.id} and status = 'pending'`);
  });
}

/**
 * Queries the provider for a refund that is under way; it gives nothing twice for one id. One that was just requested
 * is returned as it is now. `null`: no such refund.
 */
export async function requestRefund(cashier: Cashier, id: string, by: SignedIn): Promise<Refund | null> {
  for (const claimed of await claim(cashier.database, sql`id = ${id}`)) await requestAndEnd(cashier, claimed, by);
  return readRefund(cashier.database, id);
}

/** Who requested a refund, where that account is still there. */
async function requesterOf(database: Database, refundId: string): Promise<SignedIn | null> {
  const found = await database.execute<SignedIn>(sql`
    select users.id, users.email, users.role, users.rights from refunds join users on users.email = refunds.by where refunds.id = ${refundId}`);
  return found.rows[0] ?? null;
}

/** Requests a refund that is due, unless somebody has just requested it. */
export async function requestDueRefund(cashier: Cashier, id: string): Promise<void> {
  for (const claimed of await claim(cashier.database, sql`id = ${id} and next_check_at <= now()`))
    await requestAndEnd(cashier, claimed, await requesterOf(cashier.database, id));
}
