import { expect, type Page } from '@playwright/test';
import { adminAddresses, forgetSession, signInAsAdmin } from '../setup/back-office.ts';
import { confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { test } from '../setup/shop-test.ts';

/** A page that was open while the shop was upgraded: the files of its build are gone (R2133). */
test.use({ mayComplain: true, serviceWorkers: 'block' });

/** Takes files away from the page that is open, as an upgrade does; `isForGood`: from the next one too. Returns the number of reloads. */
async function takeAway(page: Page, files: RegExp, isForGood = false): Promise<() => number> {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(files, (route) => (loads > 0 && !isForGood ? route.continue() : route.fulfill({ status: 404 })));
  return () => loads;
}

/** What is imported is of a build that is gone, whatever part it is. */
const importGone = (page: Page, path: string) =>
  page.evaluate((file) => {
    const gone = Object.assign(new Event('vite:preloadError'), { payload: new Error(`Failed to fetch: ${file}`) });
    dispatchEvent(gone);
  }, new URL(path, process.env.SHOP_URL).href);

/** Waits until everything that a page fetches at rest is there. */
async function atRest(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/after-load-')),
  );
  await page.waitForLoadState('networkidle');
}

const UPGRADED = 'La boutique vient d’être mise à jour';

test('R2133 the checkout is reloaded by itself, with what was typed, and takes the order', async ({
  page,
  customerName,
}) => {
  const name = customerName('Mise-a-jour');
  await openCheckout(page);
  const loads = await takeAway(page, /assets\/submit-order-/);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await expect.poll(loads).toBe(1);
  await expect(page.getByText(UPGRADED)).toBeVisible();
  await expect(page.getByLabel('Adresse de livraison')).toHaveValue('Rue 12');
  await fillCustomer(page);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test('R2133 missing code reloads a page once, and then shows an error', async ({ page }) => {
  await openCheckout(page);
  const loads = await takeAway(page, /assets\/submit-order-/, true);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await expect.poll(loads).toBe(1);
  await atRest(page);
  await fillCustomer(page);
  await confirm(page).click();
  await expect(page.getByText('Connexion impossible. Vérifiez votre réseau, puis réessayez.').first()).toBeVisible();
  expect(loads()).toBe(1);
});

test('R2133 a network that is down is no upgrade: nothing is reloaded', async ({ page }) => {
  await openCheckout(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(/assets\/submit-order-/, (route) => route.abort());
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await fillCustomer(page);
  await confirm(page).click();
  await expect(page.getByText('Connexion impossible. Vérifiez votre réseau, puis réessayez.').first()).toBeVisible();
  expect(loads).toBe(0);
});

for (const path of ['/', '/cart'])
  test(`R2133 code that is gone before ${path} is at rest reloads it once, too`, async ({ page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route(/assets\/after-load-/, (route) => (loads > 1 ? route.continue() : route.fulfill({ status: 404 })));
    await page.goto(path);
    await expect(page.getByText(UPGRADED)).toBeVisible();
    expect(loads).toBe(2);
  });

test('R2133 the input of another form is restored', async ({ page }) => {
  await page.goto('/register');
  await atRest(page);
  const field = page.getByRole('main').getByLabel('E-mail');
  await field.fill('afi@example.com');
  const loaded = page.waitForEvent('domcontentloaded');
  await importGone(page, '/assets/gone-12345678.js');
  await loaded;
  await expect(page.getByText(UPGRADED)).toBeVisible();
  await expect(field).toHaveValue('afi@example.com');
});

test('R2133 the back-office: every page of its menu opens, and a form gives its draft back', async ({ page }) => {
  // Each of some fifty pages is opened three times.
  test.setTimeout(400_000);
  await signInAsAdmin(page);
  await page.goto('/admin/');
  const pages = (await adminAddresses(page)).filter((it) => it !== '/admin/');
  expect(pages.length).toBeGreaterThan(20);
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto('/admin/security');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => sessionStorage.removeItem('reloaded-for'));
      const loads = await takeAway(page, /admin\/assets\/.*-page-.*\.js|admin\/assets\/orders-/);
      await page.evaluate((to) => {
        history.pushState({ idx: 1 }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
      }, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('Cette page n’a pas pu être affichée')).toHaveCount(0);
      expect(loads()).toBeLessThanOrEqual(1);
      await page.unrouteAll();
      page.removeAllListeners('domcontentloaded');
    });

  const [product] = await query<{ id: string }>('select id from products order by name limit 1');
  await page.evaluate(() => sessionStorage.removeItem('reloaded-for'));
  await page.goto(`/admin/products?_edit=${product!.id}`);
  const field = page.getByRole('dialog').getByLabel('Nom', { exact: true });
  await field.fill('Un nom qui n’est pas enregistré');
  const loaded = page.waitForEvent('domcontentloaded');
  await importGone(page, '/admin/assets/gone-12345678.js');
  await loaded;
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(field).toHaveValue('Un nom qui n’est pas enregistré');
  await forgetSession(page);
});
