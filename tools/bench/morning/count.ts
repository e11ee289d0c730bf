import type { Page } from '@playwright/test';

/** Of what is done to one after the other in the same way so many are done, and taken times the rest. */
export const SAMPLE = 4;

/** What a hand has done, and how long the work took at the speed of the machine, in ms. */
export type Count = { clicks: number; keys: number; ms: number };

/**
 * Counts what a hand does. One is each press of the mouse (a double click is two), and each key; keys held down together
 * (Ctrl V) are one. Looking, moving the pointer and scrolling are none.
 */
export const COUNTING = `
  for (const [type, what] of [['pointerdown', 'clicks'], ['keydown', 'keys']])
    addEventListener(type, ({ isTrusted, key, repeat }) => {
      if (!isTrusted || repeat || ['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
      sessionStorage.setItem(what, Number(sessionStorage.getItem(what)) + 1);
    }, true);`;
const countOf = (page: Page): Promise<Omit<Count, 'ms'>> =>
  page.evaluate(() => {
    const [clicks = 0, keys = 0] = ['clicks', 'keys'].map((what) => Number(sessionStorage.getItem(what)));
    return { clicks, keys };
  });

/** What a hand does while `work` is done; `times`: it is done so often. */
export async function counted(page: Page, work: () => Promise<void>, times = 1): Promise<Count> {
  const before = await countOf(page);
  const begun = performance.now();
  await work();
  const ms = (performance.now() - begun) * times;
  const after = await countOf(page);
  return { clicks: (after.clicks - before.clicks) * times, keys: (after.keys - before.keys) * times, ms };
}

export const rows = (page: Page) => page.locator('[data-row-key]');
export const idsIn = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key') ?? ''));

/** Chooses in a select that shows one title, by its other. */
export async function choose(page: Page, shown: string, option: string): Promise<void> {
  await page.getByTitle(shown, { exact: true }).first().click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}
