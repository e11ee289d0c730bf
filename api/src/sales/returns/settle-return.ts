import { exactMoney, formatRoundedMoney } from '@karite/shared/money';
import { mostForReturn } from '@karite/shared/pricing';
import { type Order, orders, type Return, returns } from '@karite/shared/resources';
import { RETURN_STATUS_LABELS, RETURN_STEPS, type ReturnStatus } from '@karite/shared/returns';
import { findOne, type StoredRecord } from '../../engine/read/read.ts';
import { recordChange } from '../../engine/undo/changes.ts';
import { changeIn, lock, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { clock } from '../../platform/database/moment.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, invalid } from '../../platform/server/errors/api-error.ts';
import { noteRefunded } from '../order-core/note-refunded.ts';
import { moneyOfOrder, type OrderMoney, type OrderRefund } from '../order-core/order-money.ts';
import { cashToGive, payOut } from '../order-core/pay-out.ts';

export type Settlement = {
  status: ReturnStatus;
  answer?: string | null | undefined;
  /** Of `refunded`: how much, in the shop's currency, and how. */
  refunded?: number | undefined;
  refundNote?: string | null | undefined;
  /** The refund of a payment that this was; `null`: none of them, it was refunded otherwise. */
  refundId?: string | null | undefined;
  /** Given in cash, out of the shop's till; absent: it was, unless it is a refund's money. */
  fromTill?: boolean | undefined;
};

const NOTHING_LEFT = 'Il ne reste rien à rendre sur cette commande';

/** What to do in the same transaction when a return was refunded: its credit note. */
export type OnRefunded = (
  transaction: Executor,
  writer: Pick<Writer, 'app' | 'database' | 'by'>,
  it: Return,
  order: Order,
) => Promise<unknown>;

/**
 * Moves a return on, and stores who did. `null` when there is none; throws a 409 when it can't go there from where it is or
 * nothing is left to refund, a 400 when more would be refunded than is left (R2080, R2081).
 */
export async function settleReturn(
  { app, database, by }: Pick<Writer, 'app' | 'database'> & { by: SignedIn },
  id: string,
  { status, answer, refunded, refundNote, refundId, fromTill }: Settlement,
  onRefunded: OnRefunded,
): Promise<StoredRecord<typeof returns> | null> {
  return database.transaction(async (transaction) => {
    // Locks are taken in one order everywhere: the order before what hangs on it.
    const order = await orderOf(transaction, id);
    const before = order && (await lock(transaction, returns, id));
    if (!before) return null;
    if (!RETURN_STEPS[before.status].includes(status))
      throw new ApiError(
        409,
        'conflict',
        `Un retour « ${RETURN_STATUS_LABELS[before.status]} » ne peut pas devenir « ${RETURN_STATUS_LABELS[status]} »`,
      );
    const money = status === 'refunded' ? await moneyOfOrder(transaction, order.id) : null;
    const refund = money && refundOf(money, refundId);
    const amount = money && amountOf(money, before, refund, refunded);
    const isFromTill = money !== null && !refund && fromTill !== false;
    const isSettled = status === 'refused' || status === 'refunded';
    const after = await changeIn(transaction, { app, database, by, resource: returns }, before, {
      status,
      answer: answer ?? before.answer,
      refunded: amount,
      refundNote: refundNote ?? null,
      refundId: refund?.id ?? null,
      fromTill: isFromTill,
      settledAt: isSettled ? await clock(transaction) : null,
    });
    await recordChange(transaction, { by, resource: returns.name, recordId: id, action: 'edit', before, after });
    if (!money || amount === null) return after;
    if (isFromTill) {
      const cash = await cashToGive(transaction, order, amount, money.left.order === amount);
      await payOut(transaction, order.id, { source: `return:${id}`, ...cash });
    }
    await onRefunded(transaction, { app, database, by }, after, order);
    await noteRefunded(transaction, { app, database, by }, order);
    return after;
  });
}

async function orderOf(transaction: Executor, id: string): Promise<StoredRecord<typeof orders> | null> {
  const found = await findOne(transaction, returns, id);
  return found && lock(transaction, orders, found.orderId);
}

/**
 * The refund that is a return's money. A separate refund has its own credit note: where there is one that is
 * no return's, the request must tell whether it is this money. `null`: it was refunded otherwise.
 */
function refundOf({ refunds }: OrderMoney, given: string | null | undefined): OrderRefund | null {
  const open = refunds.filter(({ amount, isOfReturn }) => amount > 0 && !isOfReturn);
  if (given === undefined && open.length > 0)
    throw invalid({ refundId: 'Cette commande a déjà été remboursée : dites si c’est l’argent de ce retour' });
  if (!given) return null;
  const it = open.find(({ id }) => id === given);
  if (!it) throw invalid({ refundId: 'Ce remboursement concerne une autre commande ou un autre retour' });
  if (it.status === 'pending') throw invalid({ refundId: 'Ce remboursement est encore en cours' });
  return it;
}

/** What is given for a return, never more than is left (R2081). `refund`: the refund that pays it. */
function amountOf(
  { left }: OrderMoney,
  { amount }: Return,
  refund: OrderRefund | null,
  requested: number | undefined,
): number {
  if (refund) return Math.min(refund.amount, exactMoney(amount + left.fee));
  const most = mostForReturn(left, amount);
  if (most <= 0) throw new ApiError(409, 'conflict', NOTHING_LEFT);
  if (requested !== undefined && requested > most)
    throw invalid({ refunded: `${formatRoundedMoney(most)} au plus : c’est ce qui reste à rendre` });
  return requested ?? Math.min(most, amount);
}
