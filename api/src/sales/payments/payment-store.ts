import { PAYMENT_MESSAGES } from '@karite/shared/payments';
import type { ValuesOf } from '@karite/shared/resource';
import { type Order, orders, type Payment, payments, refunds } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findOne, type StoredRecord } from '../../engine/read/read.ts';
import type { Values } from '../../engine/write/save.ts';
import { changeIn, lock, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';

/** Who changes payments; `by` is `null` for what the shop does by itself. */
export type PaymentWriter = Pick<Writer, 'app' | 'database' | 'by'>;

/** An order and one of its payments, which the transaction holds locked. */
export type Held = { order: StoredRecord<typeof orders>; payment: StoredRecord<typeof payments> };

export const paymentById = (database: Executor, id: string): Promise<Payment | null> => findOne(database, payments, id);

export const orderById = (database: Executor, id: string): Promise<Order | null> => findOne(database, orders, id);

/** Locks an order, then one of its payments: always in this order. `null` when there is no such payment. */
export async function lockPayment(transaction: Executor, id: string): Promise<Held | null> {
  const existing = await paymentById(transaction, id);
  if (!existing) return null;
  const order = await lock(transaction, orders, existing.orderId);
  const payment = await lock(transaction, payments, id);
  return order && payment ? { order, payment } : null;
}

/** Locks an order that waits for its payment. Throws a 409 for any other, and while money for it waits for an administrator. */
export async function lockUnpaid(transaction: Executor, id: string): Promise<Held['order']> {
  const order = await lock(transaction, orders, id);
  const refuse = (message: string) => new ApiError(409, 'conflict', message);
  if (order?.isRefunded) throw refuse(PAYMENT_MESSAGES.refunded);
  if (order?.status !== 'pending')
    throw refuse(order?.status === 'cancelled' ? 'Cette commande a été annulée' : 'Cette commande est déjà payée');
  const unsettled = await transaction.execute(
    sql`select 1 from payments where order_id = ${id} and status in ('underpaid', 'overpaid', 'late')`,
  );
  if (unsettled.rows.length > 0)
    throw refuse('Un paiement est arrivé pour cette commande et doit être vérifié par notre équipe');
  return order;
}

/** Changes a payment that the transaction holds, with its hooks. `hidden`: columns that no answer shows. */
export const changePayment = (
  transaction: Executor,
  { app, database, by }: PaymentWriter,
  before: Held['payment'],
  values: ValuesOf<typeof payments>,
  hidden: Values = {},
): Promise<Held['payment']> =>
  changeIn(transaction, { app, database, by, resource: payments }, before, values, { hidden });

/** The same of a refund. */
export const changeRefund = (
  transaction: Executor,
  { app, database, by }: PaymentWriter,
  before: StoredRecord<typeof refunds>,
  values: ValuesOf<typeof refunds>,
): Promise<StoredRecord<typeof refunds>> =>
  changeIn(transaction, { app, database, by, resource: refunds }, before, values);
