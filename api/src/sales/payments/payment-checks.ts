import { CURRENCY_CODES } from '@karite/shared/locale';
import { type SQL, sql } from 'drizzle-orm';
import { type Check, type Finding, MOST_FINDINGS } from '../../engine/finding.ts';

/** Payments that count as having paid their order; money that went back afterwards had paid it all the same. */
const COUNTS = sql`payment.status in ('paid', 'refunded')`;
/** Nobody accepted it by hand: it must be exactly what was requested. */
const BY_ITSELF = sql`payment.status = 'paid' and payment.settled_by is null`;

const QUESTIONS: { problem: string; rows: SQL }[] = [
  {
    problem: 'one transaction of a provider for two payments',
    rows: sql`
      select transaction_id as id from payments where transaction_id is not null
      group by provider, transaction_id having count(*) > 1`,
  },
  {
    problem: 'a payment that counts and that its provider never confirmed, or without a transaction',
    rows: sql`
      select payment.id::text from payments payment
      where ${COUNTS} and (payment.verified_at is null or payment.transaction_id is null)`,
  },
  {
    problem: 'a payment that counts, of another amount or in another currency than was requested',
    rows: sql`
      select payment.id::text from payments payment
      where ${BY_ITSELF} and (payment.paid_amount is distinct from payment.amount or payment.paid_currency is distinct from payment.currency)`,
  },
  {
    problem: "a payment that counts, of another amount than its order's total",
    rows: sql`
      select payment.id::text from payments payment join orders on orders.id = payment.order_id
      where ${BY_ITSELF} and (payment.order_amount <> orders.total_price
        or (payment.currency in ${CURRENCY_CODES} and payment.amount <> payment.order_amount))`,
  },
  {
    problem: 'an order that two payments have paid',
    rows: sql`select order_id::text as id from payments where status = 'paid' group by order_id having count(*) > 1`,
  },
  {
    problem: 'a payment that counts, and an order that was never marked as paid',
    rows: sql`
      select payment.id::text from payments payment
      where ${COUNTS} and payment.settled_by is null
        and not exists (select from orders_history where orders_id = payment.order_id and "to" = 'paid')`,
  },
  {
    problem:
      'an order that was marked as paid online by nobody, without a payment that counts, though something was to pay',
    rows: sql`
      select orders.id::text from orders
      where payment_method = 'en-ligne' and total_price > 0
        and exists (select from orders_history where orders_id = orders.id and "to" = 'paid' and by is null)
        and not exists (select from payments payment where payment.order_id = orders.id and ${COUNTS})`,
  },
  {
    problem: 'a payment of an order that had nothing to pay',
    rows: sql`
      select payment.id::text from payments payment join orders on orders.id = payment.order_id where orders.total_price = 0`,
  },
  {
    problem: 'an order that was said to have nothing to pay, and had',
    rows: sql`
      select orders.id::text from orders join orders_history step on step.orders_id = orders.id
      where orders.total_price > 0 and step."to" = 'paid' and step.note = 'Rien à payer' and step.by is null`,
  },
  {
    problem: 'an order with a transaction that none of its payments has',
    rows: sql`
      select orders.id::text from orders
      where transaction_id is not null and not exists (
        select from payments payment
        where payment.order_id = orders.id and payment.transaction_id = orders.transaction_id and ${COUNTS})`,
  },
  {
    problem:
      'money that came otherwise than requested and that counts, though nobody verified, accepted or explained it',
    rows: sql`
      select payment.id::text from payments payment
      where payment.status = 'paid' and payment.settled_by is not null and (payment.verified_at is null or payment.note is null)`,
  },
  {
    problem: 'an order that was paid online by a payment, and whose status no payment, cash or administrator led to',
    rows: sql`
      select orders.id::text from orders
      where payment_method = 'en-ligne' and total_price > 0 and status in ('paid', 'shipped', 'completed') and transaction_id is null
        and not exists (select from orders_history where orders_id = orders.id and "to" in ('paid', 'shipped', 'completed') and by is not null)`,
  },
  {
    problem: 'more refunded than came in, or in another currency, or of money that nobody verified',
    rows: sql`
      select payment.id::text from payments payment join refunds refund on refund.payment_id = payment.id and refund.status <> 'failed'
      group by payment.id
      having sum(refund.amount) > coalesce(payment.paid_amount, 0) or bool_or(refund.currency <> payment.currency)
        or payment.verified_at is null or payment.transaction_id is null`,
  },
  {
    problem: 'a payment that counts as refunded and was not whole, or the other way round',
    rows: sql`
      select payment.id::text from payments payment left join refunds refund on refund.payment_id = payment.id and refund.status = 'done'
      where payment.verified_at is not null and payment.paid_amount > 0
      group by payment.id
      having (payment.status = 'refunded') <> (coalesce(sum(refund.amount), 0) >= payment.paid_amount)`,
  },
  {
    problem: 'play money that counts as real, or real money that counts as play',
    rows: sql`
      select payment.id::text from payments payment join orders on orders.id = payment.order_id
      where payment.status = 'paid' and payment.is_test <> orders.is_test`,
  },
];

/** What is paid online is paid by one verified transaction, of the amount and currency that were requested; what costs nothing, by none (I7). */
export const checkPayments: Check = async (database) => {
  const findings: Finding[] = [];
  for (const { problem, rows } of QUESTIONS) {
    const found = await database.execute<{ id: string }>(sql`${rows} limit ${MOST_FINDINGS}`);
    findings.push(...found.rows.map(({ id }) => ({ invariant: 'I7' as const, id, problem })));
  }
  return findings;
};
