import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { built } from '../../api/test/support/command-process.ts';
import { startServer } from '../../api/test/support/server-process.ts';
import type { Scratch } from './scratch.ts';

/** A first start draws the demo shop's pictures, which a busy machine does in minutes. */
const START_TIMEOUT_MS = 600_000;
export const ADMIN = { email: 'banc@example.com', password: 'une phrase de banc' };
export const JSON_BODY = { 'content-type': 'application/json' };
/** Lets a tool trigger a garbage collection, so that memory is the live heap. */
const COLLECT = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())'];

/** The built server in production, as a process of its own. */
export type ShopProcess = {
  url: string;
  /** Its first process; workers are its children. */
  pid: number;
  /** How long it took until it was ready, in ms. */
  startedIn: number;
  /** A metric's value by its name with labels; collects what is no longer used first. */
  metric(line: string): Promise<number>;
  close(): Promise<void>;
};

type Starting = {
  url: string;
  /** What it is filled with; nothing by itself. */
  seed?: string;
  environment?: Record<string, string>;
  /** What Node runs. */
  words?: readonly string[];
};

/** Starts the product on a database, without limits of requests, and waits until it is ready. */
export async function startShop(
  { folder, onEnd }: Scratch,
  { url, seed = 'none', environment, words = [...COLLECT, built('bundle/server.js')] }: Starting,
): Promise<ShopProcess> {
  const token = randomBytes(24).toString('base64url');
  const since = performance.now();
  const server = await startServer(
    { url, mediaDir: path.join(folder, 'media') },
    {
      words,
      ready: false,
      environment: {
        NODE_ENV: 'production',
        SEED: seed,
        // Each sign-in may come from an address of its own.
        TRUST_PROXY: 'on',
        METRICS_TOKEN: token,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        LOG_LEVEL: 'error',
        ...environment,
      },
    },
  );
  let isEnded = false;
  void server.ended.then(() => (isEnded = true));
  const close = async () => {
    if (!isEnded) process.kill(server.pid, 'SIGTERM');
    await server.ended;
  };
  onEnd(close);
  const origin = new URL(server.api).origin;
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (; !(await isReady()); await pause(20))
    if (isEnded || performance.now() - since > START_TIMEOUT_MS)
      throw new Error(`The shop did not start:\n${server.output()}`);
  return {
    url: origin,
    pid: server.pid,
    startedIn: performance.now() - since,
    close,
    async metric(line) {
      process.kill(server.pid, 'SIGUSR2');
      const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      const found = (await answer.text()).split('\n').find((it) => it.startsWith(`${line} `));
      if (!found) throw new Error(`No metric ${line}`);
      return Number(found.slice(line.length));
    },
  };
}

/** The JSON of an answer that must be a success. */
export async function jsonOf<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The token of the administrator. */
export async function signIn(url: string): Promise<string> {
  const body = JSON.stringify(ADMIN);
  const { access_token: token } = await jsonOf<{ access_token: string }>(
    fetch(`${url}/api/auth/login`, { method: 'POST', headers: JSON_BODY, body }),
  );
  return token;
}
