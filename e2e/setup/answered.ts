import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A form's answer is where the eye is: in sight, and with the focus. */
export async function expectAnswer(page: Page, text: string): Promise<void> {
  const answer = page.locator('[tabindex="-1"]:focus').filter({ hasText: text });
  await expect(answer).toBeInViewport();
}
