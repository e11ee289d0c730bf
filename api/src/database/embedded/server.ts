import { readFile, realpath, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Account, isAlive, run } from './process.ts';

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

/** Starts the server on a port that is free just now, and answers that port once it accepts connections. */
export async function startServer(server: Server): Promise<number> {
  const log = join(server.cluster, 'server.log');
  if (((await stat(log).catch(() => undefined))?.size ?? 0) > LOG_LIMIT_BYTES) await rm(log, { force: true });
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
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
    throw new Error(`The built-in PostgreSQL did not start.\n${output}\n${tail}`.trim());
  }
}

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
  await rm(join(server.cluster, 'postmaster.pid'), { force: true });
  return false;
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
 * The pid of the server on this cluster, if the process of that number really is that server. Asked as the server's
 * own user: in a container even root may not look at another user's process.
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
