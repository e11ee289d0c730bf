import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { shopActions, shopHooks } from './app-hooks.ts';
import { isStandInOn, ORDER_LINK_DAYS, ORDER_UNPAID_HOURS, publicUrl, type Settings } from './config.ts';
import { live } from './live/live-plugin.ts';
import type { PictureReach } from './media/fetch-picture.ts';
import { media } from './media/media-plugin.ts';
import type { MediaStore } from './media/media-store.ts';
import { messages } from './messages/messages-plugin.ts';
import { outbox } from './messages/outbox-plugin.ts';
import { paymentMessages } from './messages/payment-messages-plugin.ts';
import { notifications } from './notifications/notifications-plugin.ts';
import { orderAccess } from './order-state/order-access.ts';
import { payments } from './payments/payments-plugin.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { type AnyActions, actionRegistry } from './resource/actions.ts';
import { type AnyHooks, checkHooks, hookRegistry } from './resource/hooks.ts';
import type { Reach } from './server/http/post.ts';
import { webhooks } from './webhooks/webhooks-plugin.ts';

type HookParts = {
  reach: Reach;
  /** Hooks that run after the shop's own. */
  hooks: readonly AnyHooks[];
  /** What declared actions run, besides the shop's own. */
  actions: readonly AnyActions[];
};

/** Decorates the app with what resources need besides their declarations. */
const resourceHooks = fp(
  async (app: FastifyInstance, { reach, hooks, actions }: HookParts) => {
    const { database, resources, shopTimeZone } = app;
    const given = [...shopHooks(app, database, reach, shopTimeZone), ...checkHooks(resources, hooks)];
    app.decorate('resourceHooks', hookRegistry(given));
    app.decorate('resourceActions', actionRegistry(resources, [...shopActions(database, resources), ...actions]));
  },
  {
    name: 'resource-hooks',
    dependencies: ['database', 'resources', 'media', 'order-access', 'messages', 'notifications', 'payments'],
    fastify: '5.x',
  },
);

export type FeatureParts = HookParts & {
  settings: Partial<Settings>;
  mediaStore: MediaStore;
  pictureReach?: PictureReach;
  /** The payment companies that the shop has keys of. */
  providers: readonly PaymentProvider[];
};

/** What the shop's features share, each known by its decoration of the app. */
export const featurePlugins = fp(
  async (app: FastifyInstance, { settings, mediaStore, pictureReach, providers, ...parts }: FeatureParts) => {
    const url = publicUrl(settings);
    const { reach } = parts;
    await app.register(media, { store: mediaStore, reach: pictureReach });
    await app.register(orderAccess, {
      secret: settings.ORDER_LINK_SECRET,
      days: settings.ORDER_LINK_DAYS ?? ORDER_LINK_DAYS,
    });
    await app.register(outbox, {
      publicUrl: url,
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      reach,
      sms: settings.SMS_URL
        ? { url: settings.SMS_URL, token: settings.SMS_TOKEN, sender: settings.SMS_SENDER }
        : undefined,
    });
    await app.register(notifications, { publicUrl: url });
    await app.register(messages, { publicUrl: url });
    await app.register(payments, {
      real: providers,
      isStandInOn: isStandInOn(settings),
      unpaidHours: settings.ORDER_UNPAID_HOURS ?? ORDER_UNPAID_HOURS,
    });
    await app.register(paymentMessages);
    await app.register(webhooks, { reach });
    await app.register(live);
    await app.register(resourceHooks, parts);
  },
  { name: 'features', dependencies: ['server'], fastify: '5.x' },
);
