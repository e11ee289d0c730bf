import { formatMoney } from '@karite/shared/money';
import { expect, type Page, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { watchForErrors } from '../setup/watch.ts';

const SHOP = () => process.env.SHOP_URL!;
/** French amounts are grouped by one space or another, as the browser's French has it. */
const amountIn = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
const totalShown = async (page: Page) => amountIn(await page.getByRole('definition').last().innerText());

type Stored = { id: string; number: string; total: number; status: string; quantity: number; lines: number };
const stored = async (orderId: string) =>
  (
    await query<Stored>(
      `select orders.id, short_number as number, total_price::float8 as total, status, sum(quantity)::int as quantity, count(*)::int as lines
       from orders join orders_items on orders_id = orders.id where order_id = $1 group by orders.id`,
      [orderId],
    )
  )[0]!;

/** The figure under a label of the statistics screen. */
const figure = async (page: Page, label: string) =>
  amountIn(await page.getByRole('listitem').filter({ hasText: label }).locator('.ant-statistic-content').innerText());

test('a shopper finds a product, orders two for cash, and the administrator completes the order', async ({
  page,
  browser,
}) => {
  const errors = watchForErrors(page);

  const admin = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await signInAsAdmin(admin);
  await openAdminPage(admin, 'Statistiques');
  await expect(admin.getByRole('heading', { name: 'Statistiques des Ventes' })).toBeVisible();
  const before = {
    orders: await figure(admin, 'Total Commandes'),
    revenue: await figure(admin, "Chiffre d'Affaires Total"),
  };

  await page.goto(SHOP());
  await page.getByRole('search').getByRole('combobox').fill('karite');
  const results = page.getByRole('group', { name: 'Produits' }).getByRole('option');
  const name = await results.first().locator('span').first().innerText();
  await results.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText('Ajouté au panier !').first()).toBeVisible();

  await page.getByRole('link', { name: 'Panier : 2' }).first().click();
  // The product's page has its name and definitions too.
  await expect(page.getByRole('heading', { level: 1, name: 'Mon panier' })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  const cartTotal = await totalShown(page);
  await page.getByRole('link', { name: 'Procéder au paiement' }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Finaliser ma commande' })).toBeVisible();
  await page.getByLabel('Espèces').check();
  await page.getByRole('button', { name: 'Confirmer la commande' }).click();
  await expect(
    page.getByText('Veuillez remplir tous les champs obligatoires (nom, prénom, WhatsApp)').first(),
  ).toBeVisible();
  await page.getByLabel('Nom', { exact: true }).fill('Adjovi');
  await page.getByLabel('Prénom').fill('Afi');
  await page.getByLabel('WhatsApp').fill('01 97 12 34 56');
  await page.getByLabel('Adresse de livraison').fill('Quartier Cadjèhoun, rue 12, Cotonou');
  expect(await totalShown(page)).toBe(cartTotal);
  // A second click in the same breath must not make a second order.
  await page.getByRole('button', { name: 'Confirmer la commande' }).dblclick();

  await expect(page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' })).toBeVisible();
  const orderId = await page.getByText(/^ORDER_\d+_\w+$/).innerText();
  const order = await stored(orderId);
  expect(order).toMatchObject({ total: cartTotal, status: 'pending', quantity: 2, lines: 1 });
  await expect(page.getByText(formatMoney(cartTotal)).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panier', exact: true }).first()).toBeVisible();
  expect(errors).toEqual([]);

  await openAdminPage(admin, 'Commandes');
  const first = admin.locator('[data-row-key]').first();
  await expect(first).toContainText(order.number);
  await first.getByRole('button', { name: `Changer le statut de ${order.number}` }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Aucun changement' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Terminée' }).check();
  await dialog.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(first).toContainText('Terminée');
  expect((await stored(orderId)).status).toBe('completed');

  await openAdminPage(admin, 'Statistiques');
  await admin.getByTitle('Actualiser').click();
  await expect(async () => {
    expect(await figure(admin, 'Total Commandes')).toBe(before.orders + 1);
    expect(await figure(admin, "Chiffre d'Affaires Total")).toBe(before.revenue + cartTotal);
  }).toPass();
  await admin.context().close();
});
