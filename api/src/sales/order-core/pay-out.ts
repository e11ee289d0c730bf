import { type Currency, floorToUnit, RATE_BASE, shopCurrencyIn } from '@karite/shared/payments';
import type { Order } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

/** What goes out of the shop's till; `source` names it once and for all. */
type Payout = { source: `refund:${string}` | `return:${string}`; amount: number; currency: Currency };

/** Enters cash that the till refunded (R2085); the same source again changes nothing. */
export async function payOut(
  transaction: Executor,
  orderId: string,
  { source, amount, currency }: Payout,
): Promise<void> {
  if (amount <= 0) return;
  await transaction.execute(sql`
    insert into cash_payouts (source, order_id, currency, amount) values (${source}, ${orderId}, ${currency}, ${amount})
    on conflict (source) do nothing`);
}

/**
 * A return that was noted as given from the till is the money of a refund after all: it went out once. What is in a
 * closing stays there; returns whether it does.
 */
export async function takeBackPayout(transaction: Executor, source: Payout['source']): Promise<boolean> {
  await transaction.execute(sql`delete from cash_payouts where source = ${source} and closing_id is null`);
  const closed = await transaction.execute(sql`select 1 from cash_payouts where source = ${source}`);
  return closed.rows.length > 0;
}

/**
 * What an amount of an order comes to in the money that its cash was taken in: the shop's in its country, or the other money
 * at the rate of then. `isAll`: nothing is left of the order, so that exactly the rest of that money goes back.
 */
export async function cashToGive(
  transaction: Executor,
  { id, country }: Pick<Order, 'id' | 'country'>,
  amount: number,
  isAll: boolean,
): Promise<{ amount: number; currency: Currency }> {
  const found = await transaction.execute<{ currency: Currency; rate: number | null; left: number }>(sql`
    select currency, rate::float8 as rate, (received - (
      select coalesce(sum(amount), 0) from cash_payouts paid where paid.order_id = it.order_id and paid.currency = it.currency))::float8 as left
    from "cash-receipts" it where order_id = ${id} and status = 'received' limit 1`);
  const [taken] = found.rows;
  if (!taken?.rate) return { amount, currency: taken?.currency ?? shopCurrencyIn(country) };
  const { currency, rate, left } = taken;
  return { currency, amount: isAll ? left : Math.min(left, floorToUnit((amount * rate) / RATE_BASE, currency)) };
}
