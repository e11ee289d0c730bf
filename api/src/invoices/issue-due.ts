import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HAS_REST, REFUND_CREDITS, RETURN_CREDITS } from '../order-state/credit-due.ts';
import { RETURN_REASON } from './credit-return.ts';
import { type Clerk, issueCredit, issueInvoice } from './issue.ts';

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
    select orders.id from orders join invoices invoice on invoice.source = 'order:' || orders.id
    where orders.status = 'cancelled' and not exists (select from invoices note where note.source = 'cancelled:' || orders.id)
      and ${HAS_REST}
    limit ${AT_ONCE}`);

type Due = { id: string; orderId: string; amount: number };

/** Money that was given back for an order that has an invoice, and that no credit note says yet. */
const toCreditFor = async (database: Database, kind: 'refund' | 'return'): Promise<Due[]> =>
  (
    await database.execute<Due>(sql`
      select credit.id, credit.order_id as "orderId", credit.amount
      from (${kind === 'refund' ? REFUND_CREDITS : RETURN_CREDITS}) credit
        join invoices invoice on invoice.source = 'order:' || credit.order_id
      where not exists (select from invoices note where note.source = ${`${kind}:`} || credit.id) and ${HAS_REST}
      order by credit.at limit ${AT_ONCE}`)
  ).rows;

const REASONS = { refund: 'Remboursement', return: RETURN_REASON };

/** Issues what is due: invoices of what was paid or delivered, credit notes of what was given back, or cancelled, after it. */
export async function issueDue({ app, database }: Omit<Clerk, 'by'>): Promise<void> {
  const clerk = { app, database, by: null };
  for (const { id } of (await toInvoice(database)).rows) await issueInvoice(clerk, id);
  for (const kind of ['refund', 'return'] as const)
    for (const { id, orderId, amount } of await toCreditFor(database, kind))
      await database.transaction((transaction) =>
        issueCredit(transaction, clerk, { orderId, source: `${kind}:${id}`, amount, reason: REASONS[kind] }),
      );
  for (const { id } of (await toCredit(database)).rows)
    await database.transaction((transaction) =>
      issueCredit(transaction, clerk, {
        orderId: id,
        source: `cancelled:${id}`,
        amount: 'all',
        reason: 'Commande annulée',
      }),
    );
}
