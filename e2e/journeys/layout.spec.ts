import { expect, test } from '@playwright/test';
import { ADMIN } from '../setup/shop-server.ts';

const SHOP = () => process.env.SHOP_URL!;

test('administrators have the side navigation in the shop; nobody else fetches it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${SHOP()}/login`);
  await page.waitForLoadState('networkidle');
  expect(files.filter((url) => url.includes('admin-nav'))).toEqual([]);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Catégories',
    'Marques',
    'Produits',
    'Commandes',
    'Utilisateurs',
    'Statistiques',
  ]);
  await page.goto(`${SHOP()}/shop`);
  await menu.getByRole('link', { name: 'Commandes' }).click();
  await expect(page).toHaveURL(`${SHOP()}/admin/orders`);
});

test('a link under the keyboard is fetched before it is followed; never on an expensive network', async ({
  browser,
}) => {
  for (const isExpensive of [false, true]) {
    const context = await browser.newContext({ ...test.info().project.use, serviceWorkers: 'block' });
    const page = await context.newPage();
    if (isExpensive)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }),
      );
    const after = page.waitForResponse(/after-load/);
    await page.goto(`${SHOP()}/cart`);
    await after;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const link = page.getByRole('main').getByRole('link', { name: 'Voir tous les produits' });
    await expect(link).toBeVisible();
    await expect(async () => {
      await page.getByRole('search').getByRole('combobox').focus();
      await link.focus();
      if (!isExpensive) expect(requests).toContain('/api/products');
    }).toPass();
    if (isExpensive) expect(requests.filter((path) => path.startsWith('/api/products'))).toEqual([]);
    await context.close();
  }
});
