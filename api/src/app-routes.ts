import { isWritten } from '@karite/shared/resource';
import { orders, users } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { accountLinkRoutes } from './accounts/account-link-routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { apiTokenRoutes } from './accounts/api-token-routes.ts';
import { credentialRoutes } from './accounts/credential-routes.ts';
import { ownDataRoutes } from './accounts/own-data-routes.ts';
import { partyOf } from './accounts/passkey-ceremony.ts';
import { passkeyRoutes } from './accounts/passkey-routes.ts';
import { passkeySignInRoutes } from './accounts/passkey-sign-in-routes.ts';
import { passwordResetRoutes } from './accounts/password-reset-routes.ts';
import { secondFactorRoutes } from './accounts/second-factor-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { restoreUser, userRoutes } from './accounts/user-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { cashRoutes } from './cash/cash-routes.ts';
import { takeBackCash } from './cash/collect.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { togetherRoutes } from './catalogue/together-routes.ts';
import { variantRoutes } from './catalogue/variant-routes.ts';
import { collectionRoutes } from './collections/collection-routes.ts';
import { watchCollections } from './collections/watch-collections.ts';
import { commentRoutes } from './comments/comment-routes.ts';
import { publicUrl, type Settings } from './config.ts';
import { contentRoutes } from './content/content-routes.ts';
import type { CustomRoutes } from './custom/define-api.ts';
import { addOwnRoutes } from './custom/own-routes.ts';
import type { Database } from './database/database.ts';
import { addressRoutes } from './delivery/address-routes.ts';
import { watchExportSchedules } from './export-schedules/make-due.ts';
import { favouriteRoutes } from './favourites/favourite-routes.ts';
import { firstStepsRoutes } from './first-steps/first-steps-routes.ts';
import { firstSteps as shopSteps } from './first-steps/steps.ts';
import { influencerRoutes } from './influencers/influencer-routes.ts';
import { creditReturn } from './invoices/credit-return.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { pushRoutes } from './messages/push/push-routes.ts';
import { recallRoutes } from './messages/recall-routes.ts';
import { stockRequestRoutes } from './messages/stock-request-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { cartRoutes } from './notifications/cart-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { offerRoutes } from './offers/offer-routes.ts';
import { orderTerms } from './order-terms.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { restoreOrder } from './orders/restore-order.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { pointRoutes } from './points/point-routes.ts';
import { countRoutes } from './resource/count-routes.ts';
import { importRoutes } from './resource/exchange/import-routes.ts';
import { jobRoutes } from './resource/exchange/job-routes.ts';
import { watchCounts } from './resource/kept-counts.ts';
import { resourceRoutes } from './resource/resource-routes.ts';
import { type Restorers, restorerOf } from './resource/restore.ts';
import { watchEmptySearches } from './resource/search/empty-searches.ts';
import { watchSearch } from './resource/search/keep-search.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { ratingRoutes } from './reviews/rating-routes.ts';
import type { FirstStep } from './server/first-step.ts';
import type { Reach } from './server/http/post.ts';
import { productStatisticsRoutes } from './statistics/product-routes.ts';
import { salesRoutes } from './statistics/sales-routes.ts';
import { statisticsRoutes } from './statistics/statistics-routes.ts';
import { watchSales } from './statistics/watch-sales.ts';
import { sheetRoutes } from './stock/sheet-routes.ts';
import { watchLots } from './stock/watch-lots.ts';
import { todayRoutes } from './today/today-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

export type RouteParts = {
  settings: Partial<Settings>;
  database: Database;
  /** Routes of the shop's own folder. */
  routes: readonly CustomRoutes[];
  /** What a new shop sees to once, after the shop's own steps. */
  firstSteps: readonly FirstStep[];
  /** Whether a payment provider's keys are set. */
  hasPaymentKeys: boolean;
  /** Where what the shop sends may go. */
  reach: Reach;
};

