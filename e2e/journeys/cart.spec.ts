import type { Page } from '@playwright/test';
import { productsOfShop } from '../setup/customer.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/shop-test.ts';

/** Opens the cart with so many products; returns their names. */
async function openCart(page: Page, count: number): Promise<string[]> {
  const products = await productsOfShop(count);
  await page.goto('/health/live');
  await page.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify(products.map((product) => ({ productId: product.id, product, quantity: 2 }))),
  );
  await page.goto('/cart');
  await untilHydrated(page);
  return products.map(({ name }) => name);
}

test('R703: what was removed comes back, one line or the whole cart', async ({ page }) => {
  const [first = '', second = ''] = await openCart(page, 2);
  const quantity = (name: string) => page.getByRole('group', { name: `Quantité : ${name}` });
  await page.getByRole('button', { name: `Supprimer ${first}` }).click();
  await expect(page.getByText(`« ${first} » n’est plus dans votre panier.`)).toBeInViewport();
  await expect(quantity(first)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(quantity(first)).toContainText('2');

  await page.getByRole('button', { name: 'Vider le panier' }).click();
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  for (const name of [first, second]) await expect(quantity(name)).toContainText('2');
  await page.reload();
  for (const name of [first, second]) await expect(quantity(name)).toContainText('2');
});

test('the total and the way to pay stay in sight on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen shows the summary beside the lines');
  await openCart(page, 4);
  const pay = page.getByRole('link', { name: 'Procéder au paiement' });
  await expect(pay.first()).toBeInViewport();
  await page.getByRole('heading', { name: 'Récapitulatif' }).scrollIntoViewIfNeeded();
  await pay.first().click();
  await expect(page).toHaveURL(/\/checkout$/);
});
