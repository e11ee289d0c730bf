import type { Page } from '@playwright/test';
import { tooWide } from '../setup/axe.ts';
import {
  adminButton as button,
  topDialog as modal,
  openAdminPath as open,
  openAdminPage,
  openDashboard,
  opening,
  signInAsAdmin,
  signInByForm,
} from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { wrongNames } from '../setup/names.ts';
import { expect, test } from '../setup/shop-test.ts';
import { smallTargets } from '../setup/targets.ts';

/** Every kind of screen, and what is open on it. */
const SCREENS: [path: string, act?: (page: Page) => Promise<unknown>][] = [
  [''],
  ['', opening('Déconnexion')],
  ['categories'],
  ['categories?_create=1'],
  [
    'brands',
    (page) =>
      page
        .getByRole('checkbox', { name: /^Sélectionner/ })
        .first()
        .check(),
  ],
  ['brands', opening(/^Supprimer /)],
  ['brands?_create=1'],
  ['brands', opening('Affichage')],
  ['brands', opening('Exporter, importer')],
  ['products?_page=6'],
  ['products?_create=1', (page) => modal(page).getByRole('combobox', { name: 'Marque' }).click()],
  ['products', opening(/^Modifier /)],
  ['products', opening('Supprimés récemment')],
  ['orders'],
  ['orders', opening(/^Voir /)],
  ['orders', opening(/^Changer le statut/)],
  ['users'],
  ['users', opening(/^Voir /)],
  ['users', opening(/^Désactiver /)],
  ['messages'],
  ['first-steps'],
  ['stats', (page) => page.getByText('Voir les chiffres').first().click()],
];

test('every name is French, nothing is wider than the window, and a finger hits what it is to hit', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  const visit = async (screen: string) => {
    for (const name of await wrongNames(page)) found.push(`${screen}, ${name}`);
    for (const target of isMobile ? await smallTargets(page) : []) found.push(`${screen}, too small: ${target}`);
    for (const fault of await tooWide(page)) found.push(`${screen}: ${fault}`);
  };
  await page.goto('/admin/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await visit('login');
  await signInAsAdmin(page);
  for (const [index, [path, act]] of SCREENS.entries()) {
    await open(page, path);
    if (isMobile && !path && act) await button(page, 'Ouvrir le menu').click();
    await act?.(page);
    await expect(page.locator('.ant-spin-spinning')).toHaveCount(0);
    await visit(`${index} ${path}`);
  }
  expect(found).toEqual([]);
});

test('a password is shown and hidden by keyboard', async ({ page }) => {
  await page.goto('/admin/login');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.fill('un secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).press('Space');
  await expect(password).toHaveAttribute('type', 'password');
});

test('a slow verification of the session is awaited, and requested once at most', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/users/me', async (route) => {
    requests += 1;
    // A slow network: the answer comes after any repeated requests.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await signInByForm(page);
  expect(requests).toBeLessThanOrEqual(1);
});

