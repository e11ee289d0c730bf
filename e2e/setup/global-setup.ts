import type { FullConfig } from '@playwright/test';
import { findChromium } from '../../testing/browser.mjs';
import { startDemoShops } from './demo-shops.ts';
import { notifyWorkers } from './shop-of-worker.ts';

/** For Playwright, which calls it once before all journeys: a shop for each worker, and all are gone afterwards. */
export default async ({ workers }: FullConfig) => {
  const { path: browser, version } = await findChromium();
  process.stdout.write(`Chromium ${version}: ${browser}\n`);
  const { shops, stop } = await startDemoShops(workers);
  notifyWorkers(shops);
  return stop;
};
