import { sql } from 'drizzle-orm';
import type { Executor } from '../../../src/platform/database/database.ts';

/**
 * Gives each order what comes after it: a payment where it is paid online, else cash at a courier's, settled but for one in
 * a hundred, and a message, failed for one in a hundred.
 */
export async function createDeskRows(database: Executor): Promise<void> {
  await database.execute(sql`insert into couriers (name, kind, is_active) values ('Koffi', 'courier', true)`);
  await database.execute(sql`
    insert into payments (order_id, provider, status, order_amount, amount, currency, paid_amount, is_test, created_at, verified_at)
    select id, 'kkiapay', case row_number() over () % 100 when 0 then 'pending' when 1 then 'underpaid' else 'paid' end,
      total_price, total_price, 'XOF', total_price, false, created_at, created_at from orders where payment_method = 'en-ligne'
      and not exists (select from payments where payments.order_id = orders.id)`);
  await database.execute(sql`
    insert into "cash-receipts" (order_id, courier_id, status, expected, received, currency, handed_by, created_at, settled_at)
    select id, courier, case when is_open then 'expected' else 'received' end, total_price,
      case when not is_open then total_price end, 'XOF', 'x', created_at, case when not is_open then created_at end
    from (select orders.*, (select id from couriers limit 1) as courier, row_number() over () % 100 = 0 as is_open from orders
      where payment_method <> 'en-ligne' and status in ('completed', 'shipped')
        and not exists (select from "cash-receipts" had where had.order_id = orders.id)) it`);
  await database.execute(sql`
    insert into messages (recipient, subject, event, channel, status, tries, body, order_id, created_at, idempotency_key)
    select phone, 'x', 'order-shipped', 'sms', case row_number() over () % 100 when 0 then 'failed' else 'sent' end, 1, '',
      id, created_at, id::text from orders`);
}
