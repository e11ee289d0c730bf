import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { frenchText } from '../french-text.ts';

const money = (name: string) => numeric(name, { precision: 14, scale: 2 }).notNull();

/**
 * Orders and their revenue by day and other dimensions, so that statistics do not read every order.
 * `statistics/fold-sales.ts` computes them from the orders, and folds the deltas into them. A dimension is blank where it is
 * not counted separately.
 */
export const salesSums = pgTable(
  'sales_sums',
  {
    dimension: text('dimension').notNull(),
    day: date('day').notNull(),
    status: text('status').notNull(),
    country: text('country').notNull(),
    payment: text('payment').notNull(),
    delivery: text('delivery').notNull(),
    value: text('value').notNull(),
    orders: integer('orders').notNull(),
    revenue: money('revenue'),
    /** Pieces, of the sums by product alone. */
    quantity: integer('quantity').notNull().default(0),
  },
  ({ dimension, day, status, country, payment, delivery, value }) => [
    primaryKey({ columns: [dimension, day, status, country, payment, delivery, value] }),
  ],
);

/**
 * What the sums do not hold yet: an order that came (1), or as it was before a change (-1) and after it (1). Only ever
 * added to (`note_sale` in the migrations), so that no order waits for another.
 */
export const salesDeltas = pgTable('sales_deltas', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  sign: smallint('sign').notNull(),
  orderId: uuid('order_id').notNull(),
  phone: frenchText('phone').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  status: text('status').notNull(),
  country: text('country'),
  city: text('city'),
  paymentMethod: text('payment_method').notNull(),
  deliveryType: text('delivery_type').notNull(),
  codeInfluenceur: text('code_influenceur'),
  totalPrice: money('total_price'),
});

/**
 * Every customer, by phone number, with their first order that counts and the months of their orders, each a number that
 * grows by one each month. Stored as the sums are; texts are compared as those of orders.
 */
export const salesCustomers = pgTable(
  'sales_customers',
  {
    phone: frenchText('phone').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    status: frenchText('status').notNull(),
    country: frenchText('country'),
    city: frenchText('city'),
    paymentMethod: frenchText('payment_method').notNull(),
    deliveryType: frenchText('delivery_type').notNull(),
    totalPrice: money('total_price'),
    months: integer('months').array().notNull(),
  },
  ({ createdAt }) => [index('sales_customers_first').on(createdAt)],
);

/**
 * Changes beyond the deltas: while rows of `what` do not cancel out, its sums are rebuilt before use. Those of `products`
 * record a brand or a category that a product lost (-1) or got (1), by `note_product_group` in the migrations. Putting it
 * back cancels out; a row without a product never does.
 */
export const salesStale = pgTable('sales_stale', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  what: text('what').notNull(),
  productId: uuid('product_id'),
  groupId: uuid('group_id'),
  sign: smallint('sign').notNull().default(1),
});

/**
 * When the sums of `orders`, those of `lines` by product, those by `products`' groups and the `customers` were last made of
 * all orders, and in which time zone. `control`, of `lines`: what the orders came to that they hold.
 */
export const salesMade = pgTable('sales_made', {
  what: text('what').primaryKey(),
  zone: text('zone').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
  control: text('control'),
});
