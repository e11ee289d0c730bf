import { exactMoney } from '@karite/shared/money';
import { paidForPieces } from '@karite/shared/pricing';
import { SEAT } from '@karite/shared/region';
import { messagesOf } from '@karite/shared/resource';
import { type Order, orders, returns } from '@karite/shared/resources';
import { canReturn, type ReturnReason } from '@karite/shared/returns';
import { sql } from 'drizzle-orm';
import type { StoredRecord } from '../../engine/read/read.ts';
import { addIn, lock, type Writer } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { ApiError, invalid, notFound } from '../../platform/server/errors/api-error.ts';
import { moneyOfOrder } from '../order-core/order-money.ts';

/** How long a return may be requested, in days, unless the country's legal identity sets another time. */
const USUAL_DAYS = 14;

type Requested = { reason: ReturnReason; comment: string | null; items: { productId: string; quantity: number }[] };

/**
 * Until when a return may be requested: so many days (of the legal identity of the order's country) after the order was
 * last paid, sent or delivered. ISO 8601, UTC; `null` while the order is not so far.
 */
export async function returnableUntil(executor: Executor, order: Order): Promise<string | null> {
  if (!canReturn(order)) return null;
  const found = await executor.execute<{ until: string }>(sql`
    select ${moment(sql`(max(at) + make_interval(days => coalesce(
        (select withdrawal_days from "shop-identities" where country = ${order.country ?? SEAT}), ${USUAL_DAYS})))`)} as until
    from orders_history where orders_id = ${order.id} and "to" in ('paid', 'shipped', 'completed')`);
  return found.rows[0]?.until ?? null;
}

/**
 * Stores a wish to return articles, at what was paid for them (R2080). Under the order's lock: of two wishes at once the
 * second sees the first. Throws a 409 when it is too early or too late, or nothing is left to refund; a 400 when more
 * is returned than was bought.
 */
export async function requestReturn(
  { app, database, by }: Pick<Writer, 'app' | 'database' | 'by'>,
  orderId: string,
  wanted: Requested,
): Promise<StoredRecord<typeof returns>> {
  return database.transaction(async (transaction) => {
    const order = await lock(transaction, orders, orderId);
    if (!order) throw notFound(messagesOf(orders).notFound);
    const until = await returnableUntil(transaction, order);
    if (order.isRefunded)
      throw new ApiError(409, 'conflict', 'Cette commande a été remboursée : il n’y a plus rien à rendre.');
    if (!until) throw new ApiError(409, 'conflict', 'Un retour se demande quand la commande est payée ou livrée.');
    if (Date.parse(until) < Date.now())
      throw new ApiError(409, 'conflict', 'Le délai pour demander un retour est passé. Écrivez-nous.');
    const { left } = await moneyOfOrder(transaction, orderId);
    const lines = wanted.items.map(({ productId, quantity }, index) => {
      const bought = order.items.find((item) => item.productId === productId);
      const rest = left.lines.get(productId);
      if (!bought || !rest || quantity > rest.pieces)
        throw invalid({ [`items.${index}.quantity`]: `${rest?.pieces ?? 0} au plus peuvent être retournés` });
      const { name, price } = bought;
      return { productId, name, price, quantity, amount: paidForPieces(rest, quantity) };
    });
    const { reason, comment } = wanted;
    return addIn(
      transaction,
      { app, database, by, resource: returns },
      {
        orderId,
        status: 'requested',
        reason,
        comment,
        items: lines,
        amount: exactMoney(lines.reduce((sum, { amount }) => sum + amount, 0)),
      },
    );
  });
}
