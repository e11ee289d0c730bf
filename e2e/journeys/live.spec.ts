import { AxeBuilder } from '@axe-core/playwright';
import type { Brand, Order } from '@karite/shared/resources';
import { expect, type Page, test } from '@playwright/test';
import { openDashboard, signInAsAdmin, untilDrawn } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer, orderOf, productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { watchForErrors } from '../setup/watch.ts';

const open = async (page: Page, path: string) => {
  await page.goto(`${process.env.SHOP_URL}/admin${path}`);
  await untilDrawn(page);
};
/** The page hears of changes from when the server has answered its call. */
const listening = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok());

test('what colleagues and shoppers do appears without a reload, and who else has a record open', async ({
  page,
  browser,
}) => {
  const errors = watchForErrors(page);
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const make = (name: string) => call<Brand>('POST', '/brands', { token, body: { name } });
  const mark = `Live ${Date.now()}`;
  const { id } = await make(`${mark} une`);
  const colleague = await makeCustomer();
  await query(`update users set rights = '{"catalogue": true}' where email = $1`, [colleague.email]);

  await signInAsAdmin(page);
  const heard = listening(page);
  await open(page, `/brands?q=${encodeURIComponent(mark)}`);
  await heard;
  const list = page.locator('.record-list');
  await expect(list.getByText(`${mark} une`)).toBeVisible();

  // Another browser, another account: it changes one, and two are added, of which the search finds one.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(`${process.env.SHOP_URL}/health/live`);
  await other.evaluate((given) => localStorage.setItem('token', given), colleague.token);
  await open(other, `/brands?_edit=${id}`);
  const form = other.getByRole('dialog');
  await form.getByLabel('Nom', { exact: true }).fill(`${mark} changée`);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(list.getByText(`${mark} changée`)).toBeVisible();
  await make('Ailleurs');
  await make(`${mark} deux`);
  const more = page.getByRole('button', { name: '1 marque de plus – Afficher' });
  await expect(more).toBeVisible();
  await expect(list.getByText(`${mark} deux`)).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('news.png') });
  await more.click();
  await expect(list.getByText(`${mark} deux`)).toBeVisible();
  await expect(more).toHaveCount(0);

  await open(page, `/brands?_show=${id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByText(`${mark} changée`).first()).toBeVisible();
  await expect(details.getByText(colleague.email)).toHaveCount(0);
  await open(other, `/brands?_show=${id}`);
  await expect(details.getByText(`${colleague.email} consulte aussi cette fiche`)).toBeVisible();
  await expect(other.getByText(`${ADMIN.email} consulte aussi cette fiche`)).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Modifier' }).click();
  await expect(details.getByText(`${colleague.email} modifie aussi cette fiche`)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('who-else.png') });
  await other.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await expect(details.getByText(colleague.email)).toHaveCount(0);
  await context.close();

  // A shopper orders, while another page is read: the title counts it until the window gets the focus.
  const dashboard = listening(page);
  await open(page, '/');
  await dashboard;
  const [product] = await productsOfShop(1);
  await expect(async () => {
    await call<Order>('POST', '/orders', { body: orderOf([product!]) });
    await expect(page).toHaveTitle(/^\(\d+\) Dashboard/, { timeout: 5_000 });
  }).toPass();
  const heardAgain = listening(page);
  await open(page, '/orders');
  await heardAgain;
  await expect(page).toHaveTitle(/^Gestion des Commandes/);
  await call<Order>('POST', '/orders', { body: orderOf([product!]) });
  const orders = page.getByRole('button', { name: '1 commande de plus – Afficher' });
  await expect(orders).toBeVisible();
  await orders.click();
  await expect(orders).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('all is found by keyboard: screens, records, actions, and the list of shortcuts', async ({ page }, {
  project,
}) => {
  const errors = watchForErrors(page);
  const [product] = await productsOfShop(1);
  await signInAsAdmin(page);
  await openDashboard(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A phone has a button.
  if (project.name === 'phone') await page.getByRole('button', { name: 'Chercher partout' }).click();
  else await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Chercher partout' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(product!.name);
  const found = palette.getByRole('option', { name: product!.name, exact: true });
  await expect(found).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('palette.png') });
  const { violations } = await new AxeBuilder({ page }).include('.palette').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  for (let steps = 0; steps < 20 && (await found.getAttribute('aria-selected')) !== 'true'; steps += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(product!.name);
  await expect(page).toHaveURL(/\/admin\/products\/show\//);

  await page.goto(`${process.env.SHOP_URL}/admin/`);
  await untilDrawn(page);
  await page.keyboard.press('Control+k');
  await field.fill('nouv produit');
  await expect(palette.getByRole('option', { name: 'Nouveau Produit' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nouveau Produit' })).toBeVisible();

  await page.goto(`${process.env.SHOP_URL}/admin/`);
  await untilDrawn(page);
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(shortcuts.getByText('Cocher la ligne')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('shortcuts.png') });
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  expect(errors).toEqual([]);
});

test('a board moves the card that a colleague has moved', async ({ page }) => {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const [product] = await productsOfShop(1);
  const order = await call<Order>('POST', '/orders', { body: orderOf([product!]) });
  await signInAsAdmin(page);
  await open(page, `/orders?q=${order.orderId}`);
  await page.getByRole('radiogroup', { name: 'Vue' }).getByText('Par statut').click();
  const heard = listening(page);
  await page.reload();
  await heard;
  const cardIn = (state: string) => page.getByRole('region', { name: state, exact: true }).getByRole('listitem');
  await expect(cardIn('En attente')).toHaveCount(1);
  await call('PATCH', `/orders/${order.id}/status`, { token, body: { status: 'shipped' } });
  await expect(cardIn('Expédiée')).toHaveCount(1);
  await expect(cardIn('En attente')).toHaveCount(0);
});
