import { untilHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/shop-test.ts';

test('R1003: results are the shop’s cards: counted, sorted, added to the cart; the box has what was searched', async ({
  page,
}) => {
  await page.goto('/search?q=huile');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('huile');
  await expect(main.getByText(/^\d+ produits$/)).toBeVisible();
  await main.getByRole('combobox', { name: 'Tri' }).selectOption('Prix croissant');
  await expect(page).toHaveURL(/tri=prix-croissant/);
  await expect(async () => {
    const cards = await main.locator('article').allInnerTexts();
    const amounts = cards.map((text) => Number(/([\d\s]+),\d{2} CFA/.exec(text)?.[1]?.replace(/\D/g, '')));
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  }).toPass();
  const add = main.getByRole('button', { name: /^Ajouter/ }).first();
  await add.click();
  await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeVisible();
  await main.locator('article h3 a').first().click();
  await expect(page).toHaveURL(/\/produits\//);
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('huile');
});

test('R2140, R2141: a search never ends in nothing', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/search?q=savonoir');
  await expect(main.getByText('Aucun résultat exact')).toBeVisible();
  await expect(main.locator('article').first()).toContainText('Savon');
  await page.goto('/search?q=xyzxyz');
  await expect(main.getByText('Aucun produit trouvé pour "xyzxyz"')).toBeVisible();
  const chat = main.getByRole('link', { name: 'Demander sur WhatsApp' });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('je cherche « xyzxyz »');
  await expect(main.getByRole('heading', { name: 'Meilleures ventes' })).toBeVisible();
  expect(await main.locator('article').count()).toBeGreaterThan(3);
  await main.getByRole('link', { name: 'Peau sèche' }).click();
  await expect(page).toHaveURL(/\/shop\?peau=seche$/);
  await page.goto('/search?q=xyzxyz');
  await main.getByRole('link', { name: 'Soin des cheveux' }).click();
  await expect(page).toHaveURL(/\/categories\//);
});

test('R1808: three products are in sight above the keyboard of a phone; nothing found leads to the categories', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no keyboard over its page');
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/');
  await untilHydrated(page);
  const search = page.getByRole('search');
  const box = search.getByRole('combobox');
  await box.fill('creme');
  const products = search.getByRole('group', { name: 'Produits' }).getByRole('option');
  await expect(products.nth(2)).toBeInViewport({ ratio: 1 });
  await box.fill('xyzxyz');
  await expect(search.getByText('Aucun produit trouvé')).toBeVisible();
  await search.getByRole('option', { name: 'Soin du visage' }).click();
  await expect(page).toHaveURL(/\/categories\//);
});
