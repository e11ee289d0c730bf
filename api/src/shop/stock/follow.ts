import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { changeIn, lock, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Who writes about stock, and where. */
export type Asking = Pick<Writer, 'app' | 'database' | 'by'>;

/** A counted product is in stock while some of it can be sold (R1863). */
export async function follow(
  transaction: Executor,
  writer: Asking,
  productId: string,
  available: number,
): Promise<void> {
  const { rows } = await transaction.execute(
    sql`select from ${sql.identifier(products.name)} where id = ${productId} and in_stock <> ${available > 0}`,
  );
  const product = rows.length > 0 && (await lock(transaction, products, productId));
  if (product) await changeIn(transaction, { ...writer, resource: products }, product, { inStock: available > 0 });
}
