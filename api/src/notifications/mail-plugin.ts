import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import type { Database, Executor } from '../database/database.ts';
import { isWithin, type Limit } from '../plugins/attempts.ts';
import { mailboxOf } from '../plugins/email-address.ts';
import { everyHour } from '../plugins/every-hour.ts';
import { startDelivery } from './delivery.ts';
import { openMailer } from './mailer.ts';
import { purgeOutbox } from './outbox-purge.ts';

type Letter = {
  to: string[];
  subject: string;
  body: string;
  /**
   * A mailbox that has been written so many of these letters within the hour gets none: for letters that anyone can have
   * sent to anyone. Of one shop's letters all that have a `mostPerHour` count together.
   */
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

/** Those of `to` whose mailbox may be written to once more within the hour; each is counted. */
async function withRoom(transaction: Executor, to: readonly string[], most: number): Promise<string[]> {
  const limit: Limit = { name: 'letters:mailbox', most, minutes: 60 };
  const free = [];
  for (const address of to) if (await isWithin(transaction, limit, mailboxOf(address))) free.push(address);
  return free;
}

type Options = { database: Database; publicUrl: string; smtpUrl?: string; from?: string };

/**
 * Mails (spec §2 leaves them unwritten). With a mail server they are sent from the outbox; without one they stay there,
 * for an administrator to read, and are not sent when a server is named later: they would be old news.
 */
export const mail = fp<Options>(async (app, { database, publicUrl, smtpUrl, from }) => {
  app.decorate('mail', {
    async queue(transaction, { to, subject, body, mostPerHour }) {
      const recipients = mostPerHour ? await withRoom(transaction, to, mostPerHour) : to;
      await transaction.execute(sql`
        insert into outbox (recipient, subject, body, next_try_at)
        select it.recipient, ${subject}, ${body}, case when ${Boolean(smtpUrl)} then now() end
        from unnest(${sql.param(recipients)}::text[]) it(recipient)`);
    },
    urlOf: (path) => `${publicUrl}${path}`,
  });
  everyHour(app, () => purgeOutbox(database));
  if (!smtpUrl) return;
  const mailer = openMailer(smtpUrl, from ?? `Karité <no-reply@${new URL(publicUrl).hostname}>`);
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    stop = startDelivery(database, mailer, app.log);
  });
  app.addHook('onClose', () => stop?.());
});
