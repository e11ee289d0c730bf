import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import { hasCluster, type Place } from './place.ts';
import { run } from './process.ts';
import { clearLeftover, lastLine, startServer, stopServer } from './server.ts';

const UNFINISHED = 'postgres.new-';
const LATIN_ONLY = 'C';

/** One password for the data folder, made once, readable by the user that started Karité and nobody else. */
export async function passwordOf(dataDir: string, place: Place): Promise<string> {
  const path = join(dataDir, 'postgres.password');
  const cached = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (cached) return cached;
  if (hasCluster(place))
    throw new CannotStart(
      `${path} is missing: without it nobody can log in to the database. Bring it back from a backup.`,
    );
  const made = randomBytes(24).toString('base64url');
  await writeFile(`${path}.new`, `${made}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
}

/**
 * Creates the cluster, with the role and the database `karite`, under a temporary name, then renames it: an interrupted one
 * never looks complete. The role owns its database and may create others (tests do), but is no superuser. The superuser has
 * no password and so cannot log in.
 */
export async function createCluster(place: Place, binaries: Binaries, password: string): Promise<void> {
  await removeUnfinished(place, binaries);
  const cluster = join(place.home, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  const server = { cluster, account: place.account, binaries };
  try {
    const superPassword = await initialise(cluster, place, binaries);
    const port = await startServer(server);
    await createDatabase(port, superPassword, password);
    await stopServer(server);
    await rename(cluster, place.cluster);
  } catch (error) {
    await stopServer(server);
    await rm(cluster, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
}

/** A killed start may have left a half-made cluster, even with a server running on it. */
async function removeUnfinished(place: Place, binaries: Binaries): Promise<void> {
  for (const name of (await readdir(place.home)).filter((name) => name.startsWith(UNFINISHED))) {
    const cluster = join(place.home, name);
    await clearLeftover({ cluster, account: place.account, binaries }).catch(() => undefined);
    // An `initdb` that is still at work may add files meanwhile: then the next start removes the rest.
    await rm(cluster, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Answers the superuser's password, which lives as long as the making of the cluster. */
async function initialise(cluster: string, place: Place, binaries: Binaries): Promise<string> {
  const superPassword = randomBytes(24).toString('base64url');
  const passwordFile = `${cluster}.password`;
  try {
    await writeFile(passwordFile, `${superPassword}\n`, { flag: 'wx', mode: 0o600 });
    await giveTo(place.account, passwordFile);
    const failures: string[] = [];
    // Sorting is plain by default (columns name their own, fr-x-icu), but letters must be Unicode's: with LC_CTYPE=C pg_trgm
    // treats every accented letter as a space. Not every system has the same UTF-8 locale, some have none.
    for (const letters of process.platform === 'win32' ? [LATIN_ONLY] : ['C.UTF-8', 'en_US.UTF-8', LATIN_ONLY]) {
      await rm(cluster, { recursive: true, force: true });
      await mkdir(cluster, { mode: 0o700 });
      await giveTo(place.account, cluster);
      const args = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
      const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${letters}`];
      const options = { account: place.account, env: { PGDATA: cluster }, timeoutMs: 120_000 };
      const { code, output } = await run(binaries.initdb, [...args, ...locale], options);
      if (code === 0) return superPassword;
      failures.push(output);
    }
    throw new CannotStart(
      `The private database could not be set up: ${lastLine(failures.at(-1))} Free 200 MB in the data folder, or set DATABASE_URL.`,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function createDatabase(port: number, superPassword: string, password: string): Promise<void> {
  // Of a first start alone: every other is spared the driver while it waits for the server.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password: superPassword, database: 'postgres' },
    ...{ connectionTimeoutMillis: 20_000, query_timeout: 60_000 },
  });
  await client.connect();
  try {
    // biome-ignore lint/plugin: `create role` takes no parameter; the driver escapes the password, which is our own
    await client.query(`CREATE ROLE karite LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
    await client.query('CREATE DATABASE karite OWNER karite');
    await client.query('ALTER ROLE postgres PASSWORD NULL');
  } finally {
    await client.end();
  }
}
