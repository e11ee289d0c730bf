import { randomUUID } from 'node:crypto';
import {
  eventOfPayment,
  eventOfStatus,
  type MessageDeclaration,
  type NewsletterEvent,
  NOTIFY_AFTER_SECONDS,
  type OrderEvent,
  type Placeholder,
  paymentValues,
  SENT_CHANNELS,
  type SentChannel,
  type StaffEvent,
  type Values,
  type WishEvent,
} from '@karite/shared/messages';
import { formatMoney } from '@karite/shared/money';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@karite/shared/orders';
import { type Order, orders, type Payment, type Refund } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { findOne } from '../../engine/read/read.ts';
import type { Executor } from '../../platform/database/database.ts';
import { currentPath } from '../../sales/order-core/link-life.ts';
import { notificationKey, orderDrafts } from './order-messages.ts';
import type { Draft } from './outbox.ts';
import { chatOf, type Notified, sendTo } from './person-messages.ts';
import { pickupValues } from './pickup-values.ts';
import { deleteMessages } from './purge.ts';
import { type StatusUndone, takeBack } from './take-back.ts';
import { type Templates, templatesOf } from './templates.ts';

type AccountEmail = Pick<Draft, 'subject' | 'body' | 'mostPerHour'> & { userId: string; to: string[] };

export type Mail = {
  /** Puts an e-mail about an account, for each recipient, into the outbox, in the caller's transaction. */
  queue(transaction: Executor, email: AccountEmail): Promise<void>;
  /** The public address of a page of the shop, for a link. */
  urlOf(path: string): string;
};

type ChangedPayment = Pick<Payment, 'id' | 'orderId' | 'status' | 'amount' | 'currency' | 'paidAmount'>;

export type Messages = {
  /**
   * Notifies a shopper of an event of their order, by every channel that is switched on for it, once: the same event of the
   * same record again writes nothing. Pass an order that was just read as it is, another by its id; `recordId` names the
   * record where it is not the order (a refund), `templates` are those of the event where they have just been read.
   */
  tell(
    transaction: Executor,
    event: OrderEvent,
    notified: Order | string,
    more?: {
      values?: Values;
      recordId?: string;
      channels?: readonly SentChannel[];
      templates?: Templates;
      after?: number;
    },
  ): Promise<void>;
  /** The same for the status that an order has just got, once the time to undo it is over. */
  tellStatus(transaction: Executor, orderId: string, status: OrderStatus): Promise<void>;
  /** The ways by which the customer of an order would be notified of an event, as templates and addresses are now. */
  channelsOf(executor: Executor, event: OrderEvent, order: Order): Promise<SentChannel[]>;
  /** Sends the valid status, where the undone one was sent. */
  tellUndone(transaction: Executor, order: Pick<Order, 'id' | 'deliveryType'>, undone: StatusUndone): Promise<void>;
  /** The same for the state that a payment has just got. */
  tellPayment(transaction: Executor, payment: ChangedPayment): Promise<void>;
  /** The same for a refund that is done. */
  tellRefund(transaction: Executor, orderId: string, refund: Pick<Refund, 'id' | 'amount' | 'currency'>): Promise<void>;
  /**
   * Writes a message without an order to people, in the caller's transaction, by each channel that is switched on and that
   * they have an address for; once for each key.
   */
  send<Name extends string = Placeholder>(
    transaction: Executor,
    message: StaffEvent | NewsletterEvent | 'product-back' | WishEvent | MessageDeclaration<Name>,
    notified: readonly Notified<NoInfer<Name>>[],
  ): Promise<void>;
  /** A WhatsApp chat with somebody that opens with a message's text. */
  chat(
    executor: Executor,
    event: string,
    phone: string,
    values: Values<string>,
  ): Promise<{ url: string; text: string }>;
  /** The templates of an event, by channel: an administrator's version, else the default. */
  templatesOf(executor: Executor, event: string): Promise<Templates>;
  /** The public address by which an order is followed. */
  orderLink(executor: Executor, orderId: string): Promise<string>;
  /**
   * Deletes what was written about an account and its orders, and to its address where that is confirmed (R2043). What is
   * still to leave about an order does: the order goes on without the account.
   */
  forget(transaction: Executor, owner: { id: string; confirmed: string | null }): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail;
    messages: Messages;
  }
}

/** How the keys of e-mails about an account begin. */
const keysOfAccount = (userId: string) => `account:${userId}:`;

