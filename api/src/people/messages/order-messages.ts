import {
  fillText,
  type OrderEvent,
  orderValues,
  render,
  SENT_CHANNELS,
  type SentChannel,
  typedValues,
  type Values,
} from '@karite/shared/messages';
import type { Order } from '@karite/shared/resources';
import type { Executor } from '../../platform/database/database.ts';
import type { Draft } from './outbox.ts';
import { smsText } from './sms-text.ts';
import { type Templates, templatesOf } from './templates.ts';

/** An order can be placed in anyone's name, and must not become a way to flood them: so many messages an hour. */
const MOST_PER_HOUR: Record<SentChannel, number> = { email: 10, sms: 5 };
/** These a stranger can have sent; the others follow a payment, or an administrator's own act. */
const BY_ANYONE = new Set<OrderEvent>(['order-placed', 'order-cancelled', 'order-unconfirmed']);

/** Whether the order's account has the address of the recipient: then its reader typed the values. */
const isOwn = (order: Order): boolean =>
  order.user?.email !== undefined && order.user.email.toLowerCase() === order.email?.toLowerCase();

type Notified = {
  event: OrderEvent;
  order: Order;
  /** Creates the link to the order's page; called only where there is something to write. */
  linkOf: () => Promise<string>;
  /** The record of the message besides the order, by its own id. */
  values?: Values;
  recordId?: string;
  /** By these ways alone. */
  channels?: readonly SentChannel[];
  /** As somebody has just read them. */
  templates?: Templates;
  /** The order's account, with its notification settings. */
  account: { choices: { ordersEmail: boolean } } | null;
};

/** Optional by e-mail. All others are always sent: purchases and payments must be confirmed in writing. */
const MAY_BE_SILENT = new Set<OrderEvent>(['order-shipped', 'order-ready', 'order-completed']);
/** Without a notification: the customer has just placed the order, and a correction removes the earlier notification. */
const NOT_IN_SHOP = new Set<OrderEvent>(['order-placed', 'order-corrected']);

/** The unique key of an event of a record for an account, also used to remove the notification. */
export const notificationKey = (event: OrderEvent, recordId: string): string => `${event}:${recordId}`;

/**
 * The messages of an event of an order, by the ways that are switched on, that the order has an address for and that its account
 * has not ended; and what its account reads in the shop: the e-mail's own subject.
 */
export async function orderDrafts(
  transaction: Executor,
  { event, order, linkOf, values = {}, recordId = order.id, channels = SENT_CHANNELS, templates, account }: Notified,
): Promise<{ drafts: Draft[]; title: string | null }> {
  const templateOf = templates ?? (await templatesOf(transaction, event));
  const isSilent = MAY_BE_SILENT.has(event) && account?.choices.ordersEmail === false;
  const notified = channels.flatMap((channel) => {
    const template = templateOf(channel);
    const to = channel === 'email' ? order.email : order.phone;
    return template?.isOn && to && !(channel === 'email' && isSilent) ? [{ channel, template, to }] : [];
  });
  const link = notified.length > 0 ? await linkOf() : '';
  const drafts = notified.map(({ channel, template, to }): Draft => {
    const typed = channel === 'email' && isOwn(order) ? typedValues(order) : {};
    const { subject, text, html } = render(template, { ...orderValues(order), lien: link, ...typed, ...values });
    const isMail = channel === 'email';
    return {
      event,
      channel,
      to,
      subject: isMail ? subject : order.shortNumber,
      body: isMail ? text : smsText(text),
      ...(isMail && { html }),
      orderId: order.id,
      key: `${event}:${recordId}:${channel}:${to}`,
      ...(BY_ANYONE.has(event) && { mostPerHour: MOST_PER_HOUR[channel] }),
    };
  });
  const subject = NOT_IN_SHOP.has(event) ? null : templateOf('email')?.subject;
  return { drafts, title: subject ? fillText(subject, { ...orderValues(order), ...values }) : null };
}
