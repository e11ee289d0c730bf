import { createHmac } from 'node:crypto';
import { CART_DAYS } from '@karite/shared/notifications';
import { savedCarts } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { insertRecord } from '../../engine/write/save.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { isSameKey, shopSecret } from '../../platform/server/access/shop-secret.ts';

export type CartItem = { productId: string; quantity: number };

/**
 * Keeps the cart of an account that agreed (R1965), instead of the one before: it stays the same cart, of which one reminder is
 * written, until it is empty. False when the account has not agreed: nothing is stored then.
 */
export const saveCart = (database: Database, userId: string, items: readonly CartItem[]): Promise<boolean> =>
  database.transaction(async (transaction) => {
    // One at a time for each account; a choice that is taken back meanwhile waits, and then takes the cart along.
    const agreed = await transaction.execute(sql`
      select 1 from "notification-choices" where user_id = ${userId} and cart_email for update`);
    if (agreed.rows.length === 0) return false;
    const before = await transaction.execute<{ remindedAt: Date | null }>(sql`
      delete from "saved-carts" where user_id = ${userId} returning reminded_at as "remindedAt"`);
    if (items.length === 0) return true;
    const remindedAt = before.rows[0]?.remindedAt ?? null;
    const values = { userId, items, changedAt: new Date().toISOString() };
    await insertRecord(transaction, savedCarts, {
      ...values,
      remindedAt: remindedAt && new Date(remindedAt).toISOString(),
    });
    return true;
  });

/** What is in the cart of an account; nothing where none is stored. */
export async function itemsOf(executor: Executor, userId: string): Promise<CartItem[]> {
  const { rows } = await executor.execute<CartItem>(sql`
    select item.product_id as "productId", item.quantity from "saved-carts" cart
      join "saved-carts_items" item on item.saved_carts_id = cart.id
    where cart.user_id = ${userId} order by item.position`);
  return rows;
}

/** Those that nobody came back to. */
export const forgetCarts = (database: Executor) =>
  database.execute(sql`delete from "saved-carts" where changed_at < now() - make_interval(days => ${CART_DAYS})`);

/** The signed link that brings a cart back on any device, for as long as the cart is stored. */
export type CartLinks = {
  keyOf(userId: string, now: number): Promise<string>;
  isKeyOf(userId: string, key: string, now: number): Promise<boolean>;
};

const DAY_MS = 86_400_000;

export function cartLinks(database: Executor): CartLinks {
  const secret = shopSecret(database, 'notification-link');
  const sign = async (userId: string, until: string) =>
    `${until}.${createHmac('sha256', await secret())
      .update(`cart:${until}:${userId.toLowerCase()}`)
      .digest('base64url')}`;
  return {
    keyOf: (userId, now) => sign(userId, (now + CART_DAYS * DAY_MS).toString(36)),
    async isKeyOf(userId, key, now) {
      const [until = ''] = key.split('.');
      return isSameKey(await sign(userId, until), key) && Number.parseInt(until, 36) > now;
    },
  };
}
