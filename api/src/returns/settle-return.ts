import { type Order, orders, type Return, returns } from '@karite/shared/resources';
import { RETURN_STATUS_LABELS, RETURN_STEPS, type ReturnStatus } from '@karite/shared/returns';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { clock } from '../database/moment.ts';
import { recordChange } from '../resource/changes.ts';
import { type Found, findOne } from '../resource/read.ts';
import { changeIn, lock, type Writer } from '../resource/write.ts';
import type { SignedIn } from '../server/access/signed-in.ts';
import { ApiError, invalid } from '../server/errors/api-error.ts';

export type Settlement = {
  status: ReturnStatus;
  answer?: string | null | undefined;
  /** Of `refunded`: how much, in FCFA, and how. */
  refunded?: number | undefined;
  refundNote?: string | null | undefined;
  /** The refund of a payment that this was; `null`: none of them, it was given back otherwise. */
  refundId?: string | null | undefined;
};

/** What to do in the same transaction when a return was refunded: its credit note. */
export type OnRefunded = (
  transaction: Executor,
  writer: Pick<Writer, 'app' | 'database' | 'by'>,
  it: Return,
  order: Order,
) => Promise<unknown>;

/**
 * Moves a return on, and keeps who did. `null` when there is none; throws a 409 when it can't go there from where it is, a
 * 400 when more would be given back than was paid.
 */
export async function settleReturn(
  { app, database, by }: Pick<Writer, 'app' | 'database'> & { by: SignedIn },
  id: string,
  { status, answer, refunded, refundNote, refundId }: Settlement,
  onRefunded: OnRefunded,
): Promise<Found<typeof returns> | null> {
  return database.transaction(async (transaction) => {
    // Locks are taken in one order everywhere: the order before what hangs on it.
    const order = await orderOf(transaction, id);
    const before = order && (await lock(transaction, returns, id));
    if (!before) return null;
    if (!RETURN_STEPS[before.status].includes(status))
      throw new ApiError(
        409,
        'conflict',
        `Un retour « ${RETURN_STATUS_LABELS[before.status]} » ne peut pas devenir « ${RETURN_STATUS_LABELS[status]} »`,
      );
    const refund = status === 'refunded' ? await refundOf(transaction, order, refundId) : null;
    const amount = status === 'refunded' ? (refund?.amount ?? refunded ?? before.amount) : null;
    if (amount !== null && amount > order.totalPrice)
      throw invalid({ refunded: 'Plus que ce que la commande a coûté' });
    const isSettled = status === 'refused' || status === 'refunded';
    const after = await changeIn(transaction, { app, database, by, resource: returns }, before, {
      status,
      answer: answer ?? before.answer,
      refunded: amount,
      refundNote: refundNote ?? null,
      refundId: refund?.id ?? null,
      settledAt: isSettled ? await clock(transaction) : null,
    });
    await recordChange(transaction, { by, resource: returns.name, recordId: id, action: 'edit', before, after });
    if (status === 'refunded') await onRefunded(transaction, { app, database, by }, after, order);
    return after;
  });
}

async function orderOf(transaction: Executor, id: string): Promise<Order | null> {
  const found = await findOne(transaction, returns, id);
  return found && lock(transaction, orders, found.orderId);
}

type GivenBack = { id: string; status: 'done' | 'pending'; amount: number };

/**
 * The refund that is a return's money, in FCFA. A refund that stands beside it has its own credit note: where there is
 * one, it must be said whether it is this money. `null`: it was given back otherwise.
 */
async function refundOf(transaction: Executor, { id: orderId }: Order, given: string | null | undefined) {
  const found = await transaction.execute<GivenBack>(sql`
    select refunds.id, refunds.status, round(refunds.amount * payments.order_amount / payments.amount)::float8 as amount
    from refunds join payments on payments.id = payment_id
    where order_id = ${orderId} and payments.amount > 0 and refunds.status <> 'failed'
      and not exists (select from returns where refund_id = refunds.id)`);
  if (given === undefined && found.rows.length > 0)
    throw invalid({ refundId: 'Cette commande a déjà été remboursée : dites si c’est l’argent de ce retour' });
  if (!given) return null;
  const it = found.rows.find(({ id }) => id === given);
  if (!it) throw invalid({ refundId: 'Ce remboursement n’est pas de cette commande, ou d’un autre retour' });
  if (it.status === 'pending') throw invalid({ refundId: 'Ce remboursement est encore en cours' });
  return it;
}
