import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { query } from '../../setup/database.ts';
import { untilHydrated } from '../../setup/hydrated.ts';
import { expect, test } from '../../setup/shop-test.ts';

type Facts = { id: string; name: string; brand: string; category: string };
const product = async (where: string) =>
  (
    await query<Facts>(`
      select products.id, products.name, brands.name as brand, title as category from products
      join brands on brands.id = brand_id
      join products_categories on products_id = products.id join categories on categories.id = categories_other_id
      where ${where} and (select count(*) from products_images where products_images.products_id = products.id) > 1
      order by products.name, title limit 1`)
  )[0]!;

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

test('/produits/{id} (R1104)', async ({ page, context, isMobile }) => {
  const { id, name, brand, category } = await product('in_stock');
  await page.goto(`/produits/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await test.step('image gallery with prev/next and thumbnails', async () => {
    const large = page.getByRole('img', { name: /vue \d sur/ });
    await expect(large.nth(0)).toBeInViewport({ ratio: 0.4 });
    await page.getByRole('button', { name: 'Image suivante' }).click();
    await expect(large.nth(1)).toBeInViewport({ ratio: 0.4 });
    await page.getByRole('button', { name: 'Image précédente' }).click();
    await expect(large.nth(0)).toBeInViewport({ ratio: 0.4 });
    await page.getByRole('button', { name: 'Voir l’image 2' }).click();
    await expect(large.nth(1)).toBeInViewport({ ratio: 0.4 });
    await expect(page.getByRole('button', { name: 'Voir l’image 2' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step("'Prix TTC, livraison non comprise', 'En stock - Expédition rapide', benefits box", async () => {
    await expect(page.getByText('Prix TTC, livraison non comprise')).toBeVisible();
    await expect(page.getByText('En stock - Expédition rapide')).toBeVisible();
    await expect(page.getByText('Livraison gratuite à partir de 15 000 FCFA')).toBeVisible();
    await expect(page.getByText(/Qualité garantie/)).toBeVisible();
  });

  await test.step('quantity selector (minimum 1), add-to-cart', async () => {
    const buy = page.getByRole('group', { name: `Quantité : ${name}` });
    await expect(buy.getByRole('button', { name: 'Diminuer la quantité' })).toBeDisabled();
    await buy.getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(buy.getByRole('status')).toHaveText('2');
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('link', { name: 'Panier : 2' }).first()).toBeAttached();
  });

  await test.step('tabs Description / Marque / Spécifications (reference = id)', async () => {
    await page.getByRole('tab', { name: 'Marque' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(brand);
    await page.getByRole('tab', { name: 'Marque' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Spécifications' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText(id);
    await expect(page.getByRole('tabpanel')).toContainText('Date de création');
    await expect(page.getByRole('tabpanel')).toContainText('Dernière mise à jour');
  });

  await test.step('share: the link is copied where there is no share sheet', async () => {
    if (isMobile) return;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.getByText('Lien copié')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step('category chips, breadcrumb', async () => {
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(name);
    await page.getByRole('list', { name: 'Catégories' }).getByRole('link', { name: category }).click();
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
  });
});

test("'Temporairement indisponible': add-to-cart is disabled, and the shopper can request a notification (R1106)", async ({
  page,
}) => {
  const { id } = await product('not in_stock');
  await page.goto(`/produits/${id}`);
  await expect(page.getByText('Temporairement indisponible')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeDisabled();
  const alert = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Me notifier quand disponible' }) });
  await alert.getByLabel('E-mail').fill(`attente.${Date.now()}@example.com`);
  await alert.getByRole('button', { name: 'Me notifier quand disponible' }).click();
  await expect(alert.getByRole('status')).not.toBeEmpty();
});

test('R1830: name, rating, whole picture, price and a button are on the first view', async ({ page, isMobile }) => {
  const { id, name } = await product('in_stock and rating is not null');
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 740 });
  await page.goto(`/produits/${id}`);
  await untilHydrated(page);
  const bar = page.locator('[data-buy-bar="true"]');
  for (const part of [
    page.getByRole('heading', { level: 1, name }),
    page.getByText(/^\(\d+ avis\)$/),
    isMobile ? bar.getByText('FCFA') : page.getByText('Prix TTC, livraison non comprise'),
    isMobile ? bar.getByRole('button') : page.getByRole('button', { name: 'Ajouter au panier' }),
  ])
    await expect(part.first()).toBeInViewport({ ratio: 1 });
  if (!isMobile) return;
  const picture = page.getByRole('img', { name: /vue 1 sur/ });
  const shown = await picture.evaluate((it) => {
    const { width, height, bottom } = it.getBoundingClientRect();
    return { width, height, hidden: bottom - document.querySelector('[data-buy-bar]')!.getBoundingClientRect().top };
  });
  expect(shown.width).toBeGreaterThan(page.viewportSize()!.width * 0.9);
  expect(shown.height).toBeCloseTo(shown.width, 0);
  expect(shown.hidden).toBeLessThan(shown.height * 0.1);
});

test('R1831: a picture is swiped to, and zoomed', async ({ page, isMobile }) => {
  const { id } = await product('in_stock');
  await page.goto(`/produits/${id}`);
  await untilHydrated(page);
  const second = page.getByRole('button', { name: /vue 2 sur \d+\s: agrandir/ });
  // What a swipe does; the browser snaps to the picture.
  await second.evaluate((it) => it.closest('ul')!.scrollBy({ left: it.clientWidth * 0.7 }));
  await expect(page.getByRole('button', { name: 'Voir l’image 2' })).toHaveAttribute('aria-current', 'true');
  await second.click();
  const dialog = page.getByRole('dialog', { name: 'Image agrandie' });
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /vue 2 sur/);
  const width = async () => (await picture.boundingBox())!.width;
  const before = await width();
  await expect(dialog.getByRole('button', { name: 'Réduire' })).toBeDisabled();
  for (const _ of Array(9)) await dialog.getByRole('button', { name: 'Agrandir' }).click({ force: true });
  await expect.poll(width).toBeCloseTo(before * 4, 0);
  await expect(dialog.getByRole('button', { name: 'Agrandir' })).toBeDisabled();
  if (isMobile) {
    const cdp = await page.context().newCDPSession(page);
    const pinch = (type: 'touchStart' | 'touchMove', apart: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: 180 - apart, y: 400 },
          { x: 180 + apart, y: 400 },
        ],
      });
    await pinch('touchStart', 120);
    for (const apart of [100, 80, 60]) await pinch('touchMove', apart);
    await expect.poll(width).toBeLessThan(before * 3.5);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The page itself was not enlarged.
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('R1833, R1834, R1836: contents, use and ingredients, and nothing where there is no data', async ({ page }) => {
  const { id } = await product(
    "size_unit = 'ml' and size <> 100 and ingredients like '%Linalool%' and ingredients not like '%Mentha%'",
  );
  await page.goto(`/produits/${id}`);
  const facts = page.locator(`[id="faits-${id}"]`);
  await expect(facts.locator('dl')).toContainText(/Contenance\d[\d\s]*\u00a0ml · [\d\s]+ FCFA les 100\u00a0ml/);
  await expect(facts.locator('dl')).toContainText(/Après ouverture\d+\u00a0mois/);
  await expect(facts.getByText('Aqua', { exact: false }).first()).toBeHidden();
  await facts.getByText('Ingrédients (INCI)').click();
  await expect(facts.locator('mark').filter({ hasText: 'Linalool' })).toBeVisible();
  await expect(facts.getByText(/^Allergènes de parfum\s: .*Linalool/)).toBeVisible();
  await facts.getByText('Conseils d’utilisation').press('Enter');
  await expect(facts.locator('details').first().locator('p')).toBeVisible();
  await untilHydrated(page);
  await expectAccessible(page);

  // Another product's page, drawn by the browser itself.
  const near = page.getByRole('region', { name: 'Vous aimerez aussi' });
  await near.getByRole('link').filter({ hasText: /./ }).first().click();
  await expect(facts).toHaveCount(0);
  await expect(page.locator('[id^="faits-"] dl')).toContainText('Contenance');

  const [unknown] = await query<{ id: string }>(
    'select id from products where size is null and open_months is null and how_to_use is null and ingredients is null and authorisation is null limit 1',
  );
  await page.goto(`/produits/${unknown!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`[id="faits-${unknown!.id}"]`)).toBeHidden();
  await expect(page.getByText('Contenance')).toHaveCount(0);
});

