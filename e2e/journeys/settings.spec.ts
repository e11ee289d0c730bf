import type { Order, Product } from '@karite/shared/resources';
import type { Page } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { answerOf, call } from '../setup/call.ts';
import { orderOf } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/test.ts';

const SHOP = () => process.env.SHOP_URL!;

/** A shopper in a browser with visited pages in the worker's cache. */
async function visitor(page: Page): Promise<void> {
  await page.goto(`${SHOP()}/`);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

const LOGO = {
  name: 'logo.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAgABAIAAALVOWv///yH5BAAAAAAALAAAAAACAAEAAAICRAoAOw==', 'base64'),
};

const banner = (page: Page) => page.locator('#annonces > p');
const totals = (page: Page, term: string) =>
  page.locator('dt', { hasText: term }).first().locator('xpath=following-sibling::dd[1]');

test.beforeEach(({ restoreAfter }) => restoreAfter('/pricing-rules', '/identity', '/contact-settings', '/shop-window'));

test('the shop begins with the order that an administrator chose, and shoppers with another if they like (R1115)', async ({
  page,
  browser,
}) => {
  const [first] = await query<{ name: string }>(
    'select name from products where variant_of_id is null order by priority, name limit 1',
  );
  await signInAsAdmin(page);
  await openAdminPage(page, 'Vitrine');
  await page.getByTitle('Trier par nom', { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Notre sélection', { exact: true }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vitrine enregistrée')).toBeVisible();

  const shopper = await browser.newPage();
  await shopper.goto(`${SHOP()}/shop`);
  const order = shopper.getByRole('combobox', { name: 'Tri' });
  const names = shopper.getByRole('article').getByRole('heading', { level: 3 });
  await expect(order).toHaveValue('selection');
  await expect(names.first()).toHaveText(first!.name);
  await order.selectOption('Trier par nom');
  await expect(shopper).toHaveURL(/\?tri=nom$/);
  await expect(names.first()).not.toHaveText(first!.name);
  await order.selectOption('Notre sélection');
  await expect(shopper).toHaveURL(/\/shop$/);
  await expect(names.first()).toHaveText(first!.name);
  await shopper.close();
});

test('rules of prices hold at the next view, and not for what was ordered before (R203, R301, R308)', async ({
  page,
  browser,
  adminToken: token,
}) => {
  const product = await call<Product>('POST', '/products', { token, body: { name: 'Huile de coco', price: 20_000 } });
  const ordered = await call<Order>('POST', '/orders', { body: orderOf([product]) });
  const shopper = await browser.newPage();
  await visitor(shopper);
  await expect(banner(shopper)).toHaveText(/^Livraison gratuite à partir de 15\s000f$/);
  await shopper.goto(`${SHOP()}/produits/${product.id}`);
  await shopper.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(shopper.getByRole('link', { name: 'Panier : 1' }).first()).toBeVisible();
  await shopper.goto(`${SHOP()}/cart`);
  await expect(shopper.getByText('La livraison vous est offerte.')).toBeVisible();

  await signInAsAdmin(page);
  await openAdminPage(page, 'Règles de prix');
  await page.getByLabel('Livraison gratuite à partir de (FCFA)').fill('30000');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Règles de prix enregistrées')).toBeVisible();

  await shopper.goto(`${SHOP()}/cart`);
  await expect(banner(shopper)).toHaveText(/à partir de 30\s000f$/);
  await expect(shopper.getByText(/Plus que 10\s000\sFCFA pour la livraison gratuite\./)).toBeVisible();
  await expect(totals(shopper, 'Livraison')).toHaveText(/^2\s000\sFCFA$/);
  await shopper.goto(`${SHOP()}/checkout`);
  await expect(totals(shopper, 'Frais de livraison')).toHaveText(/^2\s000\sFCFA$/);
  await shopper.goto(`${SHOP()}/produits/${product.id}`);
  await expect(shopper.getByText(/Livraison gratuite à partir de 30\s000\sFCFA/)).toBeVisible();
  await shopper.close();

  // A shopper with the former rules sees a message; orders by the former rules stay valid.
  expect((await answerOf('POST', '/orders', { body: orderOf([product]) })).status).toBe(409);
  expect(await call('GET', `/orders/${ordered.id}`, { token })).toMatchObject({
    fee: 0,
    totalPrice: 20_000,
    freeDeliveryFrom: 15_000,
  });
});

test('announcement and contacts hold at the next view of every page (R1210)', async ({ page, browser }) => {
  const shopper = await browser.newPage();
  await visitor(shopper);
  await signInAsAdmin(page);
  await openAdminPage(page, 'Annonces et contacts');
  await page.getByLabel('Annonce en tête des pages').fill('Fermé le 1er août');
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('+225 07 08 09 10 11');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Annonces et contacts enregistrés')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir dans la boutique' })).toHaveAttribute('href', '/');

  for (const path of ['/', '/histoires']) {
    await shopper.goto(SHOP() + path);
    await expect(banner(shopper)).toHaveText('Fermé le 1er août');
    await expect(shopper.getByRole('link', { name: 'Chat' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/2250708091011\?/,
    );
  }
  await expect(shopper.locator('footer address')).toHaveCount(4);
  await shopper.close();
});

test('name, promise and logo are the shop’s own at the next view, in the back-office too', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shopper = await browser.newPage();
  await visitor(shopper);
  await expect(shopper).toHaveTitle('Karité, soins et cosmétiques au Bénin, en Côte d’Ivoire et aux deux Congo');

  await signInAsAdmin(page);
  await openAdminPage(page, 'Nom et logo');
  await page.getByLabel('Nom de la boutique').fill('Baobab');
  await page.getByLabel('Promesse').fill('Huiles pressées à froid');
  await page.locator('input[type=file]').setInputFiles(LOGO);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Nom et logo enregistrés')).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle('Nom et logo · Baobab');

  await shopper.goto(`${SHOP()}/brands`);
  await expect(shopper).toHaveTitle(/ · Baobab$/);
  await expect(shopper.getByRole('banner').getByRole('link', { name: 'Baobab' }).locator('img')).toBeVisible();
  await expect(shopper.getByRole('contentinfo')).toContainText('Huiles pressées à froid');
  const manifest = await (await shopper.request.get(`${SHOP()}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ short_name: 'Baobab', name: 'Baobab, soins et cosmétiques' });
  expect(await (await shopper.request.get(`${SHOP()}/`)).text()).toContain('og:site_name" content="Baobab"');
});
