import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';

const SHOP = () => process.env.SHOP_URL!;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('axe finds nothing on the pages of an order', async ({ page }) => {
  test.setTimeout(120_000);
  const [product] = await query<{ id: string }>('select id from products where in_stock limit 1');
  for (const path of ['/', '/shop', `/produits/${product!.id}`, '/cart', '/login', '/register']) {
    await page.goto(SHOP() + path);
    if (path.startsWith('/produits')) await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map((it) => `${path} ${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
  }
  await page.goto(`${SHOP()}/checkout`);
  await expect(page.getByRole('heading', { name: 'Finaliser ma commande' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map((it) => `/checkout ${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
});

test('axe finds nothing serious in the back-office', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsAdmin(page);
  for (const label of ['Dashboard', 'Produits', 'Commandes', 'Statistiques']) {
    await openAdminPage(page, label);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const serious = violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
    expect(serious.map((it) => `${label} ${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
  }
});
