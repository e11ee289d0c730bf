import compress from '@fastify/compress';
import { isWritten, type ResourceShape } from '@karite/shared/resource';
import { frenchMessages } from '@karite/shared/resource/validation';
import { orders, resources as shopResources, users } from '@karite/shared/resources';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './accounts/account-routes.ts';
import { apiTokenHooks, apiTokenRoutes } from './accounts/api-token-routes.ts';
import { credentialRoutes } from './accounts/credential-routes.ts';
import { ownDataRoutes } from './accounts/own-data-routes.ts';
import { partyOf } from './accounts/passkey-ceremony.ts';
import { passkeyRoutes } from './accounts/passkey-routes.ts';
import { passkeySignInRoutes } from './accounts/passkey-sign-in-routes.ts';
import { passwordResetRoutes } from './accounts/password-reset-routes.ts';
import { secondFactorRoutes } from './accounts/second-factor-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { staffAccessHooks } from './accounts/staff-access.ts';
import { restoreUser, userRoutes } from './accounts/user-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { cashRoutes } from './cash/cash-routes.ts';
import { collect, takeBackCash } from './cash/collect.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { categoryTree } from './catalogue/category-tree.ts';
import { commentedHooks, commentHooks } from './comments/comment-hooks.ts';
import { commentRoutes } from './comments/comment-routes.ts';
import { isStandInOn, ORDER_UNPAID_HOURS, publicUrl, type Settings, SHOP_TIME_ZONE } from './config.ts';
import type { CustomRoutes } from './custom/define-api.ts';
import { addOwnRoutes } from './custom/own-routes.ts';
import type { Database } from './database/database.ts';
import { addressRoutes } from './delivery/address-routes.ts';
import { favouriteRoutes } from './favourites/favourite-routes.ts';
import { firstStepsRoutes } from './first-steps/first-steps-routes.ts';
import { firstSteps as shopSteps } from './first-steps/steps.ts';
import { influencerRoutes } from './influencers/influencer-routes.ts';
import { creditReturn } from './invoices/credit-return.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { listViewHooks } from './list-views/shared-views.ts';
import { live, toldLive } from './live/live-plugin.ts';
import { liveRoutes } from './live/live-routes.ts';
import { media } from './media/media-plugin.ts';
import type { MediaStore } from './media/media-store.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { messages } from './messages/messages-plugin.ts';
import { newsletterRoutes } from './messages/newsletter-routes.ts';
import { stockRequestRoutes } from './messages/stock-request-routes.ts';
import { stockRequestHooks } from './messages/stock-requests.ts';
import { templateHooks } from './messages/templates.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { orderAccess } from './order-state/order-access.ts';
import { tellMove } from './orders/order-actions.ts';
import { orderHooks } from './orders/order-hooks.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { restoreOrder } from './orders/restore-order.ts';
import { paymentMethodHooks } from './payments/judge-method.ts';
import { judgeMethod } from './payments/offered.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { paymentDesk } from './payments/payments-plugin.ts';
import { configuredProviders } from './payments/providers/configured.ts';
import { type AnyActions, actionRegistry, actions as runs } from './resource/actions.ts';
import { countRoutes } from './resource/count-routes.ts';
import { importRoutes } from './resource/exchange/import-routes.ts';
import { jobRoutes } from './resource/exchange/job-routes.ts';
import { type AnyHooks, checkHooks, hookRegistry } from './resource/hooks.ts';
import { resourceRoutes } from './resource/resource-routes.ts';
import { type Restorers, restorerOf } from './resource/restore.ts';
import { watchChanges } from './resource/watch-changes.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { ratingRoutes } from './reviews/rating-routes.ts';
import { reviewHooks } from './reviews/verified-purchase.ts';
import type { FirstStep } from './server/first-step.ts';
import { connectionOptions } from './server/http/connection-options.ts';
import { pathAsked } from './server/http/path-asked.ts';
import { queryOf } from './server/http/query-texts.ts';
import { privateLogger } from './server/logging/log-format.ts';
import { bodyHooks } from './server/plugins/body-hooks.ts';
import { cachedAnswers } from './server/plugins/cached-answers.ts';
import { catalogueCache } from './server/plugins/catalogue-cache.ts';
import { connections } from './server/plugins/connections.ts';
import { emptyBodies } from './server/plugins/empty-bodies.ts';
import { errors, unreadableAddress } from './server/plugins/errors.ts';
import { health } from './server/plugins/health.ts';
import { jobs } from './server/plugins/jobs.ts';
import { limits } from './server/plugins/limits.ts';
import { load } from './server/plugins/load.ts';
import { metrics } from './server/plugins/metrics.ts';
import { openapi } from './server/plugins/openapi.ts';
import { recordEtags } from './server/plugins/record-etags.ts';
import { requestLog } from './server/plugins/request-log.ts';
import { requestTarget } from './server/plugins/request-target.ts';
import { requestTime } from './server/plugins/request-time.ts';
import { securityHeaders } from './server/plugins/security-headers.ts';
import { sessions } from './server/plugins/sessions.ts';
import { productStatisticsRoutes } from './statistics/product-routes.ts';
import { salesRoutes } from './statistics/sales-routes.ts';
import { statisticsRoutes } from './statistics/statistics-routes.ts';
import { watchSales } from './statistics/watch-sales.ts';
import { todayRoutes } from './today/today-routes.ts';
import { webPages } from './web/web-plugin.ts';
import type { Reach } from './webhooks/post.ts';
import { webhookHooks } from './webhooks/webhook-hooks.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { webhookDelivery } from './webhooks/webhooks-plugin.ts';

