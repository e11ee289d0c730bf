import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { errorCode } from '../error-code.ts';
import { isAlive, pidSpace, startOf } from './process.ts';

type Holder = { pid: number; started: string; place: string; boot: string };
const HEARTBEAT_MS = 3_000;
/** Someone who stops Karité and starts it again at once should not be refused by a process that is just ending. */
const PARTING_MS = 1_500;

/**
 * The data folder's own lock, `karite.lock`. PostgreSQL guards its files itself; this one guards what comes before:
 * which Karité process may stop, adopt or create the server there. Taken over when its holder is gone.
 */
export async function acquireLock(dataDir: string, log: (line: string) => void): Promise<() => Promise<void>> {
  const path = join(dataDir, 'karite.lock');
  const own = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), ...(await pidSpace()) });
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      await writeFile(path, own, { flag: 'wx', mode: 0o600 });
      return holdLock(path, own);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const found = await readFile(path, 'utf8').catch(() => '');
    const holder = parse(found);
    if (holder ? await isHeld(path, holder, log) : await isBeingWritten(path)) throw inUse(dataDir, holder);
    await discard(path, found);
  }
  throw inUse(dataDir);
}

/** Another Karité process has the data folder. */
export class FolderInUse extends CannotStart {}

function inUse(dataDir: string, holder?: Holder): Error {
  const by = holder ? `process ${holder.pid} on ${holder.place.split(' ')[0]}` : 'another process';
  return new FolderInUse(
    `The data folder ${dataDir} is in use by ${by}. Stop that one first, or start this one with another DATA_DIR.`,
  );
}

function parse(text: string): Holder | undefined {
  try {
    const value: Partial<Holder> | null = JSON.parse(text);
    if (typeof value?.pid !== 'number') return undefined;
    return { started: '', place: '', boot: '', ...value, pid: value.pid };
  } catch {
    return undefined;
  }
}

/**
 * On this machine a pid and its start time can be checked; a holder elsewhere (another container) is alive while its
 * heartbeat continues.
 */
async function isHeld(path: string, holder: Holder, log: (line: string) => void): Promise<boolean> {
  const here = await pidSpace();
  if (holder.place !== here.place) {
    log('Another machine or container used this data folder last; waiting a moment to see whether it still does');
    return isTouched(path, HEARTBEAT_MS * 4);
  }
  if (holder.boot !== here.boot) return false;
  for (const end = performance.now() + PARTING_MS; ; await sleep(100)) {
    if (!isAlive(holder.pid) || holder.started !== (await startOf(holder.pid))) return false;
    if (performance.now() > end) return true;
  }
}

async function isTouched(path: string, duringMs: number): Promise<boolean> {
  const touched = async () => (await stat(path).catch(() => undefined))?.mtimeMs;
  const before = await touched();
  for (const end = performance.now() + duringMs; performance.now() < end; ) {
    await sleep(500);
    if ((await touched()) !== before) return true;
  }
  return false;
}

/** An unreadable lock is either one that is written at this very moment, or what a power cut left. */
async function isBeingWritten(path: string): Promise<boolean> {
  await sleep(300);
  return parse(await readFile(path, 'utf8').catch(() => '')) !== undefined;
}

/** Renamed before it is removed: should another process have taken over in between, its lock is put back. */
async function discard(path: string, expected: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => expected);
  if (taken === expected) await rm(aside, { force: true });
  else await rename(aside, path);
}

function holdLock(path: string, own: string): () => Promise<void> {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    if ((await readFile(path, 'utf8').catch(() => '')) === own) await rm(path, { force: true });
  };
}
