import { orderSettings, orders } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { findSingle } from '../../engine/read/read.ts';
import { lock } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { defineTask, EVERY_MINUTE, type IsIncluded } from '../../platform/tasks/define-task.ts';
import { isRecord } from '../../platform/tasks/job-states.ts';
import { moveOrder } from '../order-core/move-order.ts';

/** Orders that are paid at the hand-over or in the shop, and that nobody has confirmed for so long. */
async function unconfirmed(executor: Executor, isIncluded: IsIncluded): Promise<SQL> {
  const { unconfirmedHours: hours } = await findSingle(executor, orderSettings);
  return sql`
    select it.id from order_holds hold join orders it on it.id = hold.order_id
    where it.status = 'pending' and it.payment_method <> 'en-ligne'
      and it.created_at < now() - make_interval(hours => ${hours}) and ${isIncluded(sql`it.id`)}
    order by it.created_at`;
}

export const tasks = [
  defineTask({
    // So that they give their stock back (R2071).
    name: 'expire-unconfirmed',
    label: 'Annuler la commande non confirmée',
    resource: orders.name,
    schedule: EVERY_MINUTE,
    most: 100,
    due: ({ database }, isIncluded) => unconfirmed(database, isIncluded),
    // Anyone who confirms it in the last moment holds it, and it stays.
    run: ({ app, database }, { id }) =>
      database.transaction(async (transaction) => {
        const order = await lock(transaction, orders, id);
        const due = await transaction.execute(await unconfirmed(transaction, isRecord(id)));
        if (!order || due.rows.length === 0) return;
        const shop = { app, database, by: null };
        const cancelled = await moveOrder(transaction, shop, order, { to: 'cancelled', note: 'Non confirmée' });
        await app.messages.tell(transaction, 'order-unconfirmed', cancelled);
      }),
  }),
];
