import { AxeBuilder } from '@axe-core/playwright';
import type { Product } from '@karite/shared/resources';
import { adminButton, openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

const signIn = async () => (await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN })).access_token;
/** A product of which there are 3, counted. */
async function makeCounted(name: string) {
  const token = await signIn();
  const product = await call<Product>('POST', '/products', {
    token,
    body: { name: `${name} ${Date.now()}`, price: 4_000 },
  });
  const body = { productId: product.id, reason: 'counted', quantity: 3 };
  await call('POST', '/stock-movements', { token, body });
  return product;
}
const left = async (id: string) =>
  (await query<{ quantity: number }>('select quantity from stocks where product_id = $1', [id]))[0]?.quantity;

test('R1870: a delivery is listed, corrected, stored over a reload and booked once', async ({ page }) => {
  const { id, name } = await makeCounted('Savon livré');
  await signInAsAdmin(page);
  await openAdminPath(page, 'stock-receive');
  await adminButton(page, 'Coller une liste').click();
  const list = topDialog(page);
  await list.getByRole('textbox').fill(`${name};4;l77;03/2031\n${name};2;L77\nRien du tout;9\n${name};beaucoup`);
  await list.getByRole('button', { name: 'Ajouter' }).click();
  await expect(list.getByRole('alert')).toContainText('Ligne 4 : « beaucoup » n’est pas une quantité');
  await list.getByRole('button', { name: 'Fermer', exact: true }).click();

  const lines = page.getByRole('list', { name: 'Lignes' });
  const save = adminButton(page, /^Enregistrer/);
  await expect(lines).toContainText('Aucun produit n’a ce code');
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Retirer Rien du tout' }).click();
  await expect(page.getByLabel(`Quantité de ${name}, lot L77`)).toHaveValue('6');
  await page.getByRole('button', { name: `Une de plus : ${name}, lot L77` }).click();
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Brouillon repris')).toBeVisible();
  await expect(page.getByLabel(`Quantité de ${name}, lot L77`)).toHaveValue('7');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await save.click();
  await expect(topDialog(page)).toContainText('Réception');
  await expect(topDialog(page)).toContainText('L77');
  expect(await left(id)).toBe(10);
});

test('R1875: a count shows what it changes before it does', async ({ page }) => {
  const { id, name } = await makeCounted('Crème comptée');
  await signInAsAdmin(page);
  await openAdminPath(page, 'stock-count');
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).fill(name);
  await page.getByTitle(name).click();
  await expect(page.getByText('Attendu 3')).toBeVisible();
  await page.getByRole('button', { name: `Une de plus : ${name}` }).click();
  await expect(page.getByText('écart -1')).toBeVisible();
  await adminButton(page, /^Enregistrer/).click();
  const dialog = topDialog(page);
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toContainText('-1');
  await dialog.getByRole('button', { name: 'Enregistrer l’inventaire' }).click();
  await expect(page.getByText('Inventaire INV-').first()).toBeVisible();
  expect(await left(id)).toBe(2);
});
