import { defaultTemplate, eventOfStatus, fillText } from '@karite/shared/messages';
import type { Order } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

type Moved = Pick<Order, 'id' | 'userId' | 'shortNumber' | 'status' | 'deliveryType' | 'updatedAt'>;

/** The demo customers' notices of their orders (R1960): each one's last step, read where the order is over. */
export async function storeAlerts(database: Executor): Promise<void> {
  const { rows } = await database.execute<Moved>(sql`
    select id, user_id as "userId", short_number as "shortNumber", status, delivery_type as "deliveryType", updated_at as "updatedAt"
    from orders where user_id is not null and status <> 'pending'`);
  const reported = rows.flatMap(({ id, userId, shortNumber, status, deliveryType, updatedAt: at }) => {
    const event = eventOfStatus(status, deliveryType);
    const subject = event && defaultTemplate(event, 'email')?.subject;
    if (!subject) return [];
    const title = fillText(subject, { numero: shortNumber });
    return [{ userId, title, orderId: id, key: `${event}:${id}`, isRead: status === 'completed', at }];
  });
  await database.execute(sql`
    insert into alerts (user_id, kind, title, order_id, key, is_read, created_at, updated_at)
    select "userId", 'orders', title, "orderId", key, "isRead", at, at
    from jsonb_to_recordset(${JSON.stringify(reported)}::jsonb)
      as it("userId" uuid, title text, "orderId" uuid, key text, "isRead" boolean, at timestamptz)
    where at > now() - interval '90 days'`);
}
