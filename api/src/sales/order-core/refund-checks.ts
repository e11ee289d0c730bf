import { MONEY_DECIMALS } from '@karite/shared/locale';
import { CURRENCIES, unitOf } from '@karite/shared/payments';
import { type SQL, sql } from 'drizzle-orm';
import { type Check, type Finding, MOST_FINDINGS } from '../../engine/finding.ts';
import { moneyOfOrders, type OrderMoney } from './order-money.ts';

/** Orders judged at a time. */
const BATCH = 1_000;

/** The smallest unit of a refund's money. */
const UNIT = sql`(case refund.currency ${sql.join(
  CURRENCIES.map((currency) => sql`when ${currency} then ${unitOf(currency)}::numeric `),
)} end)`;

const QUESTIONS: { problem: string; rows: SQL }[] = [
  {
    problem: 'a refund of nothing, or of a part of its money’s smallest unit',
    rows: sql`
      select refund.id::text from refunds refund join payments payment on payment.id = refund.payment_id
      where refund.amount <= 0 or (payment.paid_amount % ${UNIT} = 0 and refund.amount % ${UNIT} <> 0)`,
  },
  {
    problem: 'a return that gave more than was paid for its articles and the delivery',
    rows: sql`
      select it.id::text from returns it join orders on orders.id = it.order_id
      where it.status = 'refunded' and it.refund_id is null and it.refunded > it.amount + round(orders.fee, ${MONEY_DECIMALS}::int)`,
  },
  {
    problem: 'a payment that was accepted as whole though refunds had left too little of it',
    rows: sql`
      select payment.id::text from payments payment join audit on audit.resource = 'payments' and audit.record_id = payment.id
        and audit.after ->> 'status' = 'paid' and audit.before ->> 'status' <> 'paid'
      where payment.settled_by is not null and (
        select coalesce(sum(amount), 0) from refunds
        where payment_id = payment.id and status = 'done' and updated_at < audit.created_at
      ) > greatest(payment.paid_amount - payment.amount, 0)`,
  },
  {
    problem: 'points that an order left after all of it was refunded',
    rows: sql`
      select orders.id::text from orders join "point-movements" movement on movement.order_id = orders.id
      where orders.is_refunded group by orders.id having sum(movement.points) > 0`,
  },
  {
    problem: 'cash of a refund or a return that left the till, which neither says',
    rows: sql`
      select paid.source as id from cash_payouts paid
        left join refunds refund on paid.source = 'refund:' || refund.id and refund.status = 'done' and refund.from_till
        left join returns it on paid.source = 'return:' || it.id and it.status = 'refunded'
      where refund.id is null and it.id is null`,
  },
];

/** Orders of which something went back, or that say so, in the order of their ids. */
const someGiven = (after: string) => sql`
  select id, is_refunded as "isRefunded" from orders
  where id > ${after} and (is_refunded or id in (select order_id from returns where status <> 'refused')
    or id in (select order_id from payments join refunds on payment_id = payments.id where refunds.status <> 'failed'))
  order by id limit ${BATCH}`;

function problemOf(money: OrderMoney | undefined, isRefunded: boolean): string | null {
  if (money?.left.isExceeded) return 'more refunded than was taken, of the order, a line or its delivery';
  return money?.isRefunded === isRefunded
    ? null
    : 'an order that says it was refunded and was not, or the other way round';
}

/**
 * Never more goes back than came in, per order and per line, by returns, refunds and credit notes together; what went back
 * whole says so and left no points (I17).
 */
export const checkRefunds: Check = async (database) => {
  const findings: Finding[] = [];
  for (const { problem, rows } of QUESTIONS) {
    const found = await database.execute<{ id: string }>(sql`${rows} limit ${MOST_FINDINGS}`);
    findings.push(...found.rows.map(({ id }) => ({ invariant: 'I17' as const, id, problem })));
  }
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await database.execute<{ id: string; isRefunded: boolean }>(someGiven(after));
    const money = await moneyOfOrders(
      database,
      rows.map(({ id }) => id),
    );
    for (const { id, isRefunded } of rows) {
      const problem = problemOf(money.get(id), isRefunded);
      if (problem) findings.push({ invariant: 'I17', id, problem });
    }
    if (rows.length < BATCH) return findings;
    after = rows.at(-1)?.id ?? after;
  }
};
