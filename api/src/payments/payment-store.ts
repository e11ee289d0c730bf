import { type Order, orders, type Payment, payments } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { findOne } from '../resource/read.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { lock } from '../resource/write.ts';

/** A payment with what only the server knows of it. */
export const paymentById = async (database: Executor, id: string): Promise<Payment | null> =>
  // A row is what its declaration says.
  (await findOne(database, payments, id)) as Payment | null;

export const orderById = async (database: Executor, id: string): Promise<Order | null> =>
  (await findOne(database, orders, id)) as Order | null;

/** Locks an order, then one of its payments: always in this order. `null` when there is no such payment. */
export async function lockPayment(transaction: Executor, id: string) {
  const known = await paymentById(transaction, id);
  if (!known) return null;
  const order = (await lock(transaction, orders, known.orderId)) as Order | null;
  const payment = (await lock(transaction, payments, id)) as Payment | null;
  return order && payment ? { order, payment } : null;
}

/** Changes a payment that the transaction holds, and returns it. */
export async function changePayment(transaction: Executor, id: string, values: SQL): Promise<Payment> {
  await transaction.execute(sql`update payments set ${values}, ${NEXT_VERSION} where id = ${id}`);
  return (await paymentById(transaction, id))!;
}
