import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findMany } from '../../engine/list/find-page.ts';
import { listQueryOf } from '../../engine/list/list-query.ts';
import { shownToAll } from '../../engine/list/scope.ts';
import type { StoredRecord } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';

const MOST = 200;

/** A shopper's favourites as the product list shows them, the latest first. A product that is gone is left out. */
export async function listFavourites(database: Database, userId: string): Promise<StoredRecord<typeof products>[]> {
  const stored = await database.execute<{ id: string }>(sql`
    select product_id as id from favourites where user_id = ${userId} order by created_at desc, product_id`);
  const ids = stored.rows.map(({ id }) => id);
  const { rows } = await findMany(database, products, listQueryOf(products, { id: ids }), shownToAll(products));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Keeps a product; the same again changes nothing. False when there is no such product, a 409 over the limit. */
export async function addFavourite(database: Database, userId: string, productId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // One at a time for each shopper, so that the limit holds for requests that come at once.
    await transaction.execute(sql`select 1 from users where id = ${userId} for no key update`);
    const product = await transaction.execute(
      sql`select 1 from products where id = ${productId} and ${shownToAll(products, 'products')}`,
    );
    if (product.rows.length === 0) return false;
    await transaction.execute(sql`
      delete from favourites where user_id = ${userId}
        and not exists (select 1 from products where products.id = favourites.product_id)`);
    await transaction.execute(sql`
      insert into favourites (user_id, product_id) values (${userId}, ${productId}) on conflict do nothing`);
    const count = await transaction.execute<{ n: number }>(
      sql`select count(*)::int as n from favourites where user_id = ${userId}`,
    );
    if (firstRow(count).n > MOST)
      throw new ApiError(409, 'conflict', `Vos favoris sont au complet : ${MOST} produits au plus`);
    return true;
  });
}

export async function removeFavourite(database: Database, userId: string, productId: string): Promise<void> {
  await database.execute(sql`delete from favourites where user_id = ${userId} and product_id = ${productId}`);
}
