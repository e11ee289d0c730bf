import { readFile, realpath, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import type { Binaries } from './binaries.ts';
import { type Account, isAlive, run, startOf } from './process.ts';

export type Server = {
  cluster: string;
  account: Account;
  binaries: Binaries;
  /** What it holds ends with it (tests): nothing waits for the disk, and a power cut would take it all. */
  isPassing?: boolean;
  /** Called when the server's own program runs, and nothing is left but to wait for it. */
  whenBegun?: (() => void) | undefined;
};
/** Seconds. A start may have to replay the log after a power cut; a stop has to write out what is in memory. */
const START_S = 180;
const STOP_S = 60;
/** How often the sessions of a killed server are checked for their end. */
const ORPHAN_TURNS = 50;
const LOG_LIMIT_BYTES = 10_000_000;

/** Given at each start, so that a change here also reaches the databases that exist. `sh` sees it: plain words only. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  jit: 'off',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // What shoppers typed is in the statements and in the details of errors: neither is to be in a log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * For what ends with the run: to make and drop a database takes a tenth of the time. A process may still be killed. Several
 * files of tests share one, and each may start several servers with a pool of their own.
 */
const PASSING = { ...SETTINGS, fsync: 'off', full_page_writes: 'off', max_connections: '200' };

/** Starts the server on a port that is free just now, or the one given, and answers that port once it accepts connections. */
export async function startServer(server: Server, given?: number): Promise<number> {
  const log = join(server.cluster, 'server.log');
  if (((await stat(log).catch(() => undefined))?.size ?? 0) > LOG_LIMIT_BYTES) await rm(log, { force: true });
  for (let attempt = 1; ; attempt++) {
    const port = given ?? (await freePort());
    const settings = Object.entries({ ...(server.isPassing ? PASSING : SETTINGS), port }).map(
      ([name, value]) => `-c ${name}=${value}`,
    );
    const begun = control(server, START_S, 'start', '-l', 'server.log', '-o', settings.join(' '));
    server.whenBegun?.();
    const { code, output } = await begun;
    if (code === 0) return port;
    const tail = (await readFile(log, 'utf8').catch(() => '')).slice(-2_000);
    if (attempt < 4 && /Address already in use|could not bind/.test(tail)) continue;
    await stopServer(server);
    throw new CannotStart(
      `The private database did not start: ${lastLine(tail) || lastLine(output)} Start again; its own words are in ${log}.`,
    );
  }
}

/** The last line of a program's output that gives a cause, as a sentence. */
export const lastLine = (output = ''): string => {
  const lines = output.split('\n').filter((line) => line.trim());
  const text = lines.findLast((line) => /FATAL|PANIC|error|stopped after/i.test(line)) ?? lines.at(-1) ?? '';
  return text
    .replace(/^.*?(?:FATAL|PANIC|error): */i, '')
    .trim()
    .replace(/[^.]$/, '$&.');
};

/** A fast shutdown: sessions are ended, everything is written. Only a server that does not react is cut off. */
export async function stopServer(server: Server): Promise<void> {
  if (!(await runningPid(server))) return;
  const fast = await control(server, STOP_S, 'stop', '-m', 'fast');
  if (fast.code !== 0 && (await runningPid(server))) await control(server, 20, 'stop', '-m', 'immediate');
}

/** The port of the server that runs on a cluster, by its own note (4th line); `undefined` while none accepts anybody. */
export async function portOf(cluster: string): Promise<number | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined;
}

/**
 * Ends the server that outlived a killed Karité: stopped and started again rather than adopted, so that its settings
 * are today's and no session of the dead process goes on. A pid that now is somebody else's is left alone.
 */
export async function clearLeftover(server: Server): Promise<boolean> {
  if (await runningPid(server)) {
    await stopServer(server);
    return true;
  }
  await endOrphans(server);
  await rm(join(server.cluster, 'postmaster.pid'), { force: true });
  return false;
}

/**
 * Returns a check of whether the server that has just started still runs. It is called often: on Linux it reads a file of a
 * few bytes, which also shows a process that has ended and was not collected.
 */
export async function watchRunning({ cluster }: Server): Promise<() => Promise<boolean>> {
  const pid = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
  if (process.platform !== 'linux') return async () => isAlive(pid);
  const started = await startOf(pid);
  return async () => (await startOf(pid)) === started;
}

/**
 * Ends the sessions of a killed server: one in the middle of a query does not notice, and continues to write. Their working
 * directory is the cluster's folder. On other systems than Linux the new server detects them by their shared memory.
 */
async function endOrphans({ cluster, account }: Server): Promise<void> {
  if (process.platform !== 'linux') return;
  const options = { account, timeoutMs: 10_000 };
  const folder = await realpath(cluster);
  for (let turn = 0; turn < ORPHAN_TURNS; turn += 1) {
    const { output } = await run(
      '/bin/sh',
      ['-c', 'ls -ld /proc/[0-9]*/cwd 2>/dev/null | grep -F -- "-> $1"', 'sh', folder],
      options,
    );
    const pids = output.split('\n').flatMap((line) => {
      const [, pid, place] = /\/proc\/(\d+)\/cwd -> (.*)$/.exec(line) ?? [];
      return pid && place === folder ? [pid] : [];
    });
    if (pids.length === 0) return;
    await run('/bin/sh', ['-c', 'kill -KILL "$@"', 'sh', ...pids], options);
    await sleep(100);
  }
}

/** Not given by -D but by the environment: `pg_ctl` hands its words to a shell, and a path may hold a `$`. */
function control(server: Server, seconds: number, ...args: string[]) {
  return run(server.binaries.pgCtl, [...args, '-w', '-t', String(seconds)], {
    account: server.account,
    cwd: server.cluster,
    env: { PGDATA: server.cluster },
    timeoutMs: (seconds + 10) * 1000,
  });
}

/**
 * The pid of the server on this cluster, if the process with that pid really is that server. It runs as the server's own
 * user: in a container even root may not inspect another user's process.
 */
async function runningPid({ cluster, account }: Server): Promise<number | undefined> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(file, 10);
  if (!(pid > 1) || !isAlive(pid)) return undefined;
  if (process.platform === 'win32') return pid;
  if (process.platform === 'linux') {
    const { output } = await run('readlink', [`/proc/${pid}/cwd`], { account, timeoutMs: 5_000 });
    return output === (await realpath(cluster)) ? pid : undefined;
  }
  const { output } = await run('ps', ['-o', 'command=', '-p', String(pid)], { timeoutMs: 5_000 });
  return output.includes('postgres') ? pid : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (typeof address !== 'object' || !address) return reject(new Error('a listener without a port'));
      probe.close(() => resolve(address.port));
    });
  });
}
