import { expect, test } from '@playwright/test';
import { openAdminPage, openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';

test('a list is sent every week by e-mail: made from the list, listed; a file that waits is fetched by its page', async ({
  page,
}) => {
  const name = `Produits ${test.info().project.name} ${Date.now() % 100_000}`;
  await signInAsAdmin(page);
  await openAdminPage(page, 'Produits');
  await openAdminPath(page, 'products?inStock=true&_sort=price&_order=desc');
  await page.getByRole('button', { name: 'Exporter, importer' }).click();
  await page.getByRole('button', { name: 'Recevoir par e-mail...' }).click();
  const form = topDialog(page);
  await expect(form.getByTitle('Produits', { exact: true })).toBeVisible();
  const dialog = form.getByRole('group', { name: 'Recherche, filtres et ordre' });
  await expect(dialog).toContainText('Tri : Prix (décroissant)');
  await expect(dialog.getByRole('listitem').first()).toHaveText('Stock : En stock');
  await expect(form).not.toContainText(/inStock|_sort|products/);
  await form.getByLabel('Nom', { exact: true }).fill(name);
  await form.getByTitle('Chaque jour', { exact: true }).click();
  await page.getByTitle('Chaque semaine', { exact: true }).click();
  await form.locator('#recipients').press('ArrowDown');
  await page.keyboard.type(ADMIN.email);
  await expect(page.getByRole('option', { name: ADMIN.email })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(form.locator('.ant-select-selection-item', { hasText: ADMIN.email })).toBeVisible();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Export programmé', { exact: true }).first()).toBeVisible();
  const listed = page.locator('[data-row-key]').filter({ hasText: name });
  await expect(listed).toContainText('Chaque semaine');
  await expect(listed).toContainText('Produits');
  expect(await query('select list, query from "export-schedules" where name = $1', [name])).toEqual([
    { list: 'products', query: 'inStock=true&_sort=price&_order=desc' },
  ]);

  // What is due each minute is tested in the API; here a file that waits for its owner.
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const { id } = await call<{ id: string }>('POST', '/products/export?format=xlsx', { token });
  const stateOf = async () => (await call<{ state: string }>('GET', `/jobs/${id}`, { token })).state;
  await expect.poll(stateOf).toBe('done');
  await page.goto(`${process.env.SHOP_URL}/admin/exports/${id}`);
  await expect(page.getByRole('heading', { name: 'Votre export' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  expect((await file).suggestedFilename()).toBe('products.xlsx');
});
