import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { avifBeside } from '@karite/shared/media';
import { findChromium } from '../../scripts/browser.mjs';
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

/** One PostgreSQL and one shop with the demo data for the whole run; both are gone afterwards. */
export async function startDemoShop(prepare = spareAvifs): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'karite-e2e-'));
  // Started as root, the server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const built = pathToFileURL(path.join(ROOT, 'api/dist/database/embedded.js')).href;
  const { startEmbedded }: Embedded = await import(built);
  const database = await startEmbedded({ dataDir, log: () => undefined });
  const stopDatabase = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const shop = await startShop({ dataDir, databaseUrl: database.url, seed: 'demo' });
    await query(ONE_ADDRESS, [], database.url);
    process.env.SHOP_URL = shop.url;
    process.env.SHOP_DATABASE_URL = database.url;
    await prepare(path.join(dataDir, 'media'));
    return async () => {
      await shop.stop();
      await stopDatabase();
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

/** For Playwright, which calls it once before all journeys. */
export default async () => {
  const { path: browser, version } = await findChromium();
  process.stdout.write(`Chromium ${version}: ${browser}\n`);
  return startDemoShop();
};
