import { aProduct } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { filtersOf, openFilters } from '../setup/filters.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/shop-test.ts';

test('R1845: fee and time for one’s own city, which this device remembers and the checkout begins with', async ({
  page,
}) => {
  const { id } = await aProduct();
  await page.goto(`/produits/${id}`);
  await untilHydrated(page);
  const main = page.getByRole('main');
  const delivery = main.getByRole('listitem').filter({ hasText: 'Frais et délais pour ma ville' });
  await expect(delivery).toContainText(/à domicile, 2\s000 FCFA\s; en point relais, 1\s500 à 4\s000 FCFA/i);
  await delivery.getByText('Frais et délais pour ma ville').click();
  await expect(delivery.getByLabel('Pays')).toBeFocused();
  await delivery.getByLabel('Pays').selectOption('CI');
  await delivery.getByLabel('Ville').selectOption('Abidjan');
  await expect(delivery).toContainText('Livraison : Abidjan, Côte d’Ivoire');
  await expect(delivery).toContainText(
    /à domicile, 2\s000 FCFA\s; en point relais, 2\s500 FCFA\s; en 2 à 4 jours ouvrés/i,
  );
  await page.reload();
  await expect(delivery).toContainText('Livraison : Abidjan, Côte d’Ivoire');
  await untilHydrated(page);
  await main.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByLabel('Pays')).toHaveValue('CI');
  await expect(page.getByLabel('Ville')).toHaveValue('Abidjan');
  await expect(page.getByText('Livraison à Abidjan en 2 à 4 jours ouvrés.')).toBeVisible();
});

test('R1848: what is often bought with a product comes first beside it', async ({ page }) => {
  // Of a shelf that has six others.
  const [pair] = await query<{ id: string; name: string }>(
    `select one.id, other.name from bought_together pair join products one on one.id = pair.product_id and one.in_stock
     join products other on other.id = pair.other_id and other.is_available
     where 7 <= all (select count(*) from products_categories mine join products_categories theirs using (categories_other_id)
       join products near on near.id = theirs.products_id and near.is_available and near.variant_of_id is null
       where mine.products_id = one.id group by categories_other_id)
     order by one.name, pair.orders desc, pair.other_id limit 1`,
  );
  await page.goto(`/produits/${pair?.id}`);
  const shelf = page.getByRole('region', { name: 'Vous aimerez aussi' });
  await expect(shelf.getByRole('article').first()).toContainText(pair!.name);
  await expect(shelf.getByRole('article')).toHaveCount(6);
  await shelf
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeAttached();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('R1844, R1845: the terms are read country by country, and lists are filtered by the type of skin', async ({
    page,
  }) => {
    const { id } = await aProduct();
    await page.goto(`/produits/${id}`);
    await page.getByText('Frais et délais pour ma ville').click();
    await expect(page.getByText(/en 1 à 5 jours ouvrés\. Retrait en boutique/)).toBeVisible();
    await page.goto('/shop');
    const facets = filtersOf(page);
    await openFilters(page);
    const dry = facets.getByRole('list', { name: 'Type de peau' }).getByRole('link', { name: /^Sèche/ });
    const count = /(\d+)$/.exec((await dry.innerText()).trim())?.[1];
    await dry.click();
    await expect(page).toHaveURL(/\/shop\?peau=seche$/);
    await expect(page.getByText(`${count} produits`).first()).toBeVisible();
  });
});

test('R1208: the questionnaire fits what was chosen, and its routine goes into the cart at once', async ({ page }) => {
  await page.goto('/diagnostic');
  await untilHydrated(page);
  const answer = (name: RegExp | string) => page.getByRole('main').getByRole('link', { name }).click();
  await answer('Parfums et coffrets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quelle senteur aimez-vous ?');
  await answer('Question précédente');
  await answer('Soin des cheveux');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment sont vos cheveux ?');
  await answer('Ils cassent ou tombent');
  await answer('Peu importe');
  await answer('L’avis des autres');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['1. Nettoyer', '2. Soigner', '3. Protéger']);
  await expect(page.getByRole('main').getByText('Fortifie la fibre qui casse.')).toBeVisible();
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(names).toHaveLength(3);
  // The address is the routine: who is sent it sees the same.
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Tout ajouter' }).click();
  await expect(page.getByRole('link', { name: 'Panier : 3' }).first()).toBeAttached();
  await answer('Recommencer');
  await expect(page.getByText('Question 1 sur 4')).toBeVisible();
});
