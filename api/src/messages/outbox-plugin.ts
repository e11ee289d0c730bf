import { LEAVING_CHANNELS, type LeavingChannel } from '@karite/shared/messages';
import { identity } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../database/database.ts';
import { findSingle } from '../resource/read/read.ts';
import type { Reach } from '../server/http/post.ts';
import { everyHour } from '../server/jobs/every-hour.ts';
import type { Channel } from './channel.ts';
import { startDelivery } from './delivery.ts';
import { openMailer } from './mailer.ts';
import { type Draft, queueMessages } from './outbox.ts';
import { purgeMessages } from './purge.ts';
import { openPush } from './push/push-channel.ts';
import { type PushKeys, pushKeys } from './push/vapid.ts';
import { openSms, type SmsSettings } from './sms.ts';

export type Outbox = {
  /** Puts messages into the outbox, in the caller's transaction: they leave when that commits. */
  queue(transaction: Executor, drafts: readonly Draft[]): Promise<void>;
  /** Whether messages of a channel leave; where not, they stay to be read. */
  isSent(channel: LeavingChannel): boolean;
  /** What names the shop to push services. */
  pushKeys(): Promise<PushKeys>;
};

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

export type OutboxOptions = {
  publicUrl: string;
  smtpUrl?: string;
  from?: string;
  sms?: SmsSettings;
  /** Where pushes may go. */
  reach: Reach;
};

/**
 * Where all that the shop writes to people waits until it leaves. Where a channel has a way out (a mail server, an SMS gateway)
 * messages are sent from here; without one they stay, listed for administrators without their links, and are not sent when one is
 * named later: they would be old news.
 */
export const outbox = fp(
  async (app: FastifyInstance, { publicUrl, smtpUrl, from, sms, reach }: OutboxOptions) => {
    const { database } = app;
    const ownSender = {
      address: `no-reply@${new URL(publicUrl).hostname}`,
      name: async () => (await findSingle(database, identity)).name,
    };
    const keys = pushKeys(database);
    const contact = publicUrl.startsWith('https:') ? publicUrl : `mailto:${ownSender.address}`;
    const channels: Partial<Record<LeavingChannel, Channel>> = {
      push: openPush({ database, keys, reach, contact }),
      ...(smtpUrl && { email: openMailer(smtpUrl, from ?? ownSender) }),
      ...(sms && { sms: openSms(sms) }),
    };
    const isSent = (channel: LeavingChannel) => channels[channel] !== undefined;
    app.decorate('outbox', {
      queue: (transaction, drafts) => queueMessages(transaction, drafts, isSent),
      isSent,
      pushKeys: keys,
    });

    everyHour(app, 'purge-messages', () => purgeMessages(database));
    const stops: (() => Promise<void>)[] = [];
    app.addHook('onReady', async () => {
      for (const name of LEAVING_CHANNELS) {
        const channel = channels[name];
        if (channel) stops.push(startDelivery(database, { name, channel }, app));
      }
    });
    app.addHook('onClose', async () => {
      await Promise.all(stops.map((stop) => stop()));
    });
  },
  { name: 'outbox', dependencies: ['database', 'tasks'], fastify: '5.x' },
);
