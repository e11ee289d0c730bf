import './platform/server/processes/check-values.ts';
import { resources } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { mediaPlace, publicUrl, type Settings } from './config.ts';
import { loadCustom } from './custom/load-custom.ts';
import { recompute } from './engine/rollup/recompute.ts';
import { schema } from './operations/generate/schema.ts';
import { seedShop } from './operations/seed/seed-shop.ts';
import { prepareFirstAdministrator } from './people/accounts/first-administrator.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { refuseMismatch } from './platform/database/migrations/mismatch.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { Replica } from './platform/database/replica.ts';
import { startAvifUpkeep } from './platform/media/avif-upkeep.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import { mediaStore } from './platform/media/open-store.ts';
import { StoreAway } from './platform/server/errors/store-away.ts';
import { type ConnectionsEnd, watchConnections } from './platform/server/processes/connections-end.ts';
import { listenError } from './platform/server/processes/start-error.ts';
import { answerWorkers } from './platform/server/processes/worker-metrics.ts';
import { startWorkers } from './platform/server/processes/workers.ts';
import { putCountries } from './sales/delivery/put-countries.ts';
import { putInitialAmounts } from './sales/initial-amounts.ts';
import { connectProviders } from './sales/payments/connect-providers.ts';
import type { PaymentDefinition } from './sales/payments/define-payment-provider.ts';
import type { PaymentProvider } from './sales/payments/provider.ts';
import { PROVIDERS } from './sales/payments/providers/index.ts';

/**
 * So many connections may wait to be taken on, where the system allows it. Of more than Node's 511, which come while a page is
 * drawn, the rest would try again after one, three and seven seconds.
 */
const WAITING_CONNECTIONS = 4_096;

/** The parameters of a start, and its log. */
export type Start = {
  settings: Settings;
  /** Where the database is. */
  url: string;
  say(line: string): void;
  warn(line: string): void;
  /** Given what a stop has to undo, last first. */
  undo(step: () => Promise<unknown>): void;
  /** Given this process's connections, and what logs an error that no code of a request caught, once it serves. */
  serves(connections: ConnectionsEnd, log: (error: unknown) => void): void;
};

/** Brings database and demo shop to where requests can be served. */
async function prepare({ settings, url, say }: Start, database: Database, store: MediaStore): Promise<void> {
  await reachDatabase(database, { url, say });
  await migrateDatabase(database, { log: say });
  await refuseMismatch(database, Object.values(schema));
  await putInitialAmounts(database);
  await putCountries(database, { log: say });
  await recompute(database, resources, say);
  await seedShop({ database, store, seed: settings.SEED, log: say });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  const token = await prepareFirstAdministrator(database, email && password ? { email, password } : null);
  if (token)
    say(
      `\nNo administrator yet. Choose e-mail and password here (the link works once):\n  ${publicUrl(settings)}/admin/setup?token=${token}\n`,
    );
}

/** The payment providers that the environment has settings of, Karité's and the shop's own. */
const connectPayments = (settings: Settings, own: readonly PaymentDefinition[]): PaymentProvider[] =>
  connectProviders([...PROVIDERS, ...own], process.env, {
    publicUrl: publicUrl(settings),
    isStandInSet: settings.PAYMENT_STAND_IN === 'on',
  });

/** The server, which does nothing yet. */
async function build({ settings, undo }: Start, database: Database, store: MediaStore): Promise<FastifyInstance> {
  const { DATABASE_REPLICA_URL } = settings;
  const replica = DATABASE_REPLICA_URL
    ? new Replica(DATABASE_REPLICA_URL, database, settings.POOLER_PREPARES === 'on')
    : null;
  if (replica) undo(() => replica.close());
  const web =
    process.env.NODE_ENV === 'development'
      ? null
      : { publicUrl: publicUrl(settings), offlinePages: settings.OFFLINE_PAGES === 'on' };
  const { payments, ...custom } = await loadCustom();
  const providers = connectPayments(settings, payments);
  const logger = { level: settings.LOG_LEVEL };
  return buildApp({ settings, database, replica, mediaStore: store, ...custom, providers, web, logger });
}

/** Serves in this process. It prepares the shop first, unless another `hasPrepared` it; what it serves by is made meanwhile. */
async function serve(start: Start, hasPrepared = false): Promise<FastifyInstance> {
  const { settings, url, undo } = start;
  const database = openDatabase(url, undefined, settings.POOLER_PREPARES === 'on');
  undo(() => database.close());
  const store = mediaStore(mediaPlace(settings));
  await store.prepare().catch((error) => {
    // The master process waits for a message; a replacement process does not.
    if (!hasPrepared || !(error instanceof StoreAway)) throw error;
  });
  const prepared = hasPrepared ? undefined : prepare(start, database, store);
  const [, app] = await Promise.all([prepared, build(start, database, store)]);
  undo(() => app.close());
  const listening = app.listen({ port: settings.PORT, host: settings.HOST, backlog: WAITING_CONNECTIONS });
  const connections = watchConnections(app.server, listening);
  start.serves(connections, (error) => {
    app.metrics.events.inc({ event: 'uncaught' });
    app.log.error(
      { err: error, event: 'uncaught' },
      'an error of one request that nobody caught: its connection is closed',
    );
  });
  undo(async () => {
    await connections.stopListening();
    // What never ends by itself would be waited for.
    await app.live.stop();
    await connections.drain();
  });
  await listening.catch((error) => {
    throw listenError(error, settings);
  });
  return app;
}

/** One of several processes: the one that started it has prepared the shop. */
export const serveAsWorker = async (start: Start): Promise<void> => {
  await serve(start, true);
};

async function serveByWorkers(start: Start): Promise<null> {
  const { settings, url, warn, undo } = start;
  const store = mediaStore(mediaPlace(settings));
  await store.prepare();
  const database = openDatabase(url, 4, settings.POOLER_PREPARES === 'on');
  await prepare(start, database, store).finally(() => database.close());
  answerWorkers(warn);
  const workers = startWorkers({ count: settings.WORKERS, environment: { DATABASE_URL: url }, warn });
  undo(workers.stop);
  await workers.started;
  return null;
}

/** Prepares and serves the shop, by one process or several on this machine. */
export async function startShop(start: Start): Promise<void> {
  const { settings, undo, warn } = start;
  // Before anything is prepared: the processes that serve would fail by it.
  connectPayments(settings, (await loadCustom()).payments);
  const app = settings.WORKERS === 1 ? await serve(start) : await serveByWorkers(start);
  // The process above several workers has neither their log nor their metrics.
  const endAvifs = startAvifUpkeep(mediaPlace(settings), (task, work) =>
    app ? app.tasks.run(task, work) : work().catch((error) => warn(`${task} failed: ${error}`)),
  );
  undo(async () => endAvifs());
}
