import { reviews } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hooks } from '../../engine/write/hooks.ts';
import { changeIn, lock } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';

/** The product on the shelf that a product is a variant of; `null` where it is none. */
async function headOf(executor: Executor, productId: string): Promise<string | null> {
  const { rows } = await executor.execute<{ id: string | null }>(
    sql`select variant_of_id as id from products where id = ${productId}`,
  );
  return rows[0]?.id ?? null;
}

/** Those of a product, without those by customers who have reviewed the other one already. */
const movable = (from: string, to: string) => sql`
  select id from reviews where product_id = ${from}
    and not exists (select from reviews existing where existing.product_id = ${to} and existing.user_id = reviews.user_id) order by id`;

/** A review of one variant is a review of the product (R1914): reviews belong to the product on the shelf. */
export const reviewsOfVariants = (app: FastifyInstance, database: Database) =>
  hooks({
    [reviews.name]: {
      async beforeSave({ transaction, values }) {
        if (values.productId) values.productId = (await headOf(transaction, values.productId)) ?? values.productId;
      },
    },
    products: {
      /** One that becomes a variant brings its reviews along. */
      async afterSave({ transaction, by, before, after }) {
        const head = after.variantOfId;
        if (!before || !head || head === before.variantOfId) return;
        const { rows } = await transaction.execute<{ id: string }>(movable(after.id, head));
        for (const { id } of rows) {
          const review = await lock(transaction, reviews, id);
          if (review)
            await changeIn(transaction, { app, database, by, resource: reviews }, review, { productId: head });
        }
      },
    },
  });
