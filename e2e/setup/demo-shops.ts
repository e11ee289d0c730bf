import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { avifBeside } from '@karite/shared/media';
import { makeScratchFolder } from '../../testing/scratch-folder.mjs';
import { call } from './call.ts';
import { query } from './database.ts';
import { ADMIN, ROOT, startShop } from './shop-server.ts';

/** The part of the built server that starts its private PostgreSQL. */
type Embedded = {
  startEmbedded(options: {
    dataDir: string;
    log: (line: string) => void;
    isPassing: boolean;
  }): Promise<{ url: string; stop(): Promise<void> }>;
};
export type Shop = { url: string; databaseUrl: string };

/**
 * Reports for every picture that AVIF is no gain (decision 3): encoding some 750 would take one of two cores from the
 * journeys for ten minutes. Pictures that a journey uploads are made as ever.
 */
export async function spareAvifs(mediaDir: string, wanted = new Set<string>()): Promise<void> {
  for (const name of await readdir(mediaDir))
    if (name.endsWith('.webp') && !wanted.has(name)) await writeFile(path.join(mediaDir, avifBeside(name)), '');
}

/**
 * All journeys sign in from one address, more often than one person may (50 times in a quarter of an hour): by address
 * they are not counted here. That it is counted is shown by the API's tests (guarantee P19).
 */
const ONE_ADDRESS = `
  create function count_no_address() returns trigger language plpgsql as 'begin new.count := 1; return new; end';
  create trigger journeys_come_from_one_address before insert or update on attempts
    for each row when (new.key like 'login:address:%') execute function count_no_address();`;

/**
 * All journeys order with one or two numbers, from one address: more often, and more of a product, than one person may
 * (R2070). That it is bounded is shown by the API's tests (`api/src/sales/orders/order-limits.test.ts`).
 */
async function allowManyOrders(): Promise<void> {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const body = { ordersByPhone: 10_000, shareByPhone: 100, ordersByNetwork: 10_000, shareByNetwork: 100 };
  await call('PATCH', '/order-settings', { token, body });
}

/** Fills the database and the data folder with the demo shop. `prepare` gets its media folder, and the shop while it runs. */
async function seed(shop: { dataDir: string; databaseUrl: string }, prepare: typeof spareAvifs): Promise<void> {
  const { url, stop } = await startShop({ ...shop, seed: 'demo' });
  process.env.SHOP_URL = url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  try {
    await query(ONE_ADDRESS, [], shop.databaseUrl);
    await allowManyOrders();
    await prepare(path.join(shop.dataDir, 'media'));
  } finally {
    await stop();
  }
}

/**
 * So many shops with the same demo data, made once and copied: each has a database, pictures and a server of its own, so
 * that what happens in one is not seen in another. One PostgreSQL serves them all. Answers them, and what ends them all.
 */
export async function startDemoShops(count: number, prepare = spareAvifs) {
  const dataDir = await makeScratchFolder('karite-e2e-');
  const built = pathToFileURL(path.join(ROOT, 'api/dist/platform/database/embedded.js')).href;
  const { startEmbedded }: Embedded = await import(built);
  const database = await startEmbedded({ dataDir, log: () => undefined, isPassing: true });
  const servers: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const databaseOf = (name: string) => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  const seeded = { dataDir: path.join(dataDir, 'seeded'), databaseUrl: database.url };

  async function copy(name: string): Promise<Shop> {
    const copied = { dataDir: path.join(dataDir, name), databaseUrl: databaseOf(name) };
    await cp(path.join(seeded.dataDir, 'media'), path.join(copied.dataDir, 'media'), { recursive: true });
    const server = await startShop({ ...copied, seed: 'none' });
    servers.push(server);
    return { url: server.url, databaseUrl: copied.databaseUrl };
  }

  try {
    await seed(seeded, prepare);
    const names = Array.from({ length: count }, (_, index) => `shop_${index}`);
    // Before any starts: a database that is in use can't be copied, and only one copy at a time can be made of it.
    for (const name of names) await query(`create database ${name} template karite`, [], databaseOf('postgres'));
    const copies = await Promise.allSettled(names.map(copy));
    const shops = copies.map((made) => {
      if (made.status === 'rejected') throw made.reason;
      return made.value;
    });
    return { shops, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
