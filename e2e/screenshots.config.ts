import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

const projects = WIDTHS.flatMap(([width, height]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width}-${colorScheme}`,
    // The shop's pages are the same in light and dark mode.
    testIgnore: colorScheme === 'dark' ? '**/shop.spec.ts' : [],
    use: { viewport: { width, height }, colorScheme, isMobile: width === 360, hasTouch: width < 900 },
  })),
);

/**
 * A picture of every screen at four widths, those of the back-office in light and dark mode, into `screenshots/` with a page
 * to look through them: for people, not a test. A part is taken by Playwright's own words:
 * `npm run tools -- screenshots admin --project 360-dark --grep orders`.
 */
export default defineConfig({
  ...journeys,
  testDir: 'screens',
  globalTeardown: './screens/write-index.ts',
  timeout: 600_000,
  fullyParallel: true,
  use: { ...journeys.use, trace: 'off', screenshot: 'off', reducedMotion: 'reduce', actionTimeout: 15_000 },
  projects,
});
