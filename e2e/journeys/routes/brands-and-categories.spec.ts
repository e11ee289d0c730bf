import { query } from '../../setup/database.ts';
import { expect, test } from '../../setup/shop-test.ts';

test('/brands and /brands/{id} (R1122, R1123)', async ({ page }) => {
  const [brand] = await query<{ id: string; name: string; count: number }>(`
    select brands.id, brands.name, count(*)::int from brands join products on brand_id = brands.id where variant_of_id is null
    group by brands.id order by 3 desc, 2 limit 1`);
  const [all] = await query<{ count: number }>('select count(*)::int from brands');

  await test.step('List: grid of brand logos linking to /brands/{id}', async () => {
    await page.goto('/brands');
    expect(await page.locator('main a[href^="/brands/"]').count()).toBeGreaterThanOrEqual(Math.min(all!.count, 12));
    await page.locator(`main a[href="/brands/${brand!.id}"]`).click();
  });
  await test.step("Detail: logo, name, 'A propos', product count and cards, link 'Retour aux marques'", async () => {
    await expect(page.getByRole('heading', { level: 1, name: brand!.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A propos' })).toBeVisible();
    await expect(page.getByText(`${brand!.count} produits`)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(brand!.count);
    await page.getByRole('link', { name: 'Retour aux marques' }).click();
    await expect(page).toHaveURL(/\/brands$/);
  });
});

test('/categories, /categories/{id}, subcategory (R1125)', async ({ page }) => {
  const [root] = await query<{ id: string; title: string; child: string; name: string }>(`
    select parent.id, parent.title, child.id as child, child.title as name from categories parent
    join categories child on child.parent_id = parent.id
    join products_categories on categories_other_id = child.id order by parent.title, child.title limit 1`);

  await test.step('List: root categories as cards linking to /categories/{id}', async () => {
    await page.goto('/categories');
    await page.locator(`main a[href="/categories/${root!.id}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: root!.title })).toBeVisible();
  });
  await test.step('Detail: subcategories linking to /categories/{id}/subcategories/{subId}, related products', async () => {
    await page.getByRole('list', { name: 'Sous-catégories' }).getByRole('link', { name: root!.name }).click();
    await expect(page).toHaveURL(`/categories/${root!.id}/subcategories/${root!.child}`);
  });
  await test.step('Subcategory page: banner, link back to /categories/{parentId}, related products', async () => {
    await expect(page.getByRole('heading', { level: 1, name: root!.name })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.locator('main').getByRole('link', { name: root!.title }).first().click();
    await expect(page).toHaveURL(`/categories/${root!.id}`);
  });
  await test.step('the parent may be the word unknown', async () => {
    const answer = await page.goto(`/categories/unknown/subcategories/${root!.child}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: root!.name })).toBeVisible();
  });
});
