import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../../../scripts/bundle-server.mjs';
import { MEMORY, POOLS } from '../../../scripts/memory.mjs';
import { ADMIN, freePort } from '../bench-server.ts';
import { processesOf } from './processor.ts';

/** The server as it is built (`npm run build`), with a way in to what it keeps. */
const BUNDLE = path.join(import.meta.dirname, '../../dist/bench');
const START_TIMEOUT_MS = 120_000;

const bundled = (name: string) => JSON.stringify(pathToFileURL(path.join(BUNDLE, `${name}.js`)).href);
/** The signal at which cached answers are no longer found, and at the next found again. */
const SWITCH = `
import { CatalogueCache } from ${bundled('catalogue-cache')};
let isOn = true;
process.on('SIGUSR2', () => { isOn = !isOn; });
const { find } = CatalogueCache.prototype;
CatalogueCache.prototype.find = function (...asked) { return isOn ? find.apply(this, asked) : undefined; };`;

/** The built server in production, on a database that is given. */
export type ShopServer = {
  url: string;
  /** Its first process; workers are its children. */
  pid: number;
  /** How long it took until it was ready, in ms. */
  startedIn: number;
  /** From now on it finds cached answers, or none. */
  caching(isOn: boolean): Promise<void>;
  close(): Promise<void>;
};

type Starting = { databaseUrl: string; workers: number; folder: string; media: string };

/** Starts the product as it is started by whoever runs it, and waits until it is ready. */
export async function startShop({ databaseUrl, workers, folder, media }: Starting): Promise<ShopServer> {
  await bundleServer(['server.js', 'server/cache/catalogue-cache.js'], BUNDLE);
  const url = `http://127.0.0.1:${await freePort()}`;
  const since = performance.now();
  const started = [
    ...MEMORY,
    '--import',
    `data:text/javascript,${encodeURIComponent(SWITCH)}`,
    path.join(BUNDLE, 'server.js'),
  ];
  const child = spawn(process.execPath, started, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...POOLS,
      PORT: new URL(url).port,
      DATA_DIR: path.join(folder, 'data'),
      MEDIA_STORE: media,
      DATABASE_URL: databaseUrl,
      WORKERS: String(workers),
      SEED: 'none',
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
    },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (; !(await isReady()); await pause(20))
    if (child.exitCode !== null || performance.now() - since > START_TIMEOUT_MS)
      throw new Error('The shop did not start');
  const pid = child.pid ?? 0;
  const startedIn = performance.now() - since;
  let isCaching = true;
  return {
    url,
    pid,
    startedIn,
    async caching(isOn) {
      if (isOn === isCaching) return;
      for (const one of await processesOf(pid)) process.kill(one, 'SIGUSR2');
      await pause(50);
      isCaching = isOn;
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}
