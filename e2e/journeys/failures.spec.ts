import { expect, type Page, type Route, test } from '@playwright/test';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';

const SHOP = () => process.env.SHOP_URL!;

// What a worker keeps would stand in for what fails here.
test.use({ serviceWorkers: 'block' });

/** The ways in which the API may fail a page; each is met by every screen that asks for data. */
const FAILURES: Record<string, (route: Route) => Promise<unknown>> = {
  'is away': (route) => route.abort('connectionrefused'),
  'is cut': (route) => route.abort('connectionreset'),
  'breaks (500)': (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: 500, error: 'internal', message: 'Erreur technique. Veuillez réessayer.' },
    }),
  'answers a web page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>502</h1>' }),
};

/** The client's patience (spec: 15 s), passed at once by the browser's own clock. */
const PATIENCE_MS = 15_000;

type Screen = { name: string; from: string; path: string; api: RegExp; message: string };

const PRODUCTS_FAILED = 'Erreur lors du chargement des produits';

async function screens(): Promise<Screen[]> {
  const [ids] = await query<{ product: string; brand: string; category: string }>(
    `select (select id from products limit 1) as product, (select id from brands limit 1) as brand,
     (select id from categories where parent_id is null limit 1) as category`,
  );
  const { product, brand, category } = ids!;
  return [
    { name: 'shop', from: '/cart', path: '/shop', api: /\/api\/products/, message: PRODUCTS_FAILED },
    { name: 'product', from: '/cart', path: `/produits/${product}`, api: /\/api\/products/, message: '' },
    {
      name: 'brand',
      from: '/cart',
      path: `/brands/${brand}`,
      api: /\/api\/brands/,
      message: 'Impossible de charger les détails de la marque.',
    },
    {
      name: 'brands',
      from: '/cart',
      path: '/brands',
      api: /\/api\/brands/,
      message: 'Erreur lors du chargement des marques.',
    },
    {
      name: 'category',
      from: '/cart',
      path: `/categories/${category}`,
      api: /\/api\/categories/,
      message: 'Erreur lors du chargement des données',
    },
    { name: 'search', from: '/cart', path: '/search?q=lait', api: /\/api\/products/, message: PRODUCTS_FAILED },
  ];
}

/** Follows a link inside the shop, as a shopper's click does. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

for (const [failure, fail] of Object.entries(FAILURES))
  test(`P37 every screen says that the API ${failure}, and a retry works`, async ({ page }) => {
    test.setTimeout(180_000);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    for (const { name, from, path, api, message } of await screens()) {
      await page.goto(SHOP() + from);
      await page.waitForLoadState('networkidle');
      await page.route(api, fail);
      await follow(page, path);
      const retry = page.getByRole('main').getByRole('link', { name: 'Réessayer' });
      await expect(retry, `${name}: retry`).toBeVisible();
      if (message) await expect(page.getByRole('heading', { name: message }), name).toBeVisible();
      await expect(page.getByRole('banner'), `${name}: the rest of the page stands`).toBeVisible();
      await page.unroute(api);
      await retry.click();
      await expect(retry, `${name}: after the retry`).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
    }
    expect(broken).toEqual([]);
  });

test('P37 an API that never answers is given up after 15 s: no endless spinner', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${SHOP()}/cart`);
  await page.waitForLoadState('networkidle');
  await page.route(/\/api\/products/, () => undefined);
  const asked = page.waitForRequest(/\/api\/products/);
  await follow(page, '/shop');
  await asked;
  await page.clock.fastForward(PATIENCE_MS + 1_000);
  await expect(page.getByRole('heading', { name: PRODUCTS_FAILED })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('main').getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

for (const [failure, fail] of Object.entries(FAILURES))
  test(`P37 orders and profile when the API ${failure}`, async ({ page }) => {
    await page.goto(`${SHOP()}/login`);
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(`${SHOP()}/`);
    await page.route(/\/api\/orders/, fail);
    await page.goto(`${SHOP()}/orders`);
    await expect(page.getByText('Erreur lors du chargement des commandes')).toBeVisible();
    await page.unroute(/\/api\/orders/);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Erreur lors du chargement des commandes')).toHaveCount(0);

    await page.route(/\/api\/users\/me/, fail);
    await page.goto(`${SHOP()}/profile`);
    await expect(
      page
        .getByText('Erreur de chargement')
        .or(page.getByText('Impossible de charger les informations du profil.'))
        .first(),
    ).toBeVisible();
    await page.unroute(/\/api\/users\/me/);
    await page.getByRole('main').getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(ADMIN.email);
  });

test('P37 an order that does not get through says so; sent again it is one order', async ({ page, context }) => {
  test.setTimeout(120_000);
  const [product] = await query<{ id: string }>('select id from products where in_stock order by name limit 1');
  await page.goto(`${SHOP()}/produits/${product!.id}`);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.goto(`${SHOP()}/checkout`);
  await page.getByLabel('Espèces').check();
  await page.getByLabel('Nom', { exact: true }).fill('Adjovi');
  await page.getByLabel('Prénom').fill('Afi');
  await page.getByLabel('WhatsApp').fill('01 97 12 34 56');
  await page.getByLabel('Adresse de livraison').fill('Quartier Cadjèhoun, rue 12, Cotonou');
  await page.waitForLoadState('networkidle');
  const numbers = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      numbers.add(request.postDataJSON().orderId);
  });
  await context.setOffline(true);
  const confirm = page.getByRole('button', { name: 'Confirmer la commande' });
  await confirm.dblclick();
  await expect(page.getByText(/Vous êtes hors ligne : la commande ne peut pas partir/)).toBeVisible();
  await context.setOffline(false);

  // Taken by the server, but its answer is lost on the way, each time.
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await confirm.dblclick();
  await expect(page.getByText('Votre commande garde son numéro', { exact: false })).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/orders');
  await page.getByRole('button', { name: 'Réessayer' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' })).toBeVisible();
  expect(numbers.size).toBe(1);
  const stored = await query('select 1 from orders where order_id = $1', [...numbers]);
  expect(stored).toHaveLength(1);
});
