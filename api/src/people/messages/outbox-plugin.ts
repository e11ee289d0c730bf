import type { LeavingChannel } from '@karite/shared/messages';
import { identity } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { findSingle } from '../../engine/read/read.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Reach } from '../../platform/server/http/post.ts';
import type { Channel } from './channel.ts';
import { openMailer } from './mailer.ts';
import { type Draft, queueMessages } from './outbox.ts';
import { openPush } from './push/push-channel.ts';
import { type PushKeys, pushKeys } from './push/vapid.ts';
import { deliver } from './send-message.ts';
import { openSms, type SmsSettings } from './sms.ts';

/** How long a message that is on its way may take while the process stops, in ms. */
const STOP_MS = 2_000;

export type Outbox = {
  /** Puts messages into the outbox, in the caller's transaction: they leave when that commits. */
  queue(transaction: Executor, drafts: readonly Draft[]): Promise<void>;
  /** Sends a message that is due. */
  deliver(channel: LeavingChannel, id: string): Promise<void>;
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
      queue: (transaction, drafts) => queueMessages(transaction, drafts, isSent, app.taskQueue),
      async deliver(name, id) {
        const channel = channels[name];
        if (channel) await deliver(database, channel, id, app.log);
      },
      isSent,
      pushKeys: keys,
    });

    const close = () => {
      for (const channel of Object.values(channels)) channel.close();
    };
    // What is on its way may arrive; what hangs is cut, and tried again under its id.
    app.addHook('preClose', async () => void setTimeout(close, STOP_MS).unref());
    app.addHook('onClose', async () => close());
  },
  { name: 'outbox', dependencies: ['database', 'tasks'], fastify: '5.x' },
);
