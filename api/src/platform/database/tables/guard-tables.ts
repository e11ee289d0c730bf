import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { now } from './moment-columns.ts';

/** Browsers and networks from which an account was signed in to, hashed: guesses from there are counted apart (R910). */
export const signInPlaces = pgTable(
  'sign_in_places',
  { userId: uuid('user_id').notNull(), hash: text('hash').notNull(), seenAt: now('seen_at') },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/**
 * The keys of requests that created a record (R1408): by caller, resource and key, hashed, with what was sent, hashed as well.
 * Rows are deleted after thirty days.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    requestHash: text('request_hash').notNull(),
    recordId: uuid('record_id').notNull(),
    createdAt: now('created_at'),
  },
  (table) => [index('idempotency_keys_oldest').on(table.createdAt)],
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
