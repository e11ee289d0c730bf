import { untilHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/shop-test.ts';

test('R1202: the header leaves with the page, and comes back when one scrolls up', async ({ page }) => {
  await page.goto('/shop');
  await untilHydrated(page);
  const box = page.getByRole('search').getByRole('combobox');
  await page.mouse.wheel(0, 1_500);
  await expect(box).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(box).toBeInViewport();
  await page.mouse.wheel(0, 100);
  await expect(box).not.toBeInViewport();
});

test('R1202: search and account are at the bottom of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has them in its header');
  await page.goto('/shop');
  await untilHydrated(page);
  const bar = page.getByRole('navigation', { name: 'Raccourcis' });
  await bar.getByRole('link', { name: 'Recherche' }).click();
  await expect(page.getByRole('search').getByRole('combobox')).toBeFocused();
  await expect(page).toHaveURL(/\/shop$/);
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Compte' }).click();
  await expect(page).toHaveURL(/\/login/);
});
