import { type LeftKind, NOTIFICATION_DAYS, type NotificationKind } from '@karite/shared/notifications';
import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import type { Database, Executor } from '../database/database.ts';
import { everyHour } from '../server/jobs/every-hour.ts';
import { type Account, accountsOf } from './choices.ts';
import { type LeaveLinks, leaveLinks } from './leave-link.ts';

/** What an account is told in the shop. */
type Told = {
  userId: string;
  kind: NotificationKind;
  title: string;
  text?: string;
  orderId?: string;
  productId?: string;
  brandId?: string;
  /** What it is about: told once. */
  key: string;
};

export type Notifications = {
  /** Puts what accounts are told where they read it in the shop, in the caller's transaction; the same key again is nothing. */
  add(transaction: Executor, told: readonly Told[]): Promise<void>;
  /** Takes back what was told by mistake. */
  takeBack(transaction: Executor, key: string): Promise<void>;
  /** Accounts with how they choose to be told. */
  accountsOf(executor: Executor, by: 'id' | 'email', values: readonly string[]): Promise<Map<string, Account>>;
  /** What stands at the end of an e-mail that its reader may end, and the call of mail programs. */
  wayOut(userId: string, kind: LeftKind): Promise<{ end: string; leaveUrl: string }>;
  links: LeaveLinks;
};

declare module 'fastify' {
  interface FastifyInstance {
    notifications: Notifications;
  }
}

/** What the shop tells its shoppers beside letters: kept for them, by their own choice (R1960, R1961). */
export const notifications = fp<{ database: Database; publicUrl: string }>(async (app, { database, publicUrl }) => {
  const links = leaveLinks(database);
  app.decorate('notifications', {
    async add(transaction, told) {
      if (told.length === 0) return;
      await transaction.execute(sql`
        insert into alerts (user_id, kind, title, text, order_id, product_id, brand_id, key, is_read)
        select "userId", kind, title, text, "orderId", "productId", "brandId", key, false
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as it("userId" uuid, kind text, title text, text text,
          "orderId" uuid, "productId" uuid, "brandId" uuid, key text)
        on conflict (user_id, key) do nothing`);
    },
    async takeBack(transaction, key) {
      await transaction.execute(sql`delete from alerts where key = ${key}`);
    },
    accountsOf,
    async wayOut(userId, kind) {
      const { page, call } = await links.pathsOf(userId, kind);
      return { end: `Ne plus recevoir ces e-mails :\n\n${publicUrl}${page}`, leaveUrl: `${publicUrl}${call}` };
    },
    links,
  });

  everyHour(app, () =>
    database.execute(sql`
      delete from alerts where created_at < now() - make_interval(days => ${NOTIFICATION_DAYS})`),
  );
});
