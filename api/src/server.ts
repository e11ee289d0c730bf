import './server/processes/tell-faults.ts';
import cluster from 'node:cluster';
import { resources } from '@karite/shared/resources';
import { prepareFirstAdministrator } from './accounts/first-administrator.ts';
import { buildApp } from './app.ts';
import { mediaPlace, publicUrl, readSettings, SettingError, type Settings } from './config.ts';
import { loadCustom } from './custom/load-custom.ts';
import { type Database, openDatabase } from './database/database.ts';
import { startEmbedded } from './database/embedded.ts';
import { migrateDatabase } from './database/migrate.ts';
import { refuseMismatch } from './database/migrations/mismatch.ts';
import { Replica } from './database/replica.ts';
import { startAvifUpkeep } from './media/avif-upkeep.ts';
import { mediaStore } from './media/open-store.ts';
import { schema } from './operations/generate/schema.ts';
import { startMediaSweeps } from './operations/media-sweep/sweep.ts';
import { seedShop } from './operations/seed/seed-shop.ts';
import { recompute } from './resource/recompute.ts';
import { StoreAway } from './server/errors/store-away.ts';
import { type ConnectionsEnd, watchConnections } from './server/processes/connections-end.ts';
import { listenError, wordsOf } from './server/processes/start-error.ts';
import { obeyMain, tellStartFailed } from './server/processes/worker-messages.ts';
import { answerWorkers } from './server/processes/worker-metrics.ts';
import { startWorkers } from './server/processes/workers.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const warn = (line: string): void => void process.stderr.write(`${line}\n`);

/** What a stop has to undo, last first. */
const undo: (() => Promise<unknown>)[] = [];
/** A stop that takes longer than this is ended, in ms. */
const STOP_TIMEOUT_MS = 10_000;

let stopping: Promise<never> | undefined;
/** This process's connections, once it serves. */
let connections: ConnectionsEnd | undefined;

/** Undoes the start, once: a second signal waits for the first. */
const stop = (code: number): Promise<never> => {
  stopping ??= undoAll(code);
  return stopping;
};

async function undoAll(code: number): Promise<never> {
  setTimeout(() => process.exit(code || 1), STOP_TIMEOUT_MS).unref();
  for (const step of undo.splice(0).reverse()) await step().catch(() => undefined);
  process.exit(code);
}

/** Starts the private PostgreSQL; returns its address. */
async function startOwnDatabase({ DATA_DIR }: Settings): Promise<string> {
  say('Starting the database');
  const embedded = await startEmbedded({ dataDir: DATA_DIR, log: say });
  undo.push(embedded.stop);
  return embedded.url;
}

/** Brings database and demo shop to where requests can be served; returns the database's address. */
async function prepare(settings: Settings): Promise<string> {
  const url = settings.DATABASE_URL ?? (await startOwnDatabase(settings));
  const database = openDatabase(url, 4);
  try {
    await migrateDatabase(database, { log: say });
    await refuseMismatch(database, Object.values(schema));
    await recompute(database, resources, say);
    const store = mediaStore(mediaPlace(settings));
    await store.prepare();
    await seedShop({ database, store, seed: settings.SEED, log: say });
    await printFirstSteps(settings, database);
  } finally {
    await database.close();
  }
  return url;
}

async function printFirstSteps(settings: Settings, database: Database): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  const token = await prepareFirstAdministrator(database, email && password ? { email, password } : null);
  if (token)
    say(
      `\nNo administrator yet. Choose e-mail and password here (the link works once):\n  ${publicUrl(settings)}/admin/setup?token=${token}\n`,
    );
}

/** Listens; one process of possibly several. */
async function serve(settings: Settings, url: string): Promise<void> {
  const database = openDatabase(url, undefined, settings.POOLER_PREPARES === 'on');
  undo.push(() => database.close());
  const { DATABASE_REPLICA_URL } = settings;
  const replica = DATABASE_REPLICA_URL ? new Replica(DATABASE_REPLICA_URL, database) : null;
  if (replica) undo.push(() => replica.close());
  const store = mediaStore(mediaPlace(settings));
  // The start of the shop has asked for an answer; a process that takes another's place does without.
  await store.prepare().catch((error) => {
    if (!(error instanceof StoreAway)) throw error;
  });
  const web =
    process.env.NODE_ENV === 'development'
      ? null
      : { publicUrl: publicUrl(settings), offlinePages: settings.OFFLINE_PAGES === 'on' };
  const custom = await loadCustom();
  const logger = { level: settings.LOG_LEVEL };
  const app = await buildApp({ settings, database, replica, mediaStore: store, ...custom, web, logger });
  const endSweeping = startMediaSweeps(database, store);
  undo.push(async () => endSweeping());
  undo.push(() => app.close());
  const listening = app.listen({ port: settings.PORT, host: settings.HOST });
  const open = watchConnections(app.server, listening);
  connections = open;
  undo.push(async () => {
    await open.stopListening();
    // What never ends by itself would be waited for.
    await app.live.stop();
    await open.drain();
  });
  await listening.catch((error) => {
    throw listenError(error, settings);
  });
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (cluster.isWorker) {
    obeyMain({ stopListening: async () => connections?.stopListening(), stop: () => void stop(0) });
    if (!settings.DATABASE_URL) throw new Error('a worker without the address of the database');
    return serve(settings, settings.DATABASE_URL);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

  const url = await prepare(settings);
  if (settings.WORKERS === 1) await serve(settings, url);
  else await serveByWorkers(settings.WORKERS, url);
  const endAvifs = startAvifUpkeep(mediaPlace(settings));
  undo.push(async () => endAvifs());
  say(`Shop         ${publicUrl(settings)}/`);
  say(`Back-office  ${publicUrl(settings)}/admin/`);
  say(`API          ${publicUrl(settings)}/api/docs`);
  say('Stop with Ctrl-C.');
}

/** Serves by several processes on this machine. */
async function serveByWorkers(count: number, url: string): Promise<void> {
  answerWorkers();
  const workers = startWorkers({ count, environment: { DATABASE_URL: url }, warn });
  undo.push(workers.stop);
  await workers.started;
}

main().catch((error: Error) => {
  const words = error instanceof SettingError ? error.message : wordsOf(error);
  if (cluster.isWorker) return tellStartFailed(words, () => void stop(1));
  warn(words);
  void stop(1);
});
