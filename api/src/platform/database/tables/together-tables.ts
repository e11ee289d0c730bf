import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { now } from './moment-columns.ts';

/** Products that orders of the last months have together, and how many have (catalogue/bought-together.ts rebuilds it). */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: uuid('product_id').notNull(),
    otherId: uuid('other_id').notNull(),
    orders: integer('orders').notNull(),
    madeAt: now('made_at'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.otherId] })],
);
