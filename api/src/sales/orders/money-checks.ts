import { type Destination, deliveryRate, FIRST_ZONES } from '@karite/shared/delivery';
import { exactMoney, roundMoney } from '@karite/shared/money';
import type { OfferedLine } from '@karite/shared/offers';
import {
  cartDiscount,
  deliveryFee,
  FIRST_RULES,
  isOnPromo,
  type OrderRules,
  salePrice,
  subtotalOf,
} from '@karite/shared/pricing';
import { sql } from 'drizzle-orm';
import type { Check, Finding } from '../../engine/finding.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Orders read at a time: what the check holds in memory, however many there are. */
const BATCH = 5_000;
/**
 * An order with the rules that priced it. `rate`: what its destination cost when it was placed; orders from before it was
 * stored were priced by the first rules.
 */
type PricedOrder = Destination & {
  id: string;
  rules: OrderRules;
  subtotal: number;
  discount: number;
  rate: number | null;
  fee: number;
  total: number;
  lines: (OfferedLine & { share: number | null })[];
  discounts: { offerId: string | null; kind: string; amount: number }[];
};

/** What is wrong with the amounts of an order, judged by its own rules, not by today's; `null` when nothing is. */
function problemOf({
  subtotal,
  discount,
  rate,
  fee,
  total,
  lines,
  discounts,
  rules,
  ...delivery
}: PricedOrder): string | null {
  if (subtotalOf(lines) !== subtotal) return `the subtotal is not the sum of the lines`;
  const usual = cartDiscount(lines, rules);
  const offered = discounts.some(({ offerId }) => offerId);
  const off = discounts
    .filter(({ kind }) => kind !== 'delivery')
    .reduce((sum, { amount }) => exactMoney(sum + amount), 0);
  if (
    offered
      ? off !== discount || discounts.some(({ offerId, amount }) => !offerId && amount !== usual)
      : usual !== discount
  )
    return 'no rule gives this discount';
  const shares = lines.flatMap(({ share }) => (share === null ? [] : [Math.round(share * 100)]));
  if (shares.length > 0 && shares.reduce((sum, share) => sum + share, 0) !== Math.round(discount * 100))
    return 'the lines do not share the discount';
  const afterDiscount = exactMoney(subtotal - discount);
  const isOffered = discounts.some(({ kind }) => kind === 'delivery');
  const due = deliveryFee(afterDiscount, rate ?? deliveryRate(delivery, FIRST_RULES.homeFee, FIRST_ZONES), rules);
  if (fee !== (isOffered ? 0 : due)) return 'the delivery fee is not what the rule gives';
  if (roundMoney(afterDiscount + fee) !== total) return 'the total is not subtotal − discount + fee';
  return null;
}

async function readBatch(database: Executor, after: string): Promise<PricedOrder[]> {
  const found = await database.execute<PricedOrder>(sql`
    select it.id, delivery_type as type, country, subtotal::float8 as subtotal, discount::float8 as discount,
      delivery_rate::float8 as rate, fee::float8 as fee, total_price::float8 as total,
      json_build_object('freeDeliveryFrom', free_delivery_from, 'discountFrom', discount_from,
        'discountPercent', discount_percent) as rules,
      (select coalesce(json_agg(json_build_object('price', price, 'quantity', quantity, 'isOnPromo', is_on_promo, 'share', discount)), '[]')
        from orders_items where orders_id = it.id) as lines,
      (select coalesce(json_agg(json_build_object('offerId', offer_id, 'kind', kind, 'amount', amount)), '[]')
        from orders_discounts where orders_id = it.id) as discounts
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
    after = batch.at(-1)?.id ?? after;
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
