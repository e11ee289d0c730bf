import { openAdminPath, showAdminMenu, signInAsAdmin } from '../setup/back-office.ts';
import { expect, test } from '../setup/shop-test.ts';

test('« Aide » opens the page of the screen that is shown, with its pictures, and leads to the others', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openAdminPath(page, 'orders');
  await showAdminMenu(page);
  await page.getByRole('link', { name: 'Aide', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Une commande' })).toBeVisible();
  await expect(page).toHaveTitle(/^Une commande/);
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps.filter({ hasText: 'Enregistrer la commande' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Une commande ouverte, avec ses boutons' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);

  await page.getByRole('link', { name: 'La caisse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La caisse' })).toBeInViewport();
  await page.getByRole('link', { name: 'Toute l’aide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible();
});
