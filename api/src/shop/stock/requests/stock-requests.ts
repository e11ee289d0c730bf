import { grantsOn } from '@karite/shared/access';
import { render, type StockEvent, type Values } from '@karite/shared/messages';
import { paths } from '@karite/shared/paths';
import { products, stockRequests } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shownToAll } from '../../../engine/list/scope.ts';
import { hooks } from '../../../engine/write/hooks.ts';
import { NEXT_VERSION } from '../../../engine/write/versions.ts';
import { addUnlessTaken } from '../../../engine/write/write.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/database/names.ts';
import { ApiError, notFound } from '../../../platform/server/errors/api-error.ts';

type Target = { productId?: string; brandId?: string };

/** Why nobody needs to wait for it, or `null`. The row is held: it does not change before the wish is stored. */
async function refusal(transaction: Executor, { productId, brandId }: Target): Promise<ApiError | null> {
  if (productId) {
    const found = await transaction.execute<{ inStock: boolean }>(
      sql`select in_stock as "inStock" from products where id = ${productId} and ${shownToAll(products, 'products')} for share`,
    );
    if (!found.rows[0]) return notFound('Produit introuvable');
    return found.rows[0].inStock ? new ApiError(409, 'conflict', 'Ce produit est déjà en stock') : null;
  }
  const found = await transaction.execute(sql`select 1 from brands where id = ${brandId} for update`);
  if (found.rows.length === 0) return notFound('Marque introuvable');
  const offered = await transaction.execute(
    sql`select 1 from products where brand_id = ${brandId} and ${shownToAll(products, 'products')} limit 1`,
  );
  return offered.rows.length > 0 ? new ApiError(409, 'conflict', 'Cette marque a déjà des produits') : null;
}

/**
 * Stores the request for a product or a brand, once; a new request after a message counts again. It is an account's own
 * (`userId`) while nobody requests the same with that address who is not signed in to it (R2043).
 */
export async function requestStock(
  app: FastifyInstance,
  database: Database,
  target: Target,
  { email, userId }: { email: string; userId: string | null },
): Promise<void> {
  const writer = { app, database, resource: stockRequests, by: null };
  await database.transaction(async (transaction) => {
    const refused = await refusal(transaction, target);
    if (refused) throw refused;
    const field = target.productId ? 'productId' : 'brandId';
    const mine = sql`${sql.identifier(columnName(field))} = ${target[field]} and email = ${email}`;
    const isNew = await addUnlessTaken(
      transaction,
      writer,
      [field, 'email'],
      { ...target, email },
      { hidden: { userId } },
    );
    if (isNew) return;
    await transaction.execute(sql`
      update "stock-requests" set user_id = null where ${mine} and user_id is distinct from ${userId}::uuid`);
    await transaction.execute(sql`
      update "stock-requests" set notified_at = null, created_at = now(), ${NEXT_VERSION}
      where ${mine} and notified_at is not null`);
  });
}

type Waiting = { id: string; email: string; userId: string | null; requested: string };

/** People who wait for it, marked as notified: each gets one message. */
async function waitingFor(transaction: Executor, column: 'product_id' | 'brand_id', id: string): Promise<Waiting[]> {
  const notified = await transaction.execute<Waiting>(sql`
    update "stock-requests" set notified_at = now(), ${NEXT_VERSION}
    where ${sql.identifier(column)} = ${id} and notified_at is null
    returning id, email, user_id as "userId", extract(epoch from created_at)::text as requested`);
  return notified.rows;
}

type Arrival = {
  event: StockEvent;
  waiting: readonly Waiting[];
  values: Values;
  path: string;
  /** What has come, for those who read it in the shop. */
  of: { productId: string } | { brandId: string };
};

/** Notifies people who wait, once for each request. */
async function tell(
  { outbox, mail, messages, notifications }: FastifyInstance,
  transaction: Executor,
  { event, waiting, values, path, of }: Arrival,
): Promise<void> {
  const template = waiting.length > 0 ? (await messages.templatesOf(transaction, event))('email') : null;
  if (!template?.isOn) return;
  const filled = { ...values, lien: mail.urlOf(path) };
  const byAddress = await notifications.accountsOf(
    transaction,
    'email',
    waiting.map(({ email }) => email),
  );
  const bySession = await notifications.accountsOf(
    transaction,
    'id',
    waiting.flatMap(({ userId }) => userId ?? []),
  );
  const accountOf = ({ email, userId }: Waiting) => (userId && bySession.get(userId)) || byAddress.get(email);
  const drafts = await Promise.all(
    waiting.map(async (one) => {
      const { id, email: to, requested } = one;
      const account = accountOf(one);
      if (account && !account.choices.stockEmail) return [];
      const { end, leaveUrl } = account ? await notifications.wayOut(account.id, 'stock') : {};
      const { subject, text: body, html } = render(template, filled, end);
      const key = `${event}:${id}:${requested}:email:${to}`;
      return [{ event, channel: 'email' as const, to, subject, body, html, key, ...(leaveUrl && { leaveUrl }) }];
    }),
  );
  await outbox.queue(transaction, drafts.flat());
  const { subject: title } = render(template, filled);
  await notifications.tell(
    transaction,
    waiting.flatMap((one) => {
      const { id, requested } = one;
      const account = accountOf(one);
      if (!account) return [];
      return [{ event, userId: account.id, kind: 'stock' as const, title, ...of, key: `${event}:${id}:${requested}` }];
    }),
  );
}

/** Whether a product is in the shop. */
const isShown = (product: Readonly<Record<string, unknown>>) => grantsOn(null, products, 'read', product).length > 0;

/** Writes to those who wait, in the transaction that brings a product back, or a brand its product. */
export const stockRequestHooks = (app: FastifyInstance) => {
  /** Brands with sent notifications, by transaction: they are locked, so nobody joins until it ends. */
  const notifiedBrands = new WeakMap<Executor, Set<string>>();
  return hooks({
    products: {
      async beforeSave({ transaction, values, before }) {
        const now = {
          inStock: values.inStock ?? before?.inStock,
          status: values.status ?? before?.status,
          brandId: values.brandId === undefined ? before?.brandId : values.brandId,
        };
        if (!isShown(now)) return;
        if (before && !(before.inStock && isShown(before)) && now.inStock)
          await tell(app, transaction, {
            event: 'product-back',
            waiting: await waitingFor(transaction, 'product_id', before.id),
            values: { produit: String(values.name ?? before.name) },
            path: paths.product(before.id),
            of: { productId: before.id },
          });
        const { brandId } = now;
        if (!brandId || (before && isShown(before) && brandId === before.brandId)) return;
        const notified = notifiedBrands.get(transaction) ?? new Set();
        if (notified.has(brandId)) return;
        notifiedBrands.set(transaction, notified.add(brandId));
        // Held against a wish that is being stored: it sees this product, or is seen here.
        const brand = await transaction.execute<{ name: string }>(
          sql`select name from brands where id = ${brandId} for key share`,
        );
        await tell(app, transaction, {
          event: 'brand-arrived',
          waiting: await waitingFor(transaction, 'brand_id', brandId),
          values: { marque: brand.rows[0]?.name },
          path: paths.brand(brandId),
          of: { brandId },
        });
      },
    },
  });
};
