import type { ResourceShape } from '@karite/shared/resource';
import { allows } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { SALES_BY } from '@karite/shared/statistics';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin, topDialog, untilDrawn } from '../setup/back-office.ts';
import { take } from './take.ts';

/** Goes to an address of the back-office, and waits until its data is shown. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${process.env.SHOP_URL}/admin/${path}`);
  await untilDrawn(page);
  await expect(page.locator('.rows-to-come, [aria-busy="true"]:visible')).toHaveCount(0);
}

/** A fully opened window above a page. */
async function settled(page: Page): Promise<void> {
  await expect(topDialog(page)).toBeVisible();
  await untilDrawn(page);
}

async function firstId(page: Page, name: string): Promise<string | null> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${process.env.SHOP_URL}/api/${name}?_start=0&_end=1`, { headers });
  const [first]: { id: string }[] = await answer.json();
  return first?.id ?? null;
}

/** Answers the requests for a resource with an empty list. */
const without = (page: Page, name: string) =>
  page.route(`**/api/${name}?*`, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
const broken = (page: Page, name: string) =>
  page.route(new RegExp(`/api/${name}(\\?|$)`), (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Une erreur est survenue' } }),
  );
/** Never answered. */
const slow = (page: Page, name: string) => page.route(new RegExp(`/api/${name}(\\?|$)`), () => undefined);

const hasBoard = ({ fields }: ResourceShape) => Object.values(fields).some((field) => 'states' in field);

test.beforeEach(async ({ page }) => signInAsAdmin(page));

/** What nobody reads as a list has no page. */
const drawn = resources.filter((resource) => allows(resource, 'read'));

for (const resource of drawn) {
  const { name } = resource;
  const of = (what: string) => `admin-${name}-${what}`;
  test(`admin ${name}`, async ({ page }, { project }) => {
    const picture = (what: string, isWhole?: boolean) => take(page, project.name, of(what), isWhole);
    await open(page, name);
    await picture(resource.isSingle ? 'settings' : 'list');
    if (resource.isSingle) return;
    if (allows(resource, 'create') && (await page.getByRole('button', { name: /^(Nouve|Ajouter|Créer)/ }).count())) {
      await page.goto(`${process.env.SHOP_URL}/admin/${name}?_create=1`);
      await settled(page);
      await picture('create', false);
    }
    const id = await firstId(page, name);
    if (id) {
      await page.goto(`${process.env.SHOP_URL}/admin/${name}?_show=${id}`);
      await settled(page);
      await picture('details', false);
      if (allows(resource, 'update')) {
        await page.goto(`${process.env.SHOP_URL}/admin/${name}?_edit=${id}`);
        await settled(page);
        await picture('edit', false);
      }
      await open(page, `${name}/show/${id}`);
      await picture('page');
    }
    await open(page, name);
    const boxes = page.getByRole('checkbox', { name: /^Sélectionner / });
    if ((await boxes.count()) > 1) {
      await boxes.first().check();
      await expect(page.getByText(/^Sélection\s: 1/)).toBeVisible();
      await picture('selected', false);
    }
    // A list without records shows a message in place of its board.
    if (id && hasBoard(resource)) {
      await open(page, name);
      const segment = page.getByRole('radiogroup', { name: 'Vue' }).locator('label').nth(1);
      if (await segment.count()) {
        await segment.click();
        await expect(page.locator('.board')).toBeVisible();
        await untilDrawn(page);
        await picture('board');
      }
    }
  });

  if (resource.isSingle) continue;
  test(`admin ${name} states`, async ({ page }, { project }) => {
    for (const [state, answer] of Object.entries({ empty: without, error: broken, loading: slow })) {
      await answer(page, name);
      await page.goto(`${process.env.SHOP_URL}/admin/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page
          .locator('.record-list .ant-empty, .record-list .ant-result, .rows-to-come, main .ant-alert, main .ant-spin')
          .first(),
      ).toBeVisible();
      await take(page, project.name, of(state));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

const FIXED = {
  dashboard: '',
  customers: 'customers',
  'first-steps': 'first-steps',
  security: 'security',
  settings: 'settings',
  'staff-order': 'staff-order',
  statistics: 'stats',
  'statistics-of-period': 'stats?period=30d',
  'stock-count': 'stock-count',
  'stock-receive': 'stock-receive',
  help: 'aide/commande',
  'not-found': 'une-page-qui-manque',
  ...Object.fromEntries(Object.keys(SALES_BY).map((by) => [`statistics-by-${by}`, `stats?period=90d&by=${by}`])),
};
for (const [screen, path] of Object.entries(FIXED))
  test(`admin ${screen}`, async ({ page }, { project }) => {
    await open(page, path);
    await take(page, project.name, `admin-${screen}`);
  });

test('admin customer', async ({ page }, { project }) => {
  await open(page, 'customers');
  const address = await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href');
  await open(page, address!.replace('/admin/', ''));
  await take(page, project.name, 'admin-customer');
});

test('admin sign-in', async ({ page }, { project }) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${process.env.SHOP_URL}/admin/login`);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await take(page, project.name, 'admin-sign-in');
});

for (const [screen, [path, calls]] of Object.entries({
  dashboard: ['', 'orders|products|statistics.*|orders/statistics|today'],
  statistics: ['stats', 'orders|statistics.*|orders/statistics'],
} as const))
  test(`admin ${screen} states`, async ({ page }, { project }) => {
    for (const [state, answer] of Object.entries({ error: broken, loading: slow })) {
      await answer(page, `(${calls})`);
      await page.goto(`${process.env.SHOP_URL}/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .ant-alert, .loading, main .ant-spin').first()).toBeVisible();
      await take(page, project.name, `admin-${screen}-${state}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const OPENED: Record<string, { path: string; act: (page: Page) => Promise<unknown> }> = {
  menu: { path: '', act: (page) => page.getByRole('button', { name: 'Ouvrir le menu' }).click() },
  palette: { path: '', act: (page) => page.keyboard.press('Control+k') },
  shortcuts: { path: 'orders', act: (page) => page.keyboard.press('?') },
  columns: { path: 'products', act: press('Affichage') },
  views: { path: 'orders', act: press('Vues enregistrées') },
  filters: { path: 'orders', act: press('Plus de filtres') },
  exchange: { path: 'products', act: press('Exporter, importer') },
  imports: {
    path: 'products',
    act: async (page) => {
      await press('Exporter, importer')(page);
      await press('Importer un fichier...')(page);
      await expect(topDialog(page)).toBeVisible();
    },
  },
  deleted: { path: 'products', act: press('Supprimés récemment') },
  status: { path: 'orders', act: press(/^Changer le statut/) },
  closing: { path: 'cash-closings', act: press('Clôturer') },
};
for (const [screen, { path, act }] of Object.entries(OPENED))
  test(`admin opened ${screen}`, async ({ page, isMobile }, { project }) => {
    test.skip(screen === 'menu' && !isMobile, 'The menu is beside the page.');
    await open(page, path);
    await act(page);
    const opened = page.locator('[role=dialog], .ant-popover:visible, .ant-dropdown:visible, .toolbar-more');
    await expect(opened.first()).toBeVisible();
    await take(page, project.name, `admin-opened-${screen}`, false);
  });
