import cluster from 'node:cluster';
import { publicUrl, readSettings, type Settings } from './config.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import type { ConnectionsEnd } from './platform/server/processes/connections-end.ts';
import { wordsOf } from './platform/server/processes/start-error.ts';
import { onUncaught } from './platform/server/processes/uncaught.ts';
import { obeyMain, reportStartFailed } from './platform/server/processes/worker-messages.ts';
import { SettingError } from './platform/settings/setting.ts';
import type { Start } from './start.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const warn = (line: string): void => void process.stderr.write(`${line}\n`);

/** What a stop has to undo, last first. */
const undo: (() => Promise<unknown>)[] = [];
/** A stop that takes longer than this is ended, in ms. */
const STOP_TIMEOUT_MS = 10_000;

let stopping: Promise<never> | undefined;
/** This process's connections, once it serves. */
let connections: ConnectionsEnd | undefined;
/** Logs the error of a request, once this process serves. */
let logError: ((error: unknown) => void) | undefined;

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
async function startOwnDatabase({ DATA_DIR }: Settings, whenBegun: () => void): Promise<string> {
  say('Starting the database');
  const whenLost = (problem: string) => {
    warn(`The database server could not be started again. ${problem}`);
    void stop(1);
  };
  const embedded = await startEmbedded({ dataDir: DATA_DIR, log: say, whenBegun, whenLost });
  undo.push(embedded.stop);
  return embedded.url;
}

/** The parameters of a start. */
const startOf = (settings: Settings, url: string): Start => ({
  settings,
  url,
  say,
  warn,
  undo: (step) => void undo.push(step),
  serves: (open, log) => {
    connections = open;
    logError = log;
  },
});

onUncaught({
  log: (error) => logError?.(error),
  fail(error) {
    warn(error instanceof Error ? wordsOf(error) : String(error));
    void stop(1);
  },
});

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (cluster.isWorker) {
    obeyMain({ stopListening: async () => connections?.stopListening(), stop: () => void stop(0) });
    if (!settings.DATABASE_URL) throw new Error('a worker without the address of the database');
    const { serveAsWorker } = await import('./start.ts');
    return serveAsWorker(startOf(settings, settings.DATABASE_URL));
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

  // While the database starts; its errors are reported once the database can be stopped.
  const load = () => void import('./start.ts').catch(() => undefined);
  const url = settings.DATABASE_URL ?? (await startOwnDatabase(settings, load));
  const { startShop } = await import('./start.ts');
  await startShop(startOf(settings, url));
  say(`Shop         ${publicUrl(settings)}/`);
  say(`Back-office  ${publicUrl(settings)}/admin/`);
  say(`API          ${publicUrl(settings)}/api/docs`);
  say('Stop with Ctrl-C.');
}

main().catch((error: Error) => {
  // A start that is stopped fails for that, half-way through.
  if (stopping) return;
  const words = error instanceof SettingError ? error.message : wordsOf(error);
  if (cluster.isWorker) return reportStartFailed(words, () => void stop(1));
  warn(words);
  void stop(1);
});
