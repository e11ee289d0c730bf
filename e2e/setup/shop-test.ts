import { test as base, expect } from './test.ts';
import { watchForErrors } from './watch.ts';

export { expect };

/**
 * A test with a page of the shop: addresses start at its root, and at the end it must have no complaint (no
 * error, no refused content, no call to a stranger).
 */
export const test = base.extend<{ mayComplain: boolean }>({
  /** For tests that break something on purpose. */
  mayComplain: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs off this pattern
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  page: async ({ page, mayComplain }, use) => {
    const complaints = watchForErrors(page);
    await use(page);
    // A complaint may come a thousand times: once is enough to read.
    if (!mayComplain) expect([...new Set(complaints)]).toEqual([]);
  },
});
