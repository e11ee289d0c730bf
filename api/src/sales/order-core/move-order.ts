import type { OrderStatus } from '@karite/shared/orders';
import { orders } from '@karite/shared/resources';
import type { StoredRecord } from '../../engine/read/read.ts';
import { changeIn, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';

type Order = StoredRecord<typeof orders>;

type Move = {
  to: OrderStatus;
  /** Why, in French, where that doesn't go without saying. */
  note?: string;
  /** The transaction that pays it. */
  paid?: { transactionId: string | null; isTest: boolean; paymentMethod: 'en-ligne' };
};

/**
 * Sets the status of an order that the transaction holds locked: with the step of its history and the hooks of orders.
 * `by` is `null` for what the shop does by itself, or a visitor by their link.
 */
export const moveOrder = (
  transaction: Executor,
  { app, database, by }: Pick<Writer, 'app' | 'database' | 'by'>,
  before: Order,
  { to, note, paid = undefined }: Move,
): Promise<Order> =>
  changeIn(transaction, { app, database, by, resource: orders }, before, { status: to, ...paid }, { note });