/** Messages to shoppers and staff from templates, by the outbox and as notifications of accounts. */
export const messages = fp(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    const { queue } = app.outbox;
    const urlOf = (path: string) => `${publicUrl}${path}`;
    const orderLink: Messages['orderLink'] = async (executor, orderId) =>
      urlOf(await currentPath(executor, app.orderAccess.links, orderId));

    app.decorate('mail', {
      urlOf,
      queue: (transaction, { userId, to, ...email }) =>
        queue(
          transaction,
          // The key names the account: the messages are deleted with it, even after a change of its address.
          to.map((recipient) => ({
            ...{ ...email, event: 'account', channel: 'email', to: recipient },
            key: `${keysOfAccount(userId)}${randomUUID()}`,
          })),
        ),
    });
    const accountOf = async (executor: Executor, { userId }: Order) => {
      const found = userId ? (await app.notifications.accountsOf(executor, 'id', [userId])).values() : [];
      const [account = null] = found;
      return account;
    };
    const tell: Messages['tell'] = async (transaction, event, notified, more) => {
      const order = typeof notified === 'string' ? await findOne(transaction, orders, notified) : notified;
      // No payment was received of who had nothing to pay (R2065).
      if (!order || (event === 'payment-received' && order.totalPrice === 0)) return;
      const orderId = order.id;
      const account = await accountOf(transaction, order);
      const linkOf = () => orderLink(transaction, orderId);
      const { drafts, title } = await orderDrafts(transaction, { ...more, event, order, linkOf, account });
      const after = more?.after ?? 0;
      await queue(
        transaction,
        drafts.map((draft) => ({ ...draft, after })),
      );
      if (!account || !title) return;
      const key = notificationKey(event, more?.recordId ?? orderId);
      await app.notifications.tell(transaction, [
        { event, userId: account.id, kind: 'orders', title, orderId, key, after },
      ]);
    };
    const tellStatus: Messages['tellStatus'] = async (transaction, orderId, status) => {
      const order = await findOne(transaction, orders, orderId);
      const event = order && eventOfStatus(status, order.deliveryType);
      if (event)
        await tell(transaction, event, order, {
          values: await pickupValues(transaction, order),
          after: NOTIFY_AFTER_SECONDS,
        });
    };
    app.decorate('messages', {
      tell,
      tellStatus,
      async channelsOf(executor, event, order) {
        const account = await accountOf(executor, order);
        const { drafts } = await orderDrafts(executor, { event, order, linkOf: async () => '', account });
        return SENT_CHANNELS.filter((channel) => drafts.some((draft) => draft.channel === channel));
      },
      async tellUndone(transaction, { id: orderId, deliveryType }, { from, to }) {
        const mistaken = eventOfStatus(from, deliveryType);
        if (!mistaken) return tellStatus(transaction, orderId, to);
        await app.notifications.takeBack(transaction, notificationKey(mistaken, orderId));
        const notified = await takeBack(transaction, orderId, mistaken);
        for (const { id: recordId, channel } of notified)
          await tell(transaction, 'order-corrected', orderId, {
            recordId,
            channels: [channel],
            values: { statut: ORDER_STATUS_LABELS[to] },
          });
      },
      async tellPayment(transaction, payment) {
        const event = eventOfPayment(payment.status);
        if (!event) return;
        // An order is paid once, by whichever payment; less than its price may arrive more than once.
        const recordId = event === 'payment-received' ? payment.orderId : payment.id;
        await tell(transaction, event, payment.orderId, { recordId, values: paymentValues(payment) });
      },
      tellRefund: (transaction, orderId, { id: recordId, amount, currency }) =>
        tell(transaction, 'refund-made', orderId, { recordId, values: { rembourse: formatMoney(amount, currency) } }),
      send: (transaction, message, notified) => sendTo(app, transaction, message, notified),
      chat: chatOf,
      forget: (transaction, { id, confirmed }) =>
        deleteMessages(
          transaction,
          sql`(next_try_at is null or order_id is null) and (lower(recipient) = lower(${confirmed}::text)
          or starts_with(idempotency_key, ${keysOfAccount(id)})
          or order_id in (select orders.id from orders where orders.user_id = ${id})
          or recipient in (select it.id::text from "push-subscriptions" it where it.user_id = ${id}))`,
        ),
      templatesOf,
      orderLink,
    });
  },
  { name: 'messages', dependencies: ['outbox', 'notifications', 'order-access'], fastify: '5.x' },
);
