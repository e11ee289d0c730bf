import { exactMoney, roundMoney } from '@karite/shared/money';
import { type OrderStatus, wasPaid } from '@karite/shared/orders';
import { mostOfPayment, type PaidBy, refundedOfOrder } from '@karite/shared/payments';
import { type OrderLedger, type Refundable, refundableOf, type SoldOrder } from '@karite/shared/pricing';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { inShopCurrency } from './currency-sql.ts';

type Refunded = { id: string; status: 'pending' | 'done'; amount: number };
type StoredReturn = {
  amount: number;
  refunded: number | null;
  refundId: string | null;
  items: { productId: string; quantity: number; price: number; amount: number | null }[];
};
type Row = SoldOrder & {
  id: string;
  status: OrderStatus;
  history: { to: OrderStatus }[];
  payment: (PaidBy & { id: string; refunds: Refunded[] }) | null;
  /** What couriers and the till brought, in the shop's currency; `null`: no cash was entered. */
  cash: number | null;
  returns: StoredReturn[];
  invoiced: number;
  credited: number;
};

/** A refund of the payment that paid an order, rounded. `other`: what of it is no return's money. */
export type OrderRefund = {
  id: string;
  status: 'pending' | 'done';
  amount: number;
  other: number;
  isOfReturn: boolean;
};

/** The money of an order: received, refunded and refundable. Amounts in the shop's currency unless documented otherwise. */
export type OrderMoney = {
  taken: number;
  left: Refundable;
  /** What has gone back of it: refunds that are done, and returns that were refunded. */
  refunded: number;
  /** All that was taken has gone back, and no refund of it is still under way. */
  isRefunded: boolean;
  /** The price paid for the articles of refunded returns. */
  returned: number;
  /** Done refunds that are no return's money. */
  otherRefunds: number;
  refunds: readonly OrderRefund[];
  /** The payment that paid it. `left`: what may still be refunded of it, in its own money. */
  payment: { id: string; left: number } | null;
};

const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  exactMoney(list.reduce((total, item) => total + of(item), 0));

/** Returns from before the amount of each line was stored share theirs by price. */
function itemsOf({ items, amount }: StoredReturn) {
  const worth = sum(items, ({ price, quantity }) => price * quantity);
  let [soFar, rounded] = [0, 0];
  return items.map(({ productId, quantity, price, amount: stored }) => {
    soFar += price * quantity;
    const next = worth > 0 ? roundMoney((amount * soFar) / worth) : 0;
    const share = exactMoney(next - rounded);
    rounded = next;
    return { productId, quantity, amount: stored ?? share };
  });
}

/** Each refund as the difference of two rounded sums: together they are what all of them take back. */
function refundsOf({ payment, returns }: Row): OrderRefund[] {
  if (!payment) return [];
  let soFar = 0;
  return payment.refunds.map(({ id, status, amount }) => {
    const before = refundedOfOrder(payment, soFar);
    soFar = exactMoney(soFar + amount);
    const ofOrder = exactMoney(refundedOfOrder(payment, soFar) - before);
    const of = returns.find(({ refundId }) => refundId === id);
    const other = Math.max(0, exactMoney(ofOrder - (of?.refunded ?? 0)));
    return { id, status, amount: ofOrder, other, isOfReturn: of !== undefined };
  });
}

function moneyOf(row: Row): OrderMoney {
  const { payment, cash, totalPrice, returns } = row;
  const taken = payment
    ? totalPrice
    : cash === null
      ? wasPaid(row)
        ? totalPrice
        : 0
      : Math.max(0, Math.min(totalPrice, cash));
  const refunds = refundsOf(row);
  const done = refunds.filter(({ status }) => status === 'done');
  const ledger = (of: readonly OrderRefund[]): OrderLedger => ({
    taken,
    returns: returns.map((it) => ({ items: itemsOf(it), refunded: it.refunded, isRefund: it.refundId !== null })),
    refunds: sum(of, ({ amount }) => amount),
    invoiced: row.invoiced,
    credited: row.credited,
  });
  const left = refundableOf(row, ledger(refunds));
  const refunded = exactMoney(taken - refundableOf(row, ledger(done)).order);
  return {
    taken,
    left,
    refunded,
    isRefunded: taken > 0 && refunded === taken,
    returned: sum(returns, ({ amount, refunded }) => (refunded === null ? 0 : amount)),
    otherRefunds: sum(done, ({ other }) => other),
    refunds,
    payment: payment && {
      id: payment.id,
      left: mostOfPayment(
        payment,
        sum(payment.refunds, ({ amount }) => amount),
        left.order,
      ),
    },
  };
}

/**
 * What can still be refunded of some orders (R2080), by their ids. A refund holds the order's lock, so that of two at once
 * the second sees the first.
 */
export async function moneyOfOrders(executor: Executor, ids: readonly string[]): Promise<Map<string, OrderMoney>> {
  const found = await executor.execute<Row>(sql`
    select it.id, it.status, it.subtotal::float8 as subtotal, it.discount::float8 as discount, it.fee::float8 as fee,
      it.total_price::float8 as "totalPrice",
      (select coalesce(json_agg(json_build_object('productId', product_id, 'price', price, 'quantity', quantity, 'discount', discount)
        order by position), '[]') from orders_items where orders_id = it.id) as items,
      (select coalesce(json_agg(json_build_object('to', "to") order by position), '[]')
        from orders_history where orders_id = it.id) as history,
      (select json_build_object('id', payment.id, 'amount', payment.amount, 'paidAmount', payment.paid_amount,
          'orderAmount', payment.order_amount, 'currency', payment.currency, 'refunds', (
            select coalesce(json_agg(json_build_object('id', id, 'status', status, 'amount', amount)
              order by status = 'done' desc, updated_at, id), '[]')
            from refunds where payment_id = payment.id and status <> 'failed'))
        from payments payment
        where payment.order_id = it.id and payment.transaction_id = it.transaction_id and payment.verified_at is not null
        limit 1) as payment,
      (select sum(${inShopCurrency(sql`received`, sql`currency`, sql`rate`)})::float8
        from "cash-receipts" where order_id = it.id and status = 'received') as cash,
      (select coalesce(json_agg(json_build_object('amount', amount, 'refundId', refund_id,
          'refunded', case when status = 'refunded' then coalesce(refunded, 0) end, 'items', (
            select coalesce(json_agg(json_build_object('productId', product_id, 'quantity', quantity, 'price', price, 'amount', line.amount)
              order by position), '[]') from returns_items line where returns_id = returns.id))
          order by created_at, id), '[]')
        from returns where order_id = it.id and status <> 'refused') as returns,
      (select coalesce(sum(total), 0)::float8 from invoices where order_id = it.id and kind = 'invoice') as invoiced,
      (select coalesce(sum(total), 0)::float8 from invoices where order_id = it.id and kind = 'credit-note') as credited
    from orders it where it.id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(found.rows.map((row) => [row.id, moneyOf(row)]));
}

/** The same of one order that is there. */
export async function moneyOfOrder(executor: Executor, id: string): Promise<OrderMoney> {
  const money = (await moneyOfOrders(executor, [id])).get(id);
  if (!money) throw new Error(`orders ${id}: locked, and not there`);
  return money;
}
