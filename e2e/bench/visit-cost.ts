/**
 * What a shopper's visit costs the shop: requests, bytes, and processor time of the server and of PostgreSQL. Each visit looks
 * at the home page, a shelf, two products, what is found for a word, adds to the cart and comes to the checkout; first with an empty
 * cache, then again. And what an order costs, by the API.
 *
 *   npm run bench:visit        (VISITS=5, ORDERS=50; on Linux)
 */
import { readFile } from 'node:fs/promises';
import type { Product } from '@karite/shared/resources';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findPostgres, processesOf, processorOf } from '../../api/bench/shop/processor.ts';
import { openDatabase } from '../../api/src/database/database.ts';
import { findChromium } from '../../scripts/browser.mjs';
import { call } from '../setup/call.ts';
import { orderOf } from '../setup/customer.ts';
import { startDemoShops } from '../setup/demo-shops.ts';
import { follow } from '../setup/follow.ts';
import { untilHydrated } from '../setup/hydrated.ts';

const VISITS = Number(process.env.VISITS ?? 5);
const ORDERS = Number(process.env.ORDERS ?? 50);
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

type Kind = 'pages' | 'API' | 'scripts and styles' | 'pictures';
const KINDS: Record<string, Kind> = {
  Document: 'pages',
  Script: 'scripts and styles',
  Stylesheet: 'scripts and styles',
};
const kindOf = (type: string): Kind =>
  KINDS[type] ?? (type === 'Image' ? 'pictures' : type === 'Font' ? 'scripts and styles' : 'API');

type Counts = { requests: Record<Kind, number>; bytes: number };
const none = (): Counts => ({ requests: { pages: 0, API: 0, 'scripts and styles': 0, pictures: 0 }, bytes: 0 });

/** What a page asks the server for, from now on: what its browser has kept is no request. */
async function count(page: Page, counts: Counts): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kept = new Set<string>();
  network.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!kept.has(requestId) && !response.fromDiskCache) counts.requests[kindOf(type)] += 1;
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counts.bytes += encodedDataLength;
  });
}

/** Goes to a screen, and waits until all that it brings is there. */
async function show(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
  await page.waitForLoadState('networkidle');
}

async function visit(
  context: BrowserContext,
  shop: string,
  products: readonly Product[],
  counts: Counts,
): Promise<void> {
  const page = await context.newPage();
  await count(page, counts);
  await page.goto(shop);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await show(page, '/shop');
  for (const { id } of products) await show(page, `/produits/${id}`);
  await show(page, '/search?q=savon');
  await show(page, `/produits/${products[0]!.id}`);
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await show(page, '/cart');
  await show(page, '/checkout');
  await page.close();
}

const { shops, stop } = await startDemoShops(1);
const shop = shops[0]!;
Object.assign(process.env, { SHOP_URL: shop.url, SHOP_DATABASE_URL: shop.databaseUrl });
const database = openDatabase(shop.databaseUrl, 1);
const postgres = await findPostgres(database);
await database.close();
let server = 0;
for (const pid of await processesOf(process.pid))
  if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('api/dist/bundle/server.js')) server = pid;

/** The processor time that work takes of the server and of PostgreSQL, each of `times`, in ms. */
async function costOf(
  times: number,
  work: () => Promise<void>,
): Promise<{ 'server ms': number; 'PostgreSQL ms': number }> {
  const used = async () => [await processorOf(server), postgres ? await processorOf(postgres) : 0] as const;
  const before = await used();
  await work();
  const after = await used();
  const each = (at: 0 | 1) => Math.round(((after[at] - before[at]) * 1_000) / times);
  return { 'server ms': each(0), 'PostgreSQL ms': each(1) };
}

const perVisit = ({ requests, bytes }: Counts) => ({
  ...Object.fromEntries(Object.entries(requests).map(([kind, sum]) => [kind, Math.round(sum / VISITS)])),
  KB: Math.round(bytes / 1_024 / VISITS),
});

async function rows(browser: Browser): Promise<Record<string, object>> {
  const all = await call<Product[]>('GET', '/products?inStock=true&variants=0&_sort=name&_order=asc&_start=0&_end=60');
  const products = [all[3]!, all[11]!];
  const contexts = await Promise.all(Array.from({ length: VISITS + 1 }, () => browser.newContext(PHONE)));
  // The first one only warms the server.
  await visit(contexts.pop()!, shop.url, products, none());
  const table: Record<string, object> = {};
  for (const name of ['first visit', 'again']) {
    const counts = none();
    const cost = await costOf(VISITS, async () => {
      for (const context of contexts) await visit(context, shop.url, products, counts);
    });
    table[name] = { ...perVisit(counts), ...cost };
  }
  await Promise.all(contexts.map((context) => context.close()));
  const order = (at: number) =>
    call('POST', '/orders', { body: orderOf([all[at % all.length]!, all[(at + 7) % all.length]!]) });
  for (let at = 0; at < 10; at += 1) await order(at);
  table.order = await costOf(ORDERS, async () => {
    for (let at = 0; at < ORDERS; at += 1) await order(at);
  });
  return table;
}

const browser = await chromium.launch({ executablePath: (await findChromium()).path });
try {
  console.table(await rows(browser));
} finally {
  await browser.close();
  await stop();
}
