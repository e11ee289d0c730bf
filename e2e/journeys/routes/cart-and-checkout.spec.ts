import type { Page } from '@playwright/test';
import { query } from '../../setup/database.ts';
import { expect, test } from '../../setup/shop-test.ts';

type Facts = { id: string; name: string; price: number; badge: string | null };
const one = async (where: string, order = 'price, name') =>
  (
    await query<Facts>(
      `select id, name, price::float8, badge from products where in_stock and ${where} order by ${order} limit 1`,
    )
  )[0]!;

/** Puts products into the cart as the shop stores it (R701). */
async function fill(page: Page, lines: { product: Facts; quantity: number }[]): Promise<void> {
  const cart = lines.map(({ product, quantity }) => ({
    productId: product.id,
    quantity,
    product: { ...product, inStock: true, images: [], rating: null, reviews: null, brand: null },
  }));
  await page.goto('/health/live'); // an empty page of the shop lends its storage
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart));
}

const definition = (page: Page, term: string) =>
  page
    .locator('dt')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]');
const amount = async (page: Page, term: string) =>
  Number((await definition(page, term).innerText()).replace(/[^\d,]/g, '').replace(',', '.'));

test('/cart (R705)', async ({ page }) => {
  const normal = await one("(badge is null or badge not ilike '%promo%') and price < 15000", 'price desc, name');
  const promoted = await one("badge ilike '%promo%' and price < 15000", 'price desc, name');

  await test.step("Empty: 'Votre panier est vide' with a link to /shop", async () => {
    await page.goto('/cart');
    await expect(page.getByText('Votre panier est vide')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Voir tous les produits' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  await test.step('promo products and normal-price products are listed in separate groups', async () => {
    await fill(page, [
      { product: normal, quantity: 1 },
      { product: promoted, quantity: 1 },
    ]);
    await page.goto('/cart');
    const group = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(group('Produits en promotion').getByText(promoted.name)).toBeVisible();
    await expect(group('Produits au prix normal').getByText(normal.name)).toBeVisible();
  });

  await test.step('discount from 50 000 on non-promo items only; free delivery from 15 000', async () => {
    const quantity = Math.ceil(50_000 / normal.price);
    for (let now = 1; now < quantity; now += 1)
      await page
        .getByRole('group', { name: `Quantité : ${normal.name}` })
        .getByLabel('Augmenter la quantité')
        .click();
    await expect(definition(page, 'Remise')).toBeVisible();
    expect(await amount(page, 'Remise')).toBe(Math.round(normal.price * quantity * 0.1));
    await expect(definition(page, 'Livraison')).toHaveText('Gratuite');
    expect(await amount(page, 'Total')).toBe(
      Math.round((await amount(page, 'Sous-total')) - (await amount(page, 'Remise'))),
    );
  });

  await test.step('quantity of zero or less removes the line; remove; below the limits, hints for missing amounts', async () => {
    await page.getByRole('button', { name: `Supprimer ${normal.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Produits au prix normal' })).toHaveCount(0);
    await expect(page.getByText(/Plus que .* pour la livraison gratuite\./)).toBeVisible();
    expect(await amount(page, 'Livraison')).toBe(2_000);
    await page.getByLabel('Diminuer la quantité').click();
    await expect(page.getByText('Votre panier est vide')).toBeVisible();
  });

  await test.step("'Vider le panier'", async () => {
    await fill(page, [{ product: normal, quantity: 3 }]);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Vider le panier' }).click();
    await expect(page.getByText('Votre panier est vide')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  });
});

test("/checkout 'Finaliser ma commande': what is missing, relay points, the ways to pay (R801 to R804)", async ({
  page,
}) => {
  const cheap = await one("(badge is null or badge not ilike '%promo%') and price < 10000");
  await fill(page, [{ product: cheap, quantity: 1 }]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Procéder au paiement' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finaliser ma commande' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirmer la commande' });

  await test.step('the ways to pay that the shop offers, in its order', async () => {
    await expect(page.getByRole('group', { name: 'Mode de paiement' }).getByRole('radio')).toHaveCount(3);
    await page.getByRole('radio', { name: /^En boutique/ }).check();
  });

  await test.step("'Veuillez remplir tous les champs obligatoires (nom, prénom, WhatsApp)'", async () => {
    await confirm.click();
    await expect(
      page.getByText('Veuillez remplir tous les champs obligatoires (nom, prénom, WhatsApp)').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Nom', { exact: true })).toBeFocused();
    await page.getByLabel('Nom', { exact: true }).fill('Mbemba');
    await page.getByLabel('Prénom').fill('Grâce');
    await page.getByLabel('WhatsApp').fill('+242 06 600 00 00');
  });

  await test.step("'Veuillez saisir votre adresse de livraison'; home delivery 2000", async () => {
    expect(await amount(page, 'Frais de livraison')).toBe(2_000);
    await confirm.click();
    await expect(page.getByText('Veuillez saisir votre adresse de livraison').first()).toBeVisible();
  });

  await test.step('relay point: country, city, and the fee of each country', async () => {
    await page.getByLabel('Point relais').check();
    await confirm.click();
    await expect(page.getByText('Veuillez sélectionner un pays pour le point de relais').first()).toBeVisible();
    for (const [country, fee, first] of [
      ['BJ', 1_500, 'Cotonou'],
      ['CI', 2_500, 'Abidjan'],
      ['CD', 4_000, 'Kinshasa'],
      ['CG', 3_500, 'Brazzaville'],
    ] as const) {
      await page.getByLabel('Pays').selectOption(country);
      expect(await amount(page, 'Frais de livraison')).toBe(fee);
      await expect(page.getByLabel('Ville').locator('option').nth(1)).toHaveText(first);
      await expect(page.getByLabel('Ville').locator('option')).toHaveCount(11);
      await expect(page.getByLabel('Ville')).toHaveValue('');
    }
    await confirm.click();
    await expect(page.getByText('Veuillez sélectionner une ville pour le point de relais').first()).toBeVisible();
    await page.getByLabel('Ville').selectOption('Pointe-Noire');
  });

  await test.step('in-shop order: the cart is cleared and a confirmation with the order number is shown', async () => {
    const total = await amount(page, 'Total');
    await confirm.click();
    const thanks = page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' });
    await expect(thanks).toBeVisible();
    const orderId = await page.getByText(/^ORDER_\d+_\w+$/).innerText();
    const [stored] = await query<object>(
      'select total_price::float8 as total, payment_method as method, country, city from orders where order_id = $1',
      [orderId],
    );
    expect(stored).toEqual({ total, method: 'boutique', country: 'CG', city: 'Pointe-Noire' });
    expect(total).toBe(Math.round(cheap.price) + 3_500);
    await page.reload();
    await expect(thanks).toBeVisible();
    await expect(page.getByText(orderId)).toBeVisible();
    await page.getByRole('link', { name: 'Suivre ma commande' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Commande\s*KR-/);
    await page.goBack();
    await expect(thanks).toBeVisible();
  });

  await test.step('the next cart, filled and emptied by another tab, is not thanked for', async () => {
    const other = await page.context().newPage();
    await fill(other, [{ product: cheap, quantity: 1 }]);
    await expect(page.getByRole('heading', { level: 1, name: 'Finaliser ma commande' })).toBeVisible();
    await other.evaluate(() => localStorage.setItem('cart', '[]'));
    await expect(page.getByText('Votre panier est vide')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Votre panier est vide')).toBeVisible();
    await other.close();
  });
});

test('/checkout with an empty cart after an order: nobody is thanked again', async ({ page }) => {
  const product = await one("(badge is null or badge not ilike '%promo%') and price < 10000");
  await fill(page, [{ product, quantity: 1 }]);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /^En boutique/ }).check();
  await page.getByLabel('Nom', { exact: true }).fill('Mbemba');
  await page.getByLabel('Prénom').fill('Grâce');
  await page.getByLabel('WhatsApp').fill('+242 06 600 00 00');
  await page.getByLabel('Adresse de livraison').fill('Avenue Foch 18, Brazzaville');
  await page.getByRole('button', { name: 'Confirmer la commande' }).click();
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' })).toBeVisible();
  await page.getByRole('link', { name: 'Continuer mes achats' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();

  const expectEmpty = async () => {
    await expect(page.getByText('Votre panier est vide')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Merci' })).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: 'Voir tous les produits' })).toHaveAttribute(
      'href',
      '/shop',
    );
  };
  await test.step('visited again', async () => {
    await page.goto('/checkout');
    await expectEmpty();
  });
  await test.step('after the next cart was emptied', async () => {
    await fill(page, [{ product, quantity: 2 }]);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Procéder au paiement' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Finaliser ma commande' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Vider le panier' }).click();
    await page.goForward();
    await expectEmpty();
  });
});
