import { index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { now } from './moment-columns.ts';

/** Cash that went out of the shop's till as a refund, once for each `source`: `refund:{id}` or `return:{id}` (R2085). */
export const cashPayouts = pgTable(
  'cash_payouts',
  {
    source: text('source').primaryKey(),
    orderId: uuid('order_id').notNull(),
    currency: text('currency').notNull(),
    amount: numeric('amount', { precision: 12, scale: 2 }).notNull(),
    paidAt: now('paid_at'),
    /** The closing that counts it; none yet while the day is open. */
    closingId: uuid('closing_id'),
  },
  (table) => [index('cash_payouts_closing').on(table.closingId), index('cash_payouts_paid_at').on(table.paidAt)],
);
