import { isFetched } from '@karite/shared/delivery';
import type { OrderStatus } from '@karite/shared/orders';
import { isWholeUnits, unitProblem } from '@karite/shared/payments';
import { messagesOf } from '@karite/shared/resource';
import { cashReceipts, couriers, orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findOne, type StoredRecord } from '../../engine/read/read.ts';
import { recordChange } from '../../engine/undo/changes.ts';
import { addIn, changeIn, lock, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { clock } from '../../platform/database/moment.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, invalid, notFound } from '../../platform/server/errors/api-error.ts';
import { moveOrder } from '../order-core/move-order.ts';
import { cashAmount } from './cash-amount.ts';

const NOT_CASH = 'Cette commande est payée en ligne : il n’y a rien à encaisser';
const FETCHED = 'Cette commande est retirée en boutique : elle n’est remise à aucun livreur';
const PAID = 'Cette commande a été réglée avant de partir : il n’y a rien à encaisser';
const HANDED = 'Cette commande est déjà remise';
const REFUNDED = 'Cette commande a été remboursée : il n’y a plus rien à faire';
const OVER = 'Cette commande est déjà remise ou réglée';
const SETTLED = 'Cet encaissement est déjà réglé';

/** Writes to the customer of another status, in the same transaction. */
export type TellStatus = (transaction: Executor, orderId: string, to: OrderStatus) => Promise<void>;

type Receipt = StoredRecord<typeof cashReceipts>;

/** The owner of the till: the member of staff who acts. */
export type Till = Pick<Writer, 'app' | 'database'> & { by: SignedIn };

/** Keeps what became of a receipt in the audit. */
export const auditReceipt = (transaction: Executor, by: SignedIn, before: Receipt | null, after: Receipt) =>
  recordChange(transaction, {
    by,
    resource: cashReceipts.name,
    recordId: after.id,
    action: before ? 'edit' : 'create',
    before,
    after,
  });

/**
 * Hands an order that is paid in cash to a courier, a relay point or the till: from then on they owe its total. A pending
 * order is shipped by it. Throws 404, 409 when there is nothing to hand over, 400 for a courier who is not there.
 */
export async function handOver(
  { app, database, by }: Till,
  { orderId, courierId }: { orderId: string; courierId: string },
  tell: TellStatus,
): Promise<Receipt> {
  return database.transaction(async (transaction) => {
    const order = await lock(transaction, orders, orderId);
    if (!order) throw notFound(messagesOf(orders).notFound);
    if (order.paymentMethod === 'en-ligne') throw new ApiError(409, 'conflict', NOT_CASH);
    if (isFetched(order.deliveryType)) throw new ApiError(409, 'conflict', FETCHED);
    if (order.isRefunded) throw new ApiError(409, 'conflict', REFUNDED);
    const open = await transaction.execute(
      sql`select 1 from "cash-receipts" where order_id = ${orderId} and status <> 'refused'`,
    );
    if (open.rows.length > 0) throw new ApiError(409, 'conflict', HANDED);
    if (order.status !== 'pending' && order.status !== 'shipped') throw new ApiError(409, 'conflict', OVER);
    if (order.nextStep === 'deliver') throw new ApiError(409, 'conflict', PAID);
    const courier = await findOne(transaction, couriers, courierId);
    if (!courier?.isActive) throw invalid({ courierId: 'Choisissez un livreur ou un relais en service' });
    const { amount, currency, rate } = await cashAmount(transaction, order);
    const receipt = await addIn(
      transaction,
      { app, database, by, resource: cashReceipts },
      { orderId, courierId, status: 'expected', expected: amount, currency, rate, handedBy: by.email },
    );
    if (order.status === 'pending') {
      const note = `Remise à ${courier.name}`;
      await moveOrder(transaction, { app, database, by }, order, { to: 'shipped', note });
      await tell(transaction, orderId, 'shipped');
    }
    await auditReceipt(transaction, by, null, receipt);
    return receipt;
  });
}

/** How a hand-over ended: with so much cash, or refused on delivery. */
export type Settlement = { received: number; note: string | null } | { received: null; note: string | null };

/** Writes how a hand-over ended to its receipt, which the transaction holds locked, with the entry of the audit. */
export async function settleReceipt(
  transaction: Executor,
  { app, database, by }: Till,
  before: Receipt,
  { received, note }: Settlement,
): Promise<Receipt> {
  const after = await changeIn(transaction, { app, database, by, resource: cashReceipts }, before, {
    status: received === null ? 'refused' : 'received',
    received,
    settledAt: await clock(transaction),
    settledBy: by.email,
    note,
  });
  await auditReceipt(transaction, by, before, after);
  return after;
}

/**
 * Settles a hand-over, once: cash that came completes its order, a refusal cancels it. An order that somebody has moved
 * on meanwhile is left where it is. Throws 404, and 409 for one that is settled.
 */
export async function settle(
  { app, database, by }: Till,
  id: string,
  { received, note }: Settlement,
  tell: TellStatus,
): Promise<Receipt> {
  return database.transaction(async (transaction) => {
    const missing = () => notFound(messagesOf(cashReceipts).notFound);
    const seen = await findOne(transaction, cashReceipts, id);
    if (!seen) throw missing();
    // The order first, as a hand-over does: two that lock both never wait for each other.
    const order = await lock(transaction, orders, seen.orderId);
    const before = await lock(transaction, cashReceipts, id);
    if (!order || !before) throw missing();
    if (before.status !== 'expected') throw new ApiError(409, 'conflict', SETTLED);
    if (received !== null && !isWholeUnits(received, before.currency))
      throw invalid({ received: unitProblem(before.currency) });
    const after = await settleReceipt(transaction, { app, database, by }, before, { received, note });
    if (order.status === 'shipped') {
      const isRefused = received === null;
      const to = isRefused ? 'cancelled' : 'completed';
      const why = isRefused ? 'Refusée à la porte' : 'Espèces encaissées';
      await moveOrder(transaction, { app, database, by }, order, { to, note: why });
      await tell(transaction, order.id, to);
    }
    return after;
  });
}
