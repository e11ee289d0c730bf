import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { built } from '../../../api/test/support/command-process.ts';
import { bundleServer } from '../../../scripts/build/bundle-server.mjs';
import { MEMORY, POOLS } from '../../../scripts/support/memory.mjs';
import { processesOf } from '../../support/processor.ts';
import type { Scratch } from '../../support/scratch.ts';
import { type ShopProcess, startShop } from '../../support/shop-process.ts';

/** The server as it is built, with a way in to its cache. */
const BUNDLE = built('bench');

/** The signal at which cached answers are no longer found, and at the next found again. */
const SWITCH = `
import { CatalogueCache } from ${JSON.stringify(pathToFileURL(path.join(BUNDLE, 'catalogue-cache.js')).href)};
let isOn = true;
process.on('SIGUSR2', () => { isOn = !isOn; });
const { find } = CatalogueCache.prototype;
CatalogueCache.prototype.find = function (...args) { return isOn ? find.apply(this, args) : undefined; };`;

export type ShopServer = ShopProcess & {
  /** From now on it finds cached answers, or none. */
  caching(isOn: boolean): Promise<void>;
};

/** Starts the product as it is started in production, with a switch for its cache. */
export async function startSwitched(scratch: Scratch, url: string, workers: number): Promise<ShopServer> {
  await bundleServer(['server.js', 'platform/server/cache/catalogue-cache.js'], BUNDLE);
  const server = await startShop(scratch, {
    url,
    environment: { ...POOLS, WORKERS: String(workers) },
    words: [
      ...MEMORY,
      '--import',
      `data:text/javascript,${encodeURIComponent(SWITCH)}`,
      path.join(BUNDLE, 'server.js'),
    ],
  });
  let isCaching = true;
  return {
    ...server,
    async caching(isOn) {
      if (isOn === isCaching) return;
      for (const pid of await processesOf(server.pid)) process.kill(pid, 'SIGUSR2');
      await pause(50);
      isCaching = isOn;
    },
  };
}
