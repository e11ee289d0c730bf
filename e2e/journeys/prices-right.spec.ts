import { heldRights, type StaffRight } from '@karite/shared/accounts';
import type { Product } from '@karite/shared/resources';
import { openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

test('R920: « Prix » lets change a price, which the catalogue’s form shows with the right that is lacking', async ({
  page,
  create,
  isMobile,
}) => {
  const product = await create<Product>('/products', { name: `Savon au juste prix ${Date.now()}`, price: 5_000 });
  const colleague = await makeCustomer();
  const hold = (...held: StaffRight[]) =>
    query('update users set rights = $1 where email = $2', [heldRights(held), colleague.email]);
  const read = () => call<Product>('GET', `/products/${product.id}`);
  const form = page.getByRole('dialog');
  const price = form.getByLabel('Prix', { exact: true });
  const open = () => page.goto(`${process.env.SHOP_URL}/admin/products/edit/${product.id}`);
  const save = async () => {
    await form.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(form).toHaveCount(0);
  };

  await hold('catalogue');
  await signInAsAdmin(page);
  await page.evaluate((token) => localStorage.setItem('token', token), colleague.token);
  await open();
  await expect(form.getByText('Il faut le droit « Prix » pour modifier « Prix »')).toBeVisible();
  await expect(price).toHaveJSProperty('tagName', 'OUTPUT');
  await form.getByLabel('Nombre d’avis').fill('7');
  await save();
  expect(await read()).toMatchObject({ reviews: 7, price: product.price });
  await expect(page.getByRole('link', { name: 'Nouveau Produit' })).toHaveCount(0);

  await hold('catalogue', 'prices');
  await open();
  await price.fill(String(product.price + 100));
  await save();
  expect((await read()).price).toBe(product.price + 100);
  await expect(page.getByRole('link', { name: 'Nouveau Produit' })).toBeVisible();

  // « Prix » alone: by the form, and in the list.
  await hold('prices');
  await open();
  await expect(form.getByLabel('Nombre d’avis')).toHaveCount(0);
  await price.fill(String(product.price + 200));
  await save();
  expect(await read()).toMatchObject({ price: product.price + 200, reviews: 7, name: product.name });
  // Cards of a phone are edited by their form.
  if (!isMobile) {
    await page.goto(`${process.env.SHOP_URL}/admin/products?q=${encodeURIComponent(product.name)}`);
    const cells = page.locator(`[data-row-key="${product.id}"] > .is-editable`);
    await expect(cells).toHaveCount(1);
    await cells.dblclick();
    await page.getByRole('spinbutton').fill(String(product.price + 300));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await read()).price).toBe(product.price + 300);
  }

  await signInAsAdmin(page);
  await openAdminPath(page, 'users');
  await page.getByRole('button', { name: 'Inviter un collègue' }).click();
  await expect(page.getByRole('dialog').getByText('Modifie : Produits (Prix, Prix de vente)')).toBeVisible();
});
