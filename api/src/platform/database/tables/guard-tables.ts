import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { now } from './moment-columns.ts';

/** Browsers and networks from which an account was signed in to, hashed: guesses from there are counted apart (R910). */
export const signInPlaces = pgTable(
  'sign_in_places',
  { userId: uuid('user_id').notNull(), hash: text('hash').notNull(), seenAt: now('seen_at') },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/**
 * Orders of the shop's own pages that nobody has confirmed (R2070), with the network that each came from. A row goes with the
 * first step of its order; staff's orders have none.
 */
export const orderHolds = pgTable(
  'order_holds',
  { orderId: uuid('order_id').primaryKey(), network: text('network').notNull() },
  (table) => [index('order_holds_network').on(table.network)],
);
