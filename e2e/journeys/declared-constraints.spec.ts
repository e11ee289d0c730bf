import type { Influencer, Product } from '@karite/shared/resources';
import { signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer } from '../setup/customer.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

// Browsers log each refusal.
test.use({ mayComplain: true });

test('declared constraints are shown beside the input, and a deletion lists what is deleted with it', async ({
  page,
}) => {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const add = <T>(url: string, body: object, as = token) => call<T>('POST', url, { token: as, body });
  const mark = Date.now();
  const product = await add<Product>('/products', { name: `Argile ${mark}`, price: 4_000 });
  const influencer = await add<Influencer>('/influencers', { code: `Été-${mark}`, name: `Nadège ${mark}` });
  for (const rating of [5, 4])
    await add('/reviews', { productId: product.id, author: 'Cliente', rating }, (await makeCustomer()).token);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page);
  const open = (path: string) => page.goto(`${process.env.SHOP_URL}/admin/${path}`);
  const save = () => topDialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  const fieldOf = (label: string) => topDialog(page).locator('.ant-form-item').filter({ hasText: label }).first();

  await test.step('a code that is taken, whatever its case and accents', async () => {
    await open('influencers?_create=1');
    await topDialog(page).getByLabel('Code').fill(`ETE-${mark}`);
    await topDialog(page).getByLabel('Nom').fill('Autre');
    await save();
    await expect(fieldOf('Code')).toContainText('Ce code existe déjà');
  });

  await test.step('what is empty, and what is not', async () => {
    const found = page.getByText(influencer.name).first();
    await open(`influencers?q=${mark}&country_empty=true`);
    await expect(found).toBeVisible();
    await open(`influencers?q=${mark}&country_empty=false`);
    await expect(page.getByText('Aucun résultat')).toBeVisible();
    await expect(found).toHaveCount(0);
  });

  await test.step('a deletion that takes others along, and one that others keep from being done', async () => {
    await open(`products?q=${mark}`);
    await page.getByRole('button', { name: `Supprimer ${product.name}` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Seront aussi supprimés : 2 avis' })).toBeVisible();
    const [sold] = await call<Product[]>('GET', '/products?brandId_empty=false&_end=1');
    const brand = sold?.brand?.name ?? '';
    await open(`brands?q=${encodeURIComponent(brand)}`);
    await page.getByRole('button', { name: `Supprimer ${brand}` }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Suppression impossible : encore utilisé par' }),
    ).toBeVisible();
  });
});
