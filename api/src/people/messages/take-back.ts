import type { LeavingChannel, OrderEvent, SentChannel } from '@karite/shared/messages';
import type { OrderStatus } from '@karite/shared/orders';
import { sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Executor } from '../../platform/database/database.ts';

/** A change of an order's status that is undone: from the mistaken status, to the one that holds again. */
export type StatusUndone = { from: OrderStatus; to: OrderStatus };

/**
 * Takes back the messages of a status that was a mistake. Messages that have not left are deleted; those
 * that left, or may have, are returned, but of pushes: the shop shows the valid status. Their keys are deleted: the status is sent again once the order really has it.
 */
export async function takeBack(
  transaction: Executor,
  orderId: string,
  event: OrderEvent,
): Promise<{ id: string; channel: SentChannel }[]> {
  const mine = sql`order_id = ${orderId} and event = ${event} and idempotency_key not like 'undone:%'`;
  // One that is being taken to be sent is waited for: it has left then.
  await transaction.execute(sql`
    delete from messages where ${mine} and (status in ('failed', 'kept') or status = 'waiting' and tries = 0)`);
  const notified = await transaction.execute<{ id: string; channel: LeavingChannel }>(sql`
    update messages set idempotency_key = 'undone:' || id, ${NEXT_VERSION} where ${mine} returning id, channel`);
  return notified.rows.flatMap(({ id, channel }) => (channel === 'push' ? [] : [{ id, channel }]));
}
