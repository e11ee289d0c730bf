/**
 * The costliest request that a stranger may send, at 100 000 products: every kind of list, filter, search, sort and depth,
 * each requested past the cache, slowest first. Then the costliest of them 24 at once, while the home page is requested.
 */
import { sql } from 'drizzle-orm';
import { inLanes } from '../support/at-rate.ts';
import { numberOf } from '../support/figures.ts';
import { fillCatalogue } from '../support/large-catalogue.ts';
import { openShop } from '../support/open-shop.ts';
import { withScratch } from '../support/scratch.ts';
import { publicRequests } from './public-requests.ts';

const PRODUCTS = numberOf('PRODUCTS', 100_000);
const TRIES = numberOf('TRIES', 3);
const SHOWN = numberOf('SHOWN', 25);
const ONLY = process.env.ONLY ?? '';
const AIM_MS = 100;
const AT_ONCE = 24;
const HOME_AIM_MS = 1_000;

type Timing = { ms: number; cpu: number; status: number };

await withScratch(async (scratch) => {
  const { app, database, url } = await openShop(scratch, fillCatalogue(PRODUCTS));
  const idsOf = async (query: ReturnType<typeof sql>) =>
    (await database.execute<{ id: string }>(query)).rows.map((row) => row.id);
  /** Sends a request past the cache: the milliseconds until the last byte, and those that this process (not the database) worked. */
  async function send(path: string): Promise<Timing> {
    app.catalogueCache.drop();
    const since = performance.now();
    const worked = process.cpuUsage();
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
    await answer.arrayBuffer();
    const { user, system } = process.cpuUsage(worked);
    return { ms: performance.now() - since, cpu: (user + system) / 1_000, status: answer.status };
  }

  const requests = publicRequests({
    products: await idsOf(sql`select id from products order by id limit 100`),
    brands: await idsOf(sql`select id from brands order by id limit 100`),
    categories: await idsOf(sql`select id from categories order by parent_id nulls first, id limit 100`),
    rows: PRODUCTS,
  }).filter((path) => path.includes(ONLY));
  const times: (Timing & { path: string })[] = [];
  for (const path of requests) {
    // The least of a few: what the work takes, not what the machine does besides.
    const tries = [await send(path)];
    while (tries.length < TRIES) tries.push(await send(path));
    tries.sort((a, b) => a.ms - b.ms);
    times.push({ path, ...tries[0]! });
  }
  times.sort((a, b) => b.ms - a.ms);
  const over = times.filter(({ ms }) => ms > AIM_MS);
  console.log(`${times.length} requests at ${PRODUCTS} products; over ${AIM_MS} ms: ${over.length}`);
  for (const { path, ms, cpu, status } of times.slice(0, SHOWN))
    console.log(
      `${ms.toFixed(0).padStart(6)} ms (${cpu.toFixed(0)} in the server)  ${status}  ${path.length > 150 ? `${path.slice(0, 150)}…` : path}`,
    );
  const odd = times.filter(({ status }) => status !== 200);
  if (odd.length > 0) console.log(`not answered: ${odd.map(({ path, status }) => `${status} ${path}`).join(', ')}`);

  const costliest = (times.find(({ path }) => path.startsWith('/api/')) ?? times[0]!).path;
  let isOver = false;
  const statuses: Record<number, number> = {};
  const flood = inLanes(
    AT_ONCE,
    () => !isOver,
    async () => {
      const { status } = await send(costliest);
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
  );
  // Each home page is rendered again: the flood empties the cache all the time.
  const home: Timing[] = [];
  for (let turn = 0; turn < 20; turn += 1) home.push(await send('/'));
  isOver = true;
  await flood;
  const slowest = Math.max(...home.map(({ ms }) => ms));
  const refused = home.filter(({ status }) => status !== 200).length;
  console.log(`${AT_ONCE} at once of ${costliest.slice(0, 100)}: answered ${JSON.stringify(statuses)}`);
  console.log(`the home page meanwhile, rendered again: slowest ${slowest.toFixed(0)} ms, ${refused} of 20 refused`);
  if (over.length > 0 || slowest > HOME_AIM_MS || refused > 0 || odd.length > 0) process.exitCode = 1;
});
