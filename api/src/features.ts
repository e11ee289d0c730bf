import { accounts } from './accounts/feature.ts';
import { takeBackCash } from './cash/collect.ts';
import { cash } from './cash/feature.ts';
import { catalogue } from './catalogue/feature.ts';
import { collections } from './collections/feature.ts';
import { comments } from './comments/feature.ts';
import { isStandInOn, ORDER_LINK_DAYS, ORDER_UNPAID_HOURS, publicUrl, type Settings } from './config.ts';
import { content } from './content/feature.ts';
import { delivery } from './delivery/feature.ts';
import { exportSchedules } from './export-schedules/feature.ts';
import { favourites } from './favourites/feature.ts';
import { firstSteps } from './first-steps/feature.ts';
import { influencers } from './influencers/feature.ts';
import { creditReturn } from './invoices/credit-return.ts';
import { invoices } from './invoices/feature.ts';
import { listViews } from './list-views/feature.ts';
import { live } from './live/feature.ts';
import type { PictureReach } from './media/fetch-picture.ts';
import { media } from './media/media-plugin.ts';
import type { MediaStore } from './media/media-store.ts';
import { messages, outbox } from './messages/feature.ts';
import { newsletter } from './newsletter/feature.ts';
import { notices } from './notices/feature.ts';
import { notifications } from './notifications/feature.ts';
import { offers } from './offers/feature.ts';
import { tasks as mediaSweep } from './operations/media-sweep/tasks.ts';
import { orderState } from './order-state/feature.ts';
import { orderTerms } from './order-terms.ts';
import { orders } from './orders/feature.ts';
import { payments } from './payments/feature.ts';
import { configuredProviders } from './payments/providers/configured.ts';
import { points } from './points/feature.ts';
import { engine } from './resource/engine-feature.ts';
import type { Feature } from './resource/feature.ts';
import { returns } from './returns/feature.ts';
import { reviews } from './reviews/feature.ts';
import type { FirstStep } from './server/first-step.ts';
import { statistics } from './statistics/feature.ts';
import { stock } from './stock/feature.ts';
import { today } from './today/feature.ts';
import { webhooks } from './webhooks/feature.ts';

export type FeatureParts = {
  settings: Partial<Settings>;
  mediaStore: MediaStore;
  pictureReach?: PictureReach | undefined;
  /** First steps of the shop's own folder. */
  ownSteps: readonly FirstStep[];
};

/** The shop's features. Plugins, and hooks of one resource, run in this order. */
export function shopFeatures({ settings, mediaStore, pictureReach, ownSteps }: FeatureParts): Feature[] {
  const url = publicUrl(settings);
  const reach = settings.WEBHOOKS_LOCAL === 'on' ? 'local' : 'public';
  const providers = configuredProviders(settings, url);
  return [
    engine,
    {
      async plugins(app) {
        await app.register(media, { store: mediaStore, reach: pictureReach });
      },
      tasks: mediaSweep,
    },
    orderState({ secret: settings.ORDER_LINK_SECRET, days: settings.ORDER_LINK_DAYS ?? ORDER_LINK_DAYS }),
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
    orders({ terms: (api) => orderTerms(api, api.database, api.payments.shop), takeBackCash }),
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
    notices,
    influencers,
    statistics,
    today,
    firstSteps({ hasPaymentKeys: providers.length > 0, hasMail: settings.SMTP_URL !== undefined, own: ownSteps }),
    listViews,
    exportSchedules,
    comments,
  ];
}
