import type { Locator, Page } from '@playwright/test';
import { confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

// The worker would answer in the place of the network that these tests hold up.
test.use({ serviceWorkers: 'block' });

/** Holds React back, the last that a slow network brings, until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo!: () => void;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/assets\/vendor-/, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Touches a button before the code is there. The listeners stand from some moment on: the page shows by its sign that a touch was felt. */
const touchEarly = (page: Page, button: Locator) =>
  expect(async () => {
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-pending', { timeout: 200 });
  }).toPass();

test('what is typed, chosen and touched before the code is there counts once it is', async ({ page, isMobile }) => {
  const letGo = await holdCode(page);
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  await page.getByRole('search').getByRole('combobox').fill('lait');
  const filters = page.getByRole('checkbox', { name: 'Filtrer et trier' });
  if (isMobile) await filters.check();
  await page.getByLabel(/Trier/).first().selectOption({ label: 'Prix croissant' });
  // The panel covers its own switch.
  if (isMobile) await filters.press('Space');
  // A product with shades has a link to choose one instead.
  const add = page.locator('main article').getByRole('button', { name: 'Ajouter' }).first();
  await touchEarly(page, add);
  letGo();
  await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeVisible();
  await expect(page).toHaveURL(/tri=/);
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('lait');
  await page.getByRole('search').getByRole('combobox').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats pour "lait"' })).toBeVisible();
});

test('an order confirmed before the code is there holds the cart, and what was filled in before and since', async ({
  page,
}) => {
  const product = await openCheckout(page);
  await fillCustomer(page);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  const letGo = await holdCode(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByLabel('Instructions particulières').fill('Sonner deux fois');
  await page.getByRole('radio', { name: /^En boutique/ }).check();
  await touchEarly(page, confirm(page));
  letGo();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(product.name).first()).toBeVisible();
  expect(await query('select note, payment_method as paid from orders order by created_at desc limit 1')).toEqual([
    { note: 'Sonner deux fois', paid: 'boutique' },
  ]);
});

test('a search sent before the code is there is answered by the server', async ({ page }) => {
  await holdCode(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('search').getByRole('combobox').fill('lait');
  await page.getByRole('search').getByRole('combobox').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats pour "lait"' })).toBeVisible();
});

test.describe('on a network that fails', () => {
  test.use({ mayComplain: true });

  test('code that cannot come leaves what is typed alone, and the search works without it', async ({ page }) => {
    await page.route(/assets\/vendor-/, (route) => route.abort());
    await page.goto('/shop', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Connexion impossible. Vérifiez votre réseau, puis réessayez.')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('search').getByRole('combobox').pressSequentially('lait');
    expect(await page.evaluate(() => 'same' in window), 'the page was not loaded again').toBe(true);
    await page.getByRole('search').getByRole('combobox').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Résultats pour "lait"' })).toBeVisible();
  });

  test('code that fails to load is reported, and the next touch tries again', async ({ page }) => {
    await page.route(/assets\/vendor-/, (route) => route.abort());
    await page.goto('/shop', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Connexion impossible. Vérifiez votre réseau, puis réessayez.')).toBeVisible();
    await page.unroute(/assets\/vendor-/);
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('main article').first().getByRole('button', { name: 'Ajouter' }).click();
    await again;
    await page.locator('main article').first().getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeVisible();
  });
});
