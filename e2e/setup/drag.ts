import type { Locator, Page } from '@playwright/test';

/** A place within an element: shares of its width and height. */
interface Place {
  x: number;
  y: number;
}

const CENTRE: Place = { x: 0.5, y: 0.5 };

/** The middle of an element would be behind the buttons that a picture shows while the mouse is over it. */
export const CORNER: Place = { x: 0.2, y: 0.2 };

/**
 * Puts the mouse on a place of an element, once it is drawn and still: an element that is drawn again meanwhile has
 * no box. The second move makes the browser fire a drag event there.
 */
async function moveTo(page: Page, element: Locator, at: Place): Promise<void> {
  await element.hover({ trial: true });
  const box = await element.boundingBox();
  if (!box) return moveTo(page, element, at);
  await page.mouse.move(box.x + box.width * at.x, box.y + box.height * at.y, { steps: 5 });
}

/** Drags an element by `from` to a place of `to`. Both must be in the window. */
export async function drag(page: Page, from: Locator, to: Locator, at = CENTRE, by = CENTRE): Promise<void> {
  await moveTo(page, from, by);
  await page.mouse.down();
  await moveTo(page, to, at);
  // No hand lets go before it sees where it is.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await page.mouse.up();
}
