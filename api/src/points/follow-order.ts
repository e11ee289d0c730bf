import { pointsFor } from '@karite/shared/points';
import { type Order, pointMovements, pointsSettings, returns } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { firstRow } from '../database/rows.ts';
import { findSingle } from '../resource/read.ts';
import { addIn, type Writer } from '../resource/write.ts';

export type Asking = Pick<Writer, 'app' | 'database' | 'by'>;

/** What an order has brought so far, by which rate, and what of its articles was refunded since. */
async function soFar(transaction: Executor, orderId: string, userId: string) {
  const found = await transaction.execute<{ brought: number; rate: number | null; refunded: number }>(sql`
    select coalesce(sum(points), 0)::int as brought,
      (array_agg(rate order by created_at desc) filter (where reason = 'earned'))[1] as rate,
      (select coalesce(sum(amount), 0)::float8 from ${sql.identifier(returns.name)}
        where order_id = ${orderId} and status = 'refunded') as refunded
    from ${sql.identifier(pointMovements.name)} where order_id = ${orderId} and user_id = ${userId}`);
  return firstRow(found);
}

/**
 * Brings the points of an order, which the transaction holds locked, to what they should be: those of its articles while it is
 * completed, none otherwise (R1971, R1972). What is written is the difference to what it has brought so far, so nothing is
 * given or taken twice. `mayGive`: whether more may be given; what was given is taken back in any case.
 */
export async function followOrder(
  transaction: Executor,
  writer: Asking,
  order: Pick<Order, 'id' | 'status' | 'subtotal' | 'discount' | 'isTest' | 'user'>,
  { mayGive }: { mayGive: boolean },
): Promise<void> {
  if (!order.user) return;
  const settings = await findSingle(transaction, pointsSettings);
  const { brought, rate: former, refunded } = await soFar(transaction, order.id, order.user.id);
  const rate = (brought > 0 && former) || settings.rate;
  const counts = order.status === 'completed' && !order.isTest;
  const wanted = counts ? pointsFor(order.subtotal - order.discount - refunded, { rate }) : 0;
  const points = wanted - brought;
  if (points === 0 || (points > 0 && !(mayGive && settings.isOn))) return;
  const reason = points > 0 ? 'earned' : 'takenBack';
  await addIn(
    transaction,
    { ...writer, resource: pointMovements },
    { userId: order.user.id, reason, points, orderId: order.id, rate },
  );
}
