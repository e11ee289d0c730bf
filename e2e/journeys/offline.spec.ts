import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { watchForErrors } from '../setup/watch.ts';

const SHOP = () => process.env.SHOP_URL!;
const SIGN = 'Vous êtes hors ligne. Vos rayons déjà visités et votre panier restent lisibles.';

const FROM_CACHE = 'La connexion ne répond pas : voici la page de votre dernière visite.';

/** Takes the network away, also from a worker that starts again meanwhile, which `setOffline` forgets. */
async function cutLine(context: BrowserContext) {
  await context.route('**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
}
async function mendLine(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
}

/** Every address in the worker's cache, with the cache headers of its answer. */
const cachedCopies = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; rule: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const answer = await cache.match(request, { ignoreVary: true });
        found.push({ path: pathname + search, rule: answer?.headers.get('cache-control') ?? '' });
      }
    }
    return found;
  });

const expectCached = (page: Page, ...paths: string[]) =>
  expect
    .poll(async () => (await cachedCopies(page)).map((it) => it.path), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(paths));

const aProduct = async () =>
  (await query<{ id: string; name: string }>('select id, name from products where in_stock order by name limit 1'))[0]!;

test('P36 visited shelves, products and the cart are read without a network; the rest shows why not', async ({
  page,
  context,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const errors = watchForErrors(page);
  const product = await aProduct();
  await page.goto(`${SHOP()}/shop`);
  await expectCached(page, '/shop', '/cart', '/hors-ligne');
  // Visited by a click: drawn here, and cached all the same.
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Promotions', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions Exclusives' })).toBeVisible();
  await expectCached(page, '/promotions');
  await page.goto(`${SHOP()}/produits/${product.id}`);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expectCached(page, `/produits/${product.id}`);
  const scripts = async () => (await cachedCopies(page)).filter((it) => it.path.includes('cart-page'));
  await expect.poll(scripts, { timeout: 30_000 }).toHaveLength(1);

  await cutLine(context);
  const sign = page.getByRole('status').filter({ hasText: SIGN });
  await expect(sign).toBeVisible();

  await page.goto(`${SHOP()}/shop`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A browser set offline still reports a network to pages opened since.
  await expect(page.getByText(SIGN).or(page.getByText(FROM_CACHE))).toBeVisible();
  const picture = page.locator('main article img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Promotions', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions Exclusives' })).toBeVisible();
  await page.goto(`${SHOP()}/cart`);
  await expect(page.getByText(product.name).first()).toBeVisible();
  await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Panier : 2' }).first()).toBeVisible();

  errors.length = 0; // The page that is not there answers 503, which the browser notes.
  await page.goto(`${SHOP()}/histoires`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Mon panier' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: product.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.goto(`${SHOP()}/histoires`);
  await mendLine(context);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notre Histoire' })).toBeVisible();
  await expect(page.getByText(SIGN).or(page.getByText(FROM_CACHE))).toHaveCount(0);
  expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('the sign of a lost network goes away when the network is back', async ({ page, context }) => {
  await page.goto(`${SHOP()}/brands`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(SIGN)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SIGN)).toBeHidden();
  await expect(page.getByText('La connexion est revenue.')).toBeVisible();
  await expect(page.getByText('La connexion est revenue.')).toBeHidden();
});

test('a network that does not answer shows the cached copy after a few seconds', async ({ page, context }) => {
  await page.goto(`${SHOP()}/brands`);
  await expectCached(page, '/brands');
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await context.route(`${SHOP()}/brands`, () => undefined);
  await page.goto(`${SHOP()}/brands`, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(FROM_CACHE)).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('nothing personal and nothing of the back-office is cached, and caches of other builds are dropped', async ({
  page,
}) => {
  await page.goto(`${SHOP()}/admin/`);
  await page.evaluate(async () => {
    const old = await caches.open('karite-pages-an-older-build');
    await old.put('/shop', new Response('an older page'));
  });
  await page.goto(`${SHOP()}/login`);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(
    page.getByRole('link', { name: 'Administration' }).or(page.getByText(ADMIN.email)).first(),
  ).toBeAttached();
  await expectCached(page, '/cart');
  await page.goto(`${SHOP()}/profile`);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(ADMIN.email);
  await page.goto(`${SHOP()}/orders`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(`${SHOP()}/admin/`);
  // The stream of what others do never ends.
  await expect(
    page.getByRole('list', { name: 'Chiffres' }).or(page.getByText('Commandes récentes')).first(),
  ).toBeVisible();
  const cached = await cachedCopies(page);
  expect(cached.filter(({ path }) => /^\/(api\/(users|orders|auth)|admin|economie)/.test(path))).toEqual([]);
  expect(cached.filter(({ rule }) => /no-store|private/.test(rule))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).not.toContain('karite-pages-an-older-build');
  expect(cached.length).toBeGreaterThan(0);
});
