import { orders, returns } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { StoredRecord } from '../../engine/read/read.ts';
import { changeIn, lock, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { clock } from '../../platform/database/moment.ts';
import { moneyOfOrder } from './order-money.ts';

type Noting = Pick<Writer, 'app' | 'database' | 'by'>;

/** Returns that are still open have nothing left to wait for: their money has gone back with the rest. */
async function closeReturns(transaction: Executor, writer: Noting, orderId: string): Promise<void> {
  const open = await transaction.execute<{ id: string }>(sql`
    select id from returns where order_id = ${orderId} and status in ('requested', 'accepted', 'received') order by id`);
  for (const { id } of open.rows) {
    const it = await lock(transaction, returns, id);
    if (!it) continue;
    const settledAt = await clock(transaction);
    const refundNote = 'Avec toute la commande';
    await changeIn(transaction, { ...writer, resource: returns }, it, { status: 'refunded', refundNote, settledAt });
  }
}

/**
 * Says on an order, which the transaction holds locked, whether all of its money was refunded (R2084), and closes its
 * returns then. Called after each change of its money.
 */
export async function noteRefunded(
  transaction: Executor,
  writer: Noting,
  order: StoredRecord<typeof orders>,
): Promise<StoredRecord<typeof orders>> {
  const { isRefunded } = await moneyOfOrder(transaction, order.id);
  if (isRefunded === order.isRefunded) return order;
  if (isRefunded) await closeReturns(transaction, writer, order.id);
  return changeIn(transaction, { ...writer, resource: orders }, order, { isRefunded });
}
