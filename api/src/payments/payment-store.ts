import { type Order, orders, type Payment, payments } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { findOne } from '../resource/read.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { lock, readBack } from '../resource/write.ts';

/** A payment with what only the server knows of it. */
export const paymentById = (database: Executor, id: string): Promise<Payment | null> => findOne(database, payments, id);

export const orderById = (database: Executor, id: string): Promise<Order | null> => findOne(database, orders, id);

/** Locks an order, then one of its payments: always in this order. `null` when there is no such payment. */
export async function lockPayment(transaction: Executor, id: string) {
  const known = await paymentById(transaction, id);
  if (!known) return null;
  const order = await lock(transaction, orders, known.orderId);
  const payment = await lock(transaction, payments, id);
  return order && payment ? { order, payment } : null;
}

/** Changes a payment that the transaction holds, and returns it. */
export async function changePayment(transaction: Executor, id: string, values: SQL): Promise<Payment> {
  await transaction.execute(sql`update payments set ${values}, ${NEXT_VERSION} where id = ${id}`);
  return readBack(transaction, payments, id);
}
