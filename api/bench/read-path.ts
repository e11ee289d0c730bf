/**
 * What does a list cost that is not kept? Whole requests (twelve at a time) on a shop of 400 products, each with its page
 * and its count read anew; the figure is requests a second, the best of five rounds.
 *
 *   node_modules/.bin/tsx --conditions=source api/bench/read-path.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openMediaFolder } from '../src/media/media-store.ts';
import { seedShop } from '../src/seed/seed-shop.ts';

const ROUNDS = 5;
const REQUESTS = 600;
const AT_ONCE = 12;
const PATHS = ['/api/products?_end=12', '/api/products?_sort=salePrice&_end=12', '/api/brands?_end=12'];

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(embedded.url);
await migrateDatabase(database);
const mediaStore = await openMediaFolder(path.join(folder, 'media'));
await seedShop({ database, store: mediaStore, seed: 'demo', log: () => undefined });
const app = await buildApp({
  settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
  database,
  mediaStore,
  web: null,
});
await app.ready();

async function round(url: string): Promise<number> {
  const since = performance.now();
  let left = REQUESTS;
  const lane = async () => {
    while (left-- > 0) {
      app.catalogueCache.drop();
      const answer = await app.inject(url);
      if (answer.statusCode !== 200) throw new Error(answer.payload);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return REQUESTS / ((performance.now() - since) / 1_000);
}

for (const url of PATHS) {
  const figures: number[] = [];
  for (let i = 0; i < ROUNDS; i++) figures.push(await round(url));
  process.stdout.write(`${url}: ${Math.round(Math.max(...figures))} a second\n`);
}
await app.close();
await database.close();
await embedded.stop();
await rm(folder, { recursive: true, force: true });
