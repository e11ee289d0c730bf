import type { Page } from '@playwright/test';

/** Follows a link inside the shop, as a shopper's touch does. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
