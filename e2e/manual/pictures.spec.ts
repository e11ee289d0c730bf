import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OrderPayload } from '@karite/shared/orders';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { showAdminMenu, signInAsAdmin, topDialog, untilDrawn } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { ROOT } from '../setup/shop-server.ts';

/** The largest that a picture may be, in bytes: it is read on a phone's connection. */
const MOST_BYTES = 60_000;

/** Below the bar at the top of the screen, in px. */
const BAR = 64;

type Placed = { id: string; followKey: string; shortNumber: string };

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

async function place(customer: Partial<OrderPayload['customerInfo']>): Promise<Placed> {
  return call('POST', '/orders', { body: orderOf(await productsOfShop(1), customer) });
}

/** Goes to an address of the back-office, and waits until it shows what it asks for. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${process.env.SHOP_URL}/admin/${address}`);
  await untilDrawn(page);
  await expect(page.locator('.rows-to-come, [aria-busy="true"]:visible')).toHaveCount(0);
}

/** Scrolls something up to the bar, or as far up as a window lets it. */
const raise = (target: Locator, below = BAR) =>
  target.evaluate((element, below) => {
    element.style.scrollMarginTop = `${below}px`;
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, below);

/** Writes what the phone shows into the manual. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toBuffer();
  expect(picture.length, name).toBeLessThanOrEqual(MOST_BYTES);
  await writeFile(path.join(ROOT, 'docs/manuel/images', `${name}.webp`), picture);
}

test.beforeEach(({ page }) => signInAsAdmin(page));

test('the menu, the first steps and what is to be done', async ({ page }) => {
  await open(page, '');
  await showAdminMenu(page);
  await take(page, 'menu');
  await open(page, 'first-steps');
  await raise(page.getByRole('heading', { level: 1 }));
  await take(page, 'premiers-pas');
  await open(page, '');
  await raise(page.getByRole('heading', { level: 2, name: 'À faire' }));
  await take(page, 'a-faire');
});

test('an order with its buttons', async ({ page }) => {
  const { id } = await place({ nom: 'Hounsou', prenom: 'Afi' });
  await page.goto(`${process.env.SHOP_URL}/admin/orders/show/${id}`);
  await expect(topDialog(page).getByRole('button', { name: 'Préparer' })).toBeVisible();
  await take(page, 'commande');
});

test('a return', async ({ page }) => {
  const { id, followKey, shortNumber } = await place({ nom: 'Dossou', prenom: 'Carine' });
  const token = await tokenOf(page);
  await call('PATCH', `/orders/${id}/status`, { token, body: { status: 'completed' } });
  const [product] = await productsOfShop(1);
  const items = [{ productId: product?.id, quantity: 1 }];
  await call('POST', `/orders/${id}/returns`, {
    body: { key: followKey, reason: 'damaged', comment: 'Le pot est fêlé', items },
  });
  await open(page, 'returns');
  await page.getByRole('button', { name: `Traiter le retour demandé de ${shortNumber}` }).click();
  await topDialog(page).getByLabel('Réponse au client').fill('Déposez-le en boutique, du lundi au samedi.');
  await take(page, 'retour');
});

test('the cash of a courier, and of the day', async ({ page }) => {
  const { id } = await place({ nom: 'Agossou', prenom: 'Bienvenu' });
  const token = await tokenOf(page);
  const courier = { name: 'Rachidi Livraison', kind: 'courier', isActive: true };
  const { id: courierId } = await call<{ id: string }>('POST', '/couriers', { token, body: courier });
  await call('POST', `/orders/${id}/hand-over`, { token, body: { courierId } });
  await open(page, 'cash-receipts');
  await page.getByRole('button', { name: 'Encaisser', exact: true }).click();
  await expect(topDialog(page).getByLabel('Montant reçu')).toBeVisible();
  await take(page, 'encaisser');
  await topDialog(page).getByRole('button', { name: 'Encaisser', exact: true }).click();
  await expect(topDialog(page)).toHaveCount(0);
  await open(page, 'cash-closings');
  await page.getByRole('button', { name: 'Clôturer' }).click();
  await topDialog(page).getByLabel('Compté en FCFA (XOF)').fill('5000');
  await take(page, 'cloture');
});

test('a delivery of goods', async ({ page }) => {
  await open(page, 'stock-receive');
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).fill('karité');
  await page.locator('.ant-select-item-option').first().click();
  await page.getByLabel(/^Quantité de/).fill('24');
  await page.getByLabel(/^Numéro de lot de/).fill('L2408');
  await page.getByLabel(/^Péremption de/).fill('03/2028');
  await raise(page.getByRole('heading', { level: 1 }));
  await take(page, 'arrivage');
});

test('an offer, the home page and the rights of a colleague', async ({ page }) => {
  await page.goto(`${process.env.SHOP_URL}/admin/offers/create`);
  await topDialog(page).getByLabel('Nom', { exact: true }).fill('Bienvenue');
  await topDialog(page).getByLabel('Code', { exact: true }).fill('BIENVENUE');
  await topDialog(page).getByLabel('Pourcentage').fill('10');
  await take(page, 'offre');

  await open(page, 'content-pages');
  await page.getByRole('button', { name: 'Composer Accueil' }).click();
  await raise(page.getByRole('heading', { name: 'Brouillon' }));
  await take(page, 'brouillon');

  await open(page, 'users');
  await page
    .getByRole('button', { name: /^Droits de/ })
    .first()
    .click();
  const orders = topDialog(page).getByRole('checkbox', { name: /^Commandes/ });
  await expect(topDialog(page).getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
  await orders.click();
  await expect(orders).toBeChecked();
  await take(page, 'droits');
});
