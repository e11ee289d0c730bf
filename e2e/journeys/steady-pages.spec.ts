import { openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { expect, test } from '../setup/shop-test.ts';

/** Of the window's height and width: what Lighthouse calls good is 0.1; a word that grows by a figure is less than this. */
const STEADY = 0.01;

declare global {
  interface Window {
    layoutShifts: { share: number; of: string[] }[];
  }
}

// What moves when it has been drawn slips away under a finger, which then presses something else.
for (const path of ['products', 'orders', 'reviews', 'categories', 'users', 'stats'])
  test(`R1585: nothing of /admin/${path} moves once it is drawn`, async ({ page }) => {
    await page.addInitScript(() => {
      window.layoutShifts = [];
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : '');
      new PerformanceObserver((list) => {
        // The DOM's types do not know what a browser says of a shift.
        for (const { value, sources } of list.getEntries() as Shift[])
          window.layoutShifts.push({ share: value, of: sources.map(({ node }) => nameOf(node)) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signInAsAdmin(page);
    await openAdminPath(page, path);
    await expect(page.locator('.rows-to-come, .record-spinner')).toHaveCount(0);
    const moved = await page.evaluate(() => window.layoutShifts);
    expect(moved.filter(({ share }) => share > STEADY)).toEqual([]);
  });
