import {
  type OrderEvent,
  orderValues,
  render,
  SENT_CHANNELS,
  type SentChannel,
  typedValues,
  type Values,
} from '@karite/shared/messages';
import type { Order } from '@karite/shared/resources';
import type { Executor } from '../database/database.ts';
import type { Draft } from './outbox.ts';
import { templatesOf } from './templates.ts';

/** An order can be placed in anyone's name, and must not become a way to flood them: so many messages an hour. */
const MOST_PER_HOUR: Record<SentChannel, number> = { email: 10, sms: 5 };
/** These a stranger can have sent; the others follow a payment, or an administrator's own act. */
const BY_ANYONE = new Set<OrderEvent>(['order-placed', 'order-cancelled']);

/** No narrow spaces, as in amounts: one of them makes an SMS cost three times as much. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Whether the order is of an account with the very address that it is told to: what was typed was typed by its reader. */
const isOwn = (order: Order): boolean =>
  order.user?.email !== undefined && order.user.email.toLowerCase() === order.email?.toLowerCase();

type Told = {
  event: OrderEvent;
  order: Order;
  /** The page by which the order is followed. */
  link: string;
  /** What is told besides the order, by its own id where that is not the order's. */
  values?: Values;
  recordId?: string;
  /** By these ways alone. */
  channels?: readonly SentChannel[];
};

/** The messages of an event of an order, by the ways that are switched on and that the order has an address for. */
export async function orderDrafts(
  transaction: Executor,
  { event, order, link, values = {}, recordId = order.id, channels = SENT_CHANNELS }: Told,
): Promise<Draft[]> {
  const templateOf = await templatesOf(transaction, event);
  return channels.flatMap((channel): Draft[] => {
    const template = templateOf(channel);
    const to = channel === 'email' ? order.email : order.phone;
    if (!template?.isOn || !to) return [];
    const typed = channel === 'email' && isOwn(order) ? typedValues(order) : {};
    const { subject, text, html } = render(template, { ...orderValues(order), lien: link, ...typed, ...values });
    const isMail = channel === 'email';
    return [
      {
        event,
        channel,
        to,
        subject: isMail ? subject : order.shortNumber,
        body: isMail ? text : plainSpaces(text),
        ...(isMail && { html }),
        orderId: order.id,
        key: `${event}:${recordId}:${channel}:${to}`,
        ...(BY_ANYONE.has(event) && { mostPerHour: MOST_PER_HOUR[channel] }),
      },
    ];
  });
}
