import { expect, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';

test('an order taken on the phone is called about, handed over and paid for', async ({ page }) => {
  const customer = `Zinsou${Date.now()}`;
  await signInAsAdmin(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const courier = `Koffi ${Date.now()}`;
  const added = await page.request.post(`${process.env.SHOP_URL}/api/couriers`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: courier, kind: 'courier', isActive: true },
  });
  expect(added.status()).toBe(201);

  await openAdminPage(page, 'À faire');
  await page.getByRole('button', { name: 'Saisir une commande' }).click();
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).click();
  await page.locator('.ant-select-item-option:not(.ant-select-item-option-disabled)').first().click();
  await page.getByLabel('Nom', { exact: true }).fill(customer);
  await page.getByLabel('Prénom').fill('Ayo');
  await page.getByLabel('Téléphone (WhatsApp)').fill('97 00 00 01');
  await page.getByLabel('Adresse').fill('Rue 12, Haie Vive');
  // What is typed waits in this browser, here and after a reload, until it is placed or begun anew.
  await expect(page.getByText('Brouillon gardé', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Brouillon repris')).toBeVisible();
  await expect(page.getByLabel('Adresse')).toHaveValue('Rue 12, Haie Vive');
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();

  const order = page.getByRole('dialog').filter({ hasText: customer });
  await expect(order.getByText('Téléphone', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: 'Client appelé' }).click();
  await expect(order.getByText('Note · Client appelé')).toBeVisible();
  await order.getByRole('button', { name: 'Remettre au livreur' }).click();
  const handOver = page.getByRole('dialog').filter({ hasText: 'Remettre la commande' });
  await handOver.getByRole('combobox', { name: 'Livreur ou relais' }).click();
  await page.getByTitle(courier).click();
  await handOver.getByRole('button', { name: 'Remettre' }).click();
  await expect(handOver).toBeHidden();

  await page.goto(`${process.env.SHOP_URL}/admin/cash-receipts`);
  await page.getByRole('button', { name: 'Encaisser', exact: true }).first().click();
  const receive = page.getByRole('dialog').filter({ hasText: 'Encaisser les espèces' });
  const amount = receive.getByLabel('Montant reçu');
  const due = await amount.inputValue();
  await amount.fill('');
  await expect(receive.getByRole('button', { name: 'Encaisser', exact: true })).toBeDisabled();
  await amount.fill(due);
  await receive.getByRole('button', { name: 'Encaisser', exact: true }).click();
  await expect(receive).toBeHidden();
  await expect(page.getByText('Encaissé', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^KR-/).first()).toBeVisible();
});

test('the rest of a section of « À faire » stays open when the page is read again', async ({ page }) => {
  const products = await productsOfShop(1);
  for (let each = 0; each < 6; each += 1) await call('POST', '/orders', { body: orderOf(products) });
  await signInAsAdmin(page);
  await openAdminPage(page, 'À faire');
  const section = page.locator('.panel', { hasText: 'À appeler' });
  await expect(section.getByRole('listitem')).toHaveCount(5);
  await section.getByRole('button', { name: /^Voir la suite/ }).click();
  const more = section.getByRole('listitem').nth(5);
  await expect(more).toBeVisible();
  const again = page.waitForResponse((answer) => /api\/today\??$/.test(answer.url()));
  const rest = page.waitForResponse((answer) => /api\/today\/\w+/.test(answer.url()));
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await again;
  // What follows is read again as well, and in its place.
  await rest;
  await expect(more).toBeVisible();
});
