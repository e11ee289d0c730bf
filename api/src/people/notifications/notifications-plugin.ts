import type { LeftKind, NotificationKind } from '@karite/shared/notifications';
import { paths } from '@karite/shared/paths';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../../platform/database/database.ts';
import { type Account, accountsOf } from './choices.ts';
import { type LeaveLinks, leaveLinks } from './leave-link.ts';

/** A notification of an account. */
type Notified = {
  event: string;
  userId: string;
  kind: NotificationKind;
  title: string;
  text?: string;
  orderId?: string;
  productId?: string;
  brandId?: string;
  /** Its unique key: one notification for each. */
  key: string;
  /** The delay of push messages, in seconds. */
  after?: number;
};

export type Notifications = {
  /**
   * Notifies accounts by the ways that they chose but e-mail, in the caller's transaction: where they read it in the shop, and on
   * their devices. The same key again is nothing.
   */
  tell(transaction: Executor, notified: readonly Notified[]): Promise<void>;
  /** Removes a notification that was a mistake. */
  takeBack(transaction: Executor, key: string): Promise<void>;
  /** Accounts with their notification settings. */
  accountsOf(executor: Executor, by: 'id' | 'email', values: readonly string[]): Promise<Map<string, Account>>;
  /** The footer to unsubscribe from an e-mail, and the URL for mail programs. */
  wayOut(userId: string, kind: LeftKind): Promise<{ end: string; leaveUrl: string }>;
  links: LeaveLinks;
};

declare module 'fastify' {
  interface FastifyInstance {
    notifications: Notifications;
  }
}

/** The page that a notification opens. */
function pathOf({ orderId, productId, brandId }: Notified): string {
  if (orderId) return paths.order(orderId);
  if (productId) return paths.product(productId);
  return brandId ? paths.brand(brandId) : paths.notifications;
}

/** Stores notifications for the shop's pages. */
async function store(transaction: Executor, notified: readonly Notified[]): Promise<void> {
  if (notified.length === 0) return;
  await transaction.execute(sql`
    insert into alerts (user_id, kind, title, text, order_id, product_id, brand_id, key, is_read)
    select "userId", kind, title, text, "orderId", "productId", "brandId", key, false
    from jsonb_to_recordset(${JSON.stringify(notified)}::jsonb) as it("userId" uuid, kind text, title text, text text,
      "orderId" uuid, "productId" uuid, "brandId" uuid, key text)
    on conflict (user_id, key) do nothing`);
}

/** Notifications of shoppers besides the newsletter, by their own settings (R1960, R1961). */
export const notifications = fp(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    const { database } = app;
    const links = leaveLinks(database);
    /** The same on each device of theirs that takes it (R1967). */
    const push = async (transaction: Executor, notified: readonly Notified[]) => {
      if (notified.length === 0) return;
      const userIds = sql.param(notified.map(({ userId }) => userId));
      const { rows } = await transaction.execute<{ id: string; userId: string }>(sql`
      select id, user_id as "userId" from "push-subscriptions" where user_id = any(${userIds}::uuid[])`);
      const drafts = notified.flatMap((it) =>
        rows
          .filter(({ userId }) => userId === it.userId)
          .map(({ id: to }) => ({
            event: it.event,
            channel: 'push' as const,
            to,
            subject: it.title,
            body: [it.text, publicUrl + pathOf(it)].filter(Boolean).join('\n'),
            ...(it.orderId && { orderId: it.orderId }),
            after: it.after ?? 0,
            key: `${it.key}:push:${to}`,
          })),
      );
      await app.outbox.queue(transaction, drafts);
    };
    app.decorate('notifications', {
      async tell(transaction, notified) {
        const userIds = notified.map(({ userId }) => userId);
        const accounts = await accountsOf(transaction, 'id', userIds);
        const wanted = (way: 'Shop' | 'Push') =>
          notified.filter(({ userId, kind }) => accounts.get(userId)?.choices[`${kind}${way}`]);
        await store(transaction, wanted('Shop'));
        await push(transaction, wanted('Push'));
      },
      async takeBack(transaction, key) {
        await transaction.execute(sql`delete from alerts where key = ${key}`);
      },
      accountsOf,
      async wayOut(userId, kind) {
        const { page, call } = await links.pathsOf(userId, kind);
        return { end: `Ne plus recevoir ces e-mails :\n\n${publicUrl}${page}`, leaveUrl: `${publicUrl}${call}` };
      },
      links,
    });
  },
  { name: 'notifications', dependencies: ['database', 'tasks', 'outbox'], fastify: '5.x' },
);