test('R1865: the health authorisation number, where it is set', async ({ page, create }) => {
  const body = { name: 'Baume autorisé', price: 4_000, authorisation: 'AMM 2026-0412/MS' };
  const { id } = await create('/products', body);
  await page.goto(`/produits/${id}`);
  await expect(page.locator(`[id="faits-${id}"] dl`)).toHaveText('Autorisation sanitaireAMM 2026-0412/MS');
  await untilHydrated(page);
  await expectAccessible(page);
});

test('R1832: a bar with price and button stays while the own button is out of sight', async ({ page }) => {
  const { id, name } = await product('in_stock');
  await page.goto(`/produits/${id}`);
  await untilHydrated(page);
  const bar = page.locator('[data-buy-bar]');
  const own = page.getByRole('button', { name: 'Ajouter au panier' });
  await own.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await page.getByRole('heading', { name: 'Avis des clients' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.4));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('FCFA');
  await expectAccessible(page);
  await bar.getByRole('button', { name: `Ajouter ${name}` }).click();
  await expect(bar.getByRole('button')).toContainText('Ajouté au panier !');
  await expect(page.getByRole('link', { name: 'Panier : 2' }).first()).toBeAttached();
  await own.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await expect(bar).toBeHidden();
});

test('R1843: recently viewed products are at the end of the page', async ({ page }) => {
  const [first, second] = await query<{ id: string; name: string }>(
    'select id, name from products order by name limit 2',
  );
  await page.goto(`/produits/${first!.id}`);
  await page.evaluate(() => localStorage.setItem('seen', '["<b>", 7, "00000000-0000-4000-8000-000000000000"]'));
  const remembered = () => page.evaluate(() => localStorage.getItem('seen') ?? '');
  await page.reload();
  await expect.poll(remembered).toContain(`["${first!.id}"`);
  await page.goto(`/produits/${second!.id}`);
  await expect.poll(remembered).toContain(`["${second!.id}","${first!.id}"`);
  const seen = page.getByRole('region', { name: 'Vus récemment' });
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByRole('listitem')).toHaveCount(1);
  await expect(seen.getByRole('link', { name: first!.name })).toBeVisible();
});
