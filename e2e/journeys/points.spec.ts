import { formatNumber } from '@karite/shared/format';
import { expect, type Page } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { type Customer, makeCustomer } from '../setup/customer.ts';
import { test } from '../setup/shop-test.ts';
import { watchForErrors } from '../setup/watch.ts';

async function openProfile(page: Page, { token }: Customer): Promise<void> {
  await page.goto('/health/live');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Mes adresses' })).toBeVisible();
}

test('R1970 to R1974: staff switch points on, an order brings some, and their code makes the next one cheaper', async ({
  page,
  browser,
  adminToken,
  restoreAfter,
}) => {
  await restoreAfter('/points-settings');
  const errors = watchForErrors(page);
  const afi = await makeCustomer();
  await openProfile(page, afi);
  await expect(page.getByRole('heading', { name: 'Mes points', exact: true })).toBeHidden();

  const admin = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await signInAsAdmin(admin);
  await openAdminPage(admin, 'Points de fidélité');
  await admin.getByRole('switch', { name: 'Donner des points aux clients' }).click();
  await admin.getByLabel('Points pour 1 000 FCFA d’articles').fill('100');
  await admin.getByLabel('Points à échanger au moins').fill('50');
  await admin.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(admin.getByText('Points de fidélité enregistrés').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Il vous faut 50 points pour les échanger contre un code : encore 50.')).toBeVisible();
  await call('PATCH', `/orders/${afi.order.id}/status`, { token: adminToken, body: { status: 'completed' } });
  await page.reload();
  await expect(page.getByText('Gagnés par une commande')).toBeVisible();
  await page.getByLabel('Points à échanger').fill('49');
  await page.getByRole('button', { name: 'Échanger contre un code' }).click();
  await expect(page.getByText('50 points au moins', { exact: true })).toBeVisible();
  await page.getByLabel('Points à échanger').fill('100');
  await page.getByRole('button', { name: 'Échanger contre un code' }).click();
  const text = page.getByRole('status').filter({ hasText: 'Votre code' });
  await expect(text).toContainText('500 FCFA');
  const [code = ''] = /PTS-\w{8}/.exec(await text.innerText()) ?? [];
  await expect(page.getByRole('button', { name: `Copier le code ${code}` })).toHaveCount(2);
  await expect(page.getByText('Échangés contre un code')).toBeVisible();

  const { price } = await openCheckout(page, afi.token);
  await fillCustomer(page);
  await page.getByText('J’ai un code promo').click();
  await page.getByLabel('Code promo').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText(`Code ${code} : Points de fidélité`)).toBeVisible();
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  // 100 points for 1 000 FCFA of what the code leaves; the delivery brings none.
  const points = formatNumber(Math.floor((price - 500) / 10));
  await expect(
    page.getByText(`Cette commande vous apportera ${points} points quand elle sera terminée.`),
  ).toBeVisible();

  await openAdminPage(admin, 'Mouvements de points');
  await expect(admin.getByText(afi.email).first()).toBeVisible();
  expect(errors).toEqual([]);
});
