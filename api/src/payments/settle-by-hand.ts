import { type Payment, payments } from '@karite/shared/resources';
import type { Executor } from '../database/database.ts';
import { recordChange } from '../resource/changes.ts';
import type { SignedIn } from '../server/access/signed-in.ts';
import { ApiError } from '../server/errors/api-error.ts';
import type { Cashier } from './cashier.ts';
import { changePayment, lockPayment } from './payment-store.ts';
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

/**
 * Takes money that came otherwise than asked as what pays the order: the rest was paid in cash, the late order is sent
 * after all. The order is paid, by the administrator. `null` when there is no such payment.
 */
export async function acceptPayment({ app, database, tell }: Cashier, id: string, by: SignedIn, note: string) {
  const teller = { app, database, by };
  return database.transaction(async (transaction) => {
    const held = await lockPayment(transaction, id);
    if (!held) return null;
    const { order, payment } = held;
    if (payment.status !== 'underpaid' && payment.status !== 'overpaid' && payment.status !== 'late')
      throw refuse('Ce paiement est déjà réglé');
    if (order.status !== 'pending' && order.status !== 'cancelled')
      throw refuse('Cette commande est déjà payée : remboursez ce paiement');
    const after = await changePayment(transaction, teller, payment, { status: 'paid', settledBy: by.email, note });
    await recordSettled(transaction, by, payment, after);
    const moved = await payOrder(transaction, teller, order, after, 'Paiement accepté');
    await tell(transaction, after, moved);
    return after;
  });
}

/** Writes on a payment what was said or done about it; nothing else changes. */
export async function notePayment({ app, database }: Cashier, id: string, by: SignedIn, note: string) {
  return database.transaction(async (transaction) => {
    const held = await lockPayment(transaction, id);
    if (!held) return null;
    const after = await changePayment(transaction, { app, database, by }, held.payment, { note });
    await recordSettled(transaction, by, held.payment, after);
    return after;
  });
}
