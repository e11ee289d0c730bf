import {
  defaultTemplate,
  fillText,
  type MessageDeclaration,
  messageOf,
  render,
  SENT_CHANNELS,
  type Values,
  whatsappUrl,
} from '@karite/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/database.ts';
import type { Draft } from './outbox.ts';
import { smsText } from './sms-text.ts';
import { templatesOf } from './templates.ts';

/** Who is written to, and with which values. */
export type Notified<Name extends string = string> = Pick<Draft, 'leaveUrl' | 'mostPerHour' | 'after' | 'orderId'> & {
  /** An e-mail address, a phone number in E.164, an account: each channel that is switched on is used where its address is given. */
  to: { email?: string | null; phone?: string | null; userId?: string | null };
  values: Values<Name>;
  /** With a key that was used before nothing is written: name the record and what happened to it. */
  key?: string;
  /** Follows the text of an e-mail. */
  end?: string;
};

/**
 * Writes a message to people in the caller's transaction, by each channel that is switched on and that they have an address for: e-mail, SMS,
 * and for accounts the notification in the shop and on their devices, where the message has one.
 */
export async function sendTo(
  { outbox, notifications }: Pick<FastifyInstance, 'outbox' | 'notifications'>,
  transaction: Executor,
  message: string | MessageDeclaration,
  notified: readonly Notified[],
): Promise<void> {
  const event = typeof message === 'string' ? message : message.name;
  const { label, notification: kind } = messageOf(event);
  const templateOf = await templatesOf(transaction, event);
  const drafts = notified.flatMap(({ to, values, end, key, ...how }) =>
    SENT_CHANNELS.flatMap((channel): Draft[] => {
      const template = templateOf(channel);
      const address = channel === 'email' ? to.email : to.phone;
      if (!template?.isOn || !address) return [];
      const { subject, text, html } = render(template, values, channel === 'email' ? end : '');
      const texts = channel === 'email' ? { subject, body: text, html } : { subject: label, body: smsText(text) };
      return [{ ...how, ...texts, event, channel, to: address, ...(key && { key: keyOf(key, channel) }) }];
    }),
  );
  await outbox.queue(transaction, drafts);
  const subject = templateOf('email')?.subject ?? defaultTemplate(event, 'email')?.subject;
  if (!kind || !subject) return;
  await notifications.tell(
    transaction,
    notified.flatMap(({ to: { userId }, values, key, after, orderId }) =>
      userId
        ? [{ event, userId, kind, title: fillText(subject, values), key: key ?? crypto.randomUUID(), after, orderId }]
        : [],
    ),
  );
}

/** Keys of e-mails have no channel: they are older than the other channels. */
const keyOf = (key: string, channel: 'email' | 'sms'): string => (channel === 'email' ? key : `${key}:${channel}`);

/** A WhatsApp chat that opens with a message's text, to be sent by hand; without a text where the message is switched off. */
export async function chatOf(
  executor: Executor,
  event: string,
  phone: string,
  values: Values<string>,
): Promise<{ url: string; text: string }> {
  const template = (await templatesOf(executor, event))('whatsapp');
  const text = template?.isOn ? fillText(template.text, values) : '';
  return { url: whatsappUrl(phone, text), text };
}
