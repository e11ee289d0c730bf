import { type Payment, payments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { recordChange } from '../../../engine/undo/changes.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import type { SignedIn } from '../../../platform/server/access/signed-in.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { noteRefunded } from '../../order-core/note-refunded.ts';
import type { Cashier } from '../cashier.ts';
import { changePayment, lockPayment } from '../payment-store.ts';
import { payOrder } from './settle.ts';

const refuse = (message: string) => new ApiError(409, 'conflict', message);

/** Keeps who changed a payment by hand, with what it was. */
export async function recordSettled(
  transaction: Executor,
  by: Pick<SignedIn, 'id' | 'email'>,
  before: Payment,
  after: Payment,
) {
  const part = ({ status, settledBy, note }: Payment) => ({ status, settledBy, note });
  await recordChange(transaction, {
    by,
    resource: payments.name,
    recordId: after.id,
    action: 'edit',
    before: part(before),
    after: part(after),
  });
}

/** Throws a 409 where refunds, done or under way, have left less of a payment than what would pay its order (R2082). */
async function judgeRest(transaction: Executor, { id, paidAmount, amount }: Payment): Promise<void> {
  const given = await transaction.execute<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from refunds where payment_id = ${id} and status <> 'failed'`);
  const paid = paidAmount ?? 0;
  if (firstRow(given).sum > Math.max(0, paid - amount))
    throw refuse('Une partie de ce paiement a été remboursée : il ne paie plus la commande. Remboursez le reste.');
}

/**
 * Takes money that came otherwise than requested as what pays the order: the rest was paid in cash, the late order is sent
 * after all. The order is paid, by the administrator. `null` when there is no such payment.
 */
export async function acceptPayment({ app, database, tell }: Cashier, id: string, by: SignedIn, note: string) {
  const writer = { app, database, by };
  return database.transaction(async (transaction) => {
    const held = await lockPayment(transaction, id);
    if (!held) return null;
    const { order, payment } = held;
    if (payment.status !== 'underpaid' && payment.status !== 'overpaid' && payment.status !== 'late')
      throw refuse('Ce paiement est déjà réglé');
    if (order.status !== 'pending' && order.status !== 'cancelled')
      throw refuse('Cette commande est déjà payée : remboursez ce paiement');
    await judgeRest(transaction, payment);
    const after = await changePayment(transaction, writer, payment, { status: 'paid', settledBy: by.email, note });
    await recordSettled(transaction, by, payment, after);
    const paid = await payOrder(transaction, writer, order, after, 'Paiement accepté');
    // It is another payment that paid it now: what was refunded of the one before counts no more.
    const moved = await noteRefunded(transaction, writer, paid);
    await tell(transaction, after, moved);
    return after;
  });
}

/** Adds a note to a payment; nothing else changes. */
export async function notePayment({ app, database }: Cashier, id: string, by: SignedIn, note: string) {
  return database.transaction(async (transaction) => {
    const held = await lockPayment(transaction, id);
    if (!held) return null;
    const after = await changePayment(transaction, { app, database, by }, held.payment, { note });
    await recordSettled(transaction, by, held.payment, after);
    return after;
  });
}
