import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, startShop } from './shop-server.ts';

type Embedded = typeof import('../../api/src/database/embedded.ts');

/** One PostgreSQL and one shop with the demo data for the whole run; both are gone afterwards. */
export default async function setup(): Promise<() => Promise<void>> {
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
    process.env.SHOP_URL = shop.url;
    process.env.SHOP_DATABASE_URL = database.url;
    return async () => {
      await shop.stop();
      await stopDatabase();
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}