/** How each resource's changes are taken back. */
const restorers = (app: FastifyInstance, database: Database): Restorers => ({
  ...Object.fromEntries(
    app.resources
      .filter((resource) => isWritten(resource) || resource.actions)
      .map((resource) => [resource.name, restorerOf(app, database, resource)]),
  ),
  [orders.name]: restoreOrder(app, database, takeBackCash),
  [users.name]: restoreUser(app, database),
});

/** Everything that the API answers, under the prefix of who registers it: accounts, each resource, each feature. */
export async function apiRoutes(api: FastifyInstance, parts: RouteParts): Promise<void> {
  const { settings, database, routes, firstSteps } = parts;
  const { resources, shopTimeZone: zone } = api;
  const { cashier, shop } = api.payments;
  await api.register(accountRoutes, { database });
  await api.register(credentialRoutes, { database });
  await api.register(sessionRoutes, { database });
  await api.register(secondFactorRoutes, { database });
  const party = partyOf(publicUrl(settings));
  await api.register(passkeySignInRoutes, { database, party });
  await api.register(passkeyRoutes, { database, party });
  await api.register(ownDataRoutes, { database });
  await api.register(passwordResetRoutes, { database });
  await api.register(accountLinkRoutes, { database });
  await api.register(userRoutes, { database });
  for (const resource of resources) resourceRoutes(api, database, resource);
  await api.register(countRoutes, { database });
  await api.register(jobRoutes, { database });
  await api.register(importRoutes, { database });
  await api.register(catalogueRoutes);
  await api.register(variantRoutes, { database });
  await api.register(togetherRoutes, { database });
  await api.register(collectionRoutes);
  await api.register(orderRoutes, { database, readTerms: orderTerms(api, database, shop) });
  await api.register(paymentRoutes, { cashier, shop });
  await api.register(addressRoutes, { database });
  await api.register(invoiceRoutes, {
    database,
    certifierUrl: settings.INVOICE_CERTIFIER_URL,
    certifierToken: settings.INVOICE_CERTIFIER_TOKEN,
  });
  await api.register(returnRoutes, { database, onRefunded: creditReturn });
  await api.register(todayRoutes, { database, zone });
  const steps = [
    ...shopSteps({ hasPaymentKeys: parts.hasPaymentKeys, hasMail: settings.SMTP_URL !== undefined }),
    ...firstSteps,
  ];
  await api.register(firstStepsRoutes, { database, steps });
  await api.register(favouriteRoutes, { database });
  await api.register(cashRoutes, { database, zone });
  await api.register(ratingRoutes);
  await api.register(newsletterRoutes, { database });
  await api.register(stockRequestRoutes, { database });
  await api.register(messageRoutes, { database });
  await api.register(sheetRoutes, { database });
  await api.register(recallRoutes, { database, zone });
  await api.register(webhookRoutes, { database });
  await api.register(liveRoutes, { database });
  await api.register(commentRoutes, { database });
  await api.register(noticeRoutes, { database });
  await api.register(notificationRoutes, { database });
  await api.register(pushRoutes, { database, reach: parts.reach });
  await api.register(cartRoutes, { database, zone });
  await api.register(apiTokenRoutes, { database });
  await api.register(statisticsRoutes, { zone });
  watchSearch(api, database, resources);
  watchEmptySearches(api, database);
  watchCounts(api, database, resources);
  watchSales(api, database, zone);
  watchLots(api, database, zone);
  watchCollections(api, database, zone);
  watchExportSchedules(api, database, zone);
  await api.register(salesRoutes, { zone });
  await api.register(productStatisticsRoutes, { zone });
  for (const own of routes) await addOwnRoutes(api, own, database);
  await api.register(influencerRoutes, { database, zone });
  await api.register(offerRoutes, { database });
  await api.register(pointRoutes, { database });
  await api.register(contentRoutes, { database });
  await api.register(auditRoutes, { database, restorers: restorers(api, database) });
}
