import { isStandInOn, publicUrl, type Settings } from './config.ts';
import { engine } from './engine/engine-feature.ts';
import type { Feature } from './engine/feature.ts';
import { queueUnfinished } from './engine/pictures/finish-pictures.ts';
import { exportSchedules } from './office/export-schedules/feature.ts';
import { firstSteps } from './office/first-steps/feature.ts';
import { live } from './office/live/feature.ts';
import { statistics } from './office/statistics/feature.ts';
import { today } from './office/today/feature.ts';
import { listViews } from './office/views/feature.ts';
import { webhooks } from './office/webhooks/feature.ts';
import { tasks as mediaSweep } from './operations/media-sweep/tasks.ts';
import { accounts } from './people/accounts/feature.ts';
import { comments } from './people/comments/feature.ts';
import { favourites } from './people/favourites/feature.ts';
import { messages, outbox } from './people/messages/feature.ts';
import { newsletter } from './people/newsletter/feature.ts';
import { notifications } from './people/notifications/feature.ts';
import { teamNotifications } from './people/team-notifications/feature.ts';
import type { PictureReach } from './platform/media/fetch-picture.ts';
import { media } from './platform/media/media-plugin.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import type { FirstStep } from './platform/server/first-step.ts';
import { takeBackCash } from './sales/cash/collect.ts';
import { cash } from './sales/cash/feature.ts';
import { customers } from './sales/customers/feature.ts';
import { delivery } from './sales/delivery/feature.ts';
import { creditReturn } from './sales/invoices/credit-return.ts';
import { invoices } from './sales/invoices/feature.ts';
import { offers } from './sales/offers/feature.ts';
import { orderCore } from './sales/order-core/feature.ts';
import { orders } from './sales/orders/feature.ts';
import { payments } from './sales/payments/feature.ts';
import type { PaymentProvider } from './sales/payments/provider.ts';
import { points } from './sales/points/feature.ts';
import { returns } from './sales/returns/feature.ts';
import { ORDER_LINK_DAYS, ORDER_UNPAID_HOURS } from './settings.ts';
import { catalogue } from './shop/catalogue/feature.ts';
import { collections } from './shop/collections/feature.ts';
import { content } from './shop/content/feature.ts';
import { influencers } from './shop/influencers/feature.ts';
import { reviews } from './shop/reviews/feature.ts';
import { stock } from './shop/stock/feature.ts';

export type FeatureParts = {
  settings: Partial<Settings>;
  mediaStore: MediaStore;
  pictureReach?: PictureReach | undefined;
  /** The payment providers that this shop has keys of. */
  providers?: readonly PaymentProvider[];
  /** First steps of the shop's own folder. */
  ownSteps: readonly FirstStep[];
};

/** The shop's features. Plugins, and hooks of one resource, run in this order. */
export function shopFeatures({
  settings,
  mediaStore,
  pictureReach,
  providers = [],
  ownSteps,
}: FeatureParts): Feature[] {
  const url = publicUrl(settings);
  const reach = settings.WEBHOOKS_LOCAL === 'on' ? 'local' : 'public';
  return [
    engine,
    {
      async plugins(app) {
        await app.register(media, {
          store: mediaStore,
          reach: pictureReach,
          finish: (url, file) => queueUnfinished(app, url, file),
        });
      },
      tasks: mediaSweep,
    },
    orderCore({ secret: settings.ORDER_LINK_SECRET, days: settings.ORDER_LINK_DAYS ?? ORDER_LINK_DAYS }),
    outbox({
      publicUrl: url,
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      reach,
      sms: settings.SMS_URL
        ? { url: settings.SMS_URL, token: settings.SMS_TOKEN, sender: settings.SMS_SENDER }
        : undefined,
    }),
    notifications({ publicUrl: url }),
    payments({
      real: providers,
      isStandInOn: isStandInOn(settings),
      unpaidHours: settings.ORDER_UNPAID_HOURS ?? ORDER_UNPAID_HOURS,
    }),
    messages({ publicUrl: url, reach }),
    webhooks({ reach }),
    live,
    accounts({ publicUrl: url }),
    catalogue,
    collections,
    orders({ takeBackCash }),
    customers,
    invoices({ certifierUrl: settings.INVOICE_CERTIFIER_URL, certifierToken: settings.INVOICE_CERTIFIER_TOKEN }),
    returns({ onRefunded: creditReturn }),
    cash,
    stock,
    offers,
    points,
    reviews,
    delivery,
    content,
    favourites,
    newsletter,
    teamNotifications,
    influencers,
    statistics,
    today,
    firstSteps({ hasPaymentKeys: providers.length > 0, hasMail: settings.SMTP_URL !== undefined, own: ownSteps }),
    listViews,
    exportSchedules,
    comments,
  ];
}
