import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../testing/browser.mjs';
import { isQuick } from '../testing/quick.ts';
import { takeShopOfWorker } from './setup/shop-of-worker.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * What the server writes, what fails and what is stored is the same at any width: once is enough, for a file by its name
 * here, for one test of a file by the tag `@once`. The layout of each screen at either width is the matter of `accessibility`,
 * `back-office` and `steady-pages`.
 */
const only = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** What every change passes: what is bought and paid for, and the orders, products and forms of the back-office, at one width each. */
const quick = {
  phone: only(
    'catalogue',
    'first-view',
    'forms',
    'help',
    'late-clicks',
    'layout',
    'order',
    'orders-morning',
    'payments',
    'routes/cart-and-checkout',
    'routes/home',
    'routes/product',
    'stock',
  ),
  desktop: only('browser', 'content-policy', 'help', 'odd-addresses'),
};

/** What a shop of one's own tests of its pages, in its own folder. */
const CUSTOM = '../custom/journeys';

const browser = await findChromium();
// The workers read this file again, and need not search again.
process.env.CHROMIUM_PATH = browser.path;
takeShopOfWorker();

/** Journeys in a real browser, on a real server with the demo shop (`setup/`), on a phone and on a desktop. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './setup/global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  // Each in a shop of its own. A third on two cores saves a minute or two, and is late for what the page shows.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    // A step that can't be done fails with its own name.
    actionTimeout: 15_000,
    locale: 'fr-FR',
    timezoneId: 'Africa/Porto-Novo',
    launchOptions: { executablePath: browser.path },
    screenshot: 'only-on-failure',
    // The actions and requests; `--trace on` adds a screenshot of every step.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
  },
  projects: [
    {
      name: 'phone',
      use: phone,
      ...(isQuick && { testMatch: quick.phone }),
      testIgnore: only(
        'api-tokens',
        'back-office-failures',
        'browser',
        'catalogue-work',
        'content-blocks',
        'content-policy',
        'credentials',
        'declared-actions',
        'declared-constraints',
        'dev-loop',
        'export-schedules',
        'guides',
        'messages',
        'named-files',
        'odd-addresses',
        'own-pages',
        'records-in-order',
        'refunds',
        'sales-period',
        'search-engines',
        'settings',
        'stored-markup',
        'two-administrators',
        'undo',
      ),
    },
    {
      name: 'desktop',
      use: desktop,
      ...(isQuick && { testMatch: quick.desktop }),
      grepInvert: /@once/,
      testIgnore: only(
        'accounts',
        'after-order',
        'audit-page',
        'background-sync',
        'cash-desk',
        'checkout-returning',
        'coming-back',
        'comments',
        'early-touch',
        'exchange',
        'failures',
        'live',
        'newsletter',
        'offers',
        'offline',
        'order',
        'passkeys',
        'payments',
        'points',
        'reviews',
        'saver',
        'stock',
        'stock-lots',
        'storage',
        'two-factor',
      ),
    },
    ...(existsSync(new URL(CUSTOM, import.meta.url)) ? [{ name: 'custom', testDir: CUSTOM, use: phone }] : []),
  ],
});
