import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { findBinaries } from './embedded/binaries.ts';
import { createCluster, passwordOf } from './embedded/cluster.ts';
import { acquireLock, FolderInUse } from './embedded/lock.ts';
import { findPlace, hasCluster, hasPlace, type Place, pointTo } from './embedded/place.ts';
import { clearLeftover, portOf, startServer, stopServer, watchRunning } from './embedded/server.ts';
import { watchServer } from './embedded/watch.ts';

export type EmbeddedDatabase = { url: string; stop(): Promise<void> };
const MAJOR_VERSION = '18';

/**
 * A PostgreSQL of our own, for a shop that was given no DATABASE_URL: on a loopback port, with a password, its data in
 * `<dataDir>/postgres`. One Karité process at a time may hold a data folder; a second one is refused.
 * The server is a process of its own: when this one is killed it goes on unharmed, and the next start takes over.
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: (line: string) => void;
  isPassing?: boolean;
  whenBegun?: () => void;
  /** Restarts a server that ended, and is called when that fails; absent: it is not watched. */
  whenLost?: (problem: string) => void;
}): Promise<EmbeddedDatabase> {
  await mkdir(resolve(options.dataDir), { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const release = await acquireLock(dataDir, options.log);
  try {
    const place = await findPlace(dataDir);
    const binaries = await findBinaries(place.account, options.log);
    const { isPassing, whenBegun } = options;
    const server = { cluster: place.cluster, account: place.account, binaries, isPassing, whenBegun };
    const password = await passwordOf(dataDir, place);
    if (!hasCluster(place)) {
      options.log(`Creating the database in ${place.cluster}`);
      await createCluster(place, binaries, password);
      await pointTo(place, dataDir);
    }
    await refuseOtherVersion(place.cluster);
    if (await clearLeftover(server)) options.log('Stopped the database server that an interrupted run had left behind');
    const port = await startServer(server);
    let isRunning = await watchRunning(server);
    const restart = async () => {
      await clearLeftover(server);
      // Its clients have its address.
      await startServer(server, port);
      isRunning = await watchRunning(server);
    };
    const { whenLost, log } = options;
    const endWatch = whenLost && watchServer({ isRunning: () => isRunning(), restart, log, whenLost });
    let stopping: Promise<void> | undefined;
    return {
      url: addressOf(password, port),
      stop: () => {
        stopping ??= (async () => {
          await endWatch?.();
          await stopServer(server);
        })().finally(release);
        return stopping;
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

const addressOf = (password: string, port: number) => `postgres://karite:${password}@127.0.0.1:${port}/karite`;

/**
 * The database of a data folder for a command beside the shop: of the Karité that runs there, else started for as long.
 * Makes none: throws where there is no database yet.
 */
export async function reachEmbedded(options: Parameters<typeof startEmbedded>[0]): Promise<EmbeddedDatabase> {
  if (!hasPlace(resolve(options.dataDir)))
    throw new CannotStart(`There is no database in ${resolve(options.dataDir)}.`);
  try {
    return await startEmbedded(options);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const dataDir = await realpath(options.dataDir);
    const place: Place = await findPlace(dataDir);
    const port = await portOf(place.cluster);
    if (!port) throw error; // it is just starting, or ending
    return { url: addressOf(await passwordOf(dataDir, place), port), stop: async () => undefined };
  }
}

/** Another major version cannot read the files; the server would report that too, but only in its log. */
async function refuseOtherVersion(cluster: string): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR_VERSION) return;
  throw new CannotStart(
    `The data in ${cluster} is of PostgreSQL ${version}, and this Karité brings ${MAJOR_VERSION}. ` +
      'Start the version that made it, export, and import here; or set DATABASE_URL.',
  );
}
