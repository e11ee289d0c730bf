/**
 * What statistics cost, as they are read and as they are counted from the orders, for thirty days and for a year, each
 * beside the period before. On DATABASE_URL (a shop of `SEED=scale:1000000`, which has been started once since), else on a
 * database of its own with BENCH_ORDERS orders (20 000).
 *
 *   npm run bench:statistics
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoShop } from '@karite/demo';
import { dayIn } from '@karite/shared/cash';
import { valuesOf } from '@karite/shared/labels';
import { addDays, chosenPeriod, periodOf, SALES_BY } from '@karite/shared/statistics';
import { sql } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { SHOP_TIME_ZONE } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { firstRow } from '../src/database/rows.ts';
import { openMediaFolder } from '../src/media/media-store.ts';
import { scaleOf, scaleShop } from '../src/operations/seed/scale-shop.ts';
import { fillWhole } from '../src/operations/seed/seed-shop.ts';
import { storeDemoShop } from '../src/operations/seed/store-demo-shop.ts';
import { cohortsOf } from '../src/statistics/cohorts.ts';
import { foldSales } from '../src/statistics/fold-sales.ts';
import { bestSellers, sleepingStock } from '../src/statistics/products.ts';
import { salesOf } from '../src/statistics/sales.ts';

const ORDERS = Number(process.env.BENCH_ORDERS ?? 20_000);
const RUNS = 5;
const MOST_MS = 4_000;

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
await chmod(folder, 0o755);
const given = process.env.DATABASE_URL;
const embedded = given ? null : await startEmbedded({ dataDir: folder, log: () => undefined });
const database = openDatabase(given ?? embedded?.url ?? '');

/** The middle of several runs, in ms; the first fills the database's memory and does not count. One that is too long is the last. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const since = performance.now();
    const isDone = await work().then(
      () => true,
      () => false,
    );
    taken.push(performance.now() - since);
    if (!isDone || performance.now() - since > MOST_MS) return performance.now() - since;
  }
  return taken.slice(1).sort((a, b) => a - b)[RUNS >> 1] ?? 0;
}

try {
  await migrateDatabase(database);
  if (embedded) {
    const now = new Date();
    await fillWhole(database, async (transaction) => {
      await storeDemoShop(transaction, demoShop(now), { get: () => '/media/none.webp' }, now);
      await scaleShop(transaction, scaleOf(`scale:${ORDERS}`));
    });
    await database.execute(sql`analyze`);
  }
  const mediaStore = await openMediaFolder(path.join(folder, 'media'));
  const app = await buildApp({ settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' }, database, mediaStore, web: null });
  const since = performance.now();
  await foldSales(database, SHOP_TIME_ZONE);
  console.log(`sums made of all orders in ${((performance.now() - since) / 1_000).toFixed(1)} s, or there already`);
  const { orders, sums } = firstRow(
    await database.execute<{ orders: number; sums: number }>(
      sql`select (select count(*)::int from orders) as orders, (select count(*)::int from sales_sums) as sums`,
    ),
  );
  console.log(`${orders} orders, ${sums} sums; ms, of the sums | of the orders`);
  const today = dayIn(SHOP_TIME_ZONE, new Date());
  const year = chosenPeriod({ from: addDays(today, -364), to: today });
  for (const [name, period] of [
    ['30 days', periodOf('30d', today)],
    ['a year', year],
  ] as const)
    for (const by of valuesOf(SALES_BY)) {
      const read = (isCounted: boolean) =>
        time(() => salesOf(database, { by, period, filter: {}, zone: SHOP_TIME_ZONE, isCounted }));
      const [kept, counted] = [await read(false), await read(true)];
      console.log(
        `${name.padEnd(8)} by ${by.padEnd(10)} ${kept.toFixed(0).padStart(6)} | ${counted.toFixed(0).padStart(6)}`,
      );
    }
  const others = {
    'best sellers, 30 days': () => bestSellers(database, periodOf('30d', today).current, SHOP_TIME_ZONE),
    'sleeping stock, 30 days': () => sleepingStock(database, periodOf('30d', today).current, SHOP_TIME_ZONE),
    cohorts: () => cohortsOf(database, today, SHOP_TIME_ZONE),
  };
  for (const [name, work] of Object.entries(others))
    console.log(`${name.padEnd(23)} ${(await time(work)).toFixed(0).padStart(6)}`);
  await app.close();
} finally {
  await database.close();
  await embedded?.stop();
  await rm(folder, { recursive: true, force: true });
}
