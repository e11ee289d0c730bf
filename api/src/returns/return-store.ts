import { messagesOf } from '@karite/shared/resource';
import { type Order, orders, returns } from '@karite/shared/resources';
import { canReturn, paidFor, type ReturnReason } from '@karite/shared/returns';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { moment } from '../database/moment.ts';
import type { Found } from '../resource/read.ts';
import { addIn, lock, type Writer } from '../resource/write.ts';
import { ApiError, invalid, notFound } from '../server/errors/api-error.ts';

/** So long a return may be asked for unless the country's legal identity says otherwise, in days. */
const USUAL_DAYS = 14;

type Asked = { reason: ReturnReason; comment: string | null; items: { productId: string; quantity: number }[] };

/**
 * Until when a return may be asked for: so many days (of the legal identity of the order's country) after the order was
 * last paid, sent or delivered. ISO 8601, UTC; `null` while the order is not so far.
 */
export async function returnableUntil(executor: Executor, order: Order): Promise<string | null> {
  if (!canReturn(order)) return null;
  const found = await executor.execute<{ until: string }>(sql`
    select ${moment(sql`(max(at) + make_interval(days => coalesce(
        (select withdrawal_days from "shop-identities" where country = ${order.country ?? 'BJ'}), ${USUAL_DAYS})))`)} as until
    from orders_history where orders_id = ${order.id} and "to" in ('paid', 'shipped', 'completed')`);
  return found.rows[0]?.until ?? null;
}

/** How many of each product were asked back before, refused ones apart. */
async function askedBefore(executor: Executor, orderId: string): Promise<Map<string, number>> {
  const found = await executor.execute<{ productId: string; quantity: number }>(sql`
    select product_id as "productId", sum(quantity)::int as quantity from returns
    join returns_items on returns_id = returns.id
    where order_id = ${orderId} and status <> 'refused' group by product_id`);
  return new Map(found.rows.map(({ productId, quantity }) => [productId, quantity]));
}

/**
 * Keeps a wish to return articles, at what was paid for them. Under the order's lock: of two wishes at once the second
 * sees the first. Throws a 409 when it is too early or too late, a 400 when more is given back than was bought.
 */
export async function askForReturn(
  { app, database, by }: Pick<Writer, 'app' | 'database' | 'by'>,
  orderId: string,
  asked: Asked,
): Promise<Found<typeof returns>> {
  return database.transaction(async (transaction) => {
    const order = await lock(transaction, orders, orderId);
    if (!order) throw notFound(messagesOf(orders).notFound);
    const until = await returnableUntil(transaction, order);
    if (!until) throw new ApiError(409, 'conflict', 'Un retour se demande quand la commande est payée ou livrée.');
    if (Date.parse(until) < Date.now())
      throw new ApiError(409, 'conflict', 'Le délai pour demander un retour est passé. Écrivez-nous.');
    const before = await askedBefore(transaction, orderId);
    const lines = asked.items.map(({ productId, quantity }, index) => {
      const bought = order.items.find((item) => item.productId === productId);
      const left = (bought?.quantity ?? 0) - (before.get(productId) ?? 0);
      if (!bought || quantity > left)
        throw invalid({ [`items.${index}.quantity`]: `${Math.max(0, left)} au plus peuvent être retournés` });
      return {
        productId,
        name: bought.name,
        price: bought.price,
        quantity,
        discount: bought.discount,
        bought: bought.quantity,
      };
    });
    const { reason, comment } = asked;
    return addIn(
      transaction,
      { app, database, by, resource: returns },
      {
        orderId,
        status: 'requested',
        reason,
        comment,
        items: lines.map(({ productId, name, price, quantity }) => ({ productId, name, price, quantity })),
        amount: paidFor(order, lines),
      },
    );
  });
}
