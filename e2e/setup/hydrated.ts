import type { Page } from '@playwright/test';

/** Waits until a page of the shop answers: from then on its links lead on without a new page. */
export async function untilHydrated(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction(
    (part) => Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__react')),
    part,
  );
}
