import { sql } from 'drizzle-orm';
import type { Executor } from '../../../src/platform/database/database.ts';

/**
 * Fills the tables of a shop that the next migrations will alter: orders of one to three lines with their history, a tenth as
 * many products, half as many customers.
 */
export async function fillShop(database: Executor, orders: number): Promise<void> {
  for (const statement of [
    sql`insert into brands (name, featured) select 'Marque ' || n, n % 2 = 0 from generate_series(1, 20) n`,
    sql`insert into categories (title, color, position) select 'Rayon ' || n, '#b54e5a', n from generate_series(1, 20) n`,
    sql`insert into users (email, role, is_active, password_hash)
      select 'client' || n || '@example.com', case when n = 1 then 'admin' else 'user' end, true, 'x'
      from generate_series(1, ${orders / 2}::int) n`,
    sql`insert into products (name, price, description, brand_id, in_stock, is_on_promo, sale_price, variants, variants_in_stock,
        is_available, from_price)
      select 'Savon n° ' || n, 500 + n, repeat('beurre de karité ', 20), brand.id, true, false, 500 + n, 0, 0, true, 500 + n
      from generate_series(1, ${orders / 10}::int) n
      join (select id, row_number() over (order by id) as rank from brands) brand on rank = 1 + n % 20`,
    sql`insert into products_categories select products.id, category.id from products
      join lateral (select id from categories order by md5(id::text || products.id::text) limit 2) category on true`,
    sql`insert into orders (order_id, total_price, status, nom, prenom, phone, delivery_type, payment_method, subtotal, discount,
        fee, note, user_id, request_hash, free_delivery_from, discount_from, discount_percent, preparation, next_step, created_at)
      select 'ORDER_' || n, 1000 + n, (array['pending', 'paid', 'shipped'])[1 + n % 3], 'Adjovi', 'Afi', '+2290197000000',
        'domicile', 'especes', 1000 + n, 0, 0, 'appeler avant', customer.id, md5(n::text), 15000, 50000, 10, 'todo', 'prepare', now() - make_interval(mins => n)
      from generate_series(1, ${orders}::int) n
      left join (select id, row_number() over (order by id) as rank from users) customer on rank = n`,
    sql`insert into orders_items (orders_id, position, product_id, name, price, quantity)
      select orders.id, line, 'p' || line, 'Savon ' || line, 1000, line + 1
      from orders cross join generate_series(0, 2) line where line <= length(order_id) % 3`,
    sql`insert into orders_history (orders_id, position, "to", at) select id, 0, 'pending', created_at from orders`,
    sql`analyze`,
  ])
    await database.execute(statement);
}
