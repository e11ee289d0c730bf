/**
 * Promise P21: how long does the catalogue take while 200 sign-ins a second come in? A real server process on a
 * PostgreSQL of its own, half of its sign-ins right; the same reads quiet and under load.
 *
 *   node_modules/.bin/tsx --conditions=source api/bench/login-load.ts
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addAccount } from '../src/accounts/account-store.ts';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openSession } from '../src/server/access/session-store.ts';
import { freePort } from '../testing/server-process.ts';

const SECONDS = 15;
const LOGINS_A_SECOND = 200;
const READS_A_SECOND = 50;
/** The promise: the catalogue's 95th percentile stays below, in ms. */
const MOST_P95_MS = 100;
const PATHS = [
  '/products?_end=12',
  '/products?_sort=salePrice&_end=12',
  '/categories/roots',
  '/brands',
  '/products?q=savon',
];

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(embedded.url, 2);
await migrateDatabase(database);
const token = await openSession(
  database,
  await addAccount(database, 'admin@example.com', 'une phrase de banc', 'admin'),
);
for (let i = 0; i < 20; i++) await addAccount(database, `connu${i}@example.com`, 'une phrase de banc', 'user');

const port = await freePort();
const api = `http://127.0.0.1:${port}/api`;
const server = spawn(
  process.execPath,
  ['--conditions=source', '--import', 'tsx', path.join(import.meta.dirname, '../src/server.ts')],
  {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(port),
      DATABASE_URL: embedded.url,
      DATA_DIR: folder,
      SEED: 'none',
      // Each sign-in comes from an address of its own: none is turned away before its password is looked at.
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
    },
  },
);
while (
  !(await fetch(`${api.replace('/api', '')}/health/ready`).then(
    (it) => it.ok,
    () => false,
  ))
)
  await pause(50);

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${api}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
for (let i = 0; i < 40; i++)
  await post('/products', { name: `Savon ${i}`, price: 1_000 + i }, { authorization: `Bearer ${token}` });

/** Calls at an even pace, whether the ones before are answered or not. */
async function atPace(aSecond: number, call: (turn: number) => Promise<unknown>): Promise<void> {
  const calls: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < aSecond * SECONDS; turn++) {
    const wait = start + (turn * 1_000) / aSecond - performance.now();
    if (wait > 1) await pause(wait);
    calls.push(call(turn));
  }
  await Promise.all(calls);
}

const percentile = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(1);

async function read(): Promise<{ p50: string; p95: string; p99: string; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  await atPace(READS_A_SECOND, async (turn) => {
    const since = performance.now();
    const answer = await fetch(`${api}${PATHS[turn % PATHS.length]}`).catch(() => null);
    await answer?.text();
    times.push(performance.now() - since);
    if (!answer?.ok) failed += 1;
  });
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99), failed };
}

const statuses: Record<string, number> = {};
const login = async (turn: number) => {
  const isKnown = turn % 2 === 0;
  const email = isKnown ? `connu${turn % 20}@example.com` : `inconnu${turn}@example.com`;
  const from = { 'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}` };
  const status = await post('/auth/login', { email, password: 'une phrase de banc' }, from).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 'cut',
  );
  statuses[status] = (statuses[status] ?? 0) + 1;
};

await read();
const quiet = await read();
const [, loaded] = await Promise.all([atPace(LOGINS_A_SECOND, login), read()]);

const ended = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
await ended;
await database.close();
await embedded.stop();
await rm(folder, { recursive: true, force: true });

console.log(`P21 catalogue quiet: p50 ${quiet.p50}, p95 ${quiet.p95}, p99 ${quiet.p99} ms, ${quiet.failed} failed`);
console.log(
  `P21 catalogue with ${LOGINS_A_SECOND} sign-ins a second: p50 ${loaded.p50}, p95 ${loaded.p95}, p99 ${loaded.p99} ms, ${loaded.failed} failed`,
);
console.log(`    sign-ins by status, in ${SECONDS} s: ${JSON.stringify(statuses)}`);
process.exitCode = Number(loaded.p95) < MOST_P95_MS && loaded.failed === 0 ? 0 : 1;
