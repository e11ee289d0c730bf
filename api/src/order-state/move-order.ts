import type { OrderStatus } from '@karite/shared/orders';
import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { appendLines } from '../resource/save.ts';
import { NEXT_VERSION } from '../resource/versions.ts';

type Move = {
  id: string;
  from: OrderStatus;
  to: OrderStatus;
  /** The administrator's e-mail; `null` for what the shop does by itself. */
  by: string | null;
  /** Why, in French, where that doesn't go without saying. */
  note?: string;
};

/** Sets the status of an order that the transaction holds locked, and adds the step to its history. */
export async function moveOrder(transaction: Executor, { id, from, to, by, note }: Move): Promise<void> {
  await transaction.execute(sql`update orders set status = ${to}, ${NEXT_VERSION} where id = ${id}`);
  await appendLines(transaction, orders, id, 'history', [{ from, to, at: sql`clock_timestamp()`, by, note }]);
}
