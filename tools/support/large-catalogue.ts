import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../api/src/platform/database/database.ts';

const BRANDS = 300;
const ROOTS = 12;
const SUBCATEGORIES = 120;
export const WORDS = [
  ...['Lait', 'Crème', 'Huile', 'Savon', 'Gommage', 'Sérum', 'Masque', 'Lotion', 'Baume', 'Gel', 'Écran', 'Eau'],
  ...['corps', 'visage', 'mains', 'cheveux', 'pieds', 'lèvres', 'nuit', 'jour', 'éclat', 'douceur', 'hydratant'],
  ...['karité', 'coco', 'argan', 'miel', 'aloès', 'avocat', 'baobab', 'cacao', 'citron', 'papaye', 'moringa'],
  ...['peau', 'sèche', 'grasse', 'mixte', 'sensible', 'mature', 'nourrit', 'apaise', 'protège', 'répare', 'unifie'],
  ...['matin', 'soir', 'appliquer', 'rincer', 'masser', 'doucement', 'quelques', 'gouttes', 'parfum', 'naturel'],
];

/**
 * Fills an empty, migrated shop with `count` products of some 350 letters each, with three pictures and two categories
 * each, by a handful of statements. Every description holds « soin », every second one « qualité ».
 */
export const fillCatalogue = (count: number) => (database: Database) =>
  database.withConnection(async (connection) => {
    // As long as it takes.
    await connection.execute(sql`set statement_timeout = 0`);
    await insertCatalogue(connection, count);
  });

async function insertCatalogue(database: { execute(query: SQL): PromiseLike<unknown> }, count: number): Promise<void> {
  const words = sql`(select array[${sql.join(
    WORDS.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[] as all_words)`;
  // A word of the list, by two numbers: the same each time.
  const word = (step: number) =>
    sql.raw(`all_words[1 + ((n::bigint * ${step} + n / ${(step % 7) + 3}) % ${WORDS.length})]`);
  await database.execute(sql`
    insert into brands (name, description, featured)
    select 'Maison ' || n, 'Une maison de soin, la ' || n || 'e', n <= 3 from generate_series(1, ${BRANDS}::int) n`);
  await database.execute(sql`
    insert into categories (title, color, position) select 'Rayon ' || n, '#b54e5a', n from generate_series(1, ${ROOTS}::int) n`);
  await database.execute(sql`
    with root as (select id, row_number() over (order by id) as rank from categories)
    insert into categories (title, color, position, parent_id)
    select 'Étagère ' || n, '#b54e5a', n, root.id
    from generate_series(1, ${SUBCATEGORIES}::int) n join root on root.rank = 1 + n % ${ROOTS}::int`);
  const sentence = sql.join(
    Array.from({ length: 45 }, (_, index) => word(index * 12 + 5)),
    sql` || ' ' || `,
  );
  await database.execute(sql`
    with brand as (select id, row_number() over (order by id) as rank from brands)
    insert into products (name, price, description, brand_id, badge, in_stock, rating, reviews, is_on_promo, sale_price, created_at, updated_at,
      from_price, is_available, variants, variants_in_stock)
    select ${word(11)} || ' ' || ${word(29)} || ' ' || n, price,
      'Un soin. ' || ${sentence} || case when n % 2 = 0 then '. Qualité.' else '.' end, brand.id,
      case n % 10 when 0 then 'Nouveau' when 1 then 'Promo' end, n % 12 > 0, case when n % 5 > 0 then 1 + (n * 7 % 40) / 10.0 end,
      n % 400, n % 10 = 1, case when n % 10 = 1 then round(price * 0.9, 2) else price end,
      now() - make_interval(mins => n), now() - make_interval(mins => n / 2), case when n % 10 = 1 then round(price * 0.9, 2) else price end, n % 12 > 0, 0, 0
    from (select n, (500 + n::bigint * 37 % 60000)::numeric as price from generate_series(1, ${count}::int) n) numbered
    cross join ${words} words join brand on brand.rank = 1 + n % ${BRANDS}::int`);
  await database.execute(sql`
    insert into products_images (products_id, url, "order")
    select id, '/media/' || md5(id::text || place) || '-600x600-b54e5a.webp', place from products, generate_series(0, 2) place`);
  await database.execute(sql`
    with shelf as (select id, row_number() over (order by id) as rank from categories),
      numbered as (select id, row_number() over (order by id) as n from products)
    insert into products_categories (products_id, categories_other_id)
    select numbered.id, shelf.id from numbered, generate_series(0, 1) place
    join shelf on true where shelf.rank = 1 + (numbered.n * (place + 1) + place) % ${ROOTS + SUBCATEGORIES}::int
    on conflict do nothing`);
  await database.execute(sql`vacuum analyze`);
}
