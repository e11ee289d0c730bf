import type { Page } from '@playwright/test';
import { adminButton, openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { expect, test } from '../setup/shop-test.ts';

const rows = (page: Page) => page.locator('[data-row-key]');

test('orders are narrowed by country and day, also after a reload; the slips of several are one file', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page);
  await openAdminPath(page, 'orders');
  await adminButton(page, 'Plus de filtres').click();
  await page.getByTitle('Tous les pays', { exact: true }).click();
  await page.getByTitle('Bénin', { exact: true }).click();
  await expect(page).toHaveURL(/country=BJ/);
  await page.getByLabel('Créé le du').fill('2020-01-01');
  await expect(page).toHaveURL(/createdAt_gte=20/);
  await page.reload();
  await expect(adminButton(page, 'Plus de filtres (2)')).toHaveAttribute('aria-expanded', 'true');
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  const file = page.waitForEvent('download');
  await adminButton(page, 'Bons de livraison').click();
  expect((await file).suggestedFilename()).toBe('bons-de-livraison.pdf');
  // A day to come leaves nothing.
  await page.getByLabel('Créé le du').fill('2100-01-01');
  await expect(page.getByText('Aucune commande trouvée')).toBeVisible();
  await adminButton(page, 'Effacer les filtres').click();
  await expect(page).not.toHaveURL(/country/);
});
