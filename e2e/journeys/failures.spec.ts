import { expect, type Page, test } from '@playwright/test';
import { dataScreens } from '../setup/data-screens.ts';
import { query } from '../setup/database.ts';
import { failures, mend, whileFailing } from '../setup/failing-api.ts';
import { follow } from '../setup/follow.ts';
import { untilHydrated } from '../setup/hydrated.ts';

const SHOP = () => process.env.SHOP_URL!;

// A worker's cache would hide the failures.
test.use({ serviceWorkers: 'block' });

for (const failure of failures)
  test(`P37 every screen shows that the API ${failure}, and a retry works`, async ({ page }) => {
    test.setTimeout(240_000);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    const { screens, storage } = await dataScreens();
    if (failure === 'never answers') await page.clock.install();
    await page.goto(`${SHOP()}/health/live`);
    await page.evaluate((stored) => Object.assign(localStorage, stored), storage);
    const main = page.getByRole('main');
    const retry = main.getByRole('link', { name: 'Réessayer' }).or(main.getByRole('button', { name: 'Réessayer' }));
    for (const { path, api, failure: message, content, isServed } of screens)
      await test.step(path, async () => {
        if (isServed) {
          await page.goto(`${SHOP()}/cart`);
          await untilHydrated(page);
        }
        await whileFailing({ page, api, failure }, () => (isServed ? follow(page, path) : page.goto(SHOP() + path)));
        await expect(main.getByText(message), 'names the failure').toBeVisible();
        await expect(retry, 'offers a retry').toBeVisible();
        await expect(main.getByText('Chargement...'), 'spins no more').toHaveCount(0);
        await expect(page.getByRole('banner'), 'the rest of the page is there').toBeVisible();
        await mend(page);
        await retry.click();
        await expect(content(main), 'the retry works').toBeVisible();
        await expect(retry).toHaveCount(0);
      });
    expect(broken).toEqual([]);
  });

/** A cart and a filled form: one click from an order. */
async function fillCheckout(page: Page): Promise<void> {
  const [product] = await query<{ id: string }>('select id from products where in_stock order by name limit 1');
  await page.goto(`${SHOP()}/produits/${product!.id}`);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('link', { name: /^Panier\s: \d/ }).first()).toBeVisible();
  await page.goto(`${SHOP()}/checkout`);
  await page.getByLabel('Espèces').check();
  await page.getByLabel('Nom', { exact: true }).fill('Adjovi');
  await page.getByLabel('Prénom').fill('Afi');
  await page.getByLabel('WhatsApp').fill('01 97 12 34 56');
  await page.getByLabel('Adresse de livraison').fill('Quartier Cadjèhoun, rue 12, Cotonou');
  await page.waitForLoadState('networkidle');
}

/** The numbers of the orders that the page sends from now on. */
function numbersSent(page: Page): Set<string> {
  const numbers = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      numbers.add(request.postDataJSON().orderId);
  });
  return numbers;
}

async function expectOneOrder(page: Page, numbers: Set<string>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' })).toBeVisible();
  expect(numbers.size).toBe(1);
  expect(await query('select 1 from orders where order_id = $1', [...numbers])).toHaveLength(1);
}

/** An order is sent this often before the shopper has to decide. */
const TURNS = 3;

for (const failure of failures)
  test(`P37 an order when the API ${failure}: shows it, and sent again it is one order`, async ({ page }) => {
    if (failure === 'never answers') await page.clock.install();
    await fillCheckout(page);
    const numbers = numbersSent(page);
    await whileFailing({ page, api: /\/api\/orders/, failure, turns: TURNS }, () =>
      page.getByRole('button', { name: 'Confirmer la commande' }).click(),
    );
    await expect(page.getByText('Votre commande garde son numéro')).toBeVisible();
    await expect(page.getByText('Enregistrement en cours...')).toHaveCount(0);
    await mend(page);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expectOneOrder(page, numbers);
  });

test('P37 an order without a network, then with its answers lost, each double-clicked: one order', async ({
  page,
  context,
}) => {
  await fillCheckout(page);
  const numbers = numbersSent(page);
  // Taken by the server, but its answer is lost on the way, each time.
  let isLost = true;
  await page.route('**/api/orders', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirmer la commande' }).dblclick();
  await expect(page.getByText('Vous êtes hors ligne : votre commande n’est pas encore partie.')).toBeVisible();
  expect(numbers.size).toBe(0);
  // The page is closed for good: one that is only being left would send it as soon as the network is back.
  await page.goto('about:blank');
  await context.setOffline(false);

  // The next visit sends it by itself.
  await page.goto(`${process.env.SHOP_URL}/checkout`);
  await expect(page.getByText('Votre commande garde son numéro', { exact: false })).toBeVisible({ timeout: 30_000 });
  isLost = false;
  await page.getByRole('button', { name: 'Réessayer' }).dblclick();
  await expectOneOrder(page, numbers);
});
