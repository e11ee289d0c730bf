import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Built before: `npm run build`. */
const ENTRY = path.join(import.meta.dirname, '../dist/server.js');
const START_TIMEOUT_MS = 600_000;
export const ADMIN = { email: 'banc@example.com', password: 'une phrase de banc' };
/** Lets the bench ask for a collection of what is no longer used, so that memory is what is kept. */
const COLLECT = 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())';

/** A production server of the demo shop, in a process and with a database of its own. */
export type BenchServer = {
  url: string;
  /** A metric's value by its name with labels; collects what is no longer used first. */
  metric(line: string): Promise<number>;
  /** What its process holds now, in bytes. Linux alone says it. */
  memory(): Promise<number>;
  close(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a process holds now, in bytes. Linux alone says it. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1_024;
}

/** Starts it with the demo shop, or as `seed` says, and waits until it is ready; its database and pictures are removed by `close`. */
export async function startBenchServer(seed = 'demo'): Promise<BenchServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
  const token = randomBytes(24).toString('base64url');
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, ['--expose-gc', '--import', COLLECT, ENTRY], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      DATA_DIR: folder,
      SEED: seed,
      // A shop that is there already, for a second look at the same rows.
      ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
      RATE_LIMIT: 'off',
      // Each sign-in comes from an address of its own.
      TRUST_PROXY: 'on',
      METRICS_TOKEN: token,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
    },
  });
  process.once('exit', () => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (const end = performance.now() + START_TIMEOUT_MS; !(await isReady()); await pause(100))
    if (child.exitCode !== null || performance.now() > end) throw new Error('The server did not start');
  return {
    url,
    async metric(line) {
      child.kill('SIGUSR2');
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      const found = (await answer.text()).split('\n').find((it) => it.startsWith(`${line} `));
      if (!found) throw new Error(`No metric ${line}`);
      return Number(found.slice(line.length));
    },
    memory: () => memoryOf(child.pid),
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
