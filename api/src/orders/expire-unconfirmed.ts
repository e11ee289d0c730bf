import { orderSettings, orders } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { moveOrder } from '../order-state/move-order.ts';
import { findSingle } from '../resource/read/read.ts';
import { lock } from '../resource/write/write.ts';

/** Orders cancelled in one run. */
const AT_ONCE = 100;

/** Orders that are paid at the hand-over or in the shop, and that nobody has confirmed for so long. */
const unconfirmedFor = (hours: number): SQL => sql`
  select it.id from order_holds hold join orders it on it.id = hold.order_id
  where it.status = 'pending' and it.payment_method <> 'en-ligne' and it.created_at < now() - make_interval(hours => ${hours})`;

/** Cancels one of them, and tells its customer; whoever confirms it in the last moment holds it, and it stays. */
const expire = (app: FastifyInstance, database: Database, id: string, hours: number): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lock(transaction, orders, id);
    const due = await transaction.execute(sql`${unconfirmedFor(hours)} and it.id = ${id}`);
    if (!order || due.rows.length === 0) return;
    const shop = { app, database, by: null };
    const cancelled = await moveOrder(transaction, shop, order, { to: 'cancelled', note: 'Non confirmée' });
    await app.messages.tell(transaction, 'order-unconfirmed', cancelled);
  });

/**
 * Cancels the orders that nobody has confirmed in the time that the shop has set, so that they give their stock back (R2071);
 * one that fails stops no other.
 */
export async function expireUnconfirmed(app: FastifyInstance, database: Database): Promise<void> {
  const { unconfirmedHours: hours } = await findSingle(database, orderSettings);
  await app.tasks.eachDue(
    'expire-unconfirmed',
    {
      due: (isIncluded) => sql`${unconfirmedFor(hours)} and ${isIncluded(sql`it.id`)} order by it.created_at`,
      most: AT_ONCE,
    },
    ({ id }) => expire(app, database, id, hours),
  );
}
