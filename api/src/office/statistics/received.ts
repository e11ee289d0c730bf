import { exactMoney } from '@karite/shared/money';
import type { Days } from '@karite/shared/statistics';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { inShopCurrency } from '../../sales/order-core/currency-sql.ts';
import { beginOf } from './facts.ts';

/** What came in and what went back, in the shop's currency. `net`: the difference. */
export type Received = { received: number; refunded: number; net: number };

/**
 * The money of some days, or of all time: cash that was entered and payments that were verified, and what was refunded of
 * both. Payments by a test are left out (R408). The accounting journal has the same entries.
 */
export async function receivedIn(executor: Executor, days: Days | null, zone: string): Promise<Received> {
  const within = (moment: SQL) =>
    days
      ? sql`and ${moment} >= ${beginOf(sql`${days.from}`, zone)} and ${moment} < ${beginOf(sql`${days.to}::date + 1`, zone)}`
      : sql``;
  const sums = firstRow(
    await executor.execute<{ received: number; refunded: number }>(sql`
      select (
          select coalesce(sum(${inShopCurrency(sql`it.received`, sql`it.currency`, sql`it.rate`)}), 0)
          from "cash-receipts" it where it.status = 'received' ${within(sql`it.settled_at`)}
        )::float8 + (
          select coalesce(sum(${inShopCurrency(sql`it.paid_amount`, sql`coalesce(it.paid_currency, it.currency)`, sql`it.rate`)}), 0)
          from payments it
          where not it.is_test and it.paid_amount > 0 and it.status in ('paid', 'overpaid', 'underpaid', 'late', 'refunded')
            ${within(sql`it.verified_at`)}
        )::float8 as received, (
          select coalesce(sum(${inShopCurrency(sql`it.amount`, sql`it.currency`, sql`paid.rate`)}), 0)
          from refunds it join payments paid on paid.id = it.payment_id
          where it.status = 'done' and not paid.is_test ${within(sql`it.updated_at`)}
        )::float8 + (
          select coalesce(sum(it.refunded), 0) from returns it join orders on orders.id = it.order_id
          where it.status = 'refunded' and it.refund_id is null and not orders.is_test ${within(sql`it.settled_at`)}
        )::float8 as refunded`),
  );
  return { ...sums, net: exactMoney(sums.received - sums.refunded) };
}
