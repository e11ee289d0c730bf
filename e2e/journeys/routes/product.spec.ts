import { query } from '../../setup/database.ts';
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

test('/produits/{id} (R1104)', async ({ page, context, isMobile }) => {
  const { id, name, brand, category } = await product('in_stock');
  await page.goto(`/produits/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await test.step('image gallery with prev/next and thumbnails', async () => {
    const large = page.getByRole('img', { name: /vue \d sur/ });
    await expect(large).toHaveAttribute('alt', /vue 1 sur/);
    await page.getByRole('button', { name: 'Image suivante' }).click();
    await expect(large).toHaveAttribute('alt', /vue 2 sur/);
    await page.getByRole('button', { name: 'Image précédente' }).click();
    await expect(large).toHaveAttribute('alt', /vue 1 sur/);
    await page.getByRole('button', { name: 'Voir l’image 2' }).click();
    await expect(large).toHaveAttribute('alt', /vue 2 sur/);
  });

  await test.step("'Prix TTC, livraison non comprise', 'En stock - Expédition rapide', benefits box", async () => {
    await expect(page.getByText('Prix TTC, livraison non comprise')).toBeVisible();
    await expect(page.getByText('En stock - Expédition rapide')).toBeVisible();
    await expect(page.getByText('Livraison gratuite à partir de 15 000 FCFA')).toBeVisible();
    await expect(page.getByText(/Qualité garantie/)).toBeVisible();
  });

  await test.step('quantity selector (minimum 1), add-to-cart', async () => {
    const buy = page.getByRole('group', { name: `Quantité : ${name}` });
    await expect(buy.getByRole('button', { name: 'Diminuer la quantité' })).toBeDisabled();
    await buy.getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(buy.getByRole('status')).toHaveText('2');
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('link', { name: 'Panier : 2' }).first()).toBeAttached();
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

test("'Temporairement indisponible': add-to-cart is disabled, and the shopper can ask to be told (R1106)", async ({
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
