import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What passes is not written down, and no second page is opened to put frames together: there are none. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

const sentencesOf = async (builder: AxeBuilder): Promise<string[]> =>
  (await builder.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** All that axe finds on a page, as its colours are now: each rule once, with its first element. */
export const axeFinds = (page: Page): Promise<string[]> => sentencesOf(axe(page).withTags(RULES));

/** What axe finds in light mode, then what the colours of dark mode add. The page follows the system's choice at once. */
export async function axeFindsInBothModes(page: Page): Promise<string[]> {
  const light = await axeFinds(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  const dark = await sentencesOf(axe(page).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
  return [...light, ...dark.map((found) => `dark, ${found}`)];
}

/** By how much a page is wider than its window, as a sentence; none where it fits. */
export async function tooWide(page: Page): Promise<string[]> {
  const px = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return px > 0 ? [`${px} px too wide`] : [];
}
