import { sql } from 'drizzle-orm';
import { type Check, type Finding, MOST_FINDINGS } from './finding.ts';

const PROBLEMS = {
  below: 'less than nothing is left',
  sum: 'what is left is not what its movements come to',
  switched: 'in stock, or not, against what is left',
} as const;

/** Of each counted product: never below zero, what its movements come to, and `inStock` as that says (I8). */
export const checkStock: Check = async (database) => {
  const { rows } = await database.execute<{ id: string; problem: keyof typeof PROBLEMS }>(sql`
    select id, problem from (
      select it.id::text as id, case
        when it.quantity < 0 then 'below'
        when it.quantity <> (select coalesce(sum(change), 0) from "stock-movements" where stock_id = it.id) then 'sum'
        when product.in_stock <> (it.quantity > 0) then 'switched' end as problem
      from stocks it join products product on product.id = it.product_id) looked
    where problem is not null limit ${MOST_FINDINGS}`);
  return rows.map(({ id, problem }): Finding => ({ invariant: 'I8', id, problem: PROBLEMS[problem] }));
};
