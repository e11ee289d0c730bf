import { isReminderHour } from '@karite/shared/notifications';
import { cartPath } from '@karite/shared/paths';
import { reminders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../database/database.ts';
import { findSingle } from '../resource/read.ts';
import { type CartLinks, itemsOf } from './saved-carts.ts';

/** So many are written at once: what is said of orders leaves by the same way. */
const AT_ONCE = 100;

type Left = { id: string; userId: string; email: string };

/** Carts that were left for long enough, of accounts that still agree and have ordered nothing since, held. */
const leftFor = (transaction: Executor, hours: number) =>
  transaction.execute<Left>(sql`
    select cart.id, users.id as "userId", users.email from "saved-carts" cart
      join users on users.id = cart.user_id join "notification-choices" chosen on chosen.user_id = users.id
    where cart.reminded_at is null and cart.changed_at < now() - make_interval(hours => ${hours})
      and users.is_active and chosen.cart_email
      and not exists (select from orders where orders.created_at >= cart.created_at
        and (orders.user_id = users.id or lower(orders.email) = users.email))
    order by cart.changed_at limit ${AT_ONCE} for update of cart skip locked`);

/** The names of what can still be bought of a cart, one a line. */
async function namesOf(transaction: Executor, userId: string): Promise<string> {
  const items = await itemsOf(transaction, userId);
  const found = await transaction.execute<{ id: string; name: string }>(sql`
    select id, name from products
    where in_stock and id::text = any(${sql.param(items.map(({ productId }) => productId))}::text[])`);
  const names = new Map(found.rows.map(({ id, name }) => [id, name]));
  return items
    .flatMap(({ productId, quantity }) => (names.has(productId) ? [`- ${names.get(productId)} × ${quantity}`] : []))
    .join('\n');
}

type Reminding = { app: FastifyInstance; database: Database; links: CartLinks; zone: string; now?: Date };

/** Reminds of carts that were left (R1966): once each, by day, and of no cart of which nothing can be bought. */
export async function remindOfCarts({ app, database, links, zone, now = new Date() }: Reminding): Promise<void> {
  if (!isReminderHour(now, zone)) return;
  await database.transaction(async (transaction) => {
    const { isOn, hours } = await findSingle(transaction, reminders);
    if (!isOn) return;
    const { rows } = await leftFor(transaction, hours);
    for (const { id, userId, email } of rows) {
      await transaction.execute(sql`update "saved-carts" set reminded_at = now() where id = ${id}`);
      const articles = await namesOf(transaction, userId);
      if (!articles) continue;
      const lien = app.mail.urlOf(cartPath(userId, await links.keyOf(userId, now.getTime())));
      await app.messages.tellByEmail(transaction, 'cart-left', [
        { to: email, values: { articles, lien }, ...(await app.notifications.wayOut(userId, 'cart')) },
      ]);
    }
  });
}
