import type { Page } from '@playwright/test';
import { query } from '../../setup/database.ts';
import { closeFilters, openFilters } from '../../setup/filters.ts';
import { expect, test } from '../../setup/shop-test.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const DROPPED = 'Un choix de cette adresse n’existe pas ou plus : il a été laissé de côté.';
const count = async (where: string, values: unknown[] = []) =>
  (
    await query<{ count: number }>(
      `select count(*)::int from products where variant_of_id is null and (${where})`,
      values,
    )
  )[0]!.count;

test('/shop: category filter, sorting, grid/list toggle, count; all in the address (R1111, R1114)', async ({
  page,
}) => {
  await page.goto('/shop');
  const all = await count('true');

  await test.step("product count ('produit' or 'produits'), sorted by name", async () => {
    await expect(page.getByText(`${all} produits`)).toBeVisible();
    const shown = await names(page).allInnerTexts();
    expect(shown).toHaveLength(24);
    expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'fr')));
  });

  await test.step('more of the list without losing the place', async () => {
    const link = page.getByRole('link', { name: 'Afficher plus' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect(names(page)).toHaveCount(48);
    await expect(page).toHaveURL(/page=2/);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
  });

  await test.step('sorting (price ascending), shareable, and back', async () => {
    await openFilters(page);
    await page.locator('select[name=tri]').selectOption('Prix croissant');
    await expect(page).toHaveURL(/tri=prix-croissant/);
    await expect(names(page)).toHaveCount(24);
    const [cheapest] = await query<{ price: number }>('select min(from_price)::float8 as price from products');
    await expect(page.getByRole('article').first()).toContainText(
      new Intl.NumberFormat('fr-FR').format(cheapest!.price).slice(-3),
    );
    await page.goBack();
    await expect(page).not.toHaveURL(/tri=/);
    await expect(page.locator('select[name=tri]')).toHaveValue('nom');
    await closeFilters(page);
  });

  await test.step('grid/list toggle', async () => {
    await page.getByRole('link', { name: 'Liste', exact: true }).click();
    await expect(page).toHaveURL(/vue=liste/);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Liste', exact: true })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('category filter (one category)', async () => {
    const [category] = await query<{ id: string; title: string; count: number }>(`
      select categories.id, title, count(*)::int from categories
      join products_categories on categories_other_id = categories.id join products on products.id = products_id
      where parent_id is not null and variant_of_id is null
      group by categories.id order by 3 desc, 2 limit 1`);
    await openFilters(page);
    await page.locator('select[name=categorie]').selectOption(category!.id);
    await expect(page).toHaveURL(new RegExp(`categorie=${category!.id}`));
    await expect(page.getByText(new RegExp(`^${category!.count} produits?$`))).toBeVisible();
  });

  await test.step("empty state 'Aucun produit trouvé'", async () => {
    await page.goto('/shop?q=xyzxyz');
    await expect(page.getByText('Aucun produit trouvé', { exact: true })).toBeVisible();
  });
});

