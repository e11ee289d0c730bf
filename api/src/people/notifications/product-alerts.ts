import { whatsappUrl } from '@karite/shared/messages';
import { formatMoney } from '@karite/shared/money';
import { watchPrice } from '@karite/shared/notifications';
import { paths } from '@karite/shared/paths';
import { type ProductAlert, productAlerts, products } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shownToAll } from '../../engine/list/scope.ts';
import { addUnlessTaken, changeIn, lock } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import type { IsIncluded } from '../../platform/tasks/define-task.ts';

type Wish = Pick<ProductAlert, 'reason'> & { productId: string; to: string };
type Offered = { name: string; price: number; inStock: boolean };

/** The product as it is offered now; nothing of one that is not published. */
async function offered(executor: Executor, id: string): Promise<Offered | undefined> {
  const { rows } = await executor.execute<Offered>(
    sql`select name, sale_price::float8 as price, in_stock as "inStock" from products
      where id = ${id} and ${shownToAll(products, 'products')}`,
  );
  return rows[0];
}

const writerOf = (app: FastifyInstance) => ({ app, database: app.database, resource: productAlerts, by: null });

type Seen = { price: number; seenPrice: number; seenAt: string };

const change = async (
  app: FastifyInstance,
  transaction: Executor,
  id: string,
  values: { status?: 'waiting' | 'due' | 'notified'; chat?: string | null },
  hidden?: Seen,
): Promise<void> => {
  const before = await lock(transaction, productAlerts, id);
  if (before) await changeIn(transaction, writerOf(app), before, values, { hidden });
};

/** Stores an alert, once (R1968); one whose recipient was notified counts again, from the price of now. */
export async function requestAlert(app: FastifyInstance, wish: Wish): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const found = await offered(transaction, wish.productId);
    if (!found) throw notFound('Produit introuvable');
    if (wish.reason === 'stock' && found.inStock) throw new ApiError(409, 'conflict', 'Ce produit est déjà en stock');
    const hidden = { price: found.price, seenPrice: found.price, seenAt: new Date().toISOString() };
    const unique = ['reason', 'productId', 'to'];
    const writer = writerOf(app);
    if (await addUnlessTaken(transaction, writer, unique, wish, { hidden })) return;
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from "product-alerts"
      where reason = ${wish.reason} and product_id = ${wish.productId} and "to" = ${wish.to} and status <> 'waiting'`);
    if (rows[0]) await change(app, transaction, rows[0].id, { status: 'waiting', chat: null }, hidden);
  });
}

/** The alerts that wait for what is there now, or of whose price something changed. */
export const changedAlerts = (isIncluded: IsIncluded): SQL => sql`
  select alert.id from "product-alerts" alert join products on products.id = alert.product_id
  where alert.status = 'waiting' and ${isIncluded(sql`alert.id`)} and ${shownToAll(products, 'products')} and case alert.reason
    when 'price' then alert.seen_price <> products.sale_price or alert.price <> alert.seen_price
    else products.in_stock end`;

type Waiting = Pick<ProductAlert, 'reason'> & Wish & { price: number; seenPrice: number; seenAt: number; now: number };

/**
 * Prepares one alert: stores the price that it saw (R1963's rule) and, once it is time, sends the e-mail, or has the chat
 * ready for the team, which sends it by hand.
 */
export async function raiseAlert(app: FastifyInstance, transaction: Executor, id: string): Promise<void> {
  const ms = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::float8`;
  const { rows } = await transaction.execute<Waiting>(sql`
    select reason, product_id as "productId", "to", price::float8 as price,
      seen_price::float8 as "seenPrice", ${ms(sql`seen_at`)} as "seenAt", ${ms(sql`now()`)} as now
    from "product-alerts" where id = ${id} and status = 'waiting' for update`);
  const alert = rows[0];
  const found = alert && (await offered(transaction, alert.productId));
  if (!alert || !found) return;
  const { reason, productId, to, now } = alert;
  const isMail = to.includes('@');
  const judged = reason === 'price' ? watchPrice({ ...alert, toldAt: null }, found, now) : null;
  const lien = app.mail.urlOf(paths.product(productId));
  const fall = judged?.fell;
  const news = fall
    ? `${found.name} : ${formatMoney(fall.to)} au lieu de ${formatMoney(fall.from)}`
    : `${found.name} est disponible`;
  const isDue = Boolean(fall) || (!judged && found.inStock);
  if (isDue && isMail)
    await app.messages.send(transaction, fall ? 'price-fell' : 'product-back', [
      { to: { email: to }, values: { produit: found.name, baisses: news, lien }, mostPerHour: 3 },
    ]);
  const chat = whatsappUrl(to, `Bonjour, vous l’avez demandé : ${news}.\n\n${lien}`);
  const next = isMail ? { status: 'notified' as const } : { status: 'due' as const, chat };
  const seen = judged && { ...judged.watch, seenAt: new Date(judged.watch.seenAt).toISOString() };
  await change(
    app,
    transaction,
    id,
    isDue ? next : {},
    seen ? { price: seen.price, seenPrice: seen.seenPrice, seenAt: seen.seenAt } : undefined,
  );
}

/** A month after its recipient was notified, or a year after its request, an alert and its number are gone. */
export const FORGET_ALERTS: SQL = sql`
  delete from "product-alerts" where created_at < now() - interval '1 year'
    or (status = 'notified' and updated_at < now() - interval '30 days')`;
