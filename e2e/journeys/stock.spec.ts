import type { Product } from '@karite/shared/resources';
import { adminButton, openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { confirm, fillCustomer } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

const makeProduct = async () => {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  return call<Product>('POST', '/products', { token, body: { name: `Savon compté ${Date.now()}`, price: 4_000 } });
};
const left = async (productId: string) =>
  (await query<{ quantity: number }>('select quantity from stocks where product_id = $1', [productId]))[0]?.quantity;

// The refused order is one on purpose.
test.use({ mayComplain: true });

test('R1860 to R1862: a product is counted, sold no further than there is, and returned', async ({ page }) => {
  const { id, name, price } = await makeProduct();
  await signInAsAdmin(page);
  await openAdminPath(page, 'stock-movements');
  await adminButton(page, 'Nouveau mouvement').click();
  const form = topDialog(page);
  await form.getByRole('combobox', { name: 'Produit' }).fill(name);
  await page.getByTitle(name).click();
  await form.getByLabel('Quantité').fill('2');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toContainText('faites d’abord son inventaire');
  await form.getByTitle('Réception').click();
  await page.getByTitle('Comptage').click();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toBeHidden();
  await expect(page.locator('.record-list')).toContainText(name);

  const fill = (quantity: number) =>
    page.evaluate(
      ({ quantity, product }) => {
        localStorage.removeItem('token');
        localStorage.setItem('cart', JSON.stringify([{ productId: product.id, quantity, product }]));
      },
      { quantity, product: { id, name, price, badge: null, inStock: true } },
    );
  await page.goto('/hors-ligne');
  await fill(3);
  await page.goto('/checkout');
  await fillCustomer(page);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await confirm(page).click();
  await expect(page.getByText(`Il ne reste que 2 « ${name} »`).first()).toBeVisible();
  await fill(2);
  await page.goto('/checkout');
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' })).toBeVisible();
  expect(await left(id)).toBe(0);
  await signInAsAdmin(page);
  const [order] = await query<{ id: string }>('select orders_id as id from orders_items where product_id = $1', [id]);
  await openAdminPath(page, `orders/${order?.id}`);
  await adminButton(page, 'Changer le statut').click();
  const status = topDialog(page);
  await status.getByRole('radio', { name: 'Annulée' }).check();
  await expect(status.getByText('2 articles retournent en stock.')).toBeVisible();
  await expect(status.getByText('Rien n’a été reçu : rien n’est à rembourser.')).toBeVisible();
  const cancel = status.getByRole('button', { name: 'Annuler la commande' });
  await expect(cancel).toBeDisabled();
  await status.getByLabel('Raison de l’annulation').fill('Article épuisé');
  await cancel.click();
  await expect(status).toBeHidden();
  await expect(page.getByText('Article épuisé').first()).toBeVisible();
  expect(await left(id)).toBe(2);
  await openAdminPath(page, `stock-movements?productId=${id}`);
  for (const text of ['Comptage', 'Vente', 'Retour']) await expect(page.locator('.record-list')).toContainText(text);
});
