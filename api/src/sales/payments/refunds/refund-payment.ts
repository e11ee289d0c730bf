import { createHash } from 'node:crypto';
import { exactMoney, formatMoney, formatRoundedMoney, MONEY_UNIT } from '@karite/shared/money';
import { isWholeUnits, mostOfPayment, unitOf, unitProblem } from '@karite/shared/payments';
import { type Payment, type Refund, refunds, returns } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { addIn, changeIn, lock } from '../../../engine/write/write.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fromNow } from '../../../platform/database/moment.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import type { SignedIn } from '../../../platform/server/access/signed-in.ts';
import { ApiError, invalid } from '../../../platform/server/errors/api-error.ts';
import { moneyOfOrder } from '../../order-core/order-money.ts';
import { payOut, takeBackPayout } from '../../order-core/pay-out.ts';
import type { Cashier } from '../cashier.ts';
import { changeRefund, lockPayment } from '../payment-store.ts';
import { endRefund, readRefund } from './end-refund.ts';
import { REFUND_LEASE_S, requestRefund } from './request-refund.ts';

type Wanted = {
  /** Created by the caller, one for each refund: the refund's own id. */
  id: string;
  amount: number;
  byHand: boolean;
  note: string | null;
  /** The return, noted as refunded before, that this refund pays; `null`: none of them. */
  returnId?: string | null | undefined;
  /** Of one by hand: given in cash, out of the shop's till; absent: it was. */
  fromTill?: boolean | undefined;
};

const NOTHING_LEFT = 'Il n’y a rien à rembourser sur ce paiement';

/** Two requests with equal values here are the same refund: the payment, and all that is requested. */
const requestHash = (paymentId: string, { amount, byHand, note, returnId, fromTill }: Wanted): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        paymentId,
        amount,
        byHand,
        note,
        returnId ?? null,
        ...(fromTill === undefined ? [] : [fromTill]),
      ]),
    )
    .digest('hex');

/** Whether this very refund was begun before, by a request with a lost response. Throws a 409 where it was another. */
async function isBegun(transaction: Executor, paymentId: string, wanted: Wanted): Promise<boolean> {
  const found = await transaction.execute<{ hash: string | null }>(
    sql`select request_hash as hash from refunds where id = ${wanted.id}`,
  );
  const [before] = found.rows;
  if (before && before.hash !== requestHash(paymentId, wanted))
    throw new ApiError(
      409,
      'conflict',
      'Votre première demande avait été enregistrée, avec un autre contenu. Regardez les remboursements de ce paiement avant d’en faire un autre.',
    );
  return before !== undefined;
}

/**
 * What may still be refunded of a payment, in its currency: never more than came in, nor, of the payment that paid its
 * order, than the order has left (R2080). Refunds under way count: none is given twice. `noted`: what was already given,
 * in the shop's currency, and is the money of this very refund.
 */
