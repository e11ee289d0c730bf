import { MONEY_DECIMALS } from '@karite/shared/locale';
import { type SQL, sql } from 'drizzle-orm';

/** As `refundedOfOrder` of shared: of all refunds together, so that those of a whole payment are the order's total. */
const ofOrder = (refunded: SQL): SQL =>
  sql`round(least(payment.amount, greatest(${refunded} - extra, 0)) * payment.order_amount / payment.amount, ${MONEY_DECIMALS}::int)`;

/**
 * What each refund that is done takes back of its order's invoice, rounded, whatever was paid in: `id, order_id, at,
 * amount`. Only money that had paid the order counts: not a payment too many, and not what came above the price. Money of
 * a return that was credited as such is not there again. In the order in which they were done, which never changes.
 */
export const REFUND_CREDITS = sql`
  select * from (
    select refund.id, payment.order_id, refund.updated_at as at,
      (${ofOrder(sql`sum(refund.amount) over done`)} - ${ofOrder(sql`(sum(refund.amount) over done - refund.amount)`)})::float8 as amount
    from refunds refund
      join (select *, greatest(coalesce(paid_amount, amount) - amount, 0) as extra from payments) payment on payment.id = refund.payment_id
      join orders on orders.id = payment.order_id and orders.transaction_id = payment.transaction_id
    where refund.status = 'done' and payment.amount > 0
    window done as (partition by payment.id order by refund.updated_at, refund.id)
  ) credit
  where credit.amount > 0 and not exists (
    select from returns join invoices on source = 'return:' || returns.id where returns.refund_id = credit.id)`;

/** What each return that was settled without a refund of the payment takes back of its order's invoice, in the same shape. */
export const RETURN_CREDITS = sql`
  select id, order_id, settled_at as at, refunded::float8 as amount from returns
  where status = 'refunded' and refund_id is null and refunded > 0`;

/** Whether something of an invoice is left to take back; `invoice` names its row. */
export const HAS_REST = sql`invoice.total > (
  select coalesce(sum(total), 0) from invoices note where note.order_id = invoice.order_id and note.kind = 'credit-note')`;
