import { MAX_ORDER_LINES, MAX_QUANTITY, ORDER_STATUSES } from '@karite/shared/orders';
import { type SQL, sql } from 'drizzle-orm';
import { checkOf } from '../../engine/finding.ts';

/** A query that returns violations as rows: `id` names the record. */
type Question = { invariant: string; problem: string; rows: SQL };

const STATUSES = sql.join(
  ORDER_STATUSES.map((status) => sql`${status}`),
  sql`, `,
);

const QUESTIONS: Question[] = [
  {
    invariant: 'I2',
    problem: 'two orders have this number',
    rows: sql`select order_id as id from orders group by order_id having count(*) > 1`,
  },
  {
    invariant: 'I4',
    problem: 'an order without lines, with too many, or with a gap in them',
    rows: sql`
      select orders.id from orders left join orders_items line on line.orders_id = orders.id group by orders.id
      having count(line.id) not between 1 and ${MAX_ORDER_LINES}
        or count(distinct line.position) <> count(line.id) or max(line.position) <> count(line.id) - 1 or min(line.position) <> 0`,
  },
  {
    invariant: 'I4',
    problem: 'a line without name, without price, or with an impossible quantity',
    rows: sql`
      select orders_id as id from orders_items
      where name = '' or product_id = '' or price < 0 or quantity not between 1 and ${MAX_QUANTITY}`,
  },
  {
    invariant: 'I5',
    problem: 'a status that does not exist',
    rows: sql`select id from orders where status not in (${STATUSES})`,
  },
  {
    invariant: 'I5',
    problem: 'the history does not begin with the order, or does not lead to its status step by step',
    rows: sql`
      with step as (
        select orders_id, "from", "to", position,
          lag("to") over life as before, row_number() over life - 1 as rank, lead(position) over life is null as is_last
        from orders_history window life as (partition by orders_id order by position, at)
      )
      select orders.id from orders left join step on step.orders_id = orders.id group by orders.id, orders.status
      having coalesce(bool_or(step.position <> step.rank or step."from" is distinct from step.before), true)
        or max(step."to") filter (where step.is_last) is distinct from orders.status`,
  },
  {
    invariant: 'I7',
    problem: 'one transaction of the payment provider for two orders',
    rows: sql`
      select transaction_id as id from orders where transaction_id is not null group by transaction_id having count(*) > 1`,
  },
];

/** What holds of orders, their lines and their history (I2, I4, I5, I7). */
export const checkOrders = checkOf(QUESTIONS);
