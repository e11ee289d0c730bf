import { isStaff } from '@karite/shared/accounts';
import { messagesOf } from '@karite/shared/resource';
import { products, reviews } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { shownToAll } from '../../engine/list/scope.ts';
import { hooks } from '../../engine/write/hooks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';

/** Throws a 404 for a product that shoppers do not see, as for one that is not there (R2171). */
export async function expectShown(executor: Executor, productId: string): Promise<void> {
  const found = isUuid(productId)
    ? await executor.execute(sql`select from products it where it.id = ${productId} and ${shownToAll(products)}`)
    : null;
  if (!found?.rows[0]) throw notFound(messagesOf(products).notFound);
}

/** A shopper reviews what they see. Staff bring reviews back, also of a product that is hidden meanwhile. */
export const shownProductHooks = hooks({
  [reviews.name]: {
    async beforeSave({ transaction, by, before, values }) {
      if (!before && by && !isStaff(by) && values.productId) await expectShown(transaction, values.productId);
    },
  },
});
