import { PAYMENT_MESSAGES } from '@karite/shared/payments';
import type { Page } from '@playwright/test';
import { openAdminPath, openDashboard, topDialog } from '../../../e2e/setup/back-office.ts';
import { call } from '../../../e2e/setup/call.ts';
import { orderOf, productsOfShop } from '../../../e2e/setup/customer.ts';
import { addressOf, orderOnline, play } from '../../../e2e/setup/online-order.ts';
import { ADMIN } from '../../../e2e/setup/shop-server.ts';
import { type Count, counted, rows } from './count.ts';

/** A customer calls: their order by the last digits of their phone, in the search of everything. */
export async function orderByPhone(page: Page): Promise<Count> {
  const digits = String(Date.now()).slice(-8);
  const body = orderOf(await productsOfShop(1), { whatsapp: `+22901${digits}` });
  const { id } = await call<{ id: string }>('POST', '/orders', { body });
  await openDashboard(page);
  return counted(page, async () => {
    await page.keyboard.press('Control+k');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.keyboard.type(digits);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/orders/show/${id}`));
  });
}

/** A colleague for the orders: their address typed, their right ticked. */
export async function colleague(page: Page): Promise<Count> {
  await openAdminPath(page, 'users');
  return counted(page, async () => {
    await page.getByRole('button', { name: 'Inviter un collègue' }).click();
    await topDialog(page).getByLabel('E-mail du collègue').click();
    await page.keyboard.type('awa@example.com');
    await topDialog(page)
      .getByRole('checkbox', { name: /^Commandes/ })
      .click();
    await topDialog(page).getByRole('button', { name: 'Inviter', exact: true }).click();
    await page.getByText('Compte créé : remettez son lien').waitFor();
  });
}

/** Products from a spreadsheet with the shop's own heads. */
export async function productsFromSheet(page: Page, many: number): Promise<Count> {
  const lines = Array.from({ length: many }, (_, place) => `Produit du matin ${place + 1};${4_000 + place}`);
  const file = { name: 'arrivage.csv', mimeType: 'text/csv', buffer: Buffer.from(`Nom;Prix\n${lines.join('\n')}\n`) };
  await openAdminPath(page, 'products');
  return counted(page, async () => {
    await page.getByRole('button', { name: 'Exporter, importer' }).click();
    await page.getByRole('button', { name: 'Importer un fichier...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importer : Produits' });
    // A hand presses the button, and then the file in the system's own window.
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choisir un fichier' }).click();
    await (await chooser).setFiles(file);
    await dialog.getByText(`${many} lignes sans erreur`).waitFor();
    await dialog.getByRole('button', { name: 'Importer' }).click();
    await dialog.getByText('Import terminé').waitFor();
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
  });
}

/** A payment given back in part, from the order. */
export async function refund(page: Page): Promise<Count> {
  const order = await orderOnline();
  await page.goto(`${process.env.SHOP_URL}${addressOf(order)}`);
  await play(page, 'Payer');
  await page.getByText(PAYMENT_MESSAGES.paid).waitFor();
  await openAdminPath(page, `orders/${order.id}`);
  return counted(page, async () => {
    await page.getByRole('button', { name: 'Rembourser', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Rembourser ce paiement ?' });
    await dialog.getByLabel('Montant').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1000');
    await dialog.getByRole('button', { name: 'Rembourser', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });
}

/** The evening: the drawer is counted, and the day closed. */
export async function closing(page: Page): Promise<Count> {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const { day } = await call<{ day: string }>('GET', '/cash-day', { token });
  const { drawer } = await call<{ drawer: { expected: number }[] }>('GET', `/cash-day/sums?day=${day}`, { token });
  await openAdminPath(page, 'cash-closings');
  return counted(page, async () => {
    await page.getByRole('button', { name: 'Clôturer', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Clôturer la caisse/ });
    for (const [place, { expected }] of (drawer.length > 0 ? drawer : [{ expected: 0 }]).entries()) {
      await dialog
        .getByLabel(/^Compté en/)
        .nth(place)
        .click();
      await page.keyboard.type(String(expected));
    }
    await dialog.getByRole('button', { name: 'Clôturer', exact: true }).click();
    await rows(page).first().waitFor();
    await dialog.waitFor({ state: 'detached' });
  });
}

/** The last thirty days by country, as a sheet to send. */
export async function report(page: Page): Promise<Count> {
  await openAdminPath(page, 'stats');
  return counted(page, async () => {
    const select = async (label: string, option: string) => {
      await page.getByLabel(label, { exact: true }).locator('xpath=ancestor::*[@class="ant-select-selector"]').click();
      await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
    };
    await select('Période', '30 jours');
    await page.waitForURL(/period=30d/);
    await select('Distinguer par', 'Pays');
    await page.getByRole('table', { name: 'Ventes par pays' }).waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    await file;
  });
}
