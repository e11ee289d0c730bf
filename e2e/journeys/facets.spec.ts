import { signInAsAdmin } from '../setup/back-office.ts';
import { filtersOf, openFilters } from '../setup/filters.ts';
import { expect, test } from '../setup/shop-test.ts';

test('R1806: chosen facets are in the address, filter the list, and are removed again', async ({ page }) => {
  await page.goto('/shop');
  const facets = filtersOf(page);
  await openFilters(page);
  const brand = facets.getByRole('list', { name: 'Marques' }).getByRole('link').first();
  const count = /(\d+)$/.exec((await brand.innerText()).trim())?.[1] ?? '';
  await brand.click();
  await expect(page).toHaveURL(/\/shop\?marque=[\w-]+$/);
  await expect(page.getByText(`${count} produit`).first()).toBeVisible();
  await expect(facets.getByRole('list', { name: 'Marques' }).locator('[aria-current]')).toHaveCount(1);
  // The sheet stays open from one choice to the next.
  await facets.getByRole('link', { name: /^Jusqu’à/ }).click();
  await expect(page).toHaveURL(/marque=[\w-]+&prix=-5000|prix=-5000&marque=/);
  await page.reload();
  await openFilters(page);
  await expect(facets.locator('li a[aria-current]')).toHaveCount(2);
  await facets.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(facets.locator('li a[aria-current]')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('R1806: the facets are links that the server draws, on search, brand and category pages too', async ({
    page,
  }) => {
    const facets = filtersOf(page);
    await page.goto('/search?q=creme');
    await openFilters(page);
    await facets.getByRole('link', { name: /^En stock/ }).click();
    await expect(page).toHaveURL(/\/search\?q=creme&stock=oui$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats pour "creme"');
    for (const list of ['/brands', '/categories']) {
      await page.goto(list);
      const href = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
      await page.goto(href ?? '');
      await openFilters(page);
      await facets.getByRole('link', { name: /^En stock/ }).click();
      await expect(page).toHaveURL(/\?stock=oui$/);
      await expect(facets.getByRole('list', { name: list === '/brands' ? 'Marques' : 'Catégories' })).toHaveCount(0);
    }
  });
});

test('R1804: searches without a result are listed, and lead to synonyms with their words', { tag: '@once' }, async ({
  page,
}) => {
  const words = `introuvable ${Date.now().toString(36).replace(/\d/g, 'z')}`;
  await page.goto(`/search?q=${encodeURIComponent(words)}`);
  await expect(page.getByText(`Aucun produit trouvé pour "${words}"`)).toBeVisible();
  await signInAsAdmin(page);
  const action = page.getByRole('button', { name: `Définir un synonyme : ${words}` });
  await expect(async () => {
    await page.goto('/admin/empty-searches?_end=50');
    await expect(action).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await action.click();
  await expect(page.getByRole('dialog').getByLabel('Mots de même sens')).toHaveValue(`${words}, `);
});
