import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const of = (width: number, height: number, isPhone = false) => ({
  name: String(width),
  use: { viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone },
});

/** A picture of every screen at three widths, into `screenshots/`: for people to look at, not a test. */
export default defineConfig({
  ...journeys,
  testDir: 'screens',
  timeout: 600_000,
  use: { ...journeys.use, trace: 'off', reducedMotion: 'reduce', actionTimeout: 15_000 },
  projects: [of(360, 740, true), of(768, 1024, true), of(1280, 800)],
});
