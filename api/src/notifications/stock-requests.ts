import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.ts';
import { ApiError, notFound } from '../plugins/api-error.ts';
import type { ResourceHooks } from '../resource/write.ts';
import type { Mail } from './mail-plugin.ts';

type Target = { productId?: string; brandId?: string };

/** Why nobody needs to wait for it, or `null`. The row is held: it does not change before the wish is stored. */
async function refusal(transaction: Executor, { productId, brandId }: Target): Promise<ApiError | null> {
  if (productId) {
    const found = await transaction.execute<{ inStock: boolean }>(
      sql`select in_stock as "inStock" from products where id = ${productId} for share`,
    );
    if (!found.rows[0]) return notFound('Produit introuvable');
    return found.rows[0].inStock ? new ApiError(409, 'conflict', 'Ce produit est déjà en stock') : null;
  }
  const found = await transaction.execute(sql`select 1 from brands where id = ${brandId} for update`);
  if (found.rows.length === 0) return notFound('Marque introuvable');
  const offered = await transaction.execute(sql`select 1 from products where brand_id = ${brandId} limit 1`);
  return offered.rows.length > 0 ? new ApiError(409, 'conflict', 'Cette marque a déjà des produits') : null;
}

/** Keeps the wish to hear of a product or a brand, once; asked again after an answer, it counts anew. */
export async function askForStock(database: Database, target: Target, email: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const refused = await refusal(transaction, target);
    if (refused) throw refused;
    const key = sql.identifier(target.productId ? 'product_id' : 'brand_id');
    await transaction.execute(sql`
      insert into stock_requests as kept (${key}, email) values (${target.productId ?? target.brandId}, ${email})
      on conflict (${key}, email) do update set notified_at = null, created_at = now() where kept.notified_at is not null`);
  });
}

/** Those who wait for it, marked as told: each is told once. */
async function waitingFor(transaction: Executor, column: 'product_id' | 'brand_id', id: string): Promise<string[]> {
  const told = await transaction.execute<{ email: string }>(sql`
    update stock_requests set notified_at = now()
    where ${sql.identifier(column)} = ${id} and notified_at is null returning email`);
  return told.rows.map(({ email }) => email);
}

/** Writes to those who wait, in the transaction that brings a product back, or a brand its product (spec §2, brand page). */
export const stockRequestHooks = (mail: Mail): ResourceHooks => {
  /** By transaction, the brands whose waiting people were told: held as they are, they gain nobody until it ends. */
  const toldBrands = new WeakMap<Executor, Set<string>>();
  return {
    async beforeSave(transaction, values, before) {
      if (before && !before.inStock && values.inStock === true) {
        const to = await waitingFor(transaction, 'product_id', before.id);
        const name = String(values.name ?? before.name);
        const body = `Bonjour,\n\n${name} est de nouveau en stock :\n\n${mail.urlOf(`/produits/${before.id}`)}\n\nVous recevez ce message parce que vous l'avez demandé ; il ne sera pas répété.\n`;
        if (to.length > 0) await mail.queue(transaction, { to, subject: `De nouveau en stock : ${name}`, body });
      }
      const brandId = values.brandId as string | null | undefined;
      if (!brandId || brandId === before?.brandId) return;
      const told = toldBrands.get(transaction) ?? new Set();
      if (told.has(brandId)) return;
      toldBrands.set(transaction, told.add(brandId));
      // Held against a wish that is being stored: it sees this product, or is seen here.
      const brand = await transaction.execute<{ name: string }>(
        sql`select name from brands where id = ${brandId} for key share`,
      );
      const to = await waitingFor(transaction, 'brand_id', brandId);
      const name = brand.rows[0]?.name;
      const body = `Bonjour,\n\nLes produits de la marque ${name} arrivent dans la boutique :\n\n${mail.urlOf(`/brands/${brandId}`)}\n\nVous recevez ce message parce que vous l'avez demandé ; il ne sera pas répété.\n`;
      if (to.length > 0) await mail.queue(transaction, { to, subject: `${name} est arrivé dans la boutique`, body });
    },
  };
};
