import type { Page } from '@playwright/test';
import { query } from './database.ts';

const SHOP = () => process.env.SHOP_URL!;

type CheapProduct = { id: string; name: string; price: number };
/** A product that is sold, at its price, below what delivers it for nothing. */
export const aProduct = async () =>
  (
    await query<CheapProduct>(
      "select id, name, price::float8 as price from products where in_stock and price < 10000 and (badge is null or badge not ilike '%promo%') order by name limit 1",
    )
  )[0]!;

/** A cart of one product, on the checkout; `token`: of who is signed in. */
export async function openCheckout(page: Page, token = ''): Promise<CheapProduct> {
  const product = await aProduct();
  await page.goto(`${SHOP()}/hors-ligne`);
  await page.evaluate(
    ({ token, product: { id, name, price } }) => {
      if (token) localStorage.setItem('token', token);
      localStorage.setItem(
        'cart',
        JSON.stringify([{ productId: id, quantity: 1, product: { id, name, price, badge: null, inStock: true } }]),
      );
    },
    { token, product },
  );
  await page.goto(`${SHOP()}/checkout`);
  await page.waitForLoadState('networkidle');
  return product;
}

/** The required fields. */
export async function fillCustomer(page: Page) {
  await page.getByLabel('Nom', { exact: true }).fill('Adjovi');
  await page.getByLabel('Prénom').fill('Afi');
  await page.getByLabel('WhatsApp', { exact: true }).fill('97 12 34 56');
}

export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer la commande' });
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' });
