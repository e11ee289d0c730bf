import { products, stockMovements, stocks } from '@karite/shared/resources';
import { stockChange } from '@karite/shared/stock';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../database/database.ts';
import { hooks } from '../resource/hooks.ts';
import { addUnlessTaken, changeIn, lock, type Writer } from '../resource/write.ts';
import { invalid } from '../server/errors/api-error.ts';
import { holdLevels, type Level } from './hold-levels.ts';
import { takeStock } from './take-stock.ts';

type Asking = Pick<Writer, 'app' | 'database' | 'by'>;

/** What is left of a product, held; a count begins the counting of one that was not counted (R1860). 400 otherwise. */
async function levelOf(transaction: Executor, writer: Asking, productId: string, reason: string): Promise<Level> {
  const level = (await holdLevels(transaction, [productId])).get(productId);
  if (level) return level;
  if (reason !== 'counted')
    throw invalid({ productId: "Ce produit n'est pas compté : commencez par un comptage de ce qu'il y en a" });
  await addUnlessTaken(transaction, { ...writer, resource: stocks }, ['productId'], { productId });
  return levelOf(transaction, writer, productId, reason);
}

/** A counted product is in stock while something is left of it (R1863). */
async function follow(transaction: Executor, writer: Asking, productId: string, quantity: number): Promise<void> {
  const { rows } = await transaction.execute(
    sql`select from ${sql.identifier(products.name)} where id = ${productId} and in_stock <> ${quantity > 0}`,
  );
  const product = rows.length > 0 && (await lock(transaction, products, productId));
  if (product) await changeIn(transaction, { ...writer, resource: products }, product, { inStock: quantity > 0 });
}

/** Counted products: movements change what is left, orders take and give back, `inStock` follows. */
export const stockHooks = (app: FastifyInstance, database: Database) =>
  hooks({
    [stockMovements.name]: {
      async check({ values: { reason, quantity } }) {
        if (reason !== 'counted' && quantity === 0) throw invalid({ quantity: 'Indiquez 1 ou plus' });
      },
      async beforeSave({ transaction, by, before, values }) {
        const { productId, reason, quantity } = values;
        if (before || !productId || !reason || typeof quantity !== 'number') return;
        const { stockId, quantity: left } = await levelOf(transaction, { app, database, by }, productId, reason);
        values.stockId = stockId;
        values.change = stockChange(reason, quantity, left);
        values.left = left + values.change;
        values.by = by?.email ?? null;
        if (values.left < 0) throw invalid({ quantity: `Il n'en reste que ${left}` });
      },
      async afterSave({ transaction, by, before, after }) {
        const stock = !before && after.stock && (await lock(transaction, stocks, after.stock.id));
        if (!stock) return;
        const writer = { app, database, by, resource: stocks };
        await changeIn(transaction, writer, stock, { quantity: after.left ?? 0 });
      },
    },
    [stocks.name]: {
      /** Whoever writes it: a movement, or who brings a deleted one back. */
      async afterSave({ transaction, by, after }) {
        if (after.product) await follow(transaction, { app, database, by }, after.product.id, after.quantity ?? 0);
      },
    },
    orders: {
      async afterSave({ transaction, by, before, after }) {
        if (before?.status === after.status) return;
        const isNew = before === null;
        if (isNew || before.status === 'cancelled' || after.status === 'cancelled')
          await takeStock(transaction, { app, database, by }, after, { isNew });
      },
    },
    products: {
      async beforeSave({ transaction, before, values }) {
        if (!before || values.inStock === undefined || values.inStock === null) return;
        const level = (await holdLevels(transaction, [before.id], { isHeld: false })).get(before.id);
        if (level) values.inStock = level.quantity > 0;
      },
    },
  });
