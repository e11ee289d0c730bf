import { pointsFor } from '@karite/shared/points';
import { type Order, pointMovements, pointsSettings } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findSingle } from '../../engine/read/read.ts';
import { addIn, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { moneyOfOrder } from '../order-core/order-money.ts';

export type Asking = Pick<Writer, 'app' | 'database' | 'by'>;

/** What an order has brought so far, and by which rate. */
async function soFar(transaction: Executor, orderId: string, userId: string) {
  const found = await transaction.execute<{ brought: number; rate: number | null }>(sql`
    select coalesce(sum(points), 0)::int as brought,
      (array_agg(rate order by created_at desc) filter (where reason = 'earned'))[1] as rate
    from ${sql.identifier(pointMovements.name)} where order_id = ${orderId} and user_id = ${userId}`);
  return firstRow(found);
}

/**
 * What of an order's articles counts for points: without those that came back, less the share of its price that was
 * refunded otherwise, and nothing once all was refunded (R2086). In the shop's currency.
 */
async function goodsOf(transaction: Executor, order: Pick<Order, 'id' | 'subtotal' | 'discount' | 'totalPrice'>) {
  const { returned, otherRefunds, isRefunded } = await moneyOfOrder(transaction, order.id);
  const goods = order.subtotal - order.discount;
  const share = order.totalPrice > 0 ? otherRefunds / order.totalPrice : 0;
  return isRefunded ? 0 : Math.max(0, goods - returned - goods * share);
}

/**
 * Brings the points of an order, which the transaction holds locked, to what they should be: those of its articles while it is
 * completed, none otherwise (R1971, R1972). What is written is the difference to what it has brought so far, so nothing is
 * given or taken twice. `mayGive`: whether more may be given; what was given is taken back in any case.
 */
export async function followOrder(
  transaction: Executor,
  writer: Asking,
  order: Pick<Order, 'id' | 'status' | 'subtotal' | 'discount' | 'totalPrice' | 'isTest' | 'user'>,
  { mayGive }: { mayGive: boolean },
): Promise<void> {
  if (!order.user) return;
  const settings = await findSingle(transaction, pointsSettings);
  const { brought, rate: former } = await soFar(transaction, order.id, order.user.id);
  const rate = (brought > 0 && former) || settings.rate;
  const counts = order.status === 'completed' && !order.isTest;
  const wanted = counts ? pointsFor(await goodsOf(transaction, order), { rate }) : 0;
  const points = wanted - brought;
  if (points === 0 || (points > 0 && !(mayGive && settings.isOn))) return;
  const reason = points > 0 ? 'earned' : 'takenBack';
  await addIn(
    transaction,
    { ...writer, resource: pointMovements },
    { userId: order.user.id, reason, points, orderId: order.id, rate },
  );
}
