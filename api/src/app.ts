import type { ResourceShape } from '@karite/shared/resource';
import { frenchMessages } from '@karite/shared/resource/validation';
import { resources as shopResources } from '@karite/shared/resources';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { shopActions, shopHooks } from './app-hooks.ts';
import { apiRoutes } from './app-routes.ts';
import {
  isStandInOn,
  ORDER_LINK_DAYS,
  ORDER_UNPAID_HOURS,
  picturesElsewhere,
  publicUrl,
  type Settings,
  SHOP_TIME_ZONE,
} from './config.ts';
import type { CustomRoutes } from './custom/define-api.ts';
import type { Database } from './database/database.ts';
import type { Replica } from './database/replica.ts';
import { live, toldLive } from './live/live-plugin.ts';
import type { PictureReach } from './media/fetch-picture.ts';
import { media } from './media/media-plugin.ts';
import type { MediaStore } from './media/media-store.ts';
import { messages } from './messages/messages-plugin.ts';
import { notifications } from './notifications/notifications-plugin.ts';
import { orderAccess } from './order-state/order-access.ts';
import { paymentDesk } from './payments/payments-plugin.ts';
import { configuredProviders } from './payments/providers/configured.ts';
import { type AnyActions, actionRegistry } from './resource/actions.ts';
import { type AnyHooks, checkHooks, hookRegistry } from './resource/hooks.ts';
import { watchChanges } from './resource/watch-changes.ts';
import type { FirstStep } from './server/first-step.ts';
import { connectionOptions } from './server/http/connection-options.ts';
import { pathAsked } from './server/http/path-asked.ts';
import { queryOf } from './server/http/query-texts.ts';
import { privateLogger } from './server/logging/log-format.ts';
import { bodyHooks } from './server/plugins/body-hooks.ts';
import { cachedAnswers } from './server/plugins/cached-answers.ts';
import { catalogueCache } from './server/plugins/catalogue-cache.ts';
import { compression } from './server/plugins/compression.ts';
import { connections } from './server/plugins/connections.ts';
import { emptyBodies } from './server/plugins/empty-bodies.ts';
import { errors, unreadableAddress } from './server/plugins/errors.ts';
import { health } from './server/plugins/health.ts';
import { jobs } from './server/plugins/jobs.ts';
import { limits } from './server/plugins/limits.ts';
import { load } from './server/plugins/load.ts';
import { loopDelay } from './server/plugins/loop-delay.ts';
import { metrics } from './server/plugins/metrics.ts';
import { oneAnswer } from './server/plugins/one-answer.ts';
import { openapi } from './server/plugins/openapi.ts';
import { reader } from './server/plugins/reader.ts';
import { recordEtags } from './server/plugins/record-etags.ts';
import { requestLog } from './server/plugins/request-log.ts';
import { requestTarget } from './server/plugins/request-target.ts';
import { requestTime } from './server/plugins/request-time.ts';
import { securityHeaders } from './server/plugins/security-headers.ts';
import { sessions } from './server/plugins/sessions.ts';
import { tasks } from './server/plugins/tasks.ts';
import { webPages } from './web/web-plugin.ts';
import { webhookDelivery } from './webhooks/webhooks-plugin.ts';

/** The largest JSON body, in bytes. */
const JSON_BODY_BYTES = 100_000;

export type AppParts = {
  settings: Pick<Settings, 'RATE_LIMIT' | 'TRUST_PROXY'> & Partial<Settings>;
  database: Database;
  /** Reads for the database what may be read there; absent: there is none. */
  replica?: Replica | null;
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
  /** Whether work is repeated by the clock; not in tests that compare all that is stored. */
  repeatsWork?: boolean;
  /** Where the addresses of pictures lead, for tests with a machine of their own; no setting says it. */
  pictureReach?: PictureReach;
};

/** `on` believes the one proxy in front and nobody it names: what a client writes in X-Forwarded-For counts for nothing. */
const trustProxy = (setting: string): FastifyServerOptions['trustProxy'] =>
  setting === 'off' ? false : setting === 'on' ? (_address, hop) => hop < 1 : setting.split(',');

