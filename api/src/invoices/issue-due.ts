import { type SQL, sql } from 'drizzle-orm';
import { HAS_REST, REFUND_CREDITS, RETURN_CREDITS } from '../order-state/credit-due.ts';
import { RETURN_REASON } from './credit-return.ts';
import { type Clerk, issueCredit, issueInvoice } from './issue.ts';

type Shop = Omit<Clerk, 'by'>;

/** So far back the job of each minute looks, in days. */
const LATELY_DAYS = 2;
const AT_ONCE = 100;

/** The moment from which on orders get their invoice by themselves, as SQL. */
const LATELY = sql`now() - make_interval(days => ${LATELY_DAYS})`;
/**
 * The same of the job of each hour, which misses no order that was paid while the shop was off, or whose invoice failed for days: a
 * shop invoices from shortly before its first invoice on. An order from before gets its own when somebody asks for it.
 */
const EVER = sql`(select least(min(issued_at), now()) from invoices) - make_interval(days => ${LATELY_DAYS})`;

/** Orders that were paid or delivered since a moment and have no invoice yet, and those of which the last attempt failed. */
const invoiceDue = (since: SQL) => (isIncluded: (id: SQL) => SQL) =>
  sql`
  select orders.id from orders
  where status in ('paid', 'completed') and ${isIncluded(sql`orders.id`)}
    and (id in (select orders_id from orders_history where at > ${since} and "to" in ('paid', 'completed'))
      or id::text in (select record from task_failures where task = 'issue-invoices'))
    and not exists (select from invoices where source = 'order:' || orders.id)
  order by created_at`;

/** Orders that were cancelled after their invoice. */
const cancelledDue = (isIncluded: (id: SQL) => SQL) => sql`
  select orders.id from orders join invoices invoice on invoice.source = 'order:' || orders.id
  where orders.status = 'cancelled' and not exists (select from invoices note where note.source = 'cancelled:' || orders.id)
    and ${HAS_REST} and ${isIncluded(sql`orders.id`)}`;

/** Money that was given back for an order that has an invoice, and that no credit note says yet. */
const creditDue = (kind: 'refund' | 'return') => (isIncluded: (id: SQL) => SQL) =>
  sql`
  select credit.id, credit.order_id as "orderId", credit.amount
  from (${kind === 'refund' ? REFUND_CREDITS : RETURN_CREDITS}) credit
    join invoices invoice on invoice.source = 'order:' || credit.order_id
  where not exists (select from invoices note where note.source = ${`${kind}:`} || credit.id) and ${HAS_REST}
    and ${isIncluded(sql`credit.id`)}
  order by credit.at`;

const CREDITS = {
  refund: { task: 'issue-refund-credits', reason: 'Remboursement' },
  return: { task: 'issue-return-credits', reason: RETURN_REASON },
} as const;

type Credit = { id: string; orderId: string; amount: number };

async function issueInvoices({ app, database }: Shop, since: SQL): Promise<void> {
  await app.tasks.eachDue('issue-invoices', { due: invoiceDue(since), most: AT_ONCE }, ({ id }) =>
    issueInvoice({ app, database, by: null }, id),
  );
}

/**
 * Issues what is due: invoices of what was paid or delivered lately, credit notes of what was given back, or cancelled, after it. One
 * that fails stops no other.
 */
export async function issueDue(shop: Shop): Promise<void> {
  const { app, database } = shop;
  const clerk = { app, database, by: null };
  await issueInvoices(shop, LATELY);
  for (const kind of ['refund', 'return'] as const) {
    const { task, reason } = CREDITS[kind];
    await app.tasks.eachDue<Credit>(task, { due: creditDue(kind), most: AT_ONCE }, ({ id, orderId, amount }) =>
      database.transaction((transaction) =>
        issueCredit(transaction, clerk, { orderId, source: `${kind}:${id}`, amount, reason }),
      ),
    );
  }
  await app.tasks.eachDue('issue-cancelled-credits', { due: cancelledDue, most: AT_ONCE }, ({ id }) =>
    database.transaction((transaction) =>
      issueCredit(transaction, clerk, {
        orderId: id,
        source: `cancelled:${id}`,
        amount: 'all',
        reason: 'Commande annulée',
      }),
    ),
  );
}

/** Issues the invoices that `issueDue` missed, however long ago (R2022). */
export const issueMissed = (shop: Shop): Promise<void> => issueInvoices(shop, EVER);
