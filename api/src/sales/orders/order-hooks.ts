import { isWaiting, preparationAt } from '@karite/shared/orders';
import { sql } from 'drizzle-orm';
import { hooks } from '../../engine/write/hooks.ts';

export const orderHooks = hooks({
  orders: {
    /** Another status says who waits, and that what is sent was packed, for each author of the change (R510). */
    async beforeSave({ before, values }) {
      const { status } = values;
      // Nobody waits for what was refunded (R2084).
      if (before && values.isRefunded !== undefined)
        values.waitsSince = !values.isRefunded && isWaiting(status ?? before.status) ? before.createdAt : null;
      // PostgreSQL reads `now` as the moment that its transaction began.
      if (!before) values.waitsSince ??= 'now';
      if (!before || status === undefined || status === before.status) return;
      values.waitsSince = isWaiting(status) ? before.createdAt : null;
      if (preparationAt(status) === 'ready') values.preparation ??= 'ready';
    },
    /** Anyone who packs it, or moves it on, has confirmed it (R2070). */
    async afterSave({ transaction, before, after }) {
      if (before && (before.status !== after.status || before.preparation !== after.preparation))
        await transaction.execute(sql`delete from order_holds where order_id = ${after.id}`);
    },
    /** A customer sees when their order moved on, not which administrator moved it. */
    forOwner: (order) => ({ ...order, history: order.history.map((step) => ({ ...step, by: null })) }),
  },
});
