import { expect, test } from '../../setup/shop-test.ts';

test('/histoires: the brand story and the partnership (R1207)', async ({ page }) => {
  await page.goto('/histoires');
  await expect(page.getByRole('heading', { level: 1, name: 'Notre Histoire' })).toBeVisible();
  for (const fact of ['2023', 'depuis 2024', 'Cotonou', 'long terme'])
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
});

test('/diagnostic leads to products', async ({ page }) => {
  await page.goto('/diagnostic');
  for (const step of [1, 2, 3, 4]) {
    await expect(page.getByText(`Question ${step} sur 4`)).toBeVisible();
    await page.locator('main section li a').first().click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Votre routine' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('footer: contacts of four countries, small print, copyright year 2025 (R1206)', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('footer');
  await expect(footer.locator('address strong')).toHaveText(['Bénin', 'Côte d’Ivoire', 'RDC', 'République du Congo']);
  await expect(footer.getByText(/© 2025/)).toBeVisible();
  for (const [label, path] of [
    ['Contact', '/contact'],
    ['Mentions légales', '/mentions-legales'],
    ['Conditions de vente', '/conditions-de-vente'],
    ['Confidentialité', '/confidentialite'],
    ['Cookies', '/cookies'],
    ['Plan du site', '/plan-du-site'],
  ] as const) {
    await footer.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: label.split(' ')[0]! })).toBeVisible();
  }
});

test('header: banner, search drop-down, subcategories, services (R1002, R1203 to R1205)', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await expect(page.getByText('Livraison gratuite à partir de 15 000f')).toBeVisible();

  await test.step('up to 5 matching products and a link to /search?q={query}', async () => {
    const search = page.getByRole('search');
    await search.getByRole('combobox').fill('a');
    await search.getByRole('combobox').fill('lait');
    await expect(search.getByRole('link', { name: 'Voir tous les résultats' })).toHaveAttribute(
      'href',
      '/search?q=lait',
    );
    expect(await search.locator('a[href^="/produits/"]').count()).toBeLessThanOrEqual(5);
    await page.getByRole('button', { name: 'Fermer la recherche' }).dispatchEvent('click');
    await expect(search.getByRole('option')).toHaveCount(0);
    await search.getByRole('combobox').fill('xyzxyz');
    await expect(search.getByText('Aucun produit trouvé')).toBeVisible();
    await search.getByRole('combobox').fill('lait');
    await search.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/search?q=lait');
    await expect(search.getByRole('option')).toHaveCount(0);
  });

  await test.step('the desktop bar, or the mobile menu, lists the subcategories', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const list = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Rayons' });
    const links = list.locator('a[href*="/subcategories/"]');
    await expect(links.first()).toBeAttached();
    expect(await links.count()).toBeGreaterThan(20);
    // By root: each opens its own (R1926).
    if (!isMobile) {
      const root = list.getByRole('button', { name: 'Soin du visage' });
      await expect(links.first()).toBeHidden();
      await expect(root).toHaveAttribute('aria-expanded', 'false');
      await root.click();
    } else await list.getByText('Soin du visage', { exact: true }).click();
    await expect(links.first()).toBeVisible();
    if (isMobile) await page.keyboard.press('Escape');
  });

  await test.step("Services, or the mobile menu: Accueil, Marques, Produits, Professionnel, 'Besoin d'aide ?'", async () => {
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'Services', exact: true }).click();
    const panel = page.getByRole('dialog');
    if (isMobile) await panel.getByText('Services', { exact: true }).click();
    const own = ['Diagnostic de peau', 'Notre Histoire'];
    for (const label of ['Accueil', 'Marques', 'Produits', ...own, 'Professionnel', "Besoin d'aide ?"])
      await expect(panel.getByRole('link', { name: label, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

test.describe('not there', () => {
  test.use({ mayComplain: true }); // the browser itself notes a 404
  test('404: the product, the category and the page show it (R1209)', async ({ page }) => {
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const [path, text] of [
      [`/produits/${missing}`, "Le produit que vous recherchez n'existe pas ou a été supprimé."],
      [`/categories/${missing}`, 'Catégorie introuvable'],
      ['/nulle-part', 'Page introuvable'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
    }
  });
});
