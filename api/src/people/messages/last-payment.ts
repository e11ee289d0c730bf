import { type Payment, payments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findOne } from '../../engine/read/read.ts';
import type { Executor } from '../../platform/database/database.ts';

/** An order's last payment that brought money, was refunded or may still come; `null` when there is none. */
export async function lastPayment(database: Executor, orderId: string): Promise<Payment | null> {
  const found = await database.execute<{ id: string }>(sql`
    select id from payments where order_id = ${orderId} and status not in ('failed', 'expired')
    order by created_at desc, id limit 1`);
  const id = found.rows[0]?.id;
  return id ? findOne(database, payments, id) : null;
}
