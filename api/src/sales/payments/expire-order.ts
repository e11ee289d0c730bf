import { orders, payments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { lock, readBack } from '../../engine/write/write.ts';
import { moveOrder } from '../order-core/move-order.ts';
import type { Cashier } from './cashier.ts';
import { changePayment } from './payment-store.ts';

/** Whether an order `it` that was to be paid online has not been, so many hours after it was placed, and nobody is at it. */
export const isUnpaid = (hours: number) => sql`
  it.status = 'pending' and it.payment_method = 'en-ligne' and it.created_at < now() - make_interval(hours => ${hours})
    and not exists (select from payments where order_id = it.id and status in ('paid', 'underpaid', 'overpaid', 'late'))
    and not exists (select from payments where order_id = it.id and status = 'pending' and created_at > now() - interval '1 hour')`;

/** Cancels one order that nobody paid; anyone who pays in the last moment holds it, and it stays. */
export async function expireOrder(
  { app, database, tell, tellExpired: notifyExpired }: Cashier,
  id: string,
  hours: number,
): Promise<void> {
  const shop = { app, database, by: null };
  return database.transaction(async (transaction) => {
    const order = await lock(transaction, orders, id);
    const isDue = await transaction.execute(sql`select 1 from orders it where id = ${id} and ${isUnpaid(hours)}`);
    if (!order || isDue.rows.length === 0) return;
    const cancelled = await moveOrder(transaction, shop, order, { to: 'cancelled', note: 'Non payée' });
    const open = await transaction.execute<{ id: string }>(sql`
      select id from payments where order_id = ${id} and status = 'pending' for update`);
    for (const row of open.rows) {
      const payment = await readBack(transaction, payments, row.id);
      // Should money come after all, a notice says so: then it is 'late'.
      const expired = await changePayment(transaction, shop, payment, { status: 'expired', nextCheckAt: null });
      await tell(transaction, expired, cancelled);
    }
    await notifyExpired(transaction, cancelled);
  });
}
