import type { ResourceShape } from '@karite/shared/resource';
import { frenchMessages } from '@karite/shared/resource/validation';
import { resources as shopResources } from '@karite/shared/resources';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { picturesElsewhere, type Settings } from './config.ts';
import { type OwnParts, ownFeature } from './custom/own-feature.ts';
import { watchChanges } from './engine/cache/watch-changes.ts';
import { featurePlugins, featureRoutes } from './engine/features-plugin.ts';
import { shopFeatures } from './features.ts';
import type { Database } from './platform/database/database.ts';
import type { Replica } from './platform/database/replica.ts';
import type { PictureReach } from './platform/media/fetch-picture.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import type { FirstStep } from './platform/server/first-step.ts';
import { connectionOptions } from './platform/server/http/connection-options.ts';
import { queryOf } from './platform/server/http/query-texts.ts';
import { rewriteUrl } from './platform/server/http/rewrite-url.ts';
import { privateLogger } from './platform/server/logging/log-format.ts';
import { unreadableAddress } from './platform/server/plugins/errors.ts';
import { serverPlugins } from './platform/server/server-plugins.ts';
import type { PaymentProvider } from './sales/payments/provider.ts';
import { SHOP_TIME_ZONE } from './settings.ts';
import { webPages } from './web/web-plugin.ts';

/** The largest JSON body, in bytes. */
const JSON_BODY_BYTES = 100_000;

export type AppParts = OwnParts & {
  settings: Pick<Settings, 'RATE_LIMIT' | 'TRUST_PROXY'> & Partial<Settings>;
  database: Database;
  /** Reads for the database what may be read there; absent: there is none. */
  replica?: Replica | null;
  mediaStore: MediaStore;
  /** The resources that it serves; the shop's own when absent. */
  resources?: readonly ResourceShape[];
  /** The payment providers that this shop has keys of. */
  providers?: readonly PaymentProvider[];
  /** What a new shop sees to once, after the shop's own steps. */
  firstSteps?: readonly FirstStep[];
  /** Serves the two front ends as well; `null` where only the API is wanted. */
  web: { publicUrl: string; offlinePages: boolean } | null;
  logger?: FastifyServerOptions['logger'];
  /** Whether work is repeated by the clock; not in tests that compare all that is stored. */
  repeatsWork?: boolean;
  /** Overrides the resolution of picture addresses, for tests with a server of their own; no setting does. */
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
  providers = [],
  firstSteps = [],
  web,
  logger = false,
  repeatsWork = true,
  pictureReach,
  ...own
}: AppParts): Promise<FastifyInstance> {
  frenchMessages();
  const app = Fastify({
    logger: privateLogger(logger),
    trustProxy: trustProxy(settings.TRUST_PROXY),
    bodyLimit: JSON_BODY_BYTES,
    ...connectionOptions,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200, querystringParser: queryOf },
    rewriteUrl: rewriteUrl,
    frameworkErrors: unreadableAddress,
    // Each request is one line of our own.
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Bodies are JSON or forms; nothing else is read.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const elsewhere = picturesElsewhere(settings);
  const features = [
    ...shopFeatures({ settings, mediaStore, pictureReach, providers, ownSteps: firstSteps }),
    ownFeature(own),
  ];
  await app.register(serverPlugins, {
    database,
    replica,
    resources,
    timeZone: settings.SHOP_TIME_ZONE ?? SHOP_TIME_ZONE,
    watch: (names) => watchChanges(database, resources, names),
    repeatsWork,
    limitsAreOn: settings.RATE_LIMIT === 'on',
    allowedOrigins: settings.ALLOWED_ORIGINS,
    elsewhere,
    metricsToken: settings.METRICS_TOKEN,
    collector: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  });
  await app.register(featurePlugins, { features });
  await app.register(featureRoutes, { prefix: '/api', features });
  if (web) await app.register(webPages, { ...web, database, mediaStore, elsewhere });
  return app;
}