test.describe('an address with unsupported parameters', () => {
  test.use({ mayComplain: true }); // the browser notes the refusal
  test('the rest is shown, and the removed parameters are named', async ({ page, isMobile }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/products?inStock=peutetre&_sort=badge&_page=-2&q=lait');
    const notice = page.getByText('Un filtre de l’adresse n’existe pas, il a été retiré');
    await expect(notice).toContainText('Tri');
    await expect(notice).toContainText('Page');
    await expect(notice).toContainText('Stock');
    await expect(page).toHaveURL(/\/products\?q=lait$/);
    await expect(page.getByRole('button', { name: /^Voir .*lait/i }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(notice).toHaveCount(0);
    if (isMobile) return;
    await page.goto('/admin/products?_page=3');
    await page.getByRole('columnheader', { name: 'Prix' }).click();
    await expect(page).toHaveURL(/\/products\?_sort=price&_order=asc$/);
  });

  // Each object of JavaScript has something of these names.
  for (const name of ['constructor', '__proto__'])
    test(`a page called ${name} is reported as missing`, { tag: '@once' }, async ({ page }) => {
      await signInAsAdmin(page);
      await page.goto(`/admin/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
    });
});

test.describe('the statistics', () => {
  const requestedCharts = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/(charts|monthly-charts|status-donut)-.*\.js$/.test(request.url())) files.push(request.url());
    });
    return files;
  };

  test('bring their charts with them, and each chart its figures', async ({ page }) => {
    const files = requestedCharts(page);
    await signInAsAdmin(page);
    await openDashboard(page);
    await open(page, 'products');
    expect(files).toEqual([]);
    await open(page, 'stats');
    const monthly = page.getByRole('img', { name: /^Chiffre d’affaires \(FCFA\), par mois/ });
    await expect(monthly).toBeVisible();
    expect(files.length).toBeGreaterThan(0);
    await expect(page.getByRole('img', { name: /^Commandes, par mois/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Répartition par statut/ })).toBeVisible();
    for (const summary of await page.getByText('Voir les chiffres').all()) await summary.click();
    const [months] = await query<{ count: number; revenue: number }>(
      `select count(*)::int as count, sum(total_price)::float as revenue from orders
       where not is_test and date_trunc('month', created_at at time zone 'UTC') = (select date_trunc('month', max(created_at) at time zone 'UTC') from orders)`,
    );
    const table = page.getByRole('table', { name: 'Chiffre d’affaires et commandes par mois' });
    const last = (await table.getByRole('row').last().getByRole('cell').allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
    expect(last).toEqual([Math.round(months!.revenue), months!.count]);
    await expect(page.getByRole('table', { name: 'Répartition par statut' }).getByRole('rowheader')).toHaveText([
      'Terminées',
      'En attente',
      'Annulées',
    ]);
    const [cancelled] = await query<{ count: number }>(
      "select count(*)::int as count from orders where not is_test and status = 'cancelled'",
    );
    await expect(page.getByRole('table', { name: 'Répartition par statut' })).toContainText(
      `Annulées${cancelled!.count}`,
    );
  });

  test('show one month, a gap of a year, and no order at all', async ({ page }) => {
    const months = (...names: string[]) => names.map((month) => ({ month, revenue: 1_234_567_890, orders: 4 }));
    const figures = (shown: ReturnType<typeof months>) => ({
      orders: shown.length * 4,
      revenue: shown.reduce((sum, { revenue }) => sum + revenue, 0),
      byStatus: { pending: shown.length * 4, paid: 0, shipped: 0, completed: 0, cancelled: 0 },
      months: shown,
    });
    await signInAsAdmin(page);
    for (const [shown, lines] of [
      [months('2026-11'), 1],
      [months('2024-01', '2025-12', '2026-11'), 12],
      [months(), 0],
    ] as const) {
      await page.route(/\/api\/statistics($|\?)/, (route) => route.fulfill({ json: figures([...shown]) }));
      await page.goto('/admin/stats');
      await expect(page.getByText('Panier Moyen', { exact: true })).toBeVisible();
      await expect(page.locator('.month-chart')).toHaveCount(lines ? 2 : 0);
      if (lines) {
        await page.getByText('Voir les chiffres').last().click();
        const table = page.getByRole('table', { name: 'Chiffre d’affaires et commandes par mois' });
        await expect(table.locator('tr[data-row-key]')).toHaveCount(lines);
        await expect(page.locator('.month-chart').first().getByText('1,23 Md')).toHaveCount(lines === 1 ? 1 : 2);
      } else await expect(page.getByRole('heading', { name: 'Aucune commande disponible' })).toBeVisible();
      await page.unrouteAll();
    }
  });
});

test('a new shop shows the remaining steps, above the dashboard, until it hides it (R1581)', async ({ page }) => {
  await signInAsAdmin(page);
  const steps = page.locator('.panel').filter({ has: page.getByRole('heading', { name: 'Premiers pas', level: 2 }) });
  // Only that it is new is not so: what is done is read off this shop.
  await page.route('**/api/first-steps*', async (route) => {
    // Whole, though the browser has it already.
    const { 'if-none-match': _known, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isNew: true } });
  });
  await openDashboard(page);
  await expect(steps.getByText(/^[1-8] sur 9$/)).toBeVisible();
  await expect(steps.getByRole('listitem').filter({ hasText: 'Premier produit' }).getByLabel('Fait')).toBeVisible();
  await expect(
    steps.getByRole('listitem').filter({ hasText: 'Envoi des e-mails' }).getByLabel('À faire'),
  ).toBeVisible();
  await steps.getByRole('button', { name: 'Masquer' }).click();
  await expect(steps).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await modal(page).getByRole('combobox').fill('premiers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/first-steps$/);
  await steps.getByRole('button', { name: 'Montrer à l’accueil' }).click();
  await expect(steps.getByRole('button', { name: 'Masquer' })).toBeVisible();
  await steps.getByRole('link', { name: 'Envoi des e-mails' }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await page.unroute('**/api/first-steps*');
  await openAdminPage(page, 'Dashboard');
  await expect(page.getByText('Commandes récentes')).toBeVisible();
  await expect(steps).toHaveCount(0);
});
