import { reviews } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { rollupFills } from '../../resource/rollup-sql.ts';
import { copyRows } from './copy-rows.ts';

/**
 * Grows the demo shop to `orderCount` orders, a tenth as many products and half as many customers, by copying what is
 * there with a handful of statements. Copies keep their prices and totals, so the money rules hold without being
 * written again in SQL.
 */
export async function scaleShop(database: Executor, orderCount: number): Promise<void> {
  await copyProducts(database, Math.ceil(orderCount / 10));
  await copyCustomers(database, Math.ceil(orderCount / 2));
  await copyOrders(database, orderCount);
}

async function copyProducts(database: Executor, wanted: number): Promise<void> {
  await database.execute(sql`
    create temporary table product_copies on commit drop as
    select gen_random_uuid() as copy_id, original.id as original_id, number
    from (select id, row_number() over (order by id) as rank, count(*) over () as total from products) original
    join generate_series(1, ${wanted}) number on number % original.total = original.rank - 1
    order by number limit greatest(0, ${wanted} - (select count(*) from products))`);
  const copies = 'product_copies';
  const at = sql`it.created_at - make_interval(mins => number)`;
  const set = { id: sql`copy_id`, name: sql`it.name || ' n° ' || number`, created_at: at, updated_at: at };
  await copyRows(database, 'products', { copies, by: 'id', set });
  for (const part of ['products_images', 'products_categories'])
    await copyRows(database, part, { copies, by: 'products_id', set: { products_id: sql`copy_id` } });
  // Nobody has reviewed a copy: it has the figures that were typed.
  for (const fill of rollupFills(reviews)) await database.execute(fill);
}

const copyCustomers = (database: Executor, wanted: number) =>
  database.execute(sql`
    insert into users (email, role, is_active, password_hash, created_at, updated_at)
    select 'client' || number || '@example.com', 'user', true, (select password_hash from users limit 1),
      now() - make_interval(mins => number), now() - make_interval(mins => number)
    from generate_series(1, greatest(0, ${wanted} - (select count(*)::int from users))) number`);

async function copyOrders(database: Executor, wanted: number): Promise<void> {
  await database.execute(sql`
    create temporary table order_copies on commit drop as
    select gen_random_uuid() as copy_id, original.id as original_id, number
    from (select id, row_number() over (order by id) as rank, count(*) over () as total from orders) original
    join generate_series(1, ${wanted}) number on number % original.total = original.rank - 1
    order by number limit greatest(0, ${wanted} - (select count(*) from orders))`);
  // Drawn all in one statement, two numbers would be the same: here each is another, and none of an order's that is there.
  await database.execute(sql`
    create temporary table number_copies on commit drop as
    select row_number() over () as number, text from (
      select order_number_text(n::bigint * 48271 % 113379904) as text
      from generate_series(1, ${wanted} + (select count(*)::int from orders)) n) free
    where text not in (select short_number from orders)`);
  const copies = 'order_copies';
  const earlier = (column: SQL) => sql`${column} - make_interval(secs => number)`;
  await copyRows(database, 'orders', {
    copies,
    by: 'id',
    set: {
      id: sql`copy_id`,
      order_id: sql`'ORDER_' || (extract(epoch from it.created_at) * 1000)::bigint - number || '_copie' || number`,
      short_number: sql`number_copies.text`,
      transaction_id: sql`it.transaction_id || '-' || number`,
      user_id: sql`customer.id`,
      created_at: earlier(sql`it.created_at`),
      updated_at: earlier(sql`it.updated_at`),
    },
    join: sql`join number_copies using (number)
      left join (select id, row_number() over (order by id) as rank from users) customer
        on it.user_id is not null and customer.rank = 1 + number % (select count(*) from users)`,
  });
  const mine = { orders_id: sql`copy_id` };
  await copyRows(database, 'orders_items', { copies, by: 'orders_id', set: mine });
  await copyRows(database, 'orders_history', { copies, by: 'orders_id', set: { ...mine, at: earlier(sql`it.at`) } });
  await copyRows(database, 'payments', {
    copies,
    by: 'order_id',
    set: {
      order_id: sql`copy_id`,
      transaction_id: sql`it.transaction_id || '-' || number`,
      verified_at: earlier(sql`it.verified_at`),
      created_at: earlier(sql`it.created_at`),
      updated_at: earlier(sql`it.updated_at`),
    },
  });
}
