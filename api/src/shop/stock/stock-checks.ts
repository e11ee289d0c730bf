import { sql } from 'drizzle-orm';
import { type Check, type Finding, MOST_FINDINGS } from '../../engine/finding.ts';

const PROBLEMS = {
  below: 'less than nothing is left',
  sum: 'what is left is not what its movements come to',
  lots: 'its lots have more than there is',
  withheld: 'what can be sold is not what its lots leave',
  switched: 'in stock, or not, against what can be sold',
  lotBelow: 'a lot with less than nothing',
  lotSum: 'what is left of a lot is not what its movements come to',
  oversold: 'an order returned more of a lot than it took',
} as const;

/**
 * Of each counted product: never below zero, what its movements come to, `inStock` as what can be sold says; of its lots the
 * same, and that together they are no more than there is (I8).
 */
export const checkStock: Check = async (database) => {
  const { rows } = await database.execute<{ id: string; problem: keyof typeof PROBLEMS }>(sql`
    select id, problem from (
      select it.id::text as id, case
        when it.quantity < 0 then 'below'
        when it.quantity <> (select coalesce(sum(change), 0) from "stock-movements" where stock_id = it.id) then 'sum'
        when it.quantity < (select coalesce(sum(quantity), 0) from lots where stock_id = it.id) then 'lots'
        when it.available <> it.quantity - (
          select coalesce(sum(quantity), 0) from lots where stock_id = it.id and status <> 'onSale') then 'withheld'
        when product.in_stock <> (it.available > 0) then 'switched' end as problem
      from stocks it join products product on product.id = it.product_id
      union all
      select lot.id::text, case
        when lot.quantity < 0 then 'lotBelow'
        when lot.quantity <> (select coalesce(sum(change), 0) from "stock-movements" where lot_id = lot.id) then 'lotSum' end
      from lots lot
      union all
      select order_id::text, case when sum(change) > 0 then 'oversold' end
      from "stock-movements" where order_id is not null and lot_id is not null group by order_id, lot_id) looked
    where problem is not null limit ${MOST_FINDINGS}`);
  return rows.map(({ id, problem }): Finding => ({ invariant: 'I8', id, problem: PROBLEMS[problem] }));
};
