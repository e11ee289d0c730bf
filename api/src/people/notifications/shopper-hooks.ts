import { MOST_WATCHED } from '@karite/shared/notifications';
import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { shownToAll } from '../../engine/list/scope.ts';
import { hooks } from '../../engine/write/hooks.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { ApiError, invalid } from '../../platform/server/errors/api-error.ts';

const FULL = `Vous suivez déjà ${MOST_WATCHED} prix : retirez-en un d’abord`;

/** A watch begins with what its product costs then (R1962); without consent no cart is stored (R1965). */
export const shopperHooks = hooks({
  'notification-choices': {
    async afterSave({ transaction, after }) {
      if (!after.cartEmail) await transaction.execute(sql`delete from "saved-carts" where user_id = ${after.userId}`);
    },
  },
  'price-watches': {
    async beforeSave({ transaction, by, before, values }) {
      if (before || !values.productId) return;
      const found = await transaction.execute<{ price: number }>(sql`
        select sale_price::float8 as price from ${sql.identifier(products.name)} 
        where id = ${values.productId} and ${shownToAll(products, products.name)}`);
      const product = found.rows[0];
      if (!product) throw invalid({ productId: 'Produit introuvable' });
      if (by) {
        // One at a time for each account, so that the limit holds for requests that come at once.
        await transaction.execute(sql`select 1 from users where id = ${by.id} for no key update`);
        const count = await transaction.execute<{ n: number }>(
          sql`select count(*)::int as n from "price-watches" where user_id = ${by.id}`,
        );
        if (firstRow(count).n >= MOST_WATCHED) throw new ApiError(409, 'conflict', FULL);
      }
      Object.assign(values, { price: product.price, seenPrice: product.price, seenAt: new Date().toISOString() });
    },
  },
});
