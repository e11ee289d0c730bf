import { isReminderHour } from '@karite/shared/notifications';
import { cartPath } from '@karite/shared/paths';
import { products, reminders } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shownToAll } from '../../engine/list/scope.ts';
import { findSingle } from '../../engine/read/read.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { IsIncluded, Shop } from '../../platform/tasks/define-task.ts';
import { cartLinks, itemsOf } from './saved-carts.ts';

export type Left = { id: string; cartId: string; email: string };

/** The accounts with an abandoned cart, with consent and without a later order. */
const leftFor = (hours: number, and: SQL) => sql`
  select users.id, cart.id as "cartId", users.email from "saved-carts" cart
    join users on users.id = cart.user_id join "notification-choices" chosen on chosen.user_id = users.id
  where cart.reminded_at is null and cart.changed_at < now() - make_interval(hours => ${hours})
    and users.is_active and chosen.cart_email
    and not exists (select from orders where orders.created_at >= cart.created_at
      and (orders.user_id = users.id or users.email_confirmed_at is not null and lower(orders.email) = users.email)) and ${and}
  order by cart.changed_at`;

/** The names of what can still be bought of a cart, one a line. */
async function namesOf(transaction: Executor, userId: string): Promise<string> {
  const items = await itemsOf(transaction, userId);
  const found = await transaction.execute<{ id: string; name: string }>(sql`
    select id, name from products
    where in_stock and ${shownToAll(products, 'products')} and id::text = any(${sql.param(items.map(({ productId }) => productId))}::text[])`);
  const names = new Map(found.rows.map(({ id, name }) => [id, name]));
  return items
    .flatMap(({ productId, quantity }) => (names.has(productId) ? [`- ${names.get(productId)} × ${quantity}`] : []))
    .join('\n');
}

/** Reminds an account of its cart. */
async function remind(app: FastifyInstance, transaction: Executor, { id, email }: Left, now: number): Promise<void> {
  const articles = await namesOf(transaction, id);
  if (!articles) return;
  const lien = app.mail.urlOf(cartPath(id, await cartLinks(app.database).keyOf(id, now)));
  await app.messages.send(transaction, 'cart-left', [
    { to: { email }, values: { articles, lien }, ...(await app.notifications.wayOut(id, 'cart')) },
  ]);
}

/** The carts that were left (R1966): by day, and while reminders are on. */
export async function leftCarts({ database, zone, now }: Shop, isIncluded: IsIncluded): Promise<SQL | null> {
  if (!isReminderHour(now, zone)) return null;
  const { isOn, hours } = await findSingle(database, reminders);
  return isOn ? leftFor(hours, isIncluded(sql`users.id`)) : null;
}

/** Reminds of a cart once, and of none of which nothing can be bought; unless another process has, or it changed meanwhile. */
export const remindOfCart = ({ app, database, now }: Shop, left: Left): Promise<void> =>
  database.transaction(async (transaction) => {
    const { hours } = await findSingle(transaction, reminders);
    const held = await transaction.execute(
      sql`${leftFor(hours, sql`cart.id = ${left.cartId}`)} for update of cart skip locked`,
    );
    if (held.rows.length === 0) return;
    await transaction.execute(sql`update "saved-carts" set reminded_at = now() where id = ${left.cartId}`);
    await remind(app, transaction, left, now.getTime());
  });
