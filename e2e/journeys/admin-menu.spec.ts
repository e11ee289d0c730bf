import { heldRights } from '@karite/shared/accounts';
import type { Page } from '@playwright/test';
import { openAdminGroup, openAdminPage, openDashboard, showAdminMenu, signInAsAdmin } from '../setup/back-office.ts';
import { makeCustomer } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

const ENTRIES = [
  'Aujourd’hui',
  'Commandes',
  'Argent',
  'Catalogue',
  'Stock',
  'Clients',
  'Marketing',
  'Site',
  'Statistiques',
  'Réglages',
];
/** The pages that have always had a link, by their titles. */
const PAGES = [
  ['Catalogue', 'Catégories', 'Catégories'],
  ['Catalogue', 'Marques', 'Marques'],
  ['Catalogue', 'Produits', 'Gestion des Produits'],
  ['Commandes', 'Toutes', 'Gestion des Commandes'],
  ['Clients', 'Comptes', 'Gestion des Utilisateurs'],
] as const;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Administration' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('R1501 ten entries lead to every page in two presses', async ({ page }) => {
  await signInAsAdmin(page);
  await openDashboard(page);
  const isDrawer = await showAdminMenu(page);
  await expect(menuOf(page).getByRole('link')).toHaveText(ENTRIES);
  if (isDrawer) await page.getByRole('button', { name: 'Fermer le menu' }).click();
  // At 1280 × 800 the ways out are in sight too, below the menu.
  else await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeInViewport({ ratio: 1 });
  for (const [group, tab, heading] of PAGES) {
    await openAdminGroup(page, group);
    const link = page
      .getByRole('navigation', { name: group, exact: true })
      .getByRole('link', { name: tab, exact: true });
    await link.click();
    await expect(title(page)).toHaveText(heading);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(title(page)).toHaveText('Dashboard');
  await openAdminGroup(page, 'Commandes');
  await openAdminGroup(page, 'Aujourd’hui');
  await expect(title(page)).toHaveText('Dashboard');
  // The former address of what is to be done.
  await page.goto(`${process.env.SHOP_URL}/admin/today?liste=ship`);
  await expect(page).toHaveURL(/\/admin\/?\?liste=ship$/);
  await expect(page.getByRole('tab', { name: /^À expédier/, selected: true })).toBeVisible();
  await openAdminGroup(page, 'Statistiques');
  await expect(title(page)).toHaveText('Statistiques des Ventes');
});

test('R1501 the settings are cards on one page, and each leads back to it', async ({ page }) => {
  await signInAsAdmin(page);
  await openDashboard(page);
  await openAdminGroup(page, 'Réglages');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Identité',
    'Livraison',
    'Paiement',
    'Prix et points',
    'Messages',
    'Équipe',
    'Technique',
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Tarifs de livraison' }).click();
  await expect(title(page)).toHaveText('Pays, villes et frais de livraison');
  await page.getByRole('main').getByRole('link', { name: 'Réglages' }).click();
  await expect(title(page)).toHaveText('Réglages');
});

test('R1501 a seller has four entries at most, and the tabs of each', async ({ browser }) => {
  const { email, token } = await makeCustomer();
  await query('update users set rights = $1 where email = $2', [heldRights(['orders']), email]);
  const page = await browser.newPage();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(`${process.env.SHOP_URL}/admin/`);
  await showAdminMenu(page);
  await expect(menuOf(page).getByRole('link')).toHaveText(['Aujourd’hui', 'Commandes', 'Argent', 'Clients']);
  await page.goto(`${process.env.SHOP_URL}/admin/`);
  await openAdminPage(page, 'Retours');
  await expect(page.getByRole('navigation', { name: 'Commandes' }).getByRole('link')).toHaveText([
    'Toutes',
    'Retours',
    'Factures',
    'Livreurs et relais',
  ]);
  await page.close();
});
