import { openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { expect, test } from '../setup/shop-test.ts';

test.use({ mayComplain: true });

test('an ended session says so where one signs in, and one that was closed does not', async ({ page }) => {
  await signInAsAdmin(page);
  await openAdminPath(page, 'brands');
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":"unauthorized","message":"Non"}' }),
  );
  await page.getByRole('searchbox').first().fill('a');
  await expect(page.getByText('Votre session est terminée')).toBeVisible();
  await page.unrouteAll();
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByText('Votre session est terminée')).toHaveCount(0);
});

test('an empty list shows what it is for, and the first action', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/letters');
  await expect(page.getByText('Une lettre part à tous les inscrits', { exact: false })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Nouvelle lettre' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
