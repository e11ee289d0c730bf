import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { issueCredit, issueInvoice } from './issue.ts';

/** So far back the job looks, in days: an older order of a shop that begins to invoice gets its invoice when it is asked for. */
const LOOKS_BACK_DAYS = 2;
const AT_ONCE = 100;

/** Orders that were paid or delivered lately and have no invoice yet. */
const toInvoice = (database: Database) =>
  database.execute<{ id: string }>(sql`
    select orders.id from orders
    where status in ('paid', 'completed')
      and id in (select orders_id from orders_history
        where at > now() - make_interval(days => ${LOOKS_BACK_DAYS}) and "to" in ('paid', 'completed'))
      and not exists (select from invoices where source = 'order:' || orders.id)
    order by created_at limit ${AT_ONCE}`);

/** Orders that were cancelled after their invoice. */
const toCredit = (database: Database) =>
  database.execute<{ id: string }>(sql`
    select orders.id from orders join invoices on source = 'order:' || orders.id
    where orders.status = 'cancelled' and not exists (select from invoices note where note.source = 'cancelled:' || orders.id)
      and invoices.total > (select coalesce(sum(total), 0) from invoices note
        where note.order_id = orders.id and note.kind = 'credit-note')
    limit ${AT_ONCE}`);

/** Money that was given back for an order that has an invoice, in FCFA whatever was paid in. */
const refunded = (database: Database) =>
  database.execute<{ id: string; orderId: string; amount: number }>(sql`
    select refunds.id, payments.order_id as "orderId",
      round(refunds.amount * payments.order_amount / payments.amount)::float8 as amount
    from refunds join payments on payments.id = payment_id join invoices on source = 'order:' || payments.order_id
    where refunds.status = 'done' and payments.amount > 0
      and not exists (select from invoices note where note.source = 'refund:' || refunds.id)
      and invoices.total > (select coalesce(sum(total), 0) from invoices note
        where note.order_id = payments.order_id and note.kind = 'credit-note')
    order by refunds.created_at limit ${AT_ONCE}`);

/** Issues what is due: invoices of what was paid or delivered, credit notes of what was given back, or cancelled, after it. */
export async function issueDue(database: Database): Promise<void> {
  for (const { id } of (await toInvoice(database)).rows) await issueInvoice(database, id);
  for (const { id, orderId, amount } of (await refunded(database)).rows)
    await database.transaction((transaction) =>
      issueCredit(transaction, { orderId, source: `refund:${id}`, amount, reason: 'Remboursement' }),
    );
  for (const { id } of (await toCredit(database)).rows)
    await database.transaction((transaction) =>
      issueCredit(transaction, {
        orderId: id,
        source: `cancelled:${id}`,
        amount: 'all',
        reason: 'Commande annulée',
      }),
    );
}
