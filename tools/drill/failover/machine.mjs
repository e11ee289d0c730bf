/** What the machine has to bring for the drill, and how its programs are run here. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian puts PostgreSQL's programs, by version: in nobody's PATH. */
const POSTGRES = '/usr/lib/postgresql';
const OLDEST = 15;
/** Where it puts what only root's PATH has. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const PACKAGES = 'patroni python3-etcd etcd-server haproxy postgresql';

const PROGRAMS = ['patroni', 'etcd', 'haproxy'];
const OF_POSTGRES = ['postgres', 'initdb', 'pg_controldata', 'pg_basebackup', 'pg_rewind', 'psql'];

const pathFolders = () => [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder of the newest PostgreSQL that has all its programs. */
function postgresFolder() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  const fitting = versions.filter((version) => version >= OLDEST).sort((one, other) => other - one);
  const folders = fitting.map((version) => join(POSTGRES, String(version), 'bin'));
  return folders.find((folder) => OF_POSTGRES.every((name) => isProgram(join(folder, name))));
}

/** The programs' files by name, and PostgreSQL's `folder`; throws with what to install where one is missing. */
export function findPrograms() {
  const found = PROGRAMS.map((name) => [
    name,
    pathFolders()
      .map((each) => join(each, name))
      .find(isProgram),
  ]);
  const folder = postgresFolder();
  const missing = [...found.flatMap(([name, file]) => (file ? [] : name)), ...(folder ? [] : ['postgresql'])];
  if (missing.length > 0)
    throw new Error(
      `Missing: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${PACKAGES}\n` +
        'Their services may be stopped: the drill runs its own, in a temporary folder.',
    );
  return { ...Object.fromEntries(found), folder, psql: join(folder, 'psql') };
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A program's own folder, which only the account that runs it may read; it may be there already. */
export function makeFolder(within, name, account) {
  const folder = join(within, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Starts a program with its output in a file; `account` is the user that it runs as where that is not ours. */
export function startProgram(file, words, { log, account, env = {} }) {
  const child = spawn(file, words, {
    cwd: '/',
    env: { PATH: pathFolders().join(delimiter), LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const output = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  child.ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      output.write(`${error.message}\n`);
      resolve(null);
    });
  });
  return child;
}

export const isRunning = (child) => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** Signals a program to end, and kills it after `graceMs`. */
export async function endProgram(child, graceMs = 10_000) {
  if (!isRunning(child)) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await child.ended;
  clearTimeout(timer);
}

/** A process and all that it started, the innermost last; by `/proc`. */
export function familyOf(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)]);
  const below = (each) => [each, ...parents.flatMap(([child, parent]) => (parent === each ? below(child) : []))];
  return below(pid);
}

function parentOf(pid) {
  const file = `/proc/${pid}/stat`;
  try {
    const stat = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return Number.NaN;
  }
}

/** Sends a signal to processes; those that are gone are no matter. */
export function signalAll(pids, signal) {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
}

/** Waits until `poll` returns something, and returns it; throws after `seconds` with what was waited for. */
export async function until(what, poll, seconds = 60) {
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await pause(100)) {
    const found = await poll();
    if (found) return found;
  }
  throw new Error(`Not within ${seconds} s: ${what}`);
}