test('a list with an unsupported address shows all, and a message (R1114)', async ({ page, isMobile }) => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const all = await count('true');
  const category = page.locator('select[name=categorie]');

  await test.step('200 from the server, and the plain list as its canonical address', async () => {
    // What the server writes is the same at any width.
    for (const path of isMobile ? [] : ['/shop', '/promotions'])
      for (const broken of [
        ...['categorie=xyz', `categorie=${nobody}`, `categorie=${nobody},${nobody}`, 'categorie=%F0%9F%98%80'],
        ...[`categorie=${'x'.repeat(5_000)}`, 'categorie=x&categorie=y', 'tri=xyz', 'vue=x', 'page=-1', 'page=1e9'],
      ]) {
        const answer = await page.request.get(`${path}?${broken}`);
        expect(answer.status(), broken).toBe(200);
        const html = await answer.text();
        expect(html, broken).toContain(DROPPED);
        expect(html, broken).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}(\\?page=\\d+)?"`));
      }
  });

  await test.step('the filter shows all, and the next choice leaves the broken one behind', async () => {
    await page.goto('/shop?categorie=xyz');
    await expect(page.getByText(DROPPED)).toBeVisible();
    await expect(page.getByText(`${all} produits`)).toBeVisible();
    await expect(category).toHaveValue('');
    await openFilters(page);
    await page.locator('select[name=tri]').selectOption('Prix croissant');
    await expect(page).toHaveURL('/shop?tri=prix-croissant');
    await expect(page.getByText(DROPPED)).toHaveCount(0);
  });

  await test.step('the same by a link inside the shop', async () => {
    await page.evaluate((id) => {
      history.pushState(null, '', `/shop?categorie=${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, nobody);
    await expect(page.getByText(DROPPED)).toBeVisible();
    await expect(page.getByText(`${all} produits`)).toBeVisible();
    await expect(category).toHaveValue('');
  });
});

test('a card adds to the cart and keeps a favourite (R1102)', async ({ page }) => {
  await page.goto('/shop');
  const card = page.getByRole('article').filter({ hasText: 'Stock' }).first();

  await test.step("'Ajouter', then 'Ajouté au panier !' for 800 ms; disabled during feedback", async () => {
    await card.getByRole('button', { name: /^Ajouter/ }).click();
    await expect(card.locator('button:disabled', { hasText: /^Ajouté au panier\s!/ })).toBeVisible();
    await expect(card.locator('button:enabled', { hasText: /^Ajouter/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeAttached();
  });

  await test.step('a favourite heart, saved', async () => {
    await card.getByRole('button', { name: /^Favori/ }).click();
    await page.goto('/favoris');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step("'Rupture': disabled when out of stock", async () => {
    const [gone] = await query<{ name: string }>(
      'select name from products where not is_available and variant_of_id is null order by name limit 1',
    );
    await page.goto(`/shop?q=${encodeURIComponent(gone!.name)}`);
    const card = page.getByRole('article').filter({ hasText: gone!.name }).first();
    await expect(card.getByText('Rupture')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Ajouter/ })).toBeDisabled();
  });
});

test('a list of favourites is sent, and taken over by who gets it (R1908)', async ({ page, browser }) => {
  await page.addInitScript(() => {
    // No share sheet here: its data is recorded.
    Object.assign(navigator, {
      share: async ({ url }: { url: string }) => void Object.assign(window, { shared: url }),
    });
  });
  await page.goto('/shop');
  const cards = page.getByRole('article');
  for (const at of [0, 1])
    await cards
      .nth(at)
      .getByRole('button', { name: /^Favori/ })
      .click();
  await page.goto('/favoris');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Partager ma liste' }).click();
  const link = await page.evaluate(() => Reflect.get(window, 'shared'));

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(String(link));
  await expect(friend.getByRole('heading', { level: 1, name: 'Une liste pour vous' })).toBeVisible();
  await expect(friend.getByRole('article')).toHaveCount(2);
  await friend.getByRole('button', { name: 'Tout ajouter à mes favoris' }).click();
  await expect(friend.getByRole('button', { name: 'Dans vos favoris' })).toBeDisabled();
  await friend.goto(new URL('/favoris', String(link)).href);
  await expect(friend.getByRole('heading', { level: 1, name: 'Mes Favoris' })).toBeVisible();
  await expect(friend.getByRole('article')).toHaveCount(2);
  await friend.context().close();
});

test("/promotions 'Promotions Exclusives' (R1112)", async ({ page }) => {
  await page.goto('/promotions');
  const promoted = await count("badge ilike '%promo%'");
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions Exclusives' })).toBeVisible();
  await expect(page.getByText(`${promoted} produit(s) en promotion`)).toBeVisible();

  await openFilters(page);
  await test.step("first option 'Toutes les catégories'; Trier par nom, Prix croissant, Prix décroissant, Meilleures notes", async () => {
    await expect(page.locator('select[name=categorie]').locator('option').first()).toHaveText('Toutes les catégories');
    await expect(page.locator('select[name=tri]').locator('option')).toHaveText([
      'Trier par nom',
      'Prix croissant',
      'Prix décroissant',
      'Meilleures notes',
    ]);
  });

  await closeFilters(page);
  await test.step("a promo card shows a fixed '-10%' badge and the original price struck through", async () => {
    const card = page.getByRole('article').first();
    await expect(card.getByText('-10%')).toBeVisible();
    const [price, base] = [await card.locator('p > span').last().innerText(), await card.locator('del').innerText()];
    const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
    expect(amount(price)).toBeCloseTo(amount(base) * 0.9, 2);
  });

  await test.step("empty: 'Aucun produit en promotion actuellement'", async () => {
    await page.goto('/promotions?q=xyzxyz');
    await expect(page.getByText('Aucun produit en promotion actuellement')).toBeVisible();
    await expect(page.getByText('Revenez bientôt pour découvrir nos nouvelles offres !')).toBeVisible();
  });
});

test('/search?q= (R1003)', async ({ page }) => {
  await page.goto('/search?q=karite');
  await test.step('Title \'Résultats pour "q"\', grid of result cards linking to /produits/{id}, price with CFA', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats pour "karite"');
    const card = page
      .locator('main article')
      .filter({ has: page.locator('a[href^="/produits/"]') })
      .first();
    await expect(card).toContainText(/\d,\d{2} CFA/);
  });
  await test.step('name truncated to 40 characters plus an ellipsis', async () => {
    const [long] = await query<{ name: string }>('select name from products where length(name) > 40 limit 1');
    if (!long) return;
    await page.goto(`/search?q=${encodeURIComponent(long.name)}`);
    await expect(page.getByText(`${long.name.slice(0, 40).trimEnd()}…`)).toBeVisible();
  });
  await test.step('\'Aucun produit trouvé pour "q"\'', async () => {
    await page.goto('/search?q=xyzxyz');
    await expect(page.getByText('Aucun produit trouvé pour "xyzxyz"')).toBeVisible();
  });
  await test.step("'Aucun résultat exact' above the closest, and not above what has all words (R2140)", async () => {
    await page.goto('/search?q=shampoing+xyzxyz');
    await expect(page.getByText('Aucun résultat exact', { exact: true })).toBeVisible();
    await expect(page.locator('main a[href^="/produits/"]').first()).toBeVisible();
    await page.goto('/search?q=shampoing');
    await expect(page.locator('main a[href^="/produits/"]').first()).toBeVisible();
    await expect(page.getByText('Aucun résultat exact', { exact: true })).toHaveCount(0);
  });
  await test.step('blank query on the search page gives empty result', async () => {
    await page.goto('/search?q=%20');
    await expect(page.locator('main a[href^="/produits/"]')).toHaveCount(0);
  });
});
