import { invoices, orders, refunds, returns } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { defineTask, EVERY_MINUTE, hourly, type IsIncluded, type Shop } from '../../platform/tasks/define-task.ts';
import { isFree, isQueued } from '../../platform/tasks/job-states.ts';
import { HAS_REST, REFUND_CREDITS, RETURN_CREDITS } from '../order-core/credit-due.ts';
import { certify, type Due } from './certify.ts';
import { RETURN_REASON } from './credit-return.ts';
import { issueCredit, issueInvoice } from './issue.ts';

/** How far back the task of each minute searches, in days. */
const LATELY = sql`now() - interval '2 days'`;
/**
 * The same of the task of each hour, which misses no order that was paid while the shop was off (R2022): a shop invoices from
 * shortly before its first invoice on. An order from before gets its own when somebody requests it.
 */
const EVER = sql`(select least(min(issued_at), now()) from invoices) - interval '2 days'`;
export const ISSUE = 'issue-invoices';

/** Orders that were paid or delivered and have no invoice yet, under a condition. */
const withoutInvoice = (and: SQL) => sql`
  select orders.id from orders
  where status in ('paid', 'completed') and ${and} and not exists (select from invoices where source = 'order:' || orders.id)
  order by created_at`;

const paidSince = (since: SQL) =>
  sql`id in (select orders_id from orders_history where at > ${since} and "to" in ('paid', 'completed'))`;

const issue = ({ app, database }: Shop, { id }: { id: string }) => issueInvoice({ app, database, by: null }, id);

/** Money that was refunded for an order that has an invoice, and that no credit note says yet. */
const creditDue = (kind: 'refund' | 'return', credits: SQL, isIncluded: IsIncluded) => sql`
  select credit.id, credit.order_id as "orderId", credit.amount
  from (${credits}) credit join invoices invoice on invoice.source = 'order:' || credit.order_id
  where not exists (select from invoices note where note.source = ${`${kind}:`} || credit.id) and ${HAS_REST}
    and ${isIncluded(sql`credit.id`)}
  order by credit.at`;

type Credit = { orderId: string; source: string; amount: number | 'all'; reason: string };
const credit = ({ app, database }: Shop, given: Credit) =>
  database.transaction((transaction) => issueCredit(transaction, { app, database, by: null }, given));

export const tasks = [
  defineTask({
    name: ISSUE,
    label: 'Établir la facture',
    resource: orders.name,
    schedule: EVERY_MINUTE,
    most: 100,
    due: (_, isIncluded) =>
      withoutInvoice(
        sql`${isIncluded(sql`orders.id`)} and (${paidSince(LATELY)} or ${isQueued(ISSUE)(sql`orders.id`)})`,
      ),
    open: (_, isIncluded) => withoutInvoice(isIncluded(sql`orders.id`)),
    run: issue,
  }),
  defineTask({
    name: 'issue-missed-invoices',
    label: 'Établir une facture oubliée',
    resource: orders.name,
    schedule: hourly(1),
    most: 100,
    due: (_, isIncluded) =>
      withoutInvoice(sql`${isIncluded(sql`orders.id`)} and ${isFree(ISSUE)(sql`orders.id`)} and ${paidSince(EVER)}`),
    run: issue,
  }),
  defineTask<{ id: string; orderId: string; amount: number }>({
    name: 'issue-refund-credits',
    label: 'Établir l’avoir d’un remboursement',
    resource: refunds.name,
    schedule: EVERY_MINUTE,
    most: 100,
    due: (_, isIncluded) => creditDue('refund', REFUND_CREDITS, isIncluded),
    run: (shop, { id, orderId, amount }) =>
      credit(shop, { orderId, amount, source: `refund:${id}`, reason: 'Remboursement' }),
  }),
  defineTask<{ id: string; orderId: string; amount: number }>({
    name: 'issue-return-credits',
    label: 'Établir l’avoir d’un retour',
    resource: returns.name,
    schedule: EVERY_MINUTE,
    most: 100,
    due: (_, isIncluded) => creditDue('return', RETURN_CREDITS, isIncluded),
    run: (shop, { id, orderId, amount }) =>
      credit(shop, { orderId, amount, source: `return:${id}`, reason: RETURN_REASON }),
  }),
  defineTask({
    name: 'issue-cancelled-credits',
    label: 'Établir l’avoir d’une commande annulée',
    resource: orders.name,
    schedule: EVERY_MINUTE,
    most: 100,
    // Orders that were cancelled after their invoice.
    due: (_, isIncluded) => sql`
      select orders.id from orders join invoices invoice on invoice.source = 'order:' || orders.id
      where orders.status = 'cancelled' and not exists (select from invoices note where note.source = 'cancelled:' || orders.id)
        and ${HAS_REST} and ${isIncluded(sql`orders.id`)}`,
    run: (shop, { id }) =>
      credit(shop, { orderId: id, amount: 'all', source: `cancelled:${id}`, reason: 'Commande annulée' }),
  }),
  defineTask<Due>({
    // Oldest first, outside of any transaction. Tests are never sent.
    name: 'certify-invoices',
    label: 'Faire certifier le document',
    resource: invoices.name,
    schedule: EVERY_MINUTE,
    isOn: ({ certifier }) => certifier !== null,
    most: 20,
    due: (_, isIncluded) => sql`
      select id, document from invoices
      where certification_code is null and not is_test and ${isIncluded(sql`invoices.id`)} order by issued_at`,
    run: ({ app, database }, due) => certify({ app, database }, due),
  }),
];
