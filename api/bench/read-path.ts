/**
 * What does the limit of time on a shopper's reading cost a list that is not kept? The same requests with it (`begin`, two
 * limits, the query and `commit` as one message) and without (the query alone), by turns, twelve at once, on 400 products;
 * the medians of all rounds.
 *
 *   node_modules/.bin/tsx --conditions=source api/bench/read-path.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { timeLimit } from '../src/database/time-limit.ts';
import { openMediaFolder } from '../src/media/media-store.ts';

const ROUNDS = 15;
const LISTS = 300;
const AT_ONCE = 12;
const PRODUCTS = 400;
/** The promise: a list loses no more, as a share. */
const MOST_LOST = 0.15;

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(embedded.url);
await migrateDatabase(database);
await database.execute(sql`
  insert into products (name, price, sale_price, in_stock, is_on_promo, from_price, is_available, variants, variants_in_stock)
  select 'Savon ' || n, 1000 + n, 1000 + n, true, false, 1000 + n, true, 0, 0 from generate_series(1, ${PRODUCTS}) n`);
await database.execute(sql`analyze`);
const app = await buildApp({
  settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
  database,
  mediaStore: await openMediaFolder(path.join(folder, 'media')),
  web: null,
});
await app.ready();

/** A list that is not kept. */
async function list(): Promise<void> {
  app.catalogueCache.drop();
  const answer = await app.inject('/api/products?_end=12');
  if (answer.statusCode !== 200) throw new Error(answer.payload);
}
const { getStore } = timeLimit;
/** As if no request had a limit. */
const noStore = () => undefined;

/** Lists a second. */
async function pace(isLimited: boolean): Promise<number> {
  timeLimit.getStore = isLimited ? getStore : noStore;
  const since = performance.now();
  let left = LISTS;
  const lane = async () => {
    while (left-- > 0) await list();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return LISTS / ((performance.now() - since) / 1_000);
}
const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

await pace(false);
const [without, within]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round += 1) {
  without.push(await pace(false));
  within.push(await pace(true));
}
const lost = 1 - median(within) / median(without);
process.stdout.write(
  `lists that are not kept: ${Math.round(median(without))} a second without a limit, ${Math.round(median(within))} with; ${(lost * 100).toFixed(1)} % lost\n`,
);
await app.close();
await database.close();
await embedded.stop();
await rm(folder, { recursive: true, force: true });
if (lost > MOST_LOST) process.exitCode = 1;