/** The largest JSON body, in bytes. */
const JSON_BODY_BYTES = 100_000;

/** What resources need besides their declarations; most need nothing. */
const shopHooks = (app: FastifyInstance, database: Database, reach: Reach): AnyHooks[] => [
  categoryTree,
  stockRequestHooks(app),
  templateHooks,
  orderHooks,
  paymentMethodHooks,
  reviewHooks,
  webhookHooks(reach),
  apiTokenHooks,
  staffAccessHooks,
  listViewHooks,
  commentHooks(app),
  commentedHooks(app, database, app.resources),
];

/** What the shop's own declared actions run; none of a server that has other resources. */
const shopActions = (database: Database, resources: readonly ResourceShape[]): AnyActions[] =>
  resources.some(({ name }) => name === orders.name)
    ? [
        runs({
          orders: { ship: tellMove('shipped'), finish: tellMove('completed'), collect: collect(database) },
        }),
      ]
    : [];

export type AppParts = {
  settings: Pick<Settings, 'RATE_LIMIT' | 'TRUST_PROXY'> & Partial<Settings>;
  database: Database;
  mediaStore: MediaStore;
  /** The resources that it serves; the shop's own when absent. */
  resources?: readonly ResourceShape[];
  /** Hooks that run after the shop's own. */
  hooks?: readonly AnyHooks[];
  /** What declared actions run. */
  actions?: readonly AnyActions[];
  /** Routes of the shop's own folder. */
  routes?: readonly CustomRoutes[];
  /** What a new shop sees to once, after the shop's own steps. */
  firstSteps?: readonly FirstStep[];
  /** Serves the two front ends as well; `null` where only the API is wanted. */
  web: { publicUrl: string; offlinePages: boolean } | null;
  logger?: FastifyServerOptions['logger'];
};

/** `on` believes the one proxy in front and nobody it names: what a client writes in X-Forwarded-For counts for nothing. */
const trustProxy = (setting: string): FastifyServerOptions['trustProxy'] =>
  setting === 'off' ? false : setting === 'on' ? (_address, hop) => hop < 1 : setting.split(',');

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

