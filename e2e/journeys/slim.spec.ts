import type { Page } from '@playwright/test';
import { query } from '../setup/database.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { scrollThrough } from '../setup/scroll-through.ts';
import { expect, test } from '../setup/shop-test.ts';

/** The phone that the limits are set for: its height is a screen. */
const PHONE = { width: 360, height: 780 };

/** Scrolls through the page, so that what comes late is there; returns its height in screens. */
async function screensOf(page: Page): Promise<number> {
  await untilHydrated(page);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate((height) => document.documentElement.scrollHeight / height, PHONE.height);
}

test.describe('R2170: pages are short on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the limits are of a phone');
  test.use({ viewport: PHONE });

  test('the home page is seven screens at most, its menu one', async ({ page }) => {
    await page.goto('/');
    expect(await screensOf(page)).toBeLessThanOrEqual(7);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByText('Hommes', { exact: true })).toBeVisible();
    expect(await menu.evaluate((it) => it.scrollHeight)).toBeLessThanOrEqual(PHONE.height);
  });

  test('the product with the most reviews is five screens at most', async ({ page }) => {
    const [most] = await query<{ id: string }>(
      `select products.id from products join reviews on product_id = products.id and reviews.status = 'published'
       group by 1 order by count(*) desc, 1 limit 1`,
    );
    await page.goto(`/produits/${most!.id}`);
    expect(await screensOf(page)).toBeLessThanOrEqual(5);
  });

  test('a category’s first product is in the first screen', async ({ page }) => {
    const roots = await query<{ id: string }>('select id from categories where parent_id is null');
    for (const { id } of roots) {
      await page.goto(`/categories/${id}`);
      const card = await page.getByRole('article').first().boundingBox();
      const bar = await page.getByRole('navigation', { name: 'Raccourcis' }).boundingBox();
      expect(card!.y).toBeLessThan(bar!.y - 100);
    }
  });

  test('a list has one row to filter and sort, and one choice of category', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('checkbox', { name: 'Filtrer et trier' }).check();
    await expect(page.locator('select[name=categorie]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Catégories' })).toHaveCount(0);
  });
});
