import { chmod, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { avifBeside } from '@karite/shared/media';
import type { FullConfig } from '@playwright/test';
import { findChromium } from '../../scripts/browser.mjs';
import { chooseShop } from './choose-shop.ts';
import { query } from './database.ts';
import { ROOT, startShop } from './shop-server.ts';

type Embedded = typeof import('../../api/src/database/embedded.ts');

/**
 * Says of every picture that AVIF is no gain (decision 13): to make some 750 would keep one of two cores from the
 * journeys for ten minutes. Pictures that a journey uploads are made as ever.
 */
export async function spareAvifs(mediaDir: string, wanted = new Set<string>()): Promise<void> {
  for (const name of await readdir(mediaDir))
    if (name.endsWith('.webp') && !wanted.has(name)) await writeFile(path.join(mediaDir, avifBeside(name)), '');
}

/**
 * All journeys sign in from one address, more often than one person may (50 times in a quarter of an hour): by address
 * they are not counted here. That it is counted is shown by the API's tests (promise P19).
 */
const ONE_ADDRESS = `
  create function count_no_address() returns trigger language plpgsql as 'begin new.count := 1; return new; end';
  create trigger journeys_come_from_one_address before insert or update on attempts
    for each row when (new.key like 'login:address:%') execute function count_no_address();`;

type Shop = Awaited<ReturnType<typeof startShop>> & { databaseUrl: string };

/** A second shop beside a first one that is stopped: its database, its pictures, its data are copies. */
async function copyShop(databaseUrl: string, dataDir: string, number: number) {
  const first = new URL(databaseUrl);
  const name = `${first.pathname.slice(1)}_${number}`;
  const postgres = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href;
  await query(`create database ${name} template ${first.pathname.slice(1)}`, [], postgres);
  const copied = path.join(dataDir, `shop-${number}`);
  await cp(path.join(dataDir, 'media'), path.join(copied, 'media'), { recursive: true });
  return { databaseUrl: Object.assign(first, { pathname: `/${name}` }).href, dataDir: copied };
}

/** Tells this process and the workers that it will fork where the shops are. */
function nameShops(shops: Shop[]) {
  process.env.SHOP_URLS = shops.map(({ url }) => url).join(' ');
  process.env.SHOP_DATABASE_URLS = shops.map(({ databaseUrl }) => databaseUrl).join(' ');
  chooseShop();
}

/**
 * One PostgreSQL, and so many shops with the demo data for the whole run, each with a database of its own: journeys count
 * what their shop holds. All are gone afterwards. Workers find theirs by `SHOP_URLS` (`playwright.config.ts`).
 */
export async function startDemoShops(count = 1, prepare = spareAvifs): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'karite-e2e-'));
  // Started as root, the server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const built = pathToFileURL(path.join(ROOT, 'api/dist/database/embedded.js')).href;
  const { startEmbedded }: Embedded = await import(built);
  const database = await startEmbedded({ dataDir, log: () => undefined });
  const shops: Shop[] = [];
  const stopAll = async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const start = async (place: { databaseUrl: string; dataDir: string }) => {
    const shop = { ...(await startShop({ ...place, seed: 'demo' })), databaseUrl: place.databaseUrl };
    shops.push(shop);
    return shop;
  };
  try {
    const place = { databaseUrl: database.url, dataDir };
    const seeded = await start(place);
    await query(ONE_ADDRESS, [], database.url);
    nameShops(shops);
    await prepare(path.join(dataDir, 'media'));
    if (count > 1) {
      // A database is copied while nobody uses it.
      await seeded.stop();
      shops.pop();
      const places = [place];
      while (places.length < count) places.push(await copyShop(place.databaseUrl, dataDir, places.length));
      await Promise.all(places.map(start));
    }
    nameShops(shops);
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** For Playwright, which calls it once before all journeys. */
export default async ({ workers }: FullConfig) => {
  const { path: browser, version } = await findChromium();
  process.stdout.write(`Chromium ${version}: ${browser}\n`);
  return startDemoShops(workers);
};
