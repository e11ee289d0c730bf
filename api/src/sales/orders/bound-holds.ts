import { administers } from '@karite/shared/accounts';
import { mayHold } from '@karite/shared/orders';
import { type Order, type OrderSettings, orders, stocks } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { networkOf } from '../../platform/server/access/rate-limit.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';

const TOO_MANY =
  'Plusieurs commandes attendent déjà leur confirmation. Votre panier est gardé : écrivez-nous pour les confirmer, ou réessayez plus tard.';
const RETRY_SECONDS = 60 * 60;

const tooMuch = (name: string, most: number) =>
  `« ${name} » : ${most} au plus tant que vos commandes ne sont pas confirmées. Réduisez la quantité, ou écrivez-nous pour les confirmer.`;

/** How many unconfirmed orders there are of one person and from one network, and what each holds of what is ordered. */
type Open = {
  byPerson: number;
  byNetwork: number;
  pieces: { productId: string; name: string; left: number; held: number; byPerson: number; byNetwork: number }[];
};

/** Notes that a new order is unconfirmed; an administrator's own, or one with nothing to pay, is not. */
export async function holdUntilConfirmed(
  transaction: Executor,
  { user, ip }: FastifyRequest,
  { id, status }: Order,
): Promise<boolean> {
  if (status !== 'pending' || administers(user, orders.name, 'create')) return false;
  await transaction.execute(sql`insert into order_holds (order_id, network) values (${id}, ${networkOf(ip)})`, 'often');
  return true;
}

/** What unconfirmed orders hold, this one among them: a customer's by account, as nobody shuts them out by their number. */
async function openOrders(transaction: Executor, { user, ip }: FastifyRequest, order: Order): Promise<Open> {
  const isPerson = user ? sql`it.user_id = ${user.id}` : sql`it.phone = ${order.phone}`;
  const ids = order.items.map(({ productId }) => productId);
  const found = await transaction.execute<Open>(sql`
    with open as materialized (
      select it.id, coalesce(${isPerson}, false) as by_person, hold.network = ${networkOf(ip)} as by_network
      from order_holds hold join orders it on it.id = hold.order_id
      where it.status = 'pending'
    ), pieces as (
      select line.product_id as "productId", min(line.name) as name, min(level.available) as left, sum(line.quantity)::int as held,
        coalesce(sum(line.quantity) filter (where open.by_person), 0)::int as "byPerson",
        coalesce(sum(line.quantity) filter (where open.by_network), 0)::int as "byNetwork"
      from ${sql.identifier(stocks.name)} level join orders_items line on line.product_id = level.product_id::text
        join open on open.id = line.orders_id
      where level.product_id = any(${sql.param(ids)}::uuid[]) group by line.product_id
    )
    select (select count(*) filter (where by_person)::int from open) as "byPerson",
      (select count(*) filter (where by_network)::int from open) as "byNetwork",
      coalesce((select json_agg(pieces) from pieces), '[]') as pieces`);
  return firstRow(found);
}

/**
 * Bounds what unconfirmed orders of one person and from one network may hold (R2070), in the transaction of a new one and
 * behind `countOrder`, which lets orders of one person or network come one by one. Throws a 429 for too many orders, a 409
 * by line for too many pieces of a counted product.
 */
export async function boundHolds(
  transaction: Executor,
  request: FastifyRequest,
  order: Order,
  settings: OrderSettings,
): Promise<void> {
  const open = await openOrders(transaction, request, order);
  if (open.byPerson > settings.ordersByPhone || open.byNetwork > settings.ordersByNetwork)
    throw new ApiError(429, 'too_many_requests', TOO_MANY, {
      headers: { 'retry-after': String(RETRY_SECONDS) },
      event: { name: 'blocked', details: { by: 'order:unconfirmed' } },
    });
  const over = open.pieces.flatMap(({ productId, name, left, held, byPerson, byNetwork }) => {
    const own = order.items.find((item) => item.productId === productId)?.quantity ?? 0;
    // What may still be ordered besides what this person and this network hold already.
    const most = Math.min(
      mayHold(held, left, settings.shareByPhone) - (byPerson - own),
      mayHold(held, left, settings.shareByNetwork) - (byNetwork - own),
    );
    return own > most ? [{ productId, message: tooMuch(name, Math.max(0, most)) }] : [];
  });
  if (!over[0]) return;
  const fields = over.map(({ productId, message }) => [
    `items.${order.items.findIndex((item) => item.productId === productId)}.quantity`,
    message,
  ]);
  throw new ApiError(409, 'too_much_held', over[0].message, {
    fields: Object.fromEntries(fields),
    event: { name: 'blocked', details: { by: 'order:held' } },
  });
}