async function leftOf(transaction: Executor, payment: Payment, noted: number): Promise<number> {
  const given = await transaction.execute<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from refunds where payment_id = ${payment.id} and status <> 'failed'`);
  const refunded = firstRow(given).sum;
  const money = await moneyOfOrder(transaction, payment.orderId);
  if (money.payment?.id === payment.id) return mostOfPayment(payment, refunded, exactMoney(money.left.order + noted));
  return Math.max(0, exactMoney((payment.paidAmount ?? 0) - refunded));
}

/**
 * Judges which return a refund is for. Money of a return that was noted by hand, and noted again as a refund, would be
 * credited twice: where there is such a return, the caller must tell whether this is its money. Returns how much of it was
 * noted as refunded, in the shop's currency.
 */
async function judgeReturn(transaction: Executor, payment: Payment, { amount, returnId }: Wanted): Promise<number> {
  const found = await transaction.execute<{ id: string; refunded: number }>(sql`
    select id, coalesce(refunded, 0)::float8 as refunded from returns
    where order_id = ${payment.orderId} and status = 'refunded' and refund_id is null`);
  if (returnId === undefined && found.rows.length > 0)
    throw invalid({ returnId: 'Un retour de cette commande est déjà noté remboursé : dites si c’est cet argent' });
  if (!returnId) return 0;
  const it = found.rows.find(({ id }) => id === returnId);
  if (!it) throw invalid({ returnId: 'Ce retour n’attend pas de remboursement' });
  // To the smallest unit of the payment's money, which may be worth several of the shop's.
  const unit = (unitOf(payment.currency) * payment.orderAmount) / payment.amount;
  if (Math.abs((amount * payment.orderAmount) / payment.amount - it.refunded) >= Math.max(MONEY_UNIT / 2, unit))
    throw invalid({ returnId: `Ce retour est noté remboursé de ${formatRoundedMoney(it.refunded)}` });
  return it.refunded;
}

/**
 * Gives money of a payment back (R407): by its provider, or noted by hand. The refund is written first and requested after,
 * by its own id, so that none is lost and none is given twice; one whose provider is away stays under way, and the job asks
 * for it again. That id is the idempotency key: the same request again gets the same refund, another content a 409. Throws
 * a 409 where nothing can be refunded, too. `null`: no such payment.
 */
export async function refundPayment(
  cashier: Cashier,
  paymentId: string,
  by: SignedIn,
  wanted: Wanted,
): Promise<Refund | null> {
  const { app, database } = cashier;
  const isThere = await database.transaction(async (transaction) => {
    const held = await lockPayment(transaction, paymentId);
    if (!held) return false;
    // Before anything is judged: what was begun counts in what is left.
    if (await isBegun(transaction, paymentId, wanted)) return true;
    const { payment } = held;
    if (!payment.verifiedAt || !payment.transactionId) throw new ApiError(409, 'conflict', NOTHING_LEFT);
    const noted = await judgeReturn(transaction, payment, wanted);
    const left = await leftOf(transaction, payment, noted);
    if (left <= 0) throw new ApiError(409, 'conflict', NOTHING_LEFT);
    if (wanted.amount > left) throw invalid({ amount: `${formatMoney(left, payment.currency)} au plus` });
    // What came in other pieces goes back whole all the same.
    if (wanted.amount !== left && !isWholeUnits(wanted.amount, payment.currency))
      throw invalid({ amount: unitProblem(payment.currency) });
    const provider = cashier.providers.get(payment.provider);
    const isPart = wanted.amount < (payment.paidAmount ?? 0);
    if (!wanted.byHand && (!provider || provider.refunds === 'none' || (provider.refunds === 'whole' && isPart)))
      throw new ApiError(
        409,
        'conflict',
        'Le prestataire ne rembourse pas ce montant : remboursez à la main et notez-le',
      );
    const { id, amount, byHand, note, returnId } = wanted;
    await addIn(
      transaction,
      { app, database, by, resource: refunds },
      {
        paymentId,
        amount,
        currency: payment.currency,
        status: 'pending',
        byHand,
        fromTill: byHand && wanted.fromTill !== false,
        by: by.email,
        note,
        nextCheckAt: byHand ? null : await fromNow(transaction, REFUND_LEASE_S),
      },
      { id, hidden: { requestHash: requestHash(paymentId, wanted) } },
    );
    const returned = returnId ? await lock(transaction, returns, returnId) : null;
    if (returned)
      await changeIn(transaction, { app, database, by, resource: returns }, returned, {
        refundId: id,
        fromTill: false,
      });
    const isEntered = returned !== null && (await takeBackPayout(transaction, `return:${returned.id}`));
    if (byHand && wanted.fromTill !== false && !isEntered)
      await payOut(transaction, payment.orderId, { source: `refund:${id}`, amount, currency: payment.currency });
    if (byHand) await endRefund(transaction, cashier, id, held, { status: 'done', failure: null }, by);
    return true;
  });
  if (!isThere) return null;
  return wanted.byHand ? readRefund(database, wanted.id) : requestRefund(cashier, wanted.id, by);
}

/**
 * Ends a refund by hand whose provider has no word for it: what its dashboard or the shopper says is noted with it.
 * Throws a 409 when it has ended before. `null`: no such refund.
 */
export async function settleRefund(
  cashier: Cashier,
  id: string,
  by: SignedIn,
  { status, note }: { status: 'done' | 'failed'; note: string },
): Promise<Refund | null> {
  const { app, database } = cashier;
  return database.transaction(async (transaction) => {
    const existing = await readRefund(transaction, id);
    const held = existing && (await lockPayment(transaction, existing.paymentId));
    if (!held) return null;
    const refund = await lock(transaction, refunds, id);
    if (refund?.status !== 'pending') throw new ApiError(409, 'conflict', 'Ce remboursement est déjà terminé');
    const notes = [...(refund.note ? [refund.note] : []), `${by.email} : ${note}`];
    await changeRefund(transaction, { app, database, by }, refund, { note: notes.join('\n') });
    return endRefund(transaction, cashier, id, held, { status, failure: null }, by);
  });
}
