import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAdminPath, openDashboard, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { expect, test } from '../setup/shop-test.ts';

/** Keys and seconds that the morning's first question may take: « où est ma commande ? ». */
const MOST_KEYS = 10;
const MOST_MS = 5_000;

/** A guest who ordered, with a number of their own. */
async function placed() {
  const ending = String(Date.now()).slice(-7);
  const nom = `Agbossou${ending}`;
  const body = orderOf(await productsOfShop(1), { nom, prenom: 'Reine', whatsapp: `+229 01 6${ending}` });
  const order = await call<{ id: string; shortNumber: string }>('POST', '/orders', { body });
  return { ...order, nom, digits: `6${ending}` };
}

const isDistinct = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('#page').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

test('an order is found by its phone: five seconds and ten keys at most', async ({ page }, { project }) => {
  const order = await placed();
  await signInAsAdmin(page);
  await openDashboard(page);
  const keys = ['Control+k', ...order.digits, 'Enter'];
  expect(keys.length).toBeLessThanOrEqual(MOST_KEYS);
  // The window of the search is loaded by the first who opens it.
  const palette = page.getByRole('dialog', { name: 'Chercher partout' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  const begun = Date.now();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Chercher partout' }).click();
  else await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(order.digits);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/orders/show/${order.id}`));
  await expect(page.getByRole('dialog')).toContainText(order.nom);
  expect(Date.now() - begun).toBeLessThan(MOST_MS);
});

test('a customer has a page, and an order for them begins with what they ordered with', async ({ page }) => {
  const order = await placed();
  await signInAsAdmin(page);
  await openAdminPath(page, 'customers');
  const spelt = order.digits.replace(/(..)(?=.)/g, '$1 ');
  await page.getByRole('searchbox', { name: /Rechercher un client/ }).fill(`+229 ${spelt}`);
  await page.getByRole('link', { name: `Reine ${order.nom}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Reine ${order.nom}` })).toBeVisible();
  await expect(page.getByRole('link', { name: order.shortNumber })).toBeVisible();
  await isDistinct(page);
  await page.screenshot({ path: test.info().outputPath('client.png'), fullPage: true });
  await page.getByRole('button', { name: 'Saisir une commande' }).click();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue(order.nom);
  await expect(page.getByLabel('Téléphone (WhatsApp)')).toHaveValue(/^\+229 01/);
  await expect(page.getByLabel('Adresse')).toHaveValue('Haie Vive, rue 339');

  // An order leads to its customer, and orders to the form.
  await openAdminPath(page, `orders/show/${order.id}`);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `Reine ${order.nom}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers/${order.digits}`));
  await openAdminPath(page, 'orders');
  await page.getByRole('button', { name: 'Saisir une commande' }).click();
  await expect(page).toHaveURL(/\/admin\/staff-order$/);
});
