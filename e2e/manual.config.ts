import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The pictures of the manual (`docs/manuel/images`), as a phone shows the demo shop: `npm run tools -- manual`. */
export default defineConfig({
  ...journeys,
  testDir: 'manual',
  workers: 1,
  projects: [{ name: 'manual' }],
  use: {
    ...journeys.use,
    trace: 'off',
    screenshot: 'off',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 560 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
});
