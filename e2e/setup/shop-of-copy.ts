import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../../testing/scratch-copy.ts';
import { query } from './database.ts';
import { startShop } from './shop-server.ts';
import { test } from './test.ts';

/** To copy and build a project, in ms. */
const BUILD_TIMEOUT_MS = 600_000;

type CopyFixtures = {
  /** The folder of a copy of this project, changed and built by the journey. */
  copy: string;
  /** The shop that runs from the copy, on a database of its own. */
  shop: { url: string };
};

/** A test on a shop that is built from a copy of this project. `prepare` changes and builds the copy, once for a file. */
export const testOnCopy = (database: string, prepare: (copy: string) => Promise<unknown>) =>
  test.extend<object, CopyFixtures>({
    copy: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs off this pattern
      async ({}, use) => {
        const copy = await copyProject();
        await use(copy);
        await rm(copy, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
    ],
    shop: [
      async ({ copy }, use) => {
        await prepare(copy);
        await query(`drop database if exists ${database}`);
        await query(`create database ${database}`);
        const databaseUrl = Object.assign(new URL(process.env.SHOP_DATABASE_URL!), { pathname: `/${database}` }).href;
        const shop = await startShop({ root: copy, dataDir: path.join(copy, 'data'), databaseUrl, seed: 'none' });
        await use(shop);
        await shop.stop();
        await query(`drop database if exists ${database}`);
      },
      { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
    ],
  });