/** Builds the server without listening: the API under `/api`, pictures under `/media`, the shop and its back-office. */
export async function buildApp({
  settings,
  database,
  replica = null,
  mediaStore,
  resources = shopResources,
  hooks = [],
  actions = [],
  routes = [],
  firstSteps = [],
  web,
  logger = false,
  repeatsWork = true,
  pictureReach,
}: AppParts): Promise<FastifyInstance> {
  frenchMessages();
  const elsewhere = picturesElsewhere(settings);
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
  app.decorate('repeatsWork', repeatsWork);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  oneAnswer(app);
  loopDelay(app);
  bodyHooks(app);
  metrics(app, { database, token: settings.METRICS_TOKEN });
  tasks(app, { database });
  const collector = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  // Fetched where it is wanted: it brings a megabyte along.
  if (collector) (await import('./server/plugins/tracing.ts')).tracing(app, collector);
  requestLog(app);
  requestTime(app);
  securityHeaders(app, { elsewhere });
  errors(app);
  connections(app);
  emptyBodies(app);
  requestTarget(app);
  await compression(app);
  sessions(app, {
    database,
    closedToTokens: new Set(resources.flatMap(({ name, isClosedToTokens }) => (isClosedToTokens ? [name] : []))),
  });
  recordEtags(app);
  reader(app, { database, replica });
  const watch = (names: readonly string[]) => watchChanges(database, resources, names);
  catalogueCache(app, { database, watch });
  cachedAnswers(app);
  load(app);
  await media(app, { store: mediaStore, reach: pictureReach });
  await openapi(app);
  await app.register(health);
  limits(app, { database, areOn: settings.RATE_LIMIT === 'on' });
  orderAccess(app, { database, secret: settings.ORDER_LINK_SECRET, days: settings.ORDER_LINK_DAYS ?? ORDER_LINK_DAYS });
  const reach = settings.WEBHOOKS_LOCAL === 'on' ? 'local' : 'public';
  notifications(app, { database, publicUrl: publicUrl(settings) });
  messages(app, {
    database,
    publicUrl: publicUrl(settings),
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    reach,
    sms: settings.SMS_URL
      ? { url: settings.SMS_URL, token: settings.SMS_TOKEN, sender: settings.SMS_SENDER }
      : undefined,
  });
  jobs(app, { database });
  const providers = configuredProviders(settings, publicUrl(settings));
  const zone = settings.SHOP_TIME_ZONE ?? SHOP_TIME_ZONE;
  paymentDesk(app, {
    database,
    real: providers,
    isStandInOn: isStandInOn(settings),
    timeZone: zone,
    unpaidHours: settings.ORDER_UNPAID_HOURS ?? ORDER_UNPAID_HOURS,
  });
  app.payments.onChanged((transaction, payment, _order, refund) =>
    refund
      ? app.messages.tellRefund(transaction, payment.orderId, refund)
      : app.messages.tellPayment(transaction, payment),
  );
  app.payments.onOrderExpired((transaction, { id }) => app.messages.tellStatus(transaction, id, 'cancelled'));
  webhookDelivery(app, { database, reach });
  const told = toldLive(resources);
  live(app, { database, told });
  app.decorate('resources', resources);
  app.decorate('shopTimeZone', zone);
  app.decorate(
    'resourceHooks',
    hookRegistry([...shopHooks(app, database, reach, zone), ...checkHooks(resources, hooks)]),
  );
  app.decorate('resourceActions', actionRegistry(resources, [...shopActions(database, resources), ...actions]));
  await app.register(apiRoutes, {
    prefix: '/api',
    settings,
    database,
    resources,
    routes,
    firstSteps,
    hasPaymentKeys: providers.length > 0,
    told,
    reach,
  });
  if (web) await webPages(app, { ...web, database, mediaStore, elsewhere });
  return app;
}
