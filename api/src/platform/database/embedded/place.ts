import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { canEnter, chooseAccount, giveTo, isRoot, sharedFolder } from './account.ts';
import type { Account } from './process.ts';

/**
 * `home` holds the cluster, in `<home>/postgres`, and belongs to the user that started Karité: the database's own
 * user cannot rename or replace anything in it. Usually it is the data folder itself.
 */
export type Place = { home: string; cluster: string; account: Account };
const POINTER = 'postgres.path';
/** The pointer's counterpart, in a home elsewhere: the data folder that it belongs to. */
const OWNER = 'data-folder';
const at = (home: string, account: Account): Place => ({ home, cluster: join(home, 'postgres'), account });
/** Whether a data folder contains a cluster, or the location of its cluster. */
export const hasPlace = (dataDir: string): boolean =>
  hasCluster(at(dataDir, undefined)) || existsSync(join(dataDir, POINTER));
export const hasCluster = (place: Place): boolean => existsSync(join(place.cluster, 'PG_VERSION'));

/** Finds the data folder's cluster, or decides where a new one will be made. */
export async function findPlace(dataDir: string): Promise<Place> {
  const pointed = await readFile(join(dataDir, POINTER), 'utf8').catch(() => '');
  const existing = at(pointed.trim() || dataDir, undefined);
  if (existsSync(existing.cluster)) return withOwner(existing);
  if (pointed)
    throw new CannotStart(
      `The database of ${dataDir} should be in ${existing.cluster}, and is not there. Bring it back, ` +
        `or remove ${join(dataDir, POINTER)} to begin with an empty database.`,
    );
  const account = await chooseAccount();
  if (await canEnter(dataDir, account)) return at(dataDir, account);
  return at(await homeElsewhere(dataDir, account), account);
}

/** An existing cluster runs as the user that owns it: PostgreSQL accepts no other. */
async function withOwner(place: Place): Promise<Place> {
  const { uid, gid } = await stat(place.cluster);
  if (!isRoot()) {
    if (process.getuid && process.getuid() !== uid)
      throw new CannotStart(
        `The database in ${place.cluster} belongs to another user (${uid}). Start as root or as that user.`,
      );
    return place;
  }
  const account = uid === 0 ? await chooseAccount() : { uid, gid };
  if (uid === 0) await giveTo(account, place.cluster); // a backup that root brought back
  if (await canEnter(place.cluster, account)) return { ...place, account };
  throw new CannotStart(
    `The database in ${place.cluster} runs as user ${account?.uid}, who cannot go there. Move the data folder back, ` +
      'or let everybody enter (chmod o+x) the folders above it.',
  );
}

/**
 * A folder of its own for each new cluster, never found by name alone: if the data folder vanishes (an unmounted disk),
 * the next start must neither pick up nor remove what belongs to it.
 */
async function homeElsewhere(dataDir: string, account: Account): Promise<string> {
  const parent = join(await sharedFolder(account), 'data');
  await mkdir(parent, { recursive: true, mode: 0o755 });
  for (const name of await readdir(parent)) {
    const home = join(parent, name);
    if (await isAbandoned(home, dataDir)) await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
  const home = join(parent, randomBytes(8).toString('hex'));
  await mkdir(home, { mode: 0o755 });
  await writeFile(join(home, OWNER), `${dataDir}\n`, { mode: 0o600 });
  return home;
}

/** Unfinished ones of this same data folder go, and finished ones of a temporary data folder (a test's) that is gone. */
async function isAbandoned(home: string, dataDir: string): Promise<boolean> {
  const owner = (await readFile(join(home, OWNER), 'utf8').catch(() => '')).trim();
  const cluster = join(home, 'postgres');
  if (!existsSync(cluster)) return owner === dataDir;
  const isTemporary = owner.startsWith((await realpath(tmpdir())) + sep);
  return isTemporary && !existsSync(owner) && !existsSync(join(cluster, 'postmaster.pid'));
}

/** Written last, when the cluster is complete, so that it never leads to nothing. */
export async function pointTo(place: Place, dataDir: string): Promise<void> {
  if (place.home !== dataDir) await writeFile(join(dataDir, POINTER), `${place.home}\n`, { mode: 0o600 });
}
