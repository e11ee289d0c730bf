import { expect, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';

const SHOP = () => process.env.SHOP_URL!;
/** A real picture, 2 × 1 px, as a person's file. */
const LOGO = {
  name: 'logo.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAgABAIAAALVOWv///yH5BAAAAAAALAAAAAACAAEAAAICRAoAOw==', 'base64'),
};

test('a brand with a logo made in the back-office shows in the shop on the next request', async ({ page }) => {
  const name = `Maison ${test.info().project.name} ${Date.now() % 100_000}`;
  await page.goto(`${SHOP()}/brands`);
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await signInAsAdmin(page);
  await openAdminPage(page, 'Marques');
  await page.getByRole('button', { name: 'Nouvelle Marque' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('Le nom de la marque est obligatoire')).toBeVisible();
  await form.getByLabel('Nom', { exact: true }).fill(name);
  await form.getByLabel('Description').fill('Une maison du matin.');
  await form.locator('input[type=file]').setInputFiles(LOGO);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Marque ajoutée avec succès')).toBeVisible();

  await page.goto(`${SHOP()}/brands`);
  const link = page.getByRole('link', { name });
  await expect(link).toBeVisible();
  const logo = link.locator('img').last();
  await expect(async () => {
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Aucun produit pour cette marque.')).toBeVisible();

  await page.goto(`${SHOP()}/admin/brands`);
  await page.getByPlaceholder('Rechercher une marque...').fill(name);
  await page.getByRole('button', { name: `Supprimer ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer cette marque ?' });
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(async () => (await query('select 1 from brands where name = $1', [name])).length).toBe(0);
});

/** The pages that only the visitor's own browser fills, or whose forms it sends. */
const OWN_PAGES = [
  ...['/cart', '/checkout', '/profile', '/favoris', '/orders', '/orders/x', '/commande/x?cle=y'],
  ...['/login', '/register', '/mot-de-passe-oublie', '/reinitialiser?token=abc'],
];

test('without JavaScript, pages of the visitor’s own explain what they need, and how to order', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false });
  const plain = await context.newPage();
  const main = plain.getByRole('main');
  const light = { 'save-data': 'on' };
  for (const [path, headers] of [
    ...OWN_PAGES.map((path) => [path, {}] as const),
    ...['/cart', '/checkout'].map((path) => [path, light] as const),
  ]) {
    await context.setExtraHTTPHeaders(headers);
    await plain.goto(SHOP() + path);
    await expect(main.getByRole('heading', { name: 'Cette page a besoin de JavaScript' }), path).toBeVisible();
    await expect(main.getByText('Chargement...'), path).toBeHidden();
    await expect(main.getByRole('button'), path).toHaveCount(0);
    for (const phone of ['+2290197000000', '+2250707000000', '+243812000000', '+242066000000'])
      await expect(main.locator(`a[href="tel:${phone}"]`), path).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]'), path).toBeVisible();
  }
  await context.close();

  // With JavaScript nothing of it shows, not even before the page's code is there.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  for (const path of ['/cart', '/login']) {
    await page.goto(SHOP() + path);
    await expect(page.getByText('Cette page a besoin de JavaScript'), path).toBeHidden();
    await expect(
      page
        .locator('main')
        .getByText(path === '/cart' ? 'Chargement...' : 'Mot de passe')
        .first(),
    ).toBeVisible();
  }
});

test('the catalogue reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false });
  const page = await context.newPage();
  const [product] = await query<{ name: string; id: string }>(
    'select id, name from products order by name, id limit 1',
  );
  await page.goto(`${SHOP()}/shop`);
  await page.getByRole('link', { name: product!.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: product!.name })).toBeVisible();
  await expect(page).toHaveURL(`${SHOP()}/produits/${product!.id}`);
  await page.goto(`${SHOP()}/search?q=savon`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats pour "savon"');
  await context.close();
});

test('an address with what other sites add to it is the same page, and stays as it is', async ({ page, request }) => {
  const versionOf = async (path: string) => (await request.get(SHOP() + path)).headers().etag;
  await expect(async () => {
    const plain = await versionOf('/shop?page=2');
    expect(plain).toBeTruthy();
    expect(await versionOf('/shop?utm_source=x&page=2&fbclid=1')).toBe(plain);
  }).toPass();

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${SHOP()}/shop?fbclid=1&page=2`);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  expect(new URL(page.url()).search).toBe('?fbclid=1&page=2');
  expect(errors).toEqual([]);
});
