import { type Destination, deliveryRate } from '@karite/shared/delivery';
import { CART_DISCOUNT, deliveryFee, isOnPromo, salePrice, subtotalOf } from '@karite/shared/pricing';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Check, Finding } from './finding.ts';

/** Orders read at a time: what the check holds in memory, however many there are. */
const BATCH = 5_000;
/** With more lines than this, the sets of lines on promotion are too many to try. */
const MOST_TRIED_LINES = 12;

type Line = [price: number, quantity: number];
/** `rate`: what its destination cost when it was placed; orders from before it was kept were priced by the constants. */
type Money = Destination & {
  id: string;
  subtotal: number;
  discount: number;
  rate: number | null;
  fee: number;
  total: number;
  lines: Line[];
};

/**
 * Whether a discount follows from the lines. Which of them were on promotion is not kept, so it must be what the rule
 * gives for some set of them.
 */
function isPossibleDiscount(discount: number, subtotal: number, lines: Line[]): boolean {
  if (subtotal < CART_DISCOUNT.from) return discount === 0;
  const percentOf = (centimes: number) => Math.round((centimes * CART_DISCOUNT.percent) / 10_000);
  const amounts = lines.map(([price, quantity]) => Math.round(price * 100) * quantity);
  if (lines.length > MOST_TRIED_LINES)
    return Number.isInteger(discount) && discount >= 0 && discount <= percentOf(subtotal * 100);
  const sums = new Set([0]);
  for (const amount of amounts) for (const sum of [...sums]) sums.add(sum + amount);
  return [...sums].some((sum) => percentOf(sum) === discount);
}

/** What is wrong with the amounts of an order, judged by the rules that priced it; `null` when nothing is. */
function problemOf({ subtotal, discount, rate, fee, total, lines, ...delivery }: Money): string | null {
  const priced = lines.map(([price, quantity]) => ({ price, quantity, isOnPromo: false }));
  if (subtotalOf(priced) !== subtotal) return `the subtotal is not the sum of the lines`;
  if (!isPossibleDiscount(discount, subtotal, lines)) return 'no rule gives this discount';
  const afterDiscount = (Math.round(subtotal * 100) - discount * 100) / 100;
  if (deliveryFee(afterDiscount, rate ?? deliveryRate(delivery)) !== fee)
    return 'the delivery fee is not what the rule gives';
  if (Math.round(afterDiscount + fee) !== total) return 'the total is not subtotal − discount + fee';
  return null;
}

async function readBatch(database: Executor, after: string): Promise<Money[]> {
  const found = await database.execute<Money>(sql`
    select it.id, delivery_type as type, country, subtotal::float8 as subtotal, discount::float8 as discount,
      delivery_rate::float8 as rate, fee::float8 as fee, total_price::float8 as total,
      (select coalesce(json_agg(json_build_array(price, quantity)), '[]') from orders_items where orders_id = it.id) as lines
    from (select * from orders where id > ${after} order by id limit ${BATCH}) it order by it.id`);
  return found.rows;
}

/** Every order's amounts, computed again by the shop's own rules, and every product's sale price (I3). */
export const checkMoney: Check = async (database) => {
  const findings: Finding[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await readBatch(database, after);
    for (const order of batch) {
      const problem = problemOf(order);
      if (problem) findings.push({ invariant: 'I3', id: order.id, problem });
    }
    if (batch.length < BATCH) break;
    after = batch.at(-1)!.id;
  }
  const products = await database.execute<{
    id: string;
    price: number;
    badge: string | null;
    sale: number;
    promo: boolean;
  }>(sql`select id, price::float8 as price, badge, sale_price::float8 as sale, is_on_promo as promo from products`);
  for (const product of products.rows)
    if (salePrice(product) !== product.sale || isOnPromo(product) !== product.promo)
      findings.push({ invariant: 'I3', id: product.id, problem: 'the stored sale price is not what the rule gives' });
  return findings;
};