/** Builds the server without listening: the API under `/api`, pictures under `/media`, the shop and its back-office. */
export async function buildApp({
  settings,
  database,
  mediaStore,
  resources = shopResources,
  hooks = [],
  actions = [],
  routes = [],
  firstSteps = [],
  web,
  logger = false,
}: AppParts): Promise<FastifyInstance> {
  frenchMessages();
  const app = Fastify({
    logger: privateLogger(logger),
    trustProxy: trustProxy(settings.TRUST_PROXY),
    bodyLimit: JSON_BODY_BYTES,
    ...connectionOptions,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200, querystringParser: queryOf },
    rewriteUrl: pathAsked,
    frameworkErrors: unreadableAddress,
    // Each request is one line of our own.
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Bodies are JSON or forms; nothing else is read.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(bodyHooks);
  await app.register(metrics, { database, token: settings.METRICS_TOKEN });
  await app.register(requestLog);
  await app.register(requestTime);
  await app.register(securityHeaders);
  await app.register(errors);
  await app.register(connections);
  await app.register(emptyBodies);
  await app.register(requestTarget);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(sessions, {
    database,
    closedToTokens: new Set(resources.flatMap(({ name, isClosedToTokens }) => (isClosedToTokens ? [name] : []))),
  });
  await app.register(recordEtags);
  const watch = (names: readonly string[]) => watchChanges(database, resources, names);
  await app.register(catalogueCache, { database, watch });
  await app.register(cachedAnswers);
  await app.register(load);
  await app.register(media, { store: mediaStore });
  await app.register(openapi);
  await app.register(health);
  await app.register(limits, { database, areOn: settings.RATE_LIMIT === 'on' });
  await app.register(orderAccess, { database, secret: settings.ORDER_LINK_SECRET, days: settings.ORDER_LINK_DAYS });
  await app.register(messages, {
    database,
    publicUrl: publicUrl(settings),
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    sms: settings.SMS_URL
      ? { url: settings.SMS_URL, token: settings.SMS_TOKEN, sender: settings.SMS_SENDER }
      : undefined,
  });
  await app.register(jobs, { database });
  const providers = configuredProviders(settings, publicUrl(settings));
  await app.register(paymentDesk, {
    database,
    real: providers,
    isStandInOn: isStandInOn(settings),
    timeZone: settings.SHOP_TIME_ZONE ?? SHOP_TIME_ZONE,
    unpaidHours: settings.ORDER_UNPAID_HOURS ?? ORDER_UNPAID_HOURS,
  });
  const { cashier, shop } = app.payments;
  app.payments.onChanged((transaction, payment, _order, refund) =>
    refund
      ? app.messages.tellRefund(transaction, payment.orderId, refund)
      : app.messages.tellPayment(transaction, payment),
  );
  app.payments.onOrderExpired((transaction, { id }) => app.messages.tellStatus(transaction, id, 'cancelled'));
  const reach = settings.WEBHOOKS_LOCAL === 'on' ? 'local' : 'public';
  await app.register(webhookDelivery, { database, reach });
  const told = toldLive(resources);
  await app.register(live, { database, told });
  app.decorate('resources', resources);
  app.decorate('resourceHooks', hookRegistry([...shopHooks(app, database, reach), ...checkHooks(resources, hooks)]));
  app.decorate('resourceActions', actionRegistry(resources, [...shopActions(database, resources), ...actions]));
  await app.register(
    async (api) => {
      await api.register(accountRoutes, { database });
      await api.register(credentialRoutes, { database });
      await api.register(sessionRoutes, { database });
      await api.register(secondFactorRoutes, { database });
      const party = partyOf(publicUrl(settings));
      await api.register(passkeySignInRoutes, { database, party });
      await api.register(passkeyRoutes, { database, party });
      await api.register(ownDataRoutes, { database });
      await api.register(passwordResetRoutes, { database });
      await api.register(userRoutes, { database });
      for (const resource of resources) resourceRoutes(api, database, resource);
      await api.register(countRoutes, { database });
      await api.register(jobRoutes, { database });
      await api.register(importRoutes, { database });
      await api.register(catalogueRoutes, { database });
      await api.register(orderRoutes, {
        database,
        judgePayment: (executor, method, country) => judgeMethod(executor, shop, method, country),
      });
      await api.register(paymentRoutes, { cashier, shop });
      await api.register(addressRoutes, { database });
      await api.register(invoiceRoutes, {
        database,
        certifierUrl: settings.INVOICE_CERTIFIER_URL,
        certifierToken: settings.INVOICE_CERTIFIER_TOKEN,
      });
      await api.register(returnRoutes, { database, onRefunded: creditReturn });
      await api.register(todayRoutes, { database });
      const steps = [
        ...shopSteps({ hasPaymentKeys: providers.length > 0, hasMail: settings.SMTP_URL !== undefined }),
        ...firstSteps,
      ];
      await api.register(firstStepsRoutes, { database, steps });
      await api.register(favouriteRoutes, { database });
      await api.register(cashRoutes, { database, zone: settings.SHOP_TIME_ZONE ?? SHOP_TIME_ZONE });
      await api.register(ratingRoutes, { database });
      await api.register(newsletterRoutes, { database });
      await api.register(stockRequestRoutes, { database });
      await api.register(messageRoutes, { database });
      await api.register(webhookRoutes, { database });
      await api.register(liveRoutes, { database, told });
      await api.register(commentRoutes, { database });
      await api.register(noticeRoutes, { database });
      await api.register(apiTokenRoutes, { database });
      const zone = settings.SHOP_TIME_ZONE ?? SHOP_TIME_ZONE;
      await api.register(statisticsRoutes, { database, zone });
      watchSales(app, database, zone);
      await api.register(salesRoutes, { database, zone });
      await api.register(productStatisticsRoutes, { database, zone });
      for (const own of routes) await addOwnRoutes(api, own, database);
      await api.register(influencerRoutes, { database });
      await api.register(auditRoutes, { database, restorers: restorers(api, database) });
    },
    { prefix: '/api' },
  );
  if (web) await app.register(webPages, { ...web, database, mediaFolder: mediaStore.directory });
  return app;
}
