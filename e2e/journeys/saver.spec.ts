import { type Browser, expect, test } from '@playwright/test';
import { query } from '../setup/database.ts';
import { watchForErrors } from '../setup/watch.ts';

const SHOP = () => process.env.SHOP_URL!;

/** The first script, what it shares with others, and the one that registers the worker: 3 KB. */
const LIGHT = /\/(event-replay|preload-helper|register-worker|when-idle)-/;

/** A browser with Save-Data; its scripts are counted. */
async function openSaver(browser: Browser, headers: Record<string, string> = { 'Save-Data': 'on' }) {
  const context = await browser.newContext({
    ...test.info().project.use,
    extraHTTPHeaders: headers,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  return { context, page, scripts, errors: watchForErrors(page) };
}

const aProduct = async () =>
  (await query<{ id: string; name: string }>('select id, name from products where in_stock order by name limit 1'))[0]!;

test('P36 Save-Data: a shelf brings the first script and small pictures; the first touch hydrates it and counts', async ({
  browser,
}) => {
  const { context, page, scripts, errors } = await openSaver(browser);
  const product = await aProduct();
  await page.goto(`${SHOP()}/shop`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => !LIGHT.test(url))).toEqual([]);
  const widths = await page
    .locator('main article img')
    .evaluateAll((images) =>
      images.flatMap((image) => (image as HTMLImageElement).srcset.match(/\d+(?=w)/g) ?? []).map(Number),
    );
  expect(Math.max(...widths)).toBeLessThanOrEqual(400);

  await page
    .getByRole('link', { name: product.name })
    .first()
    .or(page.locator('main article h3 a').first())
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => !LIGHT.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Panier : 1' }).first().click();
  await expect(page.getByRole('link', { name: 'Procéder au paiement' }).first()).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('Save-Data: what is typed before hydration is there after it', async ({ browser }) => {
  const { context, page, errors } = await openSaver(browser);
  await page.goto(`${SHOP()}/brands`, { waitUntil: 'networkidle' });
  await page.getByRole('search').getByRole('combobox').pressSequentially('karite');
  await expect(page.getByRole('search').getByRole('link').last()).toHaveText('Voir tous les résultats');
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('karite');

  await page.goto(`${SHOP()}/shop`, { waitUntil: 'networkidle' });
  if (test.info().project.use.isMobile) await page.getByRole('checkbox', { name: 'Filtrer et trier' }).check();
  await page.getByLabel(/Trier/).first().selectOption({ label: 'Prix croissant' });
  await expect(page).toHaveURL(/tri=/);

  await page.goto(`${SHOP()}/`, { waitUntil: 'networkidle' });
  await page.getByRole('search').getByRole('combobox').fill('lait');
  await page.getByRole('search').getByRole('combobox').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats pour "lait"' })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('Save-Data: a form sent before hydration is sent once the page is hydrated', async ({ browser }) => {
  const { context, page, errors } = await openSaver(browser);
  await page.goto(`${SHOP()}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Adresse e-mail ou mot de passe incorrect')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
  expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
  await context.close();
});

test('the shopper turns the light pages on and off, also without JavaScript', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      ...test.info().project.use,
      javaScriptEnabled,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const toggle = page.getByRole('contentinfo').getByRole('switch', { name: 'Économiser mes données' });
    await page.goto(`${SHOP()}/brands`);
    await expect(toggle).toHaveAttribute('aria-checked', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-checked', 'true');
    expect(page.url()).toBe(`${SHOP()}/brands`);
    await expect(page.locator('link[href*="entry-client"]')).toHaveCount(0);
    await page.goto(`${SHOP()}/shop`);
    await expect(toggle).toHaveAttribute('aria-checked', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-checked', 'false');
    await expect(page.locator('link[href*="entry-client"]')).toHaveCount(1);
    await context.close();
  }
});

test('the switch is also in the menu of a phone, and the choice wins over Save-Data', async ({ browser }) => {
  const { context, page } = await openSaver(browser);
  await page.goto(`${SHOP()}/brands`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const toggle = page.getByRole('dialog', { name: 'Menu' }).getByRole('switch', { name: 'Économiser mes données' });
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await toggle.click();
  await expect(page.locator('link[href*="entry-client"]')).toHaveCount(1);
  await context.close();
});
