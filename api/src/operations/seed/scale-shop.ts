import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';

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
  await database.execute(sql`
    insert into products (id, name, price, description, brand_id, badge, in_stock, rating, reviews, is_on_promo, sale_price, created_at, updated_at)
    select copy_id, name || ' n° ' || number, price, description, brand_id, badge, in_stock, rating, reviews, is_on_promo, sale_price,
      created_at - make_interval(mins => number), created_at - make_interval(mins => number)
    from product_copies join products on products.id = original_id`);
  await database.execute(sql`
    insert into products_images (products_id, url, "order")
    select copy_id, url, "order" from product_copies join products_images on products_id = original_id`);
  await database.execute(sql`
    insert into products_categories (products_id, categories_other_id)
    select copy_id, categories_other_id from product_copies join products_categories on products_id = original_id`);
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
  await database.execute(sql`
    with customer as (select id, row_number() over (order by id) as rank from users)
    insert into orders (id, order_id, short_number, transaction_id, total_price, status, nom, prenom, phone, email, code_influenceur, delivery_type,
      address, country, city, payment_method, subtotal, discount, fee, note, user_id, request_hash, created_at, updated_at)
    select copy_id, 'ORDER_' || (extract(epoch from created_at) * 1000)::bigint - number || '_copie' || number,
      text, transaction_id || '-' || number, total_price, status, nom, prenom, phone, email, code_influenceur, delivery_type,
      address, country, city, payment_method, subtotal, discount, fee, note, customer.id, request_hash,
      created_at - make_interval(secs => number), updated_at - make_interval(secs => number)
    from order_copies join orders on orders.id = original_id join number_copies using (number)
    left join customer on user_id is not null and customer.rank = 1 + number % (select count(*) from users)`);
  await database.execute(sql`
    insert into orders_items (orders_id, position, product_id, name, price, quantity, is_on_promo)
    select copy_id, position, product_id, name, price, quantity, is_on_promo from order_copies join orders_items on orders_id = original_id`);
  await database.execute(sql`
    insert into orders_history (orders_id, position, "from", "to", at, by)
    select copy_id, position, "from", "to", at - make_interval(secs => number), by from order_copies join orders_history on orders_id = original_id`);
  await database.execute(sql`
    insert into payments (order_id, provider, status, order_amount, amount, currency, transaction_id, paid_amount, paid_currency,
      is_test, verified_at, created_at, updated_at)
    select copy_id, provider, status, order_amount, amount, currency, transaction_id || '-' || number, paid_amount, paid_currency,
      is_test, verified_at - make_interval(secs => number), created_at - make_interval(secs => number), updated_at - make_interval(secs => number)
    from order_copies join payments on order_id = original_id`);
}
