import { plural } from '@karite/shared/format';
import { formatMoney } from '@karite/shared/money';
import { type WatchedPrice, watchPrice } from '@karite/shared/notifications';
import { paths } from '@karite/shared/paths';
import { products } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shownToAll } from '../../engine/list/scope.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { IsIncluded } from '../../platform/tasks/define-task.ts';

/** E-mails of fallen prices that one mailbox gets in an hour at most, however often prices are changed. */
const MOST_PER_HOUR = 3;

type ChangesRead = WatchedPrice & {
  id: string;
  userId: string;
  productId: string;
  name: string;
  price: number;
  current: number;
  inStock: boolean;
  now: number;
};
type Fall = Pick<ChangesRead, 'productId' | 'name' | 'now'> & { from: number; to: number };

/** What can have changed: the price is not what was seen, or what was seen is not what its watcher knows. */
const CHANGED = sql`(watch.seen_price is distinct from products.sale_price or watch.price is distinct from watch.seen_price)`;
const ms = (at: ReturnType<typeof sql>) => sql`(extract(epoch from ${at}) * 1000)::float8`;

/** The accounts of which a watch may have something to tell. */
export const changedAccounts = (isIncluded: IsIncluded): SQL => sql`
  select distinct watch.user_id as id from "price-watches" watch join products on products.id = watch.product_id
  where ${CHANGED} and ${shownToAll(products, 'products')} and ${isIncluded(sql`watch.user_id`)} order by 1`;

/** The watches of an account of which something changed, held; no other process checks them meanwhile. */
const watchesOf = (transaction: Executor, userId: string) =>
  transaction.execute<ChangesRead>(sql`
    select watch.id, watch.user_id as "userId", watch.product_id as "productId", products.name,
      watch.price::float8 as price, watch.seen_price::float8 as "seenPrice", ${ms(sql`watch.seen_at`)} as "seenAt",
      ${ms(sql`watch.told_at`)} as "toldAt", products.sale_price::float8 as current, products.in_stock as "inStock",
      ${ms(sql`now()`)} as now
    from "price-watches" watch join products on products.id = watch.product_id
    where ${CHANGED} and ${shownToAll(products, 'products')} and watch.user_id = ${userId}
    order by watch.created_at, watch.id for update of watch skip locked`);

/** Stores the seen prices, and those of which the account was notified. */
async function keep(transaction: Executor, watches: readonly (WatchedPrice & { id: string })[]): Promise<void> {
  await transaction.execute(sql`
    update "price-watches" watch set price = it.price, seen_price = it."seenPrice",
      seen_at = to_timestamp(it."seenAt" / 1000), told_at = to_timestamp(it."toldAt" / 1000)
    from jsonb_to_recordset(${JSON.stringify(watches)}::jsonb)
      as it(id uuid, price numeric, "seenPrice" numeric, "seenAt" float8, "toldAt" float8)
    where watch.id = it.id`);
}

const priceText = ({ from, to }: Fall) => `${formatMoney(to)} au lieu de ${formatMoney(from)}`;

/** Notifies an account of lower prices by its chosen channels: in the shop one per product, by e-mail all in one. */
async function tell(app: FastifyInstance, transaction: Executor, userId: string, fallen: Fall[]): Promise<void> {
  const account = (await app.notifications.accountsOf(transaction, 'id', [userId])).get(userId);
  const [first] = fallen;
  if (!account || !first) return;
  await app.notifications.tell(
    transaction,
    fallen.map((fall) => ({
      event: 'price-fell' as const,
      userId,
      kind: 'prices' as const,
      title: `Baisse de prix : ${fall.name}`,
      text: priceText(fall),
      productId: fall.productId,
      key: `price-fell:${fall.productId}:${fall.now}`,
    })),
  );
  if (!account.choices.pricesEmail) return;
  const others = fallen.length > 1 ? ` et ${plural(fallen.length - 1, 'autre produit', 'autres produits')}` : '';
  await app.messages.send(transaction, 'price-fell', [
    {
      to: { email: account.email },
      mostPerHour: MOST_PER_HOUR,
      ...(await app.notifications.wayOut(userId, 'prices')),
      values: {
        produit: `${first.name}${others}`,
        baisses: fallen
          .map((fall) => `- ${fall.name} : ${priceText(fall)}\n${app.mail.urlOf(paths.product(fall.productId))}`)
          .join('\n'),
        lien: app.mail.urlOf(paths.notifications),
      },
    },
  ]);
}

/** Checks the prices that an account watches, and notifies it of those that fell (R1963). */
export async function notifyAccount(app: FastifyInstance, transaction: Executor, account: string): Promise<void> {
  const { rows } = await watchesOf(transaction, account);
  const falls: Fall[] = [];
  const seen = rows.map(({ id, userId: _, productId, name, current, inStock, now, ...watch }) => {
    const { watch: next, fell } = watchPrice(watch, { price: current, inStock }, now);
    if (fell) falls.push({ productId, name, now, ...fell });
    return { id, ...next };
  });
  if (seen.length > 0) await keep(transaction, seen);
  if (falls.length > 0) await tell(app, transaction, account, falls);
}
