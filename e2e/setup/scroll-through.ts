import type { Page } from '@playwright/test';

/** Scrolls to a page's end, as slowly as somebody who looks at it: what comes late is there afterwards. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 100));
    }
  });
