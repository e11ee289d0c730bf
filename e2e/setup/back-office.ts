import { MENU_GROUPS, type MenuPlace, UNPLACED } from '@karite/shared/menu';
import { resources } from '@karite/shared/resources';
import { expect, type Locator, type Page } from '@playwright/test';
import { leave } from './leave.ts';
import { ADMIN } from './shop-server.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

/**
 * Opens the administrator's session by the API: how one signs in is not what most journeys are about. The test
 * opens the back-office itself, at the page that it needs. Nothing moves there: a window that still grows slips away under a
 * click quicker than any hand.
 */
export async function signInAsAdmin(page: Page, shopUrl = process.env.SHOP_URL!): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  page.off('dialog', leave).on('dialog', leave);
  const answer = await page.request.post(`${shopUrl}/api/auth/login`, { data: ADMIN });
  await expect(answer).toBeOK();
  const { access_token: token } = await answer.json();
  // A page of the shop, without its script, lends its storage.
  await page.goto(`${shopUrl}/health/live`);
  await page.evaluate((token) => localStorage.setItem('token', token), token);
}

/** Ends the session of this browser, away from the back-office: its requests meanwhile would be refused, and reported as errors. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/health/live`);
  await page.evaluate(() => localStorage.removeItem('token'));
}

const isInBackOffice = (page: Page) => new URL(page.url()).pathname.startsWith('/admin');

/** The shop that somebody is in: of a page that shows nothing yet, the worker's own. */
const shopOf = (page: Page) => (page.url().startsWith('http') ? new URL(page.url()).origin : process.env.SHOP_URL);

/** Opens the back-office at its dashboard. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto(`${shopOf(page)}/admin/`);
  await expect(dashboard(page)).toBeVisible();
}

/** Signs the administrator in at `/admin/`, as a person does. */
export async function signInByForm(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${process.env.SHOP_URL}/admin/`);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dashboard(page)).toBeVisible();
}

/** Shows the menu, which is a drawer on a phone, and returns whether it is one. Waits for the page to be drawn first. */
export async function showAdminMenu(page: Page): Promise<boolean> {
  const burger = page.getByRole('button', { name: 'Ouvrir le menu' });
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await expect(burger.or(menu).first()).toBeVisible();
  const isDrawer = await burger.isVisible();
  if (isDrawer) await burger.click();
  await expect(menu).toBeVisible();
  return isDrawer;
}

/** Opens a group of the menu, at its first page. */
export async function openAdminGroup(page: Page, label: string): Promise<void> {
  const isDrawer = await showAdminMenu(page);
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: label, exact: true }).click();
  // It fades away over the page that it opened.
  if (isDrawer) await expect(menu).toBeHidden();
}

/** The places of the pages that no resource has; a resource of an adopter's own has that of what names none. */
const PLACES: Record<string, MenuPlace> = {
  Dashboard: { group: 'today' },
  Statistiques: { group: 'statistics' },
};
const placeOf = (label: string): MenuPlace =>
  PLACES[label] ?? (resources.find((each) => each.label.many === label)?.menu || UNPLACED);

/** Opens a page of the back-office by its menu, and waits until it has replaced the former one. */
export async function openAdminPage(page: Page, label: string): Promise<void> {
  if (!isInBackOffice(page)) await openDashboard(page);
  const { group, tab = label } = placeOf(label);
  const entry = MENU_GROUPS[group]!.label;
  await openAdminGroup(page, entry);
  const heading = page.getByRole('heading', { level: 1 });
  const tabs =
    group === 'settings' ? page.getByRole('main') : page.getByRole('navigation', { name: entry, exact: true });
  const link = tabs.getByRole('link', { name: tab, exact: true });
  // The first page of a group is open already, and a page that is alone in its group has no tab.
  await expect(link.or(heading.filter({ hasText: label })).first()).toBeVisible();
  if (await link.isVisible()) await link.click();
  await expect(heading).toContainText(label);
}

/** The addresses of all pages of the menu: those of each group's tabs, and of the cards of the settings. */
export async function adminAddresses(page: Page): Promise<string[]> {
  const addresses = (links: Locator) => links.evaluateAll((all) => all.map((it) => it.getAttribute('href')!));
  await showAdminMenu(page);
  const groups = await addresses(page.getByRole('navigation', { name: 'Administration' }).getByRole('link'));
  const all = new Set(groups);
  for (const group of groups) {
    await page.goto(group);
    await untilDrawn(page);
    for (const address of await addresses(page.locator('.group-tabs a, .settings-cards a'))) all.add(address);
  }
  return [...all].filter((address) => address.startsWith('/admin'));
}

const TITLES: Record<string, string> = {
  '': 'Dashboard',
  categories: 'Catégories',
  brands: 'Marques',
  products: 'Gestion des Produits',
  orders: 'Gestion des Commandes',
  users: 'Gestion des Utilisateurs',
  stats: 'Statistiques des Ventes',
};

/**
 * Leads to an address of the back-office as its own links do, or by a new page where a window is open above this one,
 * and waits until it shows its data.
 */
export async function openAdminPath(page: Page, path: string): Promise<void> {
  const address = `/admin/${path}`;
  if (!isInBackOffice(page) || (await page.locator('[role=dialog], .ant-popover:visible').count()))
    await page.goto(shopOf(page) + address);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await expect(page.getByRole('heading', { level: 1, name: TITLES[path.split('?')[0]!], exact: true })).toBeVisible();
  if (/_create|\/show\//.test(path)) await expect(topDialog(page)).toBeVisible();
  else await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.ant-spin-spinning')).toHaveCount(0);
}

/** Waits until a page shows its data. Its network is never idle: it listens to what happens. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ant-spin-spinning')).toHaveCount(0);
  await expect(page.getByText(/^(…|Chargement(…|\.\.\.))$/)).toHaveCount(0);
}

/** The first button of that name. */
export const adminButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Presses a button that loads its window or menu on the first press, and waits for it. */
export const opening = (name: string | RegExp) => async (page: Page) => {
  await adminButton(page, name).click();
  await expect(
    page.locator('[role=dialog], .ant-popover, .ant-dropdown').filter({ visible: true }).first(),
  ).toBeVisible();
};

/** The topmost window. */
export const topDialog = (page: Page) => page.getByRole('dialog').last();

/** Ticks records of a list. With the first comes the bar of what can be done with them, and the content below it moves. */
export async function tickInList(page: Page, boxes: readonly Locator[]): Promise<void> {
  for (const [index, box] of boxes.entries()) {
    await box.click();
    await expect(page.getByText(new RegExp(`^Sélection\\s: ${index + 1} `))).toBeVisible();
  }
}

/** More options than any list of a journey has. */
const MOST_OPTIONS = 20;

/** Chooses an option by keys, as some do: what is being placed, or slides open, slips away under a click. */
export async function chooseByKeys(box: Locator, option: string): Promise<void> {
  await box.press('Enter');
  const active = box.page().locator('.ant-select-dropdown:visible .ant-select-item-option-active');
  await expect(active).toBeVisible();
  for (let at = 0; at < MOST_OPTIONS && (await active.getAttribute('title')) !== option; at += 1)
    await box.press('ArrowDown');
  await expect(active).toHaveAttribute('title', option);
  await box.press('Enter');
}
