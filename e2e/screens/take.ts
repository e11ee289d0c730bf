import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../setup/shop-server.ts';

/** Where the pictures go: a folder for each project, which is a width and a theme. */
export const FOLDER = path.join(ROOT, 'screenshots');

/** Higher pages are cut, in px. */
const MOST_HIGH = 8_000;

/** As high a window as the page: sticky elements appear once, and pictures below load. */
async function unfold(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(MOST_HIGH, Math.max(height, high)) });
  // A lazy picture in a scrolled row, beside the window, never loads by itself.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** A picture of the whole page, or of what the window shows of it where a window is open above it. */
export async function take(page: Page, project: string, name: string, isWhole = true): Promise<void> {
  const before = page.viewportSize();
  if (isWhole) await unfold(page);
  await page.screenshot({ path: path.join(FOLDER, project, `${name}.png`) });
  if (isWhole && before) await page.setViewportSize(before);
}
