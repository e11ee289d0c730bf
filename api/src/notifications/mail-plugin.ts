import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import type { Database, Executor } from '../database/database.ts';
import { startDelivery } from './delivery.ts';
import { openMailer } from './mailer.ts';
import { keepPurged } from './outbox-purge.ts';

type Letter = {
  to: string[];
  subject: string;
  body: string;
  /** Who has had so many letters within the hour gets none: for letters that anyone can have sent to anyone. */
  mostPerHour?: number;
};

export type Mail = {
  /** Puts a letter for each recipient into the outbox, in the caller's transaction: it leaves when that commits. */
  queue(transaction: Executor, letter: Letter): Promise<void>;
  /** The public address of a page of the shop, for a link. */
  urlOf(path: string): string;
};

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail;
  }
}

type Options = { database: Database; publicUrl: string; smtpUrl?: string; from?: string };

/**
 * Mails (spec §2 leaves them unwritten). With a mail server they are sent from the outbox; without one they stay there,
 * for an administrator to read, and are not sent when a server is named later: they would be old news.
 */
export const mail = fp<Options>(async (app, { database, publicUrl, smtpUrl, from }) => {
  app.decorate('mail', {
    async queue(transaction, { to, subject, body, mostPerHour }) {
      await transaction.execute(sql`
        insert into outbox (recipient, subject, body, next_try_at)
        select it.recipient, ${subject}, ${body}, case when ${Boolean(smtpUrl)} then now() end
        from unnest(${sql.param(to)}::text[]) it(recipient)
        where ${mostPerHour ?? null}::int is null or ${mostPerHour ?? null}::int > (select count(*) from outbox
          where outbox.recipient = it.recipient and outbox.created_at between now() - interval '1 hour' and now())`);
    },
    urlOf: (path) => `${publicUrl}${path}`,
  });
  let endPurging: (() => void) | undefined;
  app.addHook('onReady', async () => {
    endPurging = keepPurged(database);
  });
  app.addHook('onClose', async () => endPurging?.());
  if (!smtpUrl) return;
  const mailer = openMailer(smtpUrl, from ?? `Karité <no-reply@${new URL(publicUrl).hostname}>`);
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    stop = startDelivery(database, mailer, app.log);
  });
  app.addHook('onClose', () => stop?.());
});
