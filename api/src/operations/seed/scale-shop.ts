import { reviews } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { rollupFills } from '../../engine/rollup/rollup-sql.ts';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { copyRows } from './copy-rows.ts';
import { type Progress, partOf } from './progress.ts';
import { withoutIndexes } from './without-indexes.ts';

const GROWN = [
  'products',
  'products_images',
  'products_categories',
  'products_skin_types',
  'products_hair_types',
  'users',
  'orders',
  'orders_items',
  'orders_history',
  'payments',
];

/** How much a shop is grown to. */
export type Scale = { orders: number; products: number; customers: number };

/** Reads `scale:ORDERS`, with a tenth as many products and half as many customers, or `scale:ORDERS:PRODUCTS:CUSTOMERS`. */
export function scaleOf(seed: string): Scale {
  const [orders = 0, products = Math.ceil(orders / 10), customers = Math.ceil(orders / 2)] = seed
    .split(':')
    .slice(1)
    .map(Number);
  return { orders, products, customers };
}

/**
 * Grows the demo shop to so many orders, products and customers, by copying what is there, batch by batch, in one transaction. Copies keep their prices and totals, so the money rules hold without being
 * written again in SQL.
 */
export async function scaleShop(
  transaction: Executor,
  { orders, products, customers }: Scale,
  progress: Progress = () => undefined,
): Promise<void> {
  const grow = async () => {
    await copyProducts(transaction, products, partOf(progress, 0, 0.1));
    progress(0.1, `${customers} customers`);
    await copyCustomers(transaction, customers);
    await copyOrders(transaction, orders, partOf(progress, 0.12, 0.45));
    progress(0.45, 'figures of reviews');
    // Nobody has reviewed a copy: it has the figures that were typed.
    for (const fill of rollupFills(reviews)) await transaction.execute(fill);
  };
  await withoutIndexes(transaction, GROWN, grow, partOf(progress, 0.46, 1));
}

/** Makes a table of copies to be made, which ends with the transaction; answers how many they are. */
async function planCopies(database: Executor, copies: string, plan: SQL): Promise<number> {
  const name = sql.identifier(copies);
  await database.execute(sql`create temporary table ${name} on commit drop as ${plan}`);
  await database.execute(sql`create index on ${name} (number)`);
  await database.execute(sql`analyze ${name}`);
  return firstRow(await database.execute<{ count: number }>(sql`select count(*)::int as count from ${name}`)).count;
}

/** `copy_id, original_id, number` of the copies that are lacking, counted from 1: each original in its turn. */
const turns = (table: string, wanted: number): SQL => sql`
  select gen_random_uuid() as copy_id, original.id as original_id, number
  from (select id, row_number() over (order by id) as rank from ${sql.identifier(table)}) original
  join generate_series(1, greatest(0, ${wanted} - (select count(*)::int from ${sql.identifier(table)}))) number
    on number % (select count(*) from ${sql.identifier(table)}) = original.rank - 1`;

async function copyProducts(database: Executor, wanted: number, progress: Progress): Promise<void> {
  const copies = 'product_copies';
  const count = await planCopies(database, copies, turns('products', wanted));
  const at = sql`it.created_at - make_interval(mins => number)`;
  const mine = { products_id: sql`copy_id` };
  await copyRows(database, {
    copies,
    count,
    parts: [
      {
        table: 'products',
        by: 'id',
        set: {
          id: sql`copy_id`,
          name: sql`it.name || ' n° ' || number`,
          barcode: sql`null`,
          // A copy of a shade is a product by itself, and nobody's variant.
          variant_of_id: sql`null`,
          variants: sql`0`,
          variants_in_stock: sql`0`,
          variant_names: sql`null`,
          swatches: sql`null`,
          least_variant_price: sql`null`,
          most_variant_price: sql`null`,
          from_price: sql`it.sale_price`,
          is_available: sql`it.in_stock`,
          created_at: at,
          updated_at: at,
        },
      },
      { table: 'products_images', by: 'products_id', set: mine },
      { table: 'products_categories', by: 'products_id', set: mine },
      { table: 'products_skin_types', by: 'products_id', set: mine },
      { table: 'products_hair_types', by: 'products_id', set: mine },
    ],
    onProgress: (done) => progress(done / count, `${done} of ${count} products`),
  });
}

const copyCustomers = (database: Executor, wanted: number) =>
  database.execute(sql`
    insert into users (email, role, is_active, password_hash, created_at, updated_at)
    select 'client' || number || '@example.com', 'user', true, (select password_hash from users limit 1),
      now() - make_interval(mins => number), now() - make_interval(mins => number)
    from generate_series(1, greatest(0, ${wanted} - (select count(*)::int from users))) number`);

async function copyOrders(database: Executor, wanted: number, progress: Progress): Promise<void> {
  const copies = 'order_copies';
  // Drawn all in one statement, two numbers would be the same: here each is another, and none of an order's that is there.
  const count = await planCopies(
    database,
    copies,
    sql`
      with copies as (${turns('orders', wanted)}), drawn as materialized (
        select order_number_text(n::bigint * 48271 % 113379904) as text
        from generate_series(1, ${wanted} + (select count(*)::int from orders)) n
      ), numbers as (
        select row_number() over () as number, text from drawn where text not in (select short_number from orders)
      ), customers as (select id as customer_id, row_number() over (order by id) as rank from users)
      select copies.*, text, customer_id, rank as customer_rank from copies join numbers using (number)
      join customers on rank = 1 + number % (select count(*) from users)`,
  );
  const earlier = (column: SQL) => sql`${column} - make_interval(secs => number)`;
  const mine = { orders_id: sql`copy_id` };
  await copyRows(database, {
    copies,
    count,
    parts: [
      {
        table: 'orders',
        by: 'id',
        set: {
          id: sql`copy_id`,
          order_id: sql`'ORDER_' || (extract(epoch from it.created_at) * 1000)::bigint - number || '_copie' || number`,
          short_number: sql`copy.text`,
          transaction_id: sql`it.transaction_id || '-' || number`,
          user_id: sql`case when it.user_id is not null then copy.customer_id end`,
          // A number of the customer's own, as long as the original's.
          phone: sql`left(it.phone, -7) || lpad(copy.customer_rank::text, 7, '0')`,
          created_at: earlier(sql`it.created_at`),
          updated_at: earlier(sql`it.updated_at`),
          waits_since: earlier(sql`it.waits_since`),
        },
      },
      { table: 'orders_items', by: 'orders_id', set: mine },
      { table: 'orders_history', by: 'orders_id', set: { ...mine, at: earlier(sql`it.at`) } },
      {
        table: 'payments',
        by: 'order_id',
        set: {
          order_id: sql`copy_id`,
          transaction_id: sql`it.transaction_id || '-' || number`,
          verified_at: earlier(sql`it.verified_at`),
          created_at: earlier(sql`it.created_at`),
          updated_at: earlier(sql`it.updated_at`),
        },
      },
    ],
    onProgress: (done) => progress(done / count, `${done} of ${count} orders`),
  });
}
